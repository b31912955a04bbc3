import { loadRubric } from "@/adapters/rubric/load-rubric";
import type { Answer } from "@/domain/gaps/gap";
import type { AssessInput } from "@/domain/risk/assess";
import type { FindingValue, VerifiedFinding } from "@/domain/risk/finding";
import type { GradeId, LevelId, Rubric } from "@/domain/risk/rubric";

/** The project's own rubric, loaded once for all tests of a process. */
export const testRubric = (): Rubric => loadRubric("rubric");

type Over = Partial<Omit<VerifiedFinding, "subject" | "value">>;

const finding = (over: Partial<VerifiedFinding> & Pick<VerifiedFinding, "id" | "subject">): VerifiedFinding => ({
  level: null, likelihood: null, impact: null, value: null, unit: null, currency: null, period: null, projected: null,
  quote: `quote of ${over.id}`, documentId: "doc", locator: { page: 1, place: null }, grade: "A", contradicts: [], span: { start: 0, end: 1 }, ...over,
});

export const figure = (key: string, number: number, over: Over = {}): VerifiedFinding =>
  finding({ id: `${key}=${number}`, subject: { kind: "dataPoint", key }, value: { kind: "number", number, high: null }, ...over });

/** An amount of one year, actual and grade A unless said otherwise. */
export const money = (key: string, number: number, over: Over = {}): VerifiedFinding =>
  figure(key, number, { currency: "KES", period: "2025", projected: false, ...over });

export const stated = (key: string, value: FindingValue, over: Over = {}): VerifiedFinding =>
  finding({ id: `${key}:${JSON.stringify(value)}`, subject: { kind: "dataPoint", key }, value, ...over });

export const judged = (indicator: string, component: string, level: LevelId, grade: GradeId = "A", over: Over = {}): VerifiedFinding =>
  finding({ id: `${indicator}/${component}=${level}`, subject: { kind: "indicator", id: indicator, component }, level, grade, ...over });

export const exposed = (indicator: string, likelihood: number, impact: number, over: Over = {}): VerifiedFinding =>
  finding({ id: `${indicator}/exposure`, subject: { kind: "indicator", id: indicator, component: "likelihood_impact" }, likelihood, impact, ...over });

export const flagWording = (flag: string, over: Over = {}): VerifiedFinding =>
  finding({ id: `flag:${flag}`, subject: { kind: "flag", id: flag }, ...over });

export const answer = (over: Partial<Answer> & Pick<Answer, "dataPoint" | "kind">): Answer => ({
  findingId: null, value: null, unit: null, currency: null, period: null, note: null, documentId: null,
  answeredBy: "person", answeredAt: "2026-05-01T10:00:00.000Z", ...over,
});

export const assessInput = (findings: readonly VerifiedFinding[] = [], over: Partial<AssessInput> = {}): AssessInput => ({
  rubric: testRubric(), findings, dropped: 0, answers: [], conditions: {}, flagDecisions: [], asOf: "2026-05-20", ...over,
});
