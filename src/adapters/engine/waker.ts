export interface Waker {
  /** Look now, or again once the look under way is over. */
  wake(): void;
  /** Look after so many milliseconds at the latest. */
  within(ms: number): void;
  /** Look after what is running now: what comes close together is looked for once. */
  wakeSoon(): void;
  stop(): void;
}

interface WakerOptions {
  /** Gives the milliseconds until it should be done again by itself. */
  look: () => Promise<number>;
  /** Whether a look that just ended left something to look for. */
  unfinished: () => boolean;
  onError: (error: unknown) => void;
}

/** After an error of the database. */
const PAUSE_MS = 1_000;

/** Looks when woken and when the time has come, never twice at once. */
export function createWaker({ look, unfinished, onError }: WakerOptions): Waker {
  let looking = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = 0;
  /** What was asked for while a look was under way that may not have seen it. */
  let latest = Number.POSITIVE_INFINITY;
  let soon: NodeJS.Immediate | null = null;

  const failed = (error: unknown): null => {
    onError(error);
    return null;
  };

  const wake = (): void => {
    if (looking || stopped) return;
    clearTimeout(timer);
    looking = true;
    void lookOn();
  };

  const lookOn = async (): Promise<void> => {
    let wait = await look().catch(failed);
    while (wait !== null && unfinished() && !stopped) wait = await look().catch(failed);
    looking = false;
    sleep(Math.max(0, Math.min(wait ?? PAUSE_MS, latest - performance.now())));
    latest = Number.POSITIVE_INFINITY;
  };

  const sleep = (ms: number): void => {
    if (stopped) return;
    clearTimeout(timer);
    timerAt = performance.now() + ms;
    timer = setTimeout(wake, Math.ceil(ms)).unref();
  };

  return {
    wake,
    within: (ms) => {
      const at = performance.now() + ms;
      if (looking) latest = Math.min(latest, at);
      else if (at < timerAt) sleep(ms);
    },
    wakeSoon: () => {
      soon ??= setImmediate(() => {
        soon = null;
        wake();
      });
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      if (soon) clearImmediate(soon);
    },
  };
}
