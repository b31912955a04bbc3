import type { RootDb } from "@/adapters/db";
import { JobError, toJobError } from "@/domain/jobs/job-errors";
import type { Log } from "@/domain/ports/log";
import type { ModelAnswer, ModelCall, ModelClient } from "@/domain/ports/model-client";
import { type Admission, createAdmission } from "./admit-call";
import { createBookings } from "./bookings";

/**
 * A client with a ledger and two brakes: the month's budget, and a circuit breaker for each model. The breaker is in
 * Postgres, for several processes ask the same service: one has to stop for all, and one probe has to be one.
 */
export function createMeteredClient(client: ModelClient, root: RootDb, log: Log, now: () => Date): ModelClient {
  const bookings = createBookings(root, log, now);
  const admit = createAdmission(root, bookings, now);
  const modelOf = (call: ModelCall): string => call.settings.modelId ?? client.modelId;

  function ask(model: string): Promise<Admission> {
    const admission = admit(model);
    // Whoever sends meets the refusal; a call that is given up before that meets none.
    admission.catch(() => undefined);
    return admission;
  }

  /** The call for the client: the brakes are asked while a client that waits makes its bytes ready, and before any other begins. */
  async function held(call: ModelCall, admission: Promise<Admission>): Promise<ModelCall> {
    if (!client.waitsForAdmission) {
      await admission;
      return call;
    }
    // The pool hands out a connection on the next tick: the question is on its way before the client's own work fills this one.
    await new Promise((resolve) => process.nextTick(resolve));
    return { ...call, admitted: admission };
  }

  return {
    modelId: client.modelId,

    async converse(call) {
      const model = modelOf(call);
      const started = performance.now();
      const admission = ask(model);
      let answer: ModelAnswer;
      try {
        answer = await client.converse(await held(call, admission));
      } catch (thrown) {
        // A refusal ends the call here, whatever the client made of it.
        const { prices } = await admission;
        await bookings.book({ call, model, prices, started, answer: null, error: toJobError(thrown) });
        throw thrown;
      }
      const { prices, calm } = await admission;
      const booked = bookings.book({ call, model, prices, started, answer, error: null });
      // A job's step waits at its end; a breaker that this answer closes must be closed before the next call asks.
      if (call.purpose?.jobId === undefined || !calm) await booked;
      return answer;
    },

    async *stream(call) {
      const model = modelOf(call);
      const started = performance.now();
      const admission = ask(model);
      let answer: ModelAnswer | null = null;
      let error: JobError | null = new JobError("CANCELLED", { detail: "the reader walked away" });
      try {
        for await (const event of client.stream(await held(call, admission))) {
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
        const { prices } = await admission;
        await bookings.book({ call, model, prices, started, answer, error });
      }
    },

    settled: (jobId) => bookings.settled(jobId),
  };
}
