import { defineTask } from "@/kernel/task";
import { attemptDelivery, type NextAttempt } from "../server/attempt-delivery";
import { DELIVER_EVENT, type DeliverData, deliverData } from "../server/deliver-event";

/**
 * One run a delivery: attempt, sleep until the next is due, attempt again. A receiver that hangs holds a place for
 * seconds, so all of them together may not take the engine's, and one person's not all of theirs.
 */
export const deliverWebhook = defineTask<DeliverData>({
  id: "deliver-webhook",
  event: DELIVER_EVENT,
  parse: (data) => deliverData.parse(data),
  concurrency: [{ limit: 6 }, { limit: 2, per: "ownerId" }],
  async run({ data, app }, step) {
    let at: string | null = (await step.run<NextAttempt>("attempt 1", () => attemptDelivery(app, data))).nextAt;
    for (let number = 2; at !== null; number += 1) {
      await step.sleepUntil(`wait before ${number}`, new Date(at));
      at = (await step.run<NextAttempt>(`attempt ${number}`, () => attemptDelivery(app, data))).nextAt;
    }
  },
});
