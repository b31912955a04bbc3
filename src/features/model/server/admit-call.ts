import type { RootDb } from "@/adapters/db";
import { JobError } from "@/domain/jobs/job-errors";
import { gateFor } from "@/domain/model/breaker";
import type { ModelPrice } from "@/domain/model/price";
import { isSpent, monthAround } from "@/domain/schedules/budget";
import type { Bookings } from "./bookings";
import { takeProbe } from "./store";
import { findGate, type GateState } from "./store-gate";

/** The month of the budget is the calendar's, in one zone for the whole workspace. */
export const BUDGET_ZONE = "UTC";

export interface Admission {
  prices: ModelPrice[];
  /** The breaker remembers no failure: this call's answer changes nothing in it. */
  calm: boolean;
}

/** The two brakes. What they turn away is no call: it ends with what they say and is booked nowhere. */
export function createAdmission(root: RootDb, bookings: Bookings, now: () => Date): (model: string) => Promise<Admission> {
  let month = monthAround(now(), BUDGET_ZONE);
  const monthFrom = (at: Date): Date => {
    if (at < month.from || at >= month.to) month = monthAround(at, BUDGET_ZONE);
    return month.from;
  };

  /** What is being written may be in the ledger or not: where that decides, it is waited for. */
  async function gateAt(model: string, at: Date): Promise<GateState> {
    const onTheWay = bookings.onTheWayUsd();
    const gate = await findGate(root, model, monthFrom(at));
    if (isSpent(gate.spentUsd, gate.limitUsd) || !isSpent(gate.spentUsd + onTheWay, gate.limitUsd)) return gate;
    await bookings.settled();
    return findGate(root, model, monthFrom(at));
  }

  return async (model) => {
    const at = now();
    const { breaker, limitUsd, spentUsd, prices } = await gateAt(model, at);
    if (isSpent(spentUsd, limitUsd))
      throw new JobError("QUOTA_EXCEEDED", { sentence: "The month’s budget for language models is used up. An administrator can raise it." });
    const gate = gateFor(breaker, at);
    if (gate.kind === "go" || (gate.kind === "probe" && (await takeProbe(root, model, breaker, gate.next)))) return { prices, calm: breaker.failures === 0 && breaker.openUntil === null };
    const seconds = gate.kind === "wait" ? gate.seconds : 5;
    throw new JobError("MODEL_UNAVAILABLE", { sentence: "The model service has failed several times in a row and is left alone for a minute.", retryAfterSec: seconds, detail: "circuit breaker" });
  };
}
