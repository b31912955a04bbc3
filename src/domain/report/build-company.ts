import { basisText, factName } from "./build-facts";
import { TEXT_CAPS, type ReportContext } from "./report-context";
import type { Pair, ReportDocument } from "./report-document";
import { counted } from "./report-labels";

const HEADLINE_FIGURES = 4;
const COUNTABLE = new Set(["money", "area", "person-count"]);

/** The first few amounts, areas and head counts the rubric calls mandatory, in its order. */
function headline(context: ReportContext): ReportDocument["company"]["headline"] {
  const { format, input } = context;
  const facts = new Map(input.assessed.facts.map((fact) => [fact.dataPoint, fact]));
  return input.rubric.dataPoints
    .filter((def) => def.parent === null && def.mandatory && COUNTABLE.has(def.type))
    .flatMap((def) => {
      const fact = facts.get(def.key);
      if (fact === undefined || fact.value.kind !== "number") return [];
      const unit = fact.currency ?? (def.type === "money" ? "" : fact.unit ?? "");
      const basis = [basisText(context, fact.projected), fact.period ?? ""].filter((part) => part !== "").join(", ");
      return [{ value: format.range(fact.value.number, fact.value.high ?? fact.value.number), unit, name: factName(context, def.key), basis }];
    })
    .slice(0, HEADLINE_FIGURES);
}

function papers(context: ReportContext): string[] {
  const { input, labels } = context;
  const read = input.documents.filter((source) => source.problem == null);
  const unread = input.documents.length - read.length;
  const told = input.assessed.facts.some((fact) => fact.evidence.some(({ answeredBy }) => answeredBy !== null));
  if (input.documents.length === 0 && !told) return [labels.papersNone];
  const pages = read.reduce((sum, source) => sum + source.pages, 0);
  return [
    read.length === 0 && told ? labels.papersNoneTold : counted(labels, input.locale, "papersRead", read.length, { pages: context.format.whole(pages) }),
    ...(unread > 0 ? [counted(labels, input.locale, "papersUnread", unread)] : []),
  ];
}

export function buildCompany(context: ReportContext): ReportDocument["company"] {
  const { input, labels, format } = context;
  const { firm } = input;
  const country = firm.country === null ? null : format.country(firm.country);
  const fact = (name: string, value: string | null): Pair => [name, value === null || value.trim() === "" ? labels.unknown : context.text(value, TEXT_CAPS.name)];
  return {
    name: context.text(firm.name, TEXT_CAPS.title),
    shortName: context.text(firm.name, 60),
    place: [firm.sector, country].filter((part): part is string => part !== null && part.trim() !== "").map((part) => context.text(part, TEXT_CAPS.name)).join(", "),
    facts: [
      fact(labels.firm, firm.name), fact(labels.enterpriseType, firm.enterpriseType), fact(labels.country, country), fact(labels.sector, firm.sector), fact(labels.currency, firm.currency),
    ],
    headline: headline(context),
    papers: papers(context),
  };
}
