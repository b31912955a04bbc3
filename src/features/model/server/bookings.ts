import type { RootDb } from "@/adapters/db";
import type { JobError } from "@/domain/jobs/job-errors";
import { saysOfService } from "@/domain/model/breaker";
import { costOf, type ModelPrice, priceOf } from "@/domain/model/price";
import type { Log } from "@/domain/ports/log";
import type { ModelAnswer, ModelCall } from "@/domain/ports/model-client";
import { writeBooking } from "./store-booking";

/** A call that has ended. */
export interface Ended {
  call: ModelCall;
  model: string;
  /** As they were when it was admitted. */
  prices: readonly ModelPrice[];
  started: number;
  answer: ModelAnswer | null;
  error: JobError | null;
}

interface OnTheWay {
  jobId: string | null;
  costUsd: number;
  written: Promise<void>;
}

export interface Bookings {
  /** Begins to book one call; a fault in booking is logged and stops nothing. */
  book(ended: Ended): Promise<void>;
  /** US dollars of what is being written: the ledger may not have them yet. */
  onTheWayUsd(): number;
  /** Until what is being written now is on disk, for one job or for all. */
  settled(jobId?: string): Promise<void>;
}

const NO_USAGE = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };

/** Writes to the ledger, and knows what is not there yet. */
export function createBookings(root: RootDb, log: Log, now: () => Date): Bookings {
  const onTheWay = new Set<OnTheWay>();

  async function write({ call, model, started, answer, error }: Ended, costUsd: number | null): Promise<void> {
    const { section = "OTHER", category = null, jobId = null, promptVersionIds = [], rubricVersion = null, schemaVersion = null } = call.purpose ?? {};
    const run = {
      at: now(), jobId, section, category, model, promptVersionIds, rubricVersion, schemaVersion, ...(answer?.usage ?? NO_USAGE), costUsd,
      latencyMs: answer?.latencyMs ?? Math.round(performance.now() - started), stopReason: answer?.stopReason ?? null, outcome: error?.code ?? "OK", detail: error?.detail ?? null,
    };
    await writeBooking(root, run, saysOfService(error?.code ?? null));
  }

  return {
    book(ended) {
      const price = ended.answer && priceOf(ended.model, ended.prices);
      const costUsd = ended.answer && price ? costOf(ended.answer.usage, price) : null;
      const written = write(ended, costUsd)
        .catch((fault: unknown) => log.error("a model call was not booked", { model: ended.model, error: String(fault) }))
        .finally(() => onTheWay.delete(entry));
      const entry: OnTheWay = { jobId: ended.call.purpose?.jobId ?? null, costUsd: costUsd ?? 0, written };
      onTheWay.add(entry);
      return written;
    },
    onTheWayUsd: () => [...onTheWay].reduce((sum, { costUsd }) => sum + costUsd, 0),
    async settled(jobId) {
      await Promise.all([...onTheWay].filter((entry) => jobId === undefined || entry.jobId === jobId).map(({ written }) => written));
    },
  };
}
