import type { RunRecord } from "@/features/evidence/server";
import { conflict } from "@/domain/errors";
import type { Answer } from "@/domain/gaps/gap";
import type { Assessed } from "@/domain/risk/assessed";
import type { FindingValue, VerifiedFinding } from "@/domain/risk/finding";
import type { LevelId, Rubric } from "@/domain/risk/rubric";
import type { TemplateValue, TemplateValues } from "@/domain/prompts/template/template-value";

/** Passages of one category that go into a preview; what is more is counted aloud. */
const MOST_PASSAGES = 60;

/** What the run's findings on a category quote, each passage once, in the order of the documents. */
export function passagesOf(rubric: Rubric, run: RunRecord, names: ReadonlyMap<string, string>, category: string): { passages: TemplateValue[]; leftOut: string[] } {
  const about = aboutCategory(rubric, category);
  const places = new Map<string, { document: string; page: number; text: string }>();
  for (const finding of run.findings) {
    if (!about(finding)) continue;
    const passage = { document: names.get(finding.documentId) ?? "document", page: finding.locator.page, text: finding.quote };
    places.set(`${passage.document} ${passage.page} ${passage.text}`, passage);
  }
  const all = [...places.values()].sort((a, b) => a.document.localeCompare(b.document, "en", { numeric: true }) || a.page - b.page);
  return { passages: all.slice(0, MOST_PASSAGES), leftOut: all.length > MOST_PASSAGES ? [`${all.length - MOST_PASSAGES} of ${all.length} passages: the first ${MOST_PASSAGES} are sent.`] : [] };
}

function aboutCategory(rubric: Rubric, category: string): (finding: VerifiedFinding) => boolean {
  const points = new Set(rubric.dataPoints.filter((point) => point.category === category).map(({ key }) => key));
  const indicators = new Set(rubric.indicators.filter((indicator) => indicator.category === category).map(({ id }) => id));
  return ({ subject }) => (subject.kind === "dataPoint" ? points.has(subject.key) : subject.kind === "indicator" && indicators.has(subject.id));
}

export function resultValues(rubric: Rubric, assessed: Assessed | null): TemplateValues {
  if (!assessed) throw conflict("This assessment has no scored run yet. Choose one that has.", { code: "NO_RUN" });
  const word = (level: LevelId | null): string => rubric.bands.find(({ id }) => id === level)?.name.en ?? rubric.scoring.insufficientLabel.en;
  const { evidenced, level, low, high, coverage } = assessed.overall;
  return {
    result: { score: level === null ? null : evidenced, level: word(level), low, high, coverage: Math.round(coverage * 100) },
    categories: assessed.categories.map((each) => ({
      name: rubric.categories.find(({ id }) => id === each.id)?.name.en ?? each.id,
      level: word(each.level),
      score: each.level === null ? null : each.evidenced,
      findings: each.indicators.filter(({ applicable }) => applicable).map(({ finding }) => finding).join(" "),
    })),
  };
}

/** The newest answer the run was scored with. */
export const newestAnswer = (run: RunRecord): Answer | null =>
  [...(run.inputs?.answers ?? [])].filter(({ value }) => value !== null).sort((a, b) => b.answeredAt.localeCompare(a.answeredAt))[0] ?? null;

export function answerValues(rubric: Rubric, answer: Answer | null): TemplateValues {
  const point = rubric.dataPoints.find(({ key }) => key === answer?.dataPoint);
  if (!answer?.value || !point) throw conflict("Nobody has answered a gap of this assessment yet. Choose one where somebody has.", { code: "NO_ANSWER" });
  return { gap: { label: point.label, ask: point.ask, unit: answer.currency ?? answer.unit ?? point.unit }, answer: { value: inWords(answer.value), note: answer.note } };
}

function inWords(value: FindingValue): string {
  switch (value.kind) {
    case "number": return value.high === null ? String(value.number) : `${value.number} to ${value.high}`;
    case "date": return value.date;
    case "text": return value.text;
    case "boolean": return value.yes ? "yes" : "no";
    case "choice": return value.choice;
  }
}
