import type { Finding } from "@/domain/risk/finding";
import { holdsFragments, overlapShare } from "./compare-text";
import type { FactRow } from "./tables";

const TOLERANCE = 0.005;
/** Factor from a table's unit to the unit findings are told in. */
const TO_BASE: Readonly<Record<string, number>> = { m2: 0.0001, acre: 0.404686, acres: 0.404686, "kg/ha": 0.001, ML: 1000, "kg/acre": 0.001 / 0.404686, "t/acre": 1 / 0.404686, manzana: 0.7, "qq/manzana": 1 / 0.7, "bags/acre": 1 / 0.404686, "maund/acre": 1 / 0.404686 };
const NUMERIC = new Set(["money", "percent", "number", "year"]);

export const near = (a: number, b: number): boolean => a === b || Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b));

/** Whether a finding states the value of a fact: rules 1 of the tables' README, page aside. */
export function sameAnswer(fact: FactRow, finding: Finding): boolean {
  if (fact.projected === "y" && finding.projected === false) return false;
  if (fact.projected === "n" && finding.projected === true) return false;
  const { value } = finding;
  if (!value) return false;
  if (NUMERIC.has(fact.kind)) {
    if (value.kind === "date") return fact.kind === "year" && value.date.slice(0, 4) === fact.value;
    return value.kind === "number" && sameNumber(fact, value) && sameCurrency(fact, finding);
  }
  if (fact.kind === "date") return value.kind === "date" && value.date.startsWith(fact.value);
  if (fact.kind === "boolean") return value.kind === "boolean" && String(value.yes) === fact.value.replace(/^yes$/, "true").replace(/^no$/, "false");
  if (value.kind === "choice") return value.choice.toLowerCase() === fact.value.toLowerCase();
  const said = value.kind === "text" ? value.text : value.kind === "date" ? value.date : "";
  return holdsFragments(fact.value, [said, finding.quote]);
}

function sameNumber(fact: FactRow, value: { number: number; high: number | null }): boolean {
  const factor = TO_BASE[fact.unit] ?? 1;
  const [low = NaN, high] = fact.value.split("..").map((part) => Number(part) * factor);
  if (high === undefined) return value.high === null && near(value.number, low);
  if (value.high !== null) return near(value.number, low) && near(value.high, high);
  return value.number >= low && value.number <= high;
}

function sameCurrency(fact: FactRow, finding: Finding): boolean {
  if (fact.kind !== "money" || fact.unit === "") return true;
  return fact.unit.split("|").includes(finding.currency ?? "");
}

/** Rule 1, last line: the quotation is on the fact's page, or on a page whose text also states it. */
export function onItsPage(fact: FactRow, finding: Finding, pageText: (page: number) => string): boolean {
  if (fact.page === null || fact.page === finding.locator.page) return true;
  if (NUMERIC.has(fact.kind) || fact.kind === "date") return true; // the quotation states the value on the page it was verified on
  const text = pageText(finding.locator.page);
  return finding.value?.kind === "choice" || holdsFragments(fact.value, [text]);
}

/** Rule 2: a fact without a data point is found when any quotation overlaps it by at least half of its words. */
export function overlaps(fact: FactRow, finding: Finding, pageText: (page: number) => string): boolean {
  return fact.page === finding.locator.page && overlapShare(pageText(finding.locator.page), fact.quote, finding.quote) >= 0.5;
}
