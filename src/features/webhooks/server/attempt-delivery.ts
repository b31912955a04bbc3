import { type AttemptVerdict, judgeAnswer } from "@/domain/webhooks/delivery";
import type { SentAttempt } from "@/domain/ports/webhooks";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import type { DeliverData } from "./deliver-event";
import { disableEndpoint, mayStillAct } from "./store";
import { findDelivery, insertAttempt, markTaken, moveDelivery, type WholeDelivery } from "./store-deliveries";

export interface NextAttempt {
  /** ISO 8601; null when nothing is left to do for this run. */
  nextAt: string | null;
}

const ENDED: NextAttempt = { nextAt: null };
const GONE_REASON = "The receiver answered 410: it is gone for good.";

/**
 * One attempt of one delivery, if it is due and this run's. Safe to repeat: killed before its outcome was written it
 * sends again under the same id, afterwards it only says when the next is due.
 */
export async function attemptDelivery(ctx: AppContext, { deliveryId, round }: DeliverData): Promise<NextAttempt> {
  const row = await findDelivery(ctx.root, deliveryId);
  const now = ctx.now();
  if (row === null || row.status !== "PENDING" || row.round !== round) return ENDED;
  await markTaken(ctx.root, deliveryId, round, now);
  if (row.nextAttemptAt !== null && row.nextAttemptAt > now) return { nextAt: row.nextAttemptAt.toISOString() };
  const bar = await reasonNotToSend(ctx, row);
  if (bar !== null) {
    const outcome = { error: bar, code: "NOT_SENT" } as const;
    return settle(ctx, row, { status: null, retryAfter: null, answer: null, durationMs: 0, ...outcome }, { move: "giveUp", waitSec: null, disable: false, ...outcome });
  }
  const sent = await ctx.ports.webhooks.send({ id: row.id, url: row.endpoint.url, body: row.body, at: now, secrets: secretsOf(row, now) });
  const failed = row.attempts - row.earlierAttempts + 1;
  // The draw spreads the retries of messages that failed together; nothing but the wait depends on it.
  return settle(ctx, row, sent, judgeAnswer(sent, { failed, draw: Math.random(), now: ctx.now(), once: row.event === "test" }));
}

async function reasonNotToSend(ctx: AppContext, { endpoint }: WholeDelivery): Promise<string | null> {
  if (endpoint.disabledAt !== null) return `Not sent, since the webhook is disabled. ${endpoint.disabledReason ?? ""}`.trim();
  return (await mayStillAct(ctx.root, endpoint.ownerId)) ? null : "Not sent, since the account it belongs to is no longer active.";
}

function secretsOf({ endpoint }: WholeDelivery, now: Date): { sealed: string; endpointId: string }[] {
  const previous = endpoint.previousUntil !== null && endpoint.previousUntil > now ? endpoint.sealedPrevious : null;
  return [endpoint.sealedSecret, previous].filter((sealed) => sealed !== null).map((sealed) => ({ sealed, endpointId: endpoint.id }));
}

/** Writes the outcome with its log line, unless another run has taken over meanwhile. */
function settle(ctx: AppContext, row: WholeDelivery, sent: SentAttempt, verdict: AttemptVerdict): Promise<NextAttempt> {
  return withTransaction(ctx, async (tx) => {
    const now = tx.now();
    const nextAttemptAt = verdict.waitSec === null ? null : new Date(now.getTime() + verdict.waitSec * 1000);
    const number = row.attempts + 1;
    const changes = { attempts: number, nextAttemptAt, endedAt: nextAttemptAt === null ? now : null };
    if (!(await moveDelivery(tx.db, row.id, verdict.move, changes, { round: row.round, attempts: row.attempts }))) return ENDED;
    const at = new Date(now.getTime() - sent.durationMs);
    await insertAttempt(tx.db, { deliveryId: row.id, number, at, durationMs: sent.durationMs, statusCode: sent.status, error: verdict.error, code: verdict.code, answer: sent.answer });
    if (verdict.disable && (await disableEndpoint(tx.db, row.endpointId, GONE_REASON, now)))
      await audit(tx, "webhook.disabled", { type: "webhook", id: row.endpointId }, { by: "receiver" });
    return { nextAt: nextAttemptAt?.toISOString() ?? null };
  });
}
