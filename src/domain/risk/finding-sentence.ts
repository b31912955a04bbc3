import type { ComponentResult } from "./assessed";
import { formatFigure } from "./format-figure";
import { joinWords, lowerFirst } from "./metric-reasons";
import { bandById } from "./levels";
import type { IndicatorDef, Rubric } from "./rubric";

const QUOTE_LENGTH = 140;

/** What was found for an indicator, component by component, and what was not. Never more than the evidence says. */
export function findingSentence(rubric: Rubric, indicator: IndicatorDef, components: readonly ComponentResult[]): string {
  const counted = components.filter((c) => c.applicable);
  const known = counted.filter((c) => c.level !== null).map((c) => describe(rubric, c));
  const unknown = counted.filter((c) => c.level === null).map((c) => nameOf(indicator, c));
  if (known.length === 0) return `Nothing that can be checked was found. Not known: ${joinWords(unknown)}.`;
  const found = `${upperFirst(known.join("; "))}.`;
  return unknown.length === 0 ? found : `${found} Not known: ${joinWords(unknown)}.`;
}

function describe(rubric: Rubric, c: ComponentResult): string {
  const level = c.level === null ? "" : bandById(rubric, c.level).name.en.toLowerCase();
  if (c.computed) {
    const { value, unit, label, period, currency, projected } = c.computed;
    if (value === null) return `${lowerFirst(label)}: ${lowerFirst(c.notes[0] ?? "set by a rule")} (${level})`;
    const about = [period, projected ? "forecast" : null].filter((x) => x !== null).join(", ");
    return `${lowerFirst(label)} ${formatFigure(value, unit, currency)}${about === "" ? "" : ` for ${about}`} (${level})`;
  }
  // A row of a table is quoted with its cells side by side.
  const quote = c.evidence[0]?.quote?.replace(/\s*\|\s*/g, " · ").replace(/^[\s·]+|[\s·]+$/g, "").replace(/\s+/g, " ") ?? "";
  const said = quote.length > QUOTE_LENGTH ? `${quote.slice(0, QUOTE_LENGTH - 1).trimEnd()}…` : quote;
  const what = c.kind === "exposure" ? "likelihood and impact" : "the written criterion";
  return said === "" ? `${what} (${level})` : `the words “${said}” ${c.kind === "exposure" ? "tell" : "answer"} ${what} (${level})`;
}

/** How many of the things to look for are named: enough to know what to send, few enough to read. */
const NAMED = 3;

function nameOf(indicator: IndicatorDef, c: ComponentResult): string {
  if (c.computed) return lowerFirst(c.computed.label);
  if (c.kind === "exposure") return "how often it happens and how much it costs each time";
  const shown = indicator.lookFor.slice(0, NAMED);
  return `a passage on the written criterion${shown.length === 0 ? "" : ` (such as ${shown.join(", ")})`}`;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
