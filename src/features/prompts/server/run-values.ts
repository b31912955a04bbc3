import { requireAssessment } from "@/features/assessments/server";
import { readPages } from "@/features/documents/server";
import { type RunRecord, runOf } from "@/features/evidence/server";
import { conflict, invalid } from "@/domain/errors";
import type { Answer } from "@/domain/gaps/gap";
import type { AnalystDocument } from "@/domain/ports/analyst";
import type { PromptFields, PromptSection } from "@/domain/prompts/prompt";
import type { Rubric } from "@/domain/risk/rubric";
import type { Assessed } from "@/domain/risk/assessed";
import type { TemplateValue, TemplateValues } from "@/domain/prompts/template/template-value";
import { answerValues, newestAnswer, passagesOf, resultValues } from "./run-values-parts";
import type { AppContext } from "@/kernel/context";

export interface RunValues {
  values: TemplateValues;
  /** What did not fit, in words. */
  leftOut: string[];
}

/** A stored assessment, and what of it is meant where it has several. */
export interface AssessmentInputs {
  assessmentId: string;
  /** Absent = its newest. */
  runId?: string;
  category?: string;
  /** Absent = the newest the run was scored with. */
  answer?: Answer;
  /** Absent = the result as the run made it. */
  assessed?: Assessed;
}

/** The sections whose variables a run's result or an answer fills; the analyst's own fill those of the others. */
const OF_RESULTS: readonly PromptSection[] = ["REPORT_NARRATIVE", "ANSWER_VALIDATION"];

/** The variables of a section as a stored assessment fills them: its firm, its papers and a run of it, the newest or the one that is named. */
export async function valuesOfAssessment(ctx: AppContext, fields: PromptFields, on: AssessmentInputs): Promise<RunValues> {
  const { assessment } = await requireAssessment(ctx, on.assessmentId, "assessment.read");
  const { section } = fields;
  if (section === "FREE") throw invalid("A free prompt’s variables come with its recipe. Paste them as JSON.", { field: "on.kind", code: "INPUT" });
  if (!OF_RESULTS.includes(section)) throw new Error(`The variables of ${section} are made with the call of a run.`);
  const firm = firmOf(assessment);
  const run = await runOf(ctx, assessment.id, on.runId, section === "REPORT_NARRATIVE");
  if (!run) throw conflict("This assessment has no run yet. Choose one that has.", { code: "NO_RUN" });
  const { rubric } = ctx.ports;
  if (section === "REPORT_NARRATIVE") return { values: { firm, report: { language: "English" }, ...resultValues(rubric, on.assessed ?? run.assessed) }, leftOut: [] };
  const category = categoryFor(rubric, fields, on.category);
  const { passages, leftOut } = passagesOf(rubric, run, neutralNames(await readPages(ctx, assessment.id), run), category);
  return { values: { firm, ...answerValues(rubric, on.answer ?? newestAnswer(run)), passages }, leftOut };
}

/** The category that is meant: the one that is named, else the prompt's first, else the rubric's. */
export function categoryFor(rubric: Rubric, fields: PromptFields, named: string | undefined): string {
  const category = named ?? fields.categories[0] ?? rubric.categories[0]?.id ?? "";
  if (!rubric.categories.some(({ id }) => id === category)) throw invalid(`The rubric has no category ${category}.`, { field: "on.category", code: "INPUT" });
  return category;
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
