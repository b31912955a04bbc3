"use client";

import { useCallback, useMemo, useState, useSyncExternalStore } from "react";

const PREFIX = "risk-desk:draft:";
const never = () => () => undefined;

/** Storage may be full or forbidden; a draft is a convenience and never breaks the form. */
function safely<R>(task: () => R, otherwise: R): R {
  try {
    return task();
  } catch {
    return otherwise;
  }
}

export interface Draft<T> {
  value: T;
  set: (value: T) => void;
  /** Forgets the draft and goes back to the initial value; call it when the value is saved. */
  clear: () => void;
  /** true until the first change when the value was brought back from an earlier visit of this tab. */
  restored: boolean;
}

/**
 * Form state that outlives an ended session or a reload of this tab.
 * `accept` says whether what was kept still has the form's shape; anything else is ignored.
 */
export function useDraft<T>(key: string, initial: T, accept: (kept: unknown) => kept is T): Draft<T> {
  const [edited, setEdited] = useState<{ value: T } | null>(null);
  // The server's HTML cannot know what this tab keeps, so its snapshot is "nothing".
  const text = useSyncExternalStore(never, () => safely(() => sessionStorage.getItem(PREFIX + key), null), () => null);

  const kept = useMemo(() => {
    if (text === null) return null;
    const parsed: unknown = safely(() => JSON.parse(text) as unknown, null);
    return accept(parsed) ? { value: parsed } : null;
  }, [text, accept]);

  const set = useCallback((value: T) => {
    safely(() => sessionStorage.setItem(PREFIX + key, JSON.stringify(value)), undefined);
    setEdited({ value });
  }, [key]);

  const clear = useCallback(() => {
    safely(() => sessionStorage.removeItem(PREFIX + key), undefined);
    setEdited(null);
  }, [key]);

  return { value: (edited ?? kept ?? { value: initial }).value, set, clear, restored: edited === null && kept !== null };
}
