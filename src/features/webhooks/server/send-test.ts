import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { AppError, conflict } from "@/domain/errors";
import { testMessage } from "@/domain/webhooks/message";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type DeliveryDetail, webhookIdInput } from "../contract";
import { requireDelivery, requireEndpoint } from "./access";
import { deliverEvent } from "./deliver-event";
import { lockOwner } from "./store";
import { countRecentTests, insertDeliveries } from "./store-deliveries";
import { toDeliveryDetail } from "./to-view";

/** Enough to set a receiver up, too few to trouble someone else's server with. */
const TESTS_PER_HOUR = 30;
const HOUR_SEC = 3_600;

/** Sends a message that says only that it arrives. It gets one attempt. */
export async function sendTest(ctx: AppContext, input: z.input<typeof webhookIdInput>): Promise<DeliveryDetail> {
  const { id: endpointId } = webhookIdInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { actor, endpoint } = await requireEndpoint(tx, endpointId);
    if (endpoint.disabledAt !== null) throw conflict("This webhook is disabled. Enable it first, then send a test.", { code: "WEBHOOK_DISABLED" });
    await lockOwner(tx.db, actor.id);
    const at = tx.now();
    if ((await countRecentTests(tx.db, actor.id, new Date(at.getTime() - HOUR_SEC * 1000))) >= TESTS_PER_HOUR)
      throw new AppError("RATE_LIMITED", `You have sent ${TESTS_PER_HOUR} tests within an hour. Wait a little.`, { retryAfterSec: 120 });
    const id = randomUUID();
    await insertDeliveries(tx.db, [{ id, endpointId, jobId: null, event: "test", body: JSON.stringify(testMessage(at)), at }]);
    await audit(tx, "webhook.tested", { type: "webhook", id: endpointId });
    tx.afterCommit(() => ctx.ports.jobs.send([deliverEvent({ id, round: 0, ownerId: actor.id })]));
    return toDeliveryDetail(await requireDelivery(tx, id));
  });
}
