/** Set when the server answers that nobody is signed in; a dialog in the frame listens. Browser only. */
let ended = false;
const listeners = new Set<() => void>();

const change = (value: boolean): void => {
  if (ended === value) return;
  ended = value;
  for (const listener of listeners) listener();
};

export const sessionSignal = {
  ended: (): boolean => ended,
  end: (): void => change(true),
  clear: (): void => change(false),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
