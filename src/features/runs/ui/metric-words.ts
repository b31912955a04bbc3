import type { ComputedMetric } from "@/domain/risk/assessed";
import { numberWords } from "@/domain/quantities/value-words";

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

/** Functions of the rubric's formulas, as people say them. */
const FUNCTIONS: Record<string, string> = {
  coalesce: "first known of", cv: "variation of", first: "newest of", count: "number of", abs: "size of", min: "smallest of", max: "largest of",
  months_since: "months since", months_until: "months until",
};

/** A formula for people: keys become names, signs and functions the ones people write. */
export function formulaWords(formula: string, nameOf: (key: string) => string): string {
  return formula
    .replace(/[a-z_]+(?=\()/g, (name) => (FUNCTIONS[name] ?? name.replace(/_/g, " ")) + " ")
    .replace(/[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g, (key) => lowerFirst(nameOf(key)))
    .replace(/\s*\*\s*/g, " × ")
    .replace(/\s*\/\s*/g, " ÷ ")
    .replace(/(?<=\S) - (?=\S)/g, " − ");
}

const lowerFirst = (name: string): string => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);
