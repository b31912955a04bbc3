/** Index of the first of some places, in reading order, that begins at or after an offset; their number when none does. */
export function firstFrom(places: readonly { readonly start: number }[], offset: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
