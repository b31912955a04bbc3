import type { Fact } from "../risk/assessed";
import type { Candidate } from "../risk/candidates";
import { formatFigure } from "../risk/format-figure";
import { gradeOrder } from "../risk/levels";
import { joinWords, labelOf, lowerFirst } from "../risk/metric-reasons";
import type { DataPointDef, Rubric } from "../risk/rubric";
import type { Settled } from "../risk/assess";
import type { GapStatus } from "./gap";

/**
 * When is a data point VERIFIED? All of these hold:
 * - a value is in force, found on a page that carries its quotation or given by a person;
 * - its evidence has at least the grade the rubric expects, or a person accepted the finding;
 * - it is no forecast, unless the data point is about the future by nature;
 * - it comes from no template, is not contradicted, and a list holds as many values as the rubric asks.
 * A value typed without a document is a statement (grade D) and therefore verifies only what expects no more.
 */
export function statusOf(rubric: Rubric, settled: Settled, def: DataPointDef, rejected: boolean): { status: GapStatus; reason: string } {
  const declined = settled.candidates.notApplicable.get(def.key);
  if (declined) return { status: "NOT_APPLICABLE", reason: `A person answered that it does not apply: ${declined.note ?? ""}`.trim() };
  if (!def.indicators.some((id) => settled.applicable.some((i) => i.id === id))) {
    return { status: "NOT_APPLICABLE", reason: "Nothing it is used for applies to this business" };
  }
  const conflicts = settled.contradictions.filter((c) => c.dataPoint === def.key || def.extra.includes(c.dataPoint));
  if (conflicts.length > 0) return { status: "CONFLICTING", reason: conflicts.map((c) => wordConflict(rubric, c)).join(". ") };
  const fact = settled.facts.find((f) => f.dataPoint === def.key);
  if (!fact) return withoutValue(rubric, settled, def, rejected);
  const doubts = doubtsAbout(rubric, def, fact, candidateOf(settled, fact));
  return doubts.length === 0 ? { status: "VERIFIED", reason: "" } : { status: "PARTIAL", reason: doubts.join(". ") };
}

const candidateOf = (settled: Settled, fact: Fact): Candidate | undefined =>
  (settled.candidates.byKey.get(fact.dataPoint) ?? []).find((c) => c.evidence === fact.evidence[0]);

function withoutValue(rubric: Rubric, settled: Settled, def: DataPointDef, rejected: boolean): { status: GapStatus; reason: string } {
  const companions = def.extra.filter((key) => settled.facts.some((f) => f.dataPoint === key));
  if (companions.length > 0) return { status: "PARTIAL", reason: `Only ${joinWords(companions.map((key) => labelOf(rubric, key)))} ${companions.length === 1 ? "is" : "are"} known` };
  return { status: "MISSING", reason: rejected ? "What was found was rejected, and nothing else is known" : "Nothing was found in the documents, and nobody has answered" };
}

function doubtsAbout(rubric: Rubric, def: DataPointDef, fact: Fact, candidate: Candidate | undefined): string[] {
  const doubts: string[] = [];
  if (!def.plan && fact.projected === true) doubts.push("Only a forecast was found; the actual figure is asked for");
  if ((def.plan || fact.projected !== true) && candidate?.byPerson !== "ACCEPTED" && gradeOrder(fact.grade) > gradeOrder(def.grade)) doubts.push(wordGrade(rubric, def, fact, candidate));
  if (candidate?.notAYear) doubts.push(`The figure is for ${candidate.period?.text ?? "another time"}, not for a full year`);
  if (def.multiple && fact.series.length < def.atLeast) {
    doubts.push(fact.series.length === 0 ? "The years of its values are not stated" : `${fact.series.length} of ${def.atLeast} values ${fact.series.length === 1 ? "is" : "are"} known`);
  }
  return doubts;
}

function wordGrade(rubric: Rubric, def: DataPointDef, fact: Fact, candidate: Candidate | undefined): string {
  const name = (id: string): string => rubric.grades.find((g) => g.id === id)?.name.toLowerCase() ?? id;
  const notes = (candidate?.notes ?? []).map(lowerFirst);
  const because = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
  return `The evidence is grade ${fact.grade}, ${name(fact.grade)}${because}; grade ${def.grade}, ${name(def.grade)}, is expected`;
}

function wordConflict(rubric: Rubric, c: Settled["contradictions"][number]): string {
  const period = c.period === null ? "" : ` of ${c.period}`;
  return `Statements on ${labelOf(rubric, c.dataPoint)}${period} differ${c.differencePercent < 100 ? ` by ${formatFigure(c.differencePercent, "percent")}` : ""}. ${c.used}`;
}
