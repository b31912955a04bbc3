import type { Answer } from "../gaps/gap";
import type { DocumentAppraisal } from "../ports/analyst";
import { valueWords } from "../quantities/value-words";
import type { EvidenceRef } from "./assessed";
import type { FindingValue, VerifiedFinding } from "./finding";
import { gradeOrder, GRADES, worseGrade } from "./levels";
import { latestFirst, monthsCovered, notOver, parsePeriod, type Period } from "./period";
import type { DataPointDef, GradeId, Rubric } from "./rubric";
import { indexRubric } from "./rubric-index";
import { effectiveGrade, staleDocuments } from "./evidence-grade";

/** Whether a figure is about what was or what is planned. "neutral" is neither, such as an interest rate. */
export type Tense = "actual" | "projected" | "neutral";

/** One value that may be in force for a data point, with the grade it really has. */
export interface Candidate {
  key: string;
  /** Finding id, or "answer:KEY". */
  id: string;
  value: FindingValue;
  /** The figure to reckon with; of a range, its worse end. null when it is no number. */
  number: number | null;
  unit: string | null;
  currency: string | null;
  period: Period | null;
  projected: boolean | null;
  tense: Tense;
  /** A yearly figure is asked for, and this one covers a shorter or longer time: shown, never reckoned with. */
  notAYear: boolean;
  grade: GradeId;
  /** Plain sentences about the grade: out of date, a forecast, typed without a document. */
  notes: string[];
  byPerson: "ACCEPTED" | "CORRECTED" | null;
  evidence: EvidenceRef;
  contradicts: readonly string[];
}

export interface EvidenceInput {
  rubric: Rubric;
  findings: readonly VerifiedFinding[];
  answers: readonly Answer[];
  appraisals?: readonly DocumentAppraisal[];
  asOf: string;
}

export interface Candidates {
  /** Best first. */
  byKey: ReadonlyMap<string, Candidate[]>;
  /** Candidates that a person's answer overruled; shown, never used. */
  setAside: ReadonlyMap<string, Candidate[]>;
  /** Data points a person said do not apply, with the answer. */
  notApplicable: ReadonlyMap<string, Answer>;
}

/** The answer in force for each data point: the latest one that says something of the whole. */
export function answersInForce(answers: readonly Answer[]): Map<string, Answer> {
  const inForce = new Map<string, Answer>();
  const inOrder = [...answers].sort((a, b) => a.answeredAt.localeCompare(b.answeredAt) || a.kind.localeCompare(b.kind));
  for (const answer of inOrder) if (answer.kind !== "REJECTED") inForce.set(answer.dataPoint, answer);
  return inForce;
}

/** All that may be said of each data point, best first, in an order that does not depend on the findings' order. */
export function collectCandidates(input: EvidenceInput): Candidates {
  const index = indexRubric(input.rubric);
  const templates = new Set((input.appraisals ?? []).filter((a) => a.template).map((a) => a.documentId));
  const stale = staleDocuments(input);
  const answers = answersInForce(input.answers);
  const rejected = new Set(input.answers.filter((a) => a.kind === "REJECTED").map((a) => `${a.dataPoint}\n${a.findingId ?? ""}`));
  const found = new Map<string, Candidate[]>();
  const refused = new Set<Candidate>();
  for (const finding of input.findings) {
    const subject = finding.subject;
    const def = subject.kind === "dataPoint" ? index.dataPoint.get(subject.key) : undefined;
    if (!def || finding.value === null || templates.has(finding.documentId)) continue;
    const candidate = fromFinding(input, def, finding, finding.value, stale);
    if (!candidate) continue;
    if (rejected.has(`${def.key}\n${finding.id}`) || rejected.has(`${def.key}\n`)) refused.add(candidate);
    found.set(def.key, [...(found.get(def.key) ?? []), candidate]);
  }
  const byKey = new Map<string, Candidate[]>();
  const setAside = new Map<string, Candidate[]>();
  const notApplicable = new Map<string, Answer>();
  for (const def of input.rubric.dataPoints) {
    const answer = answers.get(def.key);
    const candidates = found.get(def.key) ?? [];
    if (answer?.kind === "NOT_APPLICABLE") notApplicable.set(def.key, answer);
    const kept = keepByAnswer(input, def, answer, candidates.filter((c) => !refused.has(c)));
    if (kept.length > 0) byKey.set(def.key, [...kept].sort(bestFirst(index.worseWhen.get(def.key) ?? 0, def.plan)));
    const aside = candidates.filter((c) => !kept.some((k) => k.id === c.id));
    if (aside.length > 0) setAside.set(def.key, aside.sort((a, b) => a.id.localeCompare(b.id, "en")));
  }
  return { byKey, setAside, notApplicable };
}

function keepByAnswer(input: EvidenceInput, def: DataPointDef, answer: Answer | undefined, candidates: Candidate[]): Candidate[] {
  if (!answer) return candidates;
  if (answer.kind === "NOT_APPLICABLE") return [];
  const accepted = answer.kind === "ACCEPTED" ? candidates.find((c) => c.id === answer.findingId) : undefined;
  if (accepted) {
    const chosen: Candidate = { ...accepted, byPerson: "ACCEPTED", evidence: { ...accepted.evidence, answeredBy: answer.answeredBy } };
    // Accepting one year of a series says nothing against the other years.
    return def.multiple ? [chosen, ...candidates.filter((c) => c.id !== accepted.id)] : [chosen];
  }
  const typed = fromAnswer(input, def, answer);
  return typed ? [typed] : candidates;
}

function fromFinding(
  input: EvidenceInput, def: DataPointDef, finding: VerifiedFinding, value: FindingValue, stale: ReadonlyMap<string, string>,
): Candidate | null {
  const period = parsePeriod(finding.period);
  const { grade, notes } = effectiveGrade(finding, period, stale.get(finding.documentId) ?? null, input);
  if (grade === null) return null;
  return {
    key: def.key, id: finding.id, value, number: numberOf(value, indexRubric(input.rubric).worseWhen.get(def.key) ?? 0),
    unit: finding.unit, currency: finding.currency, period, projected: finding.projected,
    tense: tenseOf(def, finding.projected, notOver(period, input.asOf)), notAYear: isNotAYear(def, period), grade, notes, byPerson: null, contradicts: finding.contradicts,
    evidence: {
      findingId: finding.id, documentId: finding.documentId, page: finding.locator.page, place: finding.locator.place, quote: finding.quote,
      grade, answeredBy: null,
    },
  };
}

function fromAnswer(input: EvidenceInput, def: DataPointDef, answer: Answer): Candidate | null {
  const value = answer.value;
  if (value === null) return null;
  const period = parsePeriod(answer.period);
  const { grade, note } = answerGrade(input, answer);
  return {
    key: def.key, id: `answer:${def.key}`, value, number: numberOf(value, indexRubric(input.rubric).worseWhen.get(def.key) ?? 0),
    unit: answer.unit, currency: answer.currency, period, projected: null, tense: tenseOf(def, null, notOver(period, input.asOf)),
    notAYear: isNotAYear(def, period), grade, notes: note === null ? [] : [note], byPerson: "CORRECTED", contradicts: [],
    evidence: {
      findingId: answer.findingId, documentId: answer.documentId, page: null, place: null, quote: null, grade, answeredBy: answer.answeredBy,
      said: `${def.label}: ${valueWords(value, answer.unit ?? def.unit, answer.currency)}`, ...(answer.toldBy ? { toldBy: answer.toldBy } : {}),
    },
  };
}

/** A paper the firm keeps, of a type nobody recognised. */
const OWN_RECORD: GradeId = "C";

/** A typed figure is a statement until a document is attached; then it has that document's grade, C when its type is not known. */
function answerGrade(input: EvidenceInput, answer: Answer): { grade: GradeId; note: string | null } {
  const statement = GRADES.at(-1) ?? "D";
  if (answer.documentId === null) return { grade: statement, note: "Typed in without a document" };
  const appraisal = (input.appraisals ?? []).find((a) => a.documentId === answer.documentId);
  if (appraisal?.template) return { grade: statement, note: "The attached document is a template" };
  const gradeOf = (type: string | null | undefined): GradeId => input.rubric.documents.find(({ id }) => id === type)?.grade ?? OWN_RECORD;
  const grade = gradeOf(appraisal?.documentType);
  if (!appraisal?.ruled) return { grade, note: null };
  // Where a model said what it is, no better than the rules would have it, or than its own statements count.
  return { grade: worseGrade(grade, betterGrade(gradeOf(appraisal.ruled.documentType), appraisal.grade ?? LEAST)), note: null };
}

const LEAST: GradeId = "D";
const betterGrade = (a: GradeId, b: GradeId): GradeId => (worseGrade(a, b) === a ? b : a);

function tenseOf(def: DataPointDef, projected: boolean | null, unfinished: boolean): Tense {
  if (projected === true || unfinished) return "projected";
  // Money without a tense is read as what was: mixing it with a forecast would be the worse mistake.
  return projected === false || def.type === "money" ? "actual" : "neutral";
}

const MONTHS_IN_YEAR = 12;
/** A change of accounting year may make a year a month shorter or longer. */
const SLACK = 1;

function isNotAYear(def: DataPointDef, period: Period | null): boolean {
  const months = monthsCovered(period);
  return months !== null && def.unit.endsWith("per year") && Math.abs(months - MONTHS_IN_YEAR) > SLACK;
}

function numberOf(value: FindingValue, worseWhen: 1 | -1 | 0): number | null {
  if (value.kind !== "number") return null;
  if (value.high === null) return value.number;
  const [low, high] = [Math.min(value.number, value.high), Math.max(value.number, value.high)];
  return worseWhen === 1 ? high : worseWhen === -1 ? low : (low + high) / 2;
}

/** A person's answer, then what was before what is planned, whole years before parts, better grade, later period, the worse value; ids last, so ties are stable. */
const bestFirst = (worseWhen: 1 | -1 | 0, plan: boolean) => (a: Candidate, b: Candidate): number => {
  const person = (c: Candidate): number => (c.byPerson === null ? 1 : 0);
  const tense = (c: Candidate): number => (plan || c.tense !== "projected" ? 0 : 1);
  const badness = a.number !== null && b.number !== null ? (b.number - a.number) * worseWhen : 0;
  return (
    person(a) - person(b) || tense(a) - tense(b) || Number(a.notAYear) - Number(b.notAYear) || gradeOrder(a.grade) - gradeOrder(b.grade) || latestFirst(a.period, b.period) ||
    badness || place(a).localeCompare(place(b), "en")
  );
};

const place = (c: Candidate): string => `${c.evidence.documentId ?? ""}\n${String(c.evidence.page ?? 0).padStart(6, "0")}\n${c.id}`;
