import type { ComputedMetric } from "@/domain/risk/assessed";
import { numberWords } from "@/ui/format/values";

type Input = ComputedMetric["inputs"][number];
const LISTED = 4;

/** The value that went into a formula; a long list shows its first figures and how many there are. */
export function inputWords(value: Input["value"]): string {
  if (value === null) return "unknown";
  if (typeof value === "number") return numberWords(value);
  if (typeof value === "string") return value;
  const shown = value.slice(0, LISTED).map(numberWords).join(", ");
  return value.length > LISTED ? `${shown} and ${value.length - LISTED} more` : shown;
}

/** A formula for people: keys become names, signs become the ones people write. */
export function formulaWords(formula: string, nameOf: (key: string) => string): string {
  return formula
    .replace(/[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g, (key) => nameOf(key).toLowerCase())
    .replace(/\s*\*\s*/g, " × ")
    .replace(/\s*\/\s*/g, " ÷ ")
    .replace(/(?<=\S) - (?=\S)/g, " − ");
}
