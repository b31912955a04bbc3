import { requireAssessment } from "@/features/assessments/server";
import { readPages } from "@/features/documents/server";
import { findLatestRun, type RunRecord } from "@/features/evidence/server";
import { conflict, invalid } from "@/domain/errors";
import type { Answer } from "@/domain/gaps/gap";
import type { AnalystDocument } from "@/domain/ports/analyst";
import type { PromptFields } from "@/domain/prompts/prompt";
import type { Assessed } from "@/domain/risk/assessed";
import type { TemplateValue, TemplateValues } from "@/domain/prompts/template/template-value";
import { answerValues, categoryValues, dataPointValues, kindValues, newestAnswer, passagesOf, resultValues } from "./run-values-parts";
import type { AppContext } from "@/kernel/context";

export interface RunValues {
  values: TemplateValues;
  /** What did not fit, in words. */
  leftOut: string[];
}

/** A stored assessment, and what of it is meant where it has several. */
export interface AssessmentInputs {
  assessmentId: string;
  category?: string;
  /** Absent = the newest the run was scored with. */
  answer?: Answer;
  /** Absent = the result as the run made it. */
  assessed?: Assessed;
}

/** Characters of one document's pages that go into a preview; a longer one is cut at a page and the cut is told. */
const MOST_PAGE_CHARS = 200_000;

/** The variables of a section as a stored assessment fills them: its firm, its documents and its latest run. */
export async function valuesOfAssessment(ctx: AppContext, fields: PromptFields, on: AssessmentInputs): Promise<RunValues> {
  const { assessment } = await requireAssessment(ctx, on.assessmentId, "assessment.read");
  const { section } = fields;
  if (section === "FREE") throw invalid("A free prompt’s variables come with its recipe. Paste them as JSON.", { field: "on.kind", code: "INPUT" });
  const documents = await readPages(ctx, assessment.id);
  const base = { firm: firmOf(assessment), report: { language: "English" } };
  if (section === "DOCUMENT_READING") return { values: { firm: base.firm, ...documentValues(documents), ...kindValues(ctx.ports.rubric) }, leftOut: leftOutOf(documents) };
  const run = await findLatestRun(ctx.db, assessment.id, section === "REPORT_NARRATIVE");
  if (!run) throw conflict("This assessment has no run yet. Choose one that has.", { code: "NO_RUN" });
  if (section === "REPORT_NARRATIVE") return { values: { ...base, ...resultValues(ctx.ports.rubric, on.assessed ?? run.assessed) }, leftOut: [] };
  const { rubric } = ctx.ports;
  const category = on.category ?? fields.categories[0] ?? rubric.categories[0]?.id ?? "";
  if (!rubric.categories.some(({ id }) => id === category)) throw invalid(`The rubric has no category ${category}.`, { field: "on.category", code: "INPUT" });
  const { passages, leftOut } = passagesOf(rubric, run, neutralNames(documents, run), category);
  const own = section === "GAP_DETECTION" ? dataPointValues(rubric, category, assessment.currency) : section === "RISK_CATEGORY" ? categoryValues(rubric, category) : answerValues(rubric, on.answer ?? newestAnswer(run));
  return { values: section === "ANSWER_VALIDATION" ? { firm: base.firm, ...own, passages } : { ...base, ...own, passages }, leftOut };
}

function firmOf({ firm, sector, country, currency, enterpriseType }: { firm: string; sector: string | null; country: string | null; currency: string | null; enterpriseType: string | null }): TemplateValue {
  const place = country === null ? null : (new Intl.DisplayNames(["en"], { type: "region" }).of(country.toUpperCase()) ?? country);
  return { name: firm, sector, country: place, currency, type: enterpriseType };
}

/** Names that say nothing: a file's own name may hold an instruction. Documents that are gone keep a number after the others. */
function neutralNames(documents: readonly AnalystDocument[], run: RunRecord): Map<string, string> {
  const ids = new Set([...documents.map(({ id }) => id), ...run.findings.map(({ documentId }) => documentId)]);
  return new Map([...ids].map((id, index) => [id, `document ${index + 1}`]));
}

function documentValues(documents: readonly AnalystDocument[]): TemplateValues {
  const [first] = documents;
  if (!first) throw conflict("This assessment has no document that was read. Choose one that has.", { code: "NO_DOCUMENT" });
  const pages = fitting(first).map(({ text }, index) => ({ number: index + 1, text }));
  return { document: { name: "document 1", language: first.language, pageCount: first.pages.length }, pages };
}

function fitting({ pages }: AnalystDocument): AnalystDocument["pages"] {
  let chars = 0;
  const end = pages.findIndex(({ text }) => (chars += text.length) > MOST_PAGE_CHARS);
  return end < 0 ? pages : pages.slice(0, Math.max(1, end));
}

function leftOutOf(documents: readonly AnalystDocument[]): string[] {
  const [first, ...others] = documents;
  const kept = first ? fitting(first).length : 0;
  return [
    ...(first && kept < first.pages.length ? [`Pages ${kept + 1} to ${first.pages.length} of document 1: too long for one preview.`] : []),
    ...(others.length > 0 ? [`${others.length} more documents: one is read at a time.`] : []),
  ];
}
