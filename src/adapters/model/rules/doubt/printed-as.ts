/** What multiplies a printed figure: none, thousand, hundred thousand, million, ten million, thousand million. */
const SCALES = [1, 1e3, 1e5, 1e6, 1e7, 1e9];

/** Whether a value, sign aside, is what a printed figure stands for at any scale. */
export function isPrintedAs(value: number, printed: number): boolean {
  return SCALES.some((scale) => Math.abs(Math.abs(value) - printed * scale) <= 1e-9 * Math.max(1, scale));
}
