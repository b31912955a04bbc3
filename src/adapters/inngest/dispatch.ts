import type { Log } from "@/domain/ports/log";
import { JOB_ERRORS } from "@/domain/jobs/job-errors";
import { JOB_CANCELLED_EVENT } from "@/domain/jobs/job-events";
import { createBatcher } from "@/kernel/batch";
import type { JobLedger } from "@/kernel/job-ledger";
import { startEventOf } from "./job-payload";

export interface OutgoingEvent {
  name: string;
  id?: string;
  data: object;
}

export interface DispatchOptions {
  ledger: JobLedger;
  log: Log;
  send: (events: OutgoingEvent[]) => Promise<unknown>;
  /** Which of these jobs have a live run; null when this driver cannot tell. */
  knows: (jobIds: string[]) => Promise<Set<string> | null>;
}

export interface Dispatch {
  notify: (jobIds: readonly string[] | "all") => Promise<void>;
  cancel: (jobId: string) => Promise<void>;
  sweep: () => Promise<void>;
}

/** Carries rows to the engine. The event has the job's id, so sending it twice starts one run. */
export function createDispatch({ ledger, log, send, knows }: DispatchOptions): Dispatch {
  const hand = async (jobIds: readonly string[] | "all"): Promise<void> => {
    const tickets = await ledger.unsent(jobIds);
    if (tickets.length === 0) return;
    await send(tickets.map(startEventOf));
    await ledger.markSent(tickets.map((ticket) => ticket.id));
  };
  // A burst of submissions is handed over in a few batches: three round trips for all of a batch, not for each.
  const handOne = createBatcher<string, null>((jobId) => jobId, async (jobIds) => {
    await hand(jobIds);
    return jobIds.map(() => null);
  }, "together");
  const notify: Dispatch["notify"] = async (jobIds) => {
    if (jobIds === "all") await hand(jobIds);
    else await Promise.all(jobIds.map(handOne));
  };
  const cancel: Dispatch["cancel"] = async (jobId) => {
    await send([{ name: JOB_CANCELLED_EVENT, data: { jobId } }]);
  };
  return {
    notify,
    cancel,
    async sweep() {
      await notify("all");
      const { stopped, unsure } = await ledger.sweep();
      for (const jobId of stopped) await cancel(jobId);
      const known = unsure.length === 0 ? null : await knows(unsure);
      const lost = known === null ? [] : unsure.filter((jobId) => !known.has(jobId));
      for (const jobId of lost) await ledger.fail(jobId, "LOST", JOB_ERRORS.LOST.sentence);
      if (stopped.length + lost.length > 0) log.warn("the sweep ended jobs", { stopped: stopped.length, lost: lost.length });
    },
  };
}
