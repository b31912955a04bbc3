export interface Waker {
  /** Look now, or again once the look under way is over. */
  wake(): void;
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
    if (stopped) return;
    timer = setTimeout(wake, Math.ceil(wait ?? PAUSE_MS));
    timer.unref();
  };

  return {
    wake,
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
