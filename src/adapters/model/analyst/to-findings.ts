import type { DocumentPage } from "@/domain/documents/document";
import type { ReadingAccount, ReadingNote } from "@/domain/model/reading-account";
import type { AnalystDocument } from "@/domain/ports/analyst";
import type { DroppedFinding, Finding, Subject } from "@/domain/risk/finding";
import { levelOfFigure } from "@/domain/risk/levels";
import type { GradeId, IndicatorDef, LevelId, Rubric } from "@/domain/risk/rubric";
import { indexRubric } from "@/domain/risk/rubric-index";
import { valueInQuote } from "@/domain/risk/value-in-quote";
import { findingId } from "../rules/findings/build";
import type { ModelReading } from "./answer-schema";
import { readValue } from "./read-value";
import { withoutIdleQuotations } from "./idle-quotations";
import { figuresIn, recomputeFigure } from "./recompute";

export interface Reader {
  rubric: Rubric;
  category: string;
  documents: readonly AnalystDocument[];
  /** Grade that a document gives its statements. */
  gradeOf: (documentId: string) => GradeId;
}

export type Claims = Pick<ReadingAccount, "notes" | "dropped" | "offTopic"> & { findings: Finding[] };

export const NOTHING = { level: null, likelihood: null, impact: null, value: null, unit: null, currency: null, period: null, projected: null, contradicts: [] };

interface Place {
  document: number;
  page: number;
  quote: string;
}

/** A model's claims as findings, each figure read again from its quotation. What cannot be one is listed, never guessed at. */
export function toFindings(reader: Reader, reading: ModelReading): Claims {
  const claims: Claims = { findings: [], notes: [], dropped: [], offTopic: 0 };
  for (const fact of reading.facts) takeFact(reader, fact, claims);
  for (const judgement of reading.judgements) takeJudgement(reader, judgement, claims);
  for (const exposure of reading.exposures) takeExposure(reader, exposure, claims);
  for (const { flag, ...place } of reading.flags) {
    const known = reader.rubric.hardFlags.find(({ id, indicators }) => id === flag && indicators.some((id) => indicatorOf(reader, id)));
    if (known) claims.findings.push(bare(reader, { kind: "flag", id: flag }, place));
    else claims.offTopic += 1;
  }
  return withoutIdleQuotations(reader, claims);
}

function indicatorOf({ rubric, category }: Reader, id: string): IndicatorDef | null {
  const indicator = indexRubric(rubric).indicator.get(id);
  return indicator?.category === category ? indicator : null;
}

/** A claim with its place and nothing else. A document or page that does not exist is left for the check to name. */
function bare({ documents, gradeOf }: Reader, subject: Subject, { document, page, quote }: Place, mark = ""): Finding {
  const documentId = documents[document - 1]?.id ?? `document ${document}`;
  const name = subject.kind === "dataPoint" ? subject.key : subject.kind === "document" ? subject.claim : subject.id;
  return {
    ...NOTHING, id: findingId([documentId, subject.kind, name, page, quote, mark]), subject, quote, documentId,
    locator: { page, place: null }, grade: documents[document - 1] ? gradeOf(documentId) : "D",
  };
}

function placed({ documents }: Reader, { document, page }: Place): { document: AnalystDocument; page: DocumentPage } | null {
  const found = documents[document - 1];
  const onPage = found?.pages.find(({ index }) => index === page);
  return found && onPage ? { document: found, page: onPage } : null;
}

function takeFact(reader: Reader, fact: ModelReading["facts"][number], claims: Claims): void {
  const def = indexRubric(reader.rubric).dataPoint.get(fact.key);
  if (def?.category !== reader.category) return void (claims.offTopic += 1);
  const projected = fact.tense === "neither" ? null : fact.tense === "planned";
  const finding = bare(reader, { kind: "dataPoint", key: fact.key }, fact, `${fact.value}|${fact.period}`);
  const where = placed(reader, fact);
  if (!where) return void claims.findings.push(finding);
  const said = readValue(def, fact, where.document, where.page);
  if (!said) return drop(claims, finding, "VALUE_NOT_IN_QUOTE");
  // What is planned is a statement, whatever paper it stands in.
  const whole: Finding = { ...finding, ...said, projected, grade: projected === true ? "D" : finding.grade };
  const again = recomputeFigure(whole, where.page);
  if (again.kind === "unclear") return drop(claims, whole, "VALUE_NOT_IN_QUOTE");
  if (again.kind === "changed" && whole.value?.kind === "number") {
    claims.notes.push({ kind: "FIGURE_BY_QUOTATION", findingId: whole.id, dataPoint: fact.key, said: whole.value.number, kept: again.number });
    claims.findings.push({ ...whole, value: { kind: "number", number: again.number, high: null } });
  } else claims.findings.push(whole);
}

function drop(claims: Claims, finding: Finding, reason: DroppedFinding["reason"]): void {
  claims.dropped.push({ finding, reason });
}

function takeJudgement(reader: Reader, judgement: ModelReading["judgements"][number], claims: Claims): void {
  const indicator = indicatorOf(reader, judgement.indicator);
  const component = indicator?.components.find(({ kind }) => kind === "judgement");
  if (!indicator || !component) return void (claims.offTopic += 1);
  const finding: Finding = { ...bare(reader, { kind: "indicator", id: indicator.id, component: component.id }, judgement, judgement.level), level: judgement.level };
  const where = placed(reader, judgement);
  if (judgement.metric === "" || !where) return void claims.findings.push(finding);
  const [printed] = figuresIn(judgement.figure, where.page);
  const implied = printed ? levelOfFigure(indicator, judgement.metric, printed.value) : null;
  if (!printed || !implied) return void claims.findings.push(finding);
  if (!valueInQuote({ ...finding, value: { kind: "number", number: printed.value, high: null } })) return drop(claims, finding, "VALUE_NOT_IN_QUOTE");
  if (implied.level !== judgement.level) claims.notes.push(byFigure(finding, judgement, printed.value, implied.level));
  claims.findings.push({ ...finding, level: implied.level });
}

function byFigure(finding: Finding, { indicator, metric, level: said }: ModelReading["judgements"][number], figure: number, kept: LevelId): ReadingNote {
  return { kind: "LEVEL_BY_FIGURE", findingId: finding.id, indicator, metric, figure, said, kept };
}

function takeExposure(reader: Reader, { indicator: id, likelihood, impact, ...place }: ModelReading["exposures"][number], claims: Claims): void {
  const component = indicatorOf(reader, id)?.components.find(({ kind }) => kind === "exposure");
  if (!component) return void (claims.offTopic += 1);
  claims.findings.push({ ...bare(reader, { kind: "indicator", id, component: component.id }, place, `${likelihood}x${impact}`), likelihood, impact });
}
