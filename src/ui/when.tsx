"use client";

import { useSyncExternalStore } from "react";
import { clockOf, dateOf, timeOf, whenOf } from "./format/times";

const never = () => () => undefined;

/** false while the server's HTML is taken over: the server does not know the reader's time zone. */
export const useInBrowser = (): boolean => useSyncExternalStore(never, () => true, () => false);

const FORMS = {
  list: (at: Date) => whenOf(at, new Date()),
  full: (at: Date) => `${dateOf(at)}, ${timeOf(at)}`,
  clock: clockOf,
} satisfies Record<string, (at: Date) => string>;

/** A moment in the reader's own time zone; the day alone until the browser has taken over. */
export function When({ at, form = "list" }: { at: Date; form?: keyof typeof FORMS }) {
  const local = useInBrowser();
  return <time dateTime={at.toISOString()}>{local ? FORMS[form](at) : at.toISOString().slice(0, 10)}</time>;
}
