const EVERY_MS = 60_000;

/**
 * Tells of a trouble that comes back every second at once and then once a minute, with how often it came in between:
 * a database that is away for an hour must not fill the disk with lines.
 */
export function seldom(tell: (error: string, again: number) => void, now: () => number = () => performance.now()): (error: unknown) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  let again = 0;
  return (error) => {
    if (now() - toldAt < EVERY_MS) {
      again += 1;
      return;
    }
    tell(String(error), again);
    toldAt = now();
    again = 0;
  };
}
