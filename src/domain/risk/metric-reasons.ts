import type { Rubric } from "./rubric";
import { indexRubric } from "./rubric-index";

/** "sales in the latest full year and cost of sales are unknown". */
export function wordMissing(rubric: Rubric, keys: readonly string[]): string {
  const unset = keys.filter((key) => rubric.references.some((r) => r.key === key));
  const unknown = keys.filter((key) => !unset.includes(key));
  const parts = [
    unknown.length > 0 ? `${joinWords(unknown.map((key) => labelOf(rubric, key)))} ${unknown.length === 1 ? "is" : "are"} unknown` : "",
    unset.length > 0 ? `the reference input ${joinWords(unset.map((key) => labelOf(rubric, key)))} has not been set by whoever runs this service` : "",
  ];
  return parts.filter((part) => part !== "").join("; ");
}

/** "annual_debt_service > 0" in words: "yearly loan payments above 0". */
export function wordGuard(rubric: Rubric, guard: string): string {
  return guard
    .replace(/coalesce\(([a-z_0-9]+),.*\)(?= [<>])/, "$1")
    .replace(/(?:first|count)\(([a-z_0-9]+)\)/g, (whole, key: string) => (whole.startsWith("count") ? `the number of values of ${key}` : key))
    .replace(/[a-z_0-9]*_[a-z_0-9]+|equity/g, (key) => labelOf(rubric, key))
    .replace(">=", "at least").replace("<=", "at most").replace(">", "above").replace("<", "below");
}

export function labelOf(rubric: Rubric, key: string): string {
  const label = indexRubric(rubric).dataPoint.get(key)?.label ?? rubric.references.find((r) => r.key === key)?.label ?? key;
  return lowerFirst(label);
}

/** "Days of cash" → "days of cash", but "VAT number" stays. */
export const lowerFirst = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** "a, b and c". */
export function joinWords(words: readonly string[]): string {
  const [last, ...rest] = [...words].reverse();
  return rest.length === 0 ? (last ?? "") : `${rest.reverse().join(", ")} and ${last ?? ""}`;
}
