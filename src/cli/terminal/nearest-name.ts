/** The candidate that is the fewest changed letters away; null when none is near. */
export function nearestName(name: string, candidates: readonly string[]): string | null {
  const near = candidates
    .map((candidate) => ({ candidate, distance: candidate.startsWith(name) && name.length > 2 ? 0 : distance(name, candidate) }))
    .filter((one) => one.distance <= Math.max(1, Math.floor(one.candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.candidate ?? null;
}

/** Letters to add, drop or change, two swapped neighbours counting as one change (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped));
    }
  }
  return at(a.length, b.length);
}
