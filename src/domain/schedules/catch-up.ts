import type { Cadence } from "./cadence";
import { lastSlot, nextSlot } from "./slots";

export interface DueSlots {
  /** The one to fire. */
  fire: Date;
  /** It is fired late, for itself and for those missed before it. */
  caughtUp: boolean;
  /** Older slots that came and went unserved, newest first. */
  missed: Date[];
  /** There were even more than are listed. */
  more: boolean;
  /** The slot to wait for next. */
  next: Date;
}

/** Listed one by one; a year of a minute's cadence must not become half a million rows. */
const MISSED_LISTED = 50;
/** Firing this much late is still firing, milliseconds: a busy minute is no downtime. */
const LATE_MS = 60_000;

/**
 * What is due at `now` when `awaited` is the oldest unserved slot: the newest slot that has come is fired, once, and the
 * older ones are told as missed. Null: nothing is due yet.
 */
export function dueSlots(cadence: Cadence, awaited: Date, now: Date): DueSlots | null {
  if (now < awaited) return null;
  const last = lastSlot(cadence, now);
  // A cadence changed meanwhile may know no slot since the awaited one, which was promised all the same.
  const fire = last < awaited ? awaited : last;
  const missed: Date[] = [];
  let before = fire;
  while (before > awaited && missed.length < MISSED_LISTED) {
    before = lastSlot(cadence, new Date(before.getTime() - 1));
    if (before >= awaited) missed.push(before);
  }
  return {
    fire,
    caughtUp: missed.length > 0 || now.getTime() - fire.getTime() > LATE_MS,
    missed,
    more: before > awaited,
    next: nextSlot(cadence, now),
  };
}
