import type { Contradiction as FoundContradiction, Fact as FoundFact } from "../risk/assessed";
import { clip } from "./printable";
import { documentWords, distinctEvidence, evidenceOf } from "./report-evidence";
import { TEXT_CAPS, type ReportContext } from "./report-context";
import type { Contradiction, Fact, ReportDocument, Words } from "./report-document";
import { fill } from "./report-labels";

/** Actual, projected, or not stated: never left to be guessed. */
export function basisText(context: ReportContext, projected: boolean | null): string {
  const { labels } = context;
  return projected === null ? labels.undatedBasis : projected ? labels.projected : labels.actual;
}

export const factName = (context: ReportContext, key: string): string => context.dataPoint(key)?.label ?? key.replace(/_/g, " ");

/** All values of a series when there are several, newest first; otherwise the value in force. */
export function factValue(context: ReportContext, fact: FoundFact): Words {
  const { format } = context;
  const isCountry = context.dataPoint(fact.dataPoint)?.unit.startsWith("ISO 3166") ?? false;
  if (isCountry && fact.value.kind === "choice") return format.country(fact.value.choice);
  const values = fact.value.kind === "number" && fact.series.length > 1
    ? fact.series.map((number) => format.value({ kind: "number", number, high: null }, fact.unit, fact.currency))
    : [format.value(fact.value, fact.unit, fact.currency)];
  // Our own figures keep their no-break spaces; a document's words become one line.
  if (fact.value.kind !== "text") return clip(values.join("; "), TEXT_CAPS.value).text;
  const text = context.text(fact.value.text, TEXT_CAPS.value);
  const id = fact.evidence[0]?.documentId ?? null;
  return id === null ? text : documentWords(context, text, context.document(id));
}

function row(context: ReportContext, fact: FoundFact): Fact {
  const [ref] = distinctEvidence(fact.evidence);
  const source = ref === undefined ? null : evidenceOf(context, ref);
  return {
    name: factName(context, fact.dataPoint),
    value: factValue(context, fact),
    period: fact.period ?? "",
    // Words are neither actual nor forecast unless the document says so.
    basis: fact.projected === null && fact.value.kind !== "number" ? "" : basisText(context, fact.projected),
    grade: fact.grade,
    source: source?.source ?? context.labels.unknown,
    sourceId: source?.sourceId ?? null,
    contradicted: fact.contradicted,
  };
}

function contradiction(context: ReportContext, found: FoundContradiction): Contradiction {
  const { labels, format } = context;
  const used = found.statements.find((item) => item.used);
  const usedText = used ? format.value(used.value, used.unit, used.currency) : labels.unknown;
  return {
    name: factName(context, found.dataPoint),
    period: found.period ?? "",
    statements: found.statements.map((item) => evidenceOf(context, item.evidence)),
    text: used?.value.kind === "number"
      ? fill(labels.contradictionText, { percent: format.measure(found.differencePercent, "%"), used: usedText })
      : fill(labels.contradictionWords, { used: usedText }),
  };
}

export function buildFacts(context: ReportContext): ReportDocument["facts"] {
  const { assessed, rubric } = context.input;
  const order = new Map(rubric.dataPoints.map((def, index) => [def.key, index]));
  const last = rubric.dataPoints.length;
  const sorted = [...assessed.facts].sort((a, b) => (order.get(a.dataPoint) ?? last) - (order.get(b.dataPoint) ?? last));
  return { rows: sorted.map((fact) => row(context, fact)), contradictions: assessed.contradictions.map((found) => contradiction(context, found)) };
}
