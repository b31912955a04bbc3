import { JobError } from "@/domain/jobs/job-errors";

export interface Deadline {
  signal: AbortSignal;
  /** Waits for something of ours, which is no silence of the service; ends at once when the call is stopped. */
  hold(wait: Promise<unknown>): Promise<void>;
  /** The service gave a sign of life: the wait begins anew. */
  moved(): void;
  /** Why the call was stopped, when it was stopped from here; null = it failed by itself. */
  reason(): JobError | null;
  end(): void;
  /** Ends, and lets go of a connection that may still be open. */
  drop(): void;
}

/** Stops a call when its caller gives up, or when nothing came for `silenceMs`. */
export function startDeadline(caller: AbortSignal | undefined, silenceMs: number): Deadline {
  const controller = new AbortController();
  let reason: JobError | null = null;
  /** Ends the wait that is on now; null = the service's turn. */
  let endHold: ((why: JobError) => void) | null = null;
  const stop = (why: JobError): void => {
    reason ??= why;
    controller.abort(why);
    endHold?.(why);
  };
  const giveUp = (): void => stop(caller?.reason instanceof JobError ? caller.reason : new JobError("CANCELLED"));
  const timer = setTimeout(() => {
    if (endHold) timer.refresh();
    else stop(new JobError("MODEL_TIMEOUT", { detail: `nothing came for ${silenceMs} ms` }));
  }, silenceMs);
  if (caller?.aborted) giveUp();
  caller?.addEventListener("abort", giveUp, { once: true });
  const end = (): void => {
    clearTimeout(timer);
    caller?.removeEventListener("abort", giveUp);
  };
  return {
    signal: controller.signal,
    async hold(wait) {
      if (reason) throw reason;
      try {
        await new Promise<void>((resolve, reject) => {
          endHold = reject;
          wait.then(() => resolve(), reject);
        });
        timer.refresh();
      } finally {
        endHold = null;
      }
    },
    moved: () => void timer.refresh(),
    reason: () => reason,
    end,
    drop: () => {
      end();
      controller.abort();
    },
  };
}
