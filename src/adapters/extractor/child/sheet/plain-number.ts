/** Significant digits that survive binary rounding: 0.1 + 0.2 prints as 0.3. */
const DIGITS = 12;
const FIGURE = /[+-]?\d[\d.,]*\d|\d/;

/**
 * A number cell for the grid. The library always displays with US separators ("372,000" on a French
 * sheet, "1.234" for one and a bit), so the figure is replaced by the stored value with a plain
 * point, keeping what stands around it ("$", "kg"). Percentages, dates, fractions and scaled
 * formats ("1.2M") display another number than they store and are kept as displayed.
 */
export function plainNumber(value: number, shown: string): string {
  const raw = String(Number(value.toPrecision(DIGITS)));
  const figure = FIGURE.exec(shown)?.[0];
  if (figure === undefined) return shown === "" ? raw : shown;
  if ((shown.match(/\d[\d.,]*/g)?.length ?? 0) !== 1) return shown;
  const displayed = Number(figure.replaceAll(",", ""));
  const decimals = /\.(\d+)$/.exec(figure)?.[1]?.length ?? 0;
  const rounding = 0.5 * 10 ** -decimals + Math.abs(value) * 1e-9;
  if (Number.isNaN(displayed) || Math.abs(Math.abs(displayed) - Math.abs(value)) > rounding * 1.001) return shown;
  const [before = "", after = ""] = [shown.slice(0, shown.indexOf(figure)), shown.slice(shown.indexOf(figure) + figure.length)];
  const bracketed = before.endsWith("(") && after.startsWith(")");
  const [head, tail] = bracketed ? [before.slice(0, -1), after.slice(1)] : [before.replace(/-$/, ""), after];
  return `${head}${raw}${tail}`.trim();
}
