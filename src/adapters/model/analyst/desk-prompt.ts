import { JobError } from "@/domain/jobs/job-errors";
import type { AnalystDocument, AnalystRequest } from "@/domain/ports/analyst";
import type { ModelSettings } from "@/domain/ports/model-client";
import type { PromptBook } from "@/domain/ports/prompt-book";
import type { PromptSection } from "@/domain/prompts/prompt";
import { IN_DATA_BLOCK } from "@/domain/prompts/catalogue";
import { labelOfField } from "@/domain/prompts/diff/diff-prompts";
import { composePrompt } from "@/domain/prompts/compose-prompt";
import type { PromptPlace } from "@/domain/prompts/prompt-place";
import type { DataPointDef, Rubric } from "@/domain/risk/rubric";
import type { TemplateValues } from "@/domain/prompts/template/template-value";

/** The desk's prompt for one category, composed. */
export interface DeskPrompt {
  system: string;
  /** The examples, then the question. */
  turns: { role: "user" | "assistant"; text: string }[];
  settings: Pick<ModelSettings, "modelId" | "temperature" | "maxTokens">;
  /** The version and those it includes; stamped on what the answer leads to. */
  versionIds: string[];
  /** Dotted names of values that none of its fields reads. */
  unused: string[];
}

/** What is in production for the category, composed with its values; null = nothing is. A prompt with faults stops the run and says so. */
export const deskPrompt = (book: PromptBook, request: AnalystRequest, category: string): Promise<DeskPrompt | null> =>
  composed(book, request, "RISK_CATEGORY", category, valuesFor(request, category));

/** The same for a second look at what a category's answer left open. */
export const gapPrompt = (book: PromptBook, request: AnalystRequest, category: string, points: readonly DataPointDef[]): Promise<DeskPrompt | null> =>
  composed(book, request, "GAP_DETECTION", category, {
    ...commonValues(request),
    dataPoints: points.map(({ key, label, type, unit, mandatory, ask }) => ({ key, label, unit: type === "money" ? (request.firm?.currency ?? "") : unit, mandatory, ask })),
  });

/** The same for what one document is; `pages` are the numbers of those that are sent. */
export const identityPrompt = (book: PromptBook, request: AnalystRequest, document: AnalystDocument, pages: readonly number[]): Promise<DeskPrompt | null> =>
  composed(book, request, "DOCUMENT_READING", "", {
    firm: { ...NO_FIRM, ...request.firm },
    document: { name: "document 1", language: languageName(document.language), pageCount: document.pages.length },
    pages: pages.map((number) => ({ number, text: IN_DATA_BLOCK })),
    kinds: request.rubric.documents.map(({ id, label }) => ({ id, label })),
  });

/** Where the prompts of all questions above are looked for. */
export const placesOfQuestions = ({ categories }: Rubric): PromptPlace[] => [
  { section: "DOCUMENT_READING", subSection: "", category: "" },
  ...categories.flatMap(({ id: category }) => ["RISK_CATEGORY", "GAP_DETECTION"].map((section) => ({ section, subSection: "", category }))),
];

const languageName = (code: string | null): string => (code === null ? "" : (new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? ""));

async function composed(book: PromptBook, { prompts }: AnalystRequest, section: PromptSection, category: string, values: TemplateValues): Promise<DeskPrompt | null> {
  const found = await book.production({ section, subSection: "", category }, prompts);
  if (!found) return null;
  const { system, turns, model, faults, unused, includedVersionIds } = composePrompt(found.fields, values, found.includes, found.slug);
  const [fault] = faults;
  if (fault)
    throw new JobError("INVALID_INPUT", { sentence: `The prompt “${found.slug}”, version ${found.number}, cannot be sent: ${fault.message} (${labelOfField(fault.field)}, line ${fault.line}). An administrator has to mend it.` });
  return { system, turns, settings: model, versionIds: [found.versionId, ...includedVersionIds], unused };
}

const NO_FIRM = { name: "", sector: "", country: "", currency: "", type: "" };

/** The passages are the data block before the prompt, which all questions share. */
const commonValues = ({ firm, documents }: AnalystRequest): TemplateValues => ({
  firm: { ...NO_FIRM, ...firm },
  passages: documents.map((_, at) => ({ document: `document ${at + 1}`, page: "all", text: IN_DATA_BLOCK })),
  report: { language: "English" },
});

/** The variables of the desk's section for one category. */
const valuesFor = (request: AnalystRequest, categoryId: string): TemplateValues => ({ ...commonValues(request), ...rubricValues(request.rubric, categoryId) });

const made = new WeakMap<Rubric, Map<string, TemplateValues>>();

/** What the rubric alone says of a category: the same in every run. */
function rubricValues(rubric: Rubric, categoryId: string): TemplateValues {
  const known = made.get(rubric) ?? new Map<string, TemplateValues>();
  made.set(rubric, known);
  const category = rubric.categories.find(({ id }) => id === categoryId);
  const values = known.get(categoryId) ?? {
    category: { id: categoryId, name: category?.name.en ?? categoryId, meaning: category?.meaning.en ?? "" },
    indicators: rubric.indicators.filter((indicator) => indicator.category === categoryId).map(({ id, name, question, levels }) => ({
      id, name: name.en, question, levels: Object.entries(levels).map(([level, { criterion }]) => `${level}: ${criterion}`).join(" "),
    })),
  };
  known.set(categoryId, values);
  return values;
}
