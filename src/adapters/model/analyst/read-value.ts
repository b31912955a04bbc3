import type { AnalystDocument } from "@/domain/ports/analyst";
import type { DocumentPage } from "@/domain/documents/document";
import { parseAnswer } from "@/domain/gaps/parse-answer";
import { markedFigures, possibleCurrencies, statedCurrencies } from "@/domain/quantities/currencies";
import { plainText } from "@/domain/quantities/plain-text";
import type { Finding } from "@/domain/risk/finding";
import { parsePeriod } from "@/domain/risk/period";
import type { DataPointDef } from "@/domain/risk/rubric";
import type { ModelReading } from "./answer-schema";
import { figuresIn } from "./recompute";

type Fact = ModelReading["facts"][number];
export type ReadValue = Pick<Finding, "value" | "unit" | "currency" | "period">;

/** What a fact says, read as a person's typed answer is read; null when it says nothing of the kind asked for. */
export function readValue(def: DataPointDef, fact: Fact, document: AnalystDocument, page: DocumentPage): ReadValue | null {
  const period = parsePeriod(fact.period) === null ? null : fact.period;
  const single = { ...def, multiple: false };
  if (def.type === "text" || def.type === "document") {
    const text = fact.value.trim();
    return text === "" ? null : { value: { kind: "text", text }, unit: null, currency: null, period };
  }
  if (def.type === "date" || def.type === "boolean" || def.type === "choice") {
    const parsed = parseAnswer(single, fact.value, "en");
    return parsed.ok ? { value: parsed.value, unit: null, currency: null, period } : null;
  }
  const written = (value: string): string => [value, def.type === "money" && !def.variesByProduct ? "" : fact.unit].join(" ").trim();
  const tries = [written(fact.value), fact.value].map((text) => parseAnswer(single, text, "en"));
  const parsed = tries.find(({ ok }) => ok);
  if (!parsed?.ok || parsed.value.kind !== "number") return null;
  const upper = fact.high.trim() === "" ? null : parseAnswer(single, written(fact.high), "en");
  const high = upper?.ok && upper.value.kind === "number" && upper.value.number > parsed.value.number ? upper.value.number : null;
  const currency = def.type === "money" ? currencyOf(fact, document, page) : null;
  return { value: { ...parsed.value, high }, unit: parsed.unit, currency, period };
}

const marks = new WeakMap<AnalystDocument, ReadonlySet<string>>();

function currenciesOf(document: AnalystDocument): ReadonlySet<string> {
  const known = marks.get(document);
  if (known) return known;
  const plain = plainText(document.pages.map(({ text }) => text).join("\n"));
  const made = new Set([...statedCurrencies(plain), ...possibleCurrencies(markedFigures(plain))]);
  marks.set(document, made);
  return made;
}

/** The mark in the quotation decides; without one the model's word counts only if the document uses that currency at all. */
function currencyOf(fact: Fact, document: AnalystDocument, page: DocumentPage): string | null {
  const given = fact.currency.trim().toUpperCase();
  const printed = [...new Set(figuresIn(fact.quote, page).flatMap(({ currency }) => currency?.codes ?? []))];
  if (printed.includes(given)) return given;
  if (printed.length === 1) return printed[0] ?? null;
  return printed.length === 0 && currenciesOf(document).has(given) ? given : null;
}
