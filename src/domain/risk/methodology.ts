import { plausibleInWords } from "../gaps/gap-words";
import { paragraph, table, type Methodology, type Section } from "./methodology-blocks";
import { exampleSection } from "./methodology-example";
import { indicatorSections, lineInWords } from "./methodology-indicators";
import { ruleSections } from "./methodology-rules";
import type { MetricDef, Rubric } from "./rubric";

/** How scores come about, written from the rubric itself: no number here that is not one of its own. */
export function methodology(rubric: Rubric): Methodology {
  return {
    title: "How the risk score works",
    rubricVersion: rubric.version,
    rubricHash: rubric.hash,
    sections: [
      ...ruleSections(rubric), ...exampleSection(rubric), ...indicatorSections(rubric),
      metricSection(rubric), flagSection(rubric), dataPointSection(rubric), sourceSection(rubric), limits(),
    ],
  };
}

function metricSection(rubric: Rubric): Section {
  const guard = (g: MetricDef["guard"]): string => {
    if (g.require.length === 0) return "";
    const otherwise = g.otherwise === "not_computable" ? "not computable" : (rubric.bands.find((b) => b.id === g.otherwise)?.name.en.toLowerCase() ?? g.otherwise);
    return `${g.require.join(" and ")}; otherwise ${otherwise}`;
  };
  return {
    id: "figures", depth: 2, title: "Figures that are worked out",
    blocks: [
      table("Scored figures", ["Figure", "Formula", "Unit", "Needs", "Care"], rubric.metrics.map((m) => [
        m.label, `\`${m.formula}\``, m.unit, guard(m.guard), [m.usNorm ? "Lines borrowed from United States farms." : "", m.note ?? ""].filter((x) => x !== "").join(" "),
      ])),
      table("Shown, never scored", ["Figure", "Formula", "Unit", "Note"], rubric.infoMetrics.map((m) => [m.label, `\`${m.formula}\``, m.unit, m.note ?? ""])),
      table("Reference inputs, set by whoever runs this service", ["Key", "What it is", "Unit", "Value"], rubric.references.map((r) => [
        r.key, r.label, r.unit, r.value === null ? "not set: what needs it is not computable" : String(r.value),
      ])),
    ],
  };
}

function flagSection(rubric: Rubric): Section {
  return {
    id: "flags", depth: 2, title: "Hard flags",
    blocks: [table("Flags", ["Flag", "Effect", "When", "Line", "Indicators", "Confirmed by", "Evidence needed", "Cleared by"], rubric.hardFlags.map((f) => [
      f.label, f.effect, f.appliesTo === null ? f.trigger : `${f.trigger} Applies to ${f.appliesTo}.`, f.tests.map((t) => `${t.metric}: ${lineInWords(t)}`).join("; "),
      f.indicators.map((id) => rubric.indicators.find((i) => i.id === id)?.name.en ?? id).join("; "), f.confirmBy, f.evidenceNeeded, f.clearedBy,
    ]))],
  };
}

function dataPointSection(rubric: Rubric): Section {
  const category = (id: string): string => rubric.categories.find((c) => c.id === id)?.name.en ?? id;
  return {
    id: "data-points", depth: 2, title: "The data catalogue",
    blocks: [
      paragraph("Grade is the evidence normally expected. An answer outside what is plausible is refused; one that is unusual asks for the reason. Values set in under another are kept with it and are no rows of their own."),
      table("Data points", ["Data point", "Category", "Type", "Unit", "Mandatory", "Grade", "Plausible"], rubric.dataPoints.map((d) => [
        d.parent === null ? d.label : `– ${d.label}`, category(d.category), d.type, d.unit,
        d.mandatory ? (d.mandatoryIf.length > 0 ? `if ${d.mandatoryIf.join(" or ")}` : "yes") : "no", d.parent === null ? d.grade : "", plausibleInWords(d) ?? "",
      ])),
    ],
  };
}

function sourceSection(rubric: Rubric): Section {
  const tests = rubric.indicators.flatMap((i) => Object.values(i.levels).flatMap((level) => level.tests));
  const own = tests.filter((t) => t.source === OWN).length;
  return {
    id: "sources", depth: 2, title: "Where the lines come from",
    blocks: [
      paragraph(`Of ${tests.length} lines, ${tests.length - own} rest on a source and ${own} are our judgement, to be tuned on local closed files. What is marked “look up again” must be checked before it is quoted to an applicant.`),
      table("Sources", ["Source", "Kind", "Title", "About", "Lines", "Care"], rubric.sources.map((s) => [
        s.id, s.kind, s.address === null ? s.title : `${s.title} (${s.address})`, s.population ?? "", String(tests.filter((t) => t.source === s.id).length),
        [s.note ?? "", s.recheck ? "Look up again." : ""].filter((x) => x !== "").join(" "),
      ])),
    ],
  };
}
const OWN = "judgement";

const limits = (): Section => ({
  id: "limits", depth: 2, title: "Limits",
  blocks: [
    paragraph("Finding words is not finding facts. What is read from a document is a proposal with a quotation; a person should look at it before a decision rests on it. Labels, help and questions are in English; names of categories and indicators and the cues are in five languages, and those in French, Spanish, Portuguese and Swahili need a native reader."),
    paragraph("Nothing here is legal advice or a credit decision."),
  ],
});
