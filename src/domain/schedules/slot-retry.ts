const FIRST_WAIT_SEC = 60;
const LONGEST_WAIT_SEC = 3600;

/**
 * Seconds until a slot's failed job is submitted again; the job has already tried three times by itself.
 * @param tries how many jobs the slot has had, from 1
 */
export const slotRetryWaitSec = (tries: number): number => Math.min(LONGEST_WAIT_SEC, FIRST_WAIT_SEC * 2 ** (tries - 1));
