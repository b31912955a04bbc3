import type { FindingValue } from "../risk/finding";
import { formatFigure } from "../risk/format-figure";
import type { AnswerShape } from "./answer-shape";
import { plausibleInWords } from "./gap-words";

export type AnswerCheck =
  | { kind: "ok" }
  /** Outside what can be: never kept. */
  | { kind: "refused"; reason: string }
  /** Possible but unusual: kept once the person says why. */
  | { kind: "needs-note"; reason: string };

const refused = (reason: string): AnswerCheck => ({ kind: "refused", reason });

/** Is a typed value plausible? The limits are the rubric's; the words name them. */
export function checkAnswer(def: AnswerShape, value: FindingValue, unit: string | null, currency: string | null, note: string | null): AnswerCheck {
  if (def.type === "money" && currency === null) return refused("Say which currency it is in, such as KES or USD. None is assumed.");
  switch (value.kind) {
    case "number":
      return checkNumbers(def, [value.number, ...(value.high === null ? [] : [value.high]), ...(value.earlier ?? []).map((e) => e.number)], currency, note);
    case "date":
      return checkDate(def, value.date);
    case "text":
      return checkText(def, value.text);
    case "choice":
      return def.choices.length > 0 && !def.choices.includes(value.choice) ? refused(`Choose one of: ${def.choices.join(", ")}.`) : { kind: "ok" };
    case "boolean":
      return { kind: "ok" };
  }
}

const WHOLE_NUMBERS: readonly AnswerShape["type"][] = ["person-count"];

function checkNumbers(def: AnswerShape, numbers: readonly number[], currency: string | null, note: string | null): AnswerCheck {
  const { min, max, usualMin, usualMax } = def.plausible;
  const wording = (n: number): string => formatFigure(n, def.unit, currency);
  const impossible = numbers.find((n) => !Number.isFinite(n) || (min !== null && n < min) || (max !== null && n > max));
  if (impossible !== undefined) return refused(`${wording(impossible)} is not plausible for ${def.label.toLowerCase()}: it can be ${plausibleInWords(def) ?? "a number"}.`);
  if (WHOLE_NUMBERS.includes(def.type) && numbers.some((n) => !Number.isInteger(n))) return refused("It is counted in whole numbers.");
  const unusual = numbers.find((n) => (usualMin !== null && n < usualMin) || (usualMax !== null && n > usualMax));
  if (unusual === undefined || (note ?? "").trim() !== "") return { kind: "ok" };
  const usual = usualMin !== null && usualMax !== null ? `${usualMin} to ${usualMax}` : usualMin !== null ? `at least ${usualMin}` : `at most ${String(usualMax)}`;
  return { kind: "needs-note", reason: `${wording(unusual)} is unusual: it is mostly ${usual}${def.unit === "percent" ? " %" : ""}. If it is right, say why in the note.` };
}

function checkDate(def: AnswerShape, date: string): AnswerCheck {
  const year = Number(date.slice(0, 4));
  const { minYear } = def.plausible;
  if (minYear !== null && year < minYear) return refused(`${date} is not plausible: it can be ${plausibleInWords(def) ?? "a date"}.`);
  return year > LAST_YEAR ? refused(`${date} is not plausible: it lies after ${LAST_YEAR}.`) : { kind: "ok" };
}
/** No paper of a firm names a later year; a slip of the keyboard does. */
const LAST_YEAR = 2199;

function checkText(def: AnswerShape, text: string): AnswerCheck {
  const length = [...text.trim()].length;
  const { minChars, maxChars } = def.plausible;
  if (minChars !== null && length < minChars) return refused(`This is too short to be checked: at least ${minChars} characters are needed, this has ${length}.`);
  if (maxChars !== null && length > maxChars) return refused(`This is too long: at most ${maxChars} characters are kept, this has ${length}.`);
  return { kind: "ok" };
}
