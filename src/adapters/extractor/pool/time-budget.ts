/**
 * On a busy machine a file may take this many times its limit on the wall, as long as it is not what is busy: a page that
 * takes three seconds to recognise took over two minutes where twenty programs shared two cores.
 */
const PATIENCE = 20;

/**
 * Time one stretch of work may take. Measured in the child's processor time, so that an honest file is
 * not refused because the machine is busy; a child that waits instead of working ends at twenty times
 * the limit on the wall. Where processor time is unknown (null) the wall decides alone.
 */
export class TimeBudget {
  private from: { wall: number; processor: number | null };
  private limit: number;

  constructor(limit: number, wall: number, processor: number | null) {
    this.limit = limit;
    this.from = { wall, processor };
  }

  /** Begins a new stretch, for example the next page to recognise. */
  renew(limit: number, wall: number, processor: number | null): void {
    this.limit = limit;
    this.from = { wall, processor };
  }

  isSpent(wall: number, processor: number | null): boolean {
    const waited = wall - this.from.wall;
    if (processor === null || this.from.processor === null) return waited > this.limit;
    return processor - this.from.processor > this.limit || waited > this.limit * PATIENCE;
  }
}
