import type { RootDb } from "@/adapters/db";
import { addCost } from "@/features/jobs/server";
import { JobError, toJobError } from "@/domain/jobs/job-errors";
import { gateFor, saysOfService } from "@/domain/model/breaker";
import { costOf, priceOf } from "@/domain/model/price";
import type { Log } from "@/domain/ports/log";
import type { ModelAnswer, ModelCall, ModelClient } from "@/domain/ports/model-client";
import { isSpent, monthAround } from "@/domain/schedules/budget";
import { bookAnswer, bookFailure, findPrices, insertModelRun, returnProbe, takeProbe } from "./store";
import { findGate } from "./store-gate";

/** The month of the budget is the calendar's, in one zone for the whole workspace. */
export const BUDGET_ZONE = "UTC";

/** A call that is on its way. */
interface Begun {
  started: number;
  prices: ReturnType<typeof findPrices>;
}

/**
 * A client with a ledger and two brakes: the month's budget, and a circuit breaker for each model. The breaker is in
 * Postgres, for several processes ask the same service: one has to stop for all, and one probe has to be one.
 */
export function createMeteredClient(client: ModelClient, root: RootDb, log: Log, now: () => Date): ModelClient {
  const modelOf = (call: ModelCall): string => call.settings.modelId ?? client.modelId;

  async function admit(model: string): Promise<void> {
    const at = now();
    const { breaker, limitUsd, spentUsd } = await findGate(root, model, monthAround(at, BUDGET_ZONE).from);
    if (isSpent(spentUsd, limitUsd))
      throw new JobError("QUOTA_EXCEEDED", { sentence: "The month’s budget for language models is used up. An administrator can raise it." });
    const gate = gateFor(breaker, at);
    if (gate.kind === "go" || (gate.kind === "probe" && (await takeProbe(root, model, breaker, gate.next)))) return;
    const seconds = gate.kind === "wait" ? gate.seconds : 5;
    throw new JobError("MODEL_UNAVAILABLE", { sentence: "The model service has failed several times in a row and is left alone for a minute.", retryAfterSec: seconds, detail: "circuit breaker" });
  }

  /** The prices are read while the model works, so that no answer waits for them. */
  function begin(): Begun {
    const prices = findPrices(root);
    // Whoever books meets the fault; a call that is given up before that meets none.
    prices.catch(() => undefined);
    return { started: performance.now(), prices };
  }

  /** Books one call: its row, its job's cost, and what it says of the service. A fault in booking is logged and stops nothing. */
  async function book(call: ModelCall, model: string, { started, prices }: Begun, answer: ModelAnswer | null, error: JobError | null): Promise<void> {
    try {
      const at = now();
      const usage = answer?.usage ?? { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
      const price = answer === null ? null : priceOf(model, await prices);
      const costUsd = price === null ? null : costOf(usage, price);
      const { section = "OTHER", category = null, jobId = null, promptVersionIds = [], rubricVersion = null, schemaVersion = null } = call.purpose ?? {};
      const says = saysOfService(error?.code ?? null);
      const row = insertModelRun(root, {
        at, jobId, section, category, model, promptVersionIds: [...promptVersionIds], rubricVersion, schemaVersion, ...usage, costUsd,
        latencyMs: answer?.latencyMs ?? Math.round(performance.now() - started), stopReason: answer?.stopReason ?? null,
        outcome: error?.code ?? "OK", detail: error?.detail ?? null,
      });
      const told = says === "DOWN" ? bookFailure(root, model, at, error?.detail ?? null) : says === "UP" ? bookAnswer(root, model) : returnProbe(root, model);
      const paid = jobId !== null && costUsd !== null ? addCost(root, jobId, costUsd) : null;
      // Side by side, and all to their end: what one of them meets is no reason to leave another unwritten.
      for (const each of await Promise.allSettled([row, told, paid])) if (each.status === "rejected") throw each.reason;
    } catch (fault) {
      log.error("a model call was not booked", { model, error: String(fault) });
    }
  }

  return {
    modelId: client.modelId,

    async converse(call) {
      const model = modelOf(call);
      await admit(model);
      const begun = begin();
      try {
        const answer = await client.converse(call);
        await book(call, model, begun, answer, null);
        return answer;
      } catch (thrown) {
        await book(call, model, begun, null, toJobError(thrown));
        throw thrown;
      }
    },

    async *stream(call) {
      const model = modelOf(call);
      await admit(model);
      const begun = begin();
      let answer: ModelAnswer | null = null;
      let error: JobError | null = new JobError("CANCELLED", { detail: "the reader walked away" });
      try {
        for await (const event of client.stream(call)) {
          if (event.type === "end") {
            answer = event.answer;
            error = null;
          }
          yield event;
        }
      } catch (thrown) {
        error = toJobError(thrown);
        throw thrown;
      } finally {
        await book(call, model, begun, answer, error);
      }
    },
  };
}
