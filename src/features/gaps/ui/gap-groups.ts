import type { GapView } from "../contract";

/** Which rows the list shows; it lives in the address. */
export const SHOWS = ["open", "movers", "all"] as const;
export type Show = (typeof SHOWS)[number];
export const asShow = (value: string | null): Show => SHOWS.find((show) => show === value) ?? "open";

export interface GapGroup {
  category: string;
  name: string;
  /** Rows shown, in the server's order: what can move the result first. */
  rows: GapView[];
  /** Settled rows folded to a count. */
  settled: GapView[];
}

export const isOpen = (gap: Pick<GapView, "status">): boolean => gap.status === "MISSING" || gap.status === "PARTIAL" || gap.status === "CONFLICTING";

export const isMover = (gap: Pick<GapView, "status" | "effect">): boolean =>
  isOpen(gap) && (gap.effect.canMoveOverallBand || gap.effect.canMoveCategoryBand.length > 0 || gap.effect.flags.length > 0);

const shown = (gap: GapView, show: Show): boolean => (show === "movers" ? isMover(gap) : isOpen(gap));

/**
 * Groups in the order of their first open row. `keep` stays in the list after it was answered, so that
 * the row under a person's hand does not vanish.
 */
export function groupGaps(gaps: readonly GapView[], show: Show, keep: string | null): GapGroup[] {
  const groups = new Map<string, GapGroup>();
  const groupOf = (gap: GapView): GapGroup => {
    const known = groups.get(gap.category);
    if (known) return known;
    const group: GapGroup = { category: gap.category, name: gap.categoryName, rows: [], settled: [] };
    groups.set(gap.category, group);
    return group;
  };
  // Two passes: categories with something to do come first.
  for (const gap of gaps) if (shown(gap, show)) groupOf(gap);
  for (const gap of gaps) {
    if (shown(gap, show) || gap.dataPoint === keep) groupOf(gap).rows.push(gap);
    else if (!isOpen(gap) && (show === "all" || groups.has(gap.category))) groupOf(gap).settled.push(gap);
  }
  return [...groups.values()];
}

export interface GapCounts {
  open: number;
  movers: number;
  all: number;
}

export const countGaps = (gaps: readonly GapView[]): GapCounts => ({
  open: gaps.filter(isOpen).length,
  movers: gaps.filter(isMover).length,
  all: gaps.length,
});

/** The row `step` away in the order of the list; stays at the ends. */
export function neighbour(order: readonly string[], current: string | null, step: 1 | -1): string | null {
  const at = current === null ? -1 : order.indexOf(current);
  if (at < 0) return order[0] ?? null;
  return order[Math.min(order.length - 1, Math.max(0, at + step))] ?? null;
}

/** The next open gap after `current`, from the top again at the end; null when none is left. */
export function nextOpen(groups: readonly GapGroup[], current: string): string | null {
  const rows = groups.flatMap((group) => group.rows);
  const at = rows.findIndex((gap) => gap.dataPoint === current);
  const rest = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  return rest.find((gap) => isOpen(gap) && gap.dataPoint !== current)?.dataPoint ?? null;
}
