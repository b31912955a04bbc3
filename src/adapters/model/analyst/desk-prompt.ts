import { JobError } from "@/domain/jobs/job-errors";
import type { AnalystRequest } from "@/domain/ports/analyst";
import type { ModelSettings } from "@/domain/ports/model-client";
import type { PromptBook } from "@/domain/ports/prompt-book";
import { composePrompt } from "@/domain/prompts/compose-prompt";
import type { TemplateValues } from "@/domain/prompts/template/template-value";

/** The desk's prompt for one category, composed. */
export interface DeskPrompt {
  system: string;
  /** The examples, then the question. */
  turns: { role: "user" | "assistant"; text: string }[];
  settings: Pick<ModelSettings, "modelId" | "temperature" | "maxTokens">;
  /** The version and those it includes; stamped on what the answer leads to. */
  versionIds: string[];
}

/** What is in production for the category, composed with its values; null = nothing is. A prompt with faults stops the run and says so. */
export async function deskPrompt(book: PromptBook, request: AnalystRequest, category: string): Promise<DeskPrompt | null> {
  const found = await book.production({ section: "RISK_CATEGORY", subSection: "", category });
  if (!found) return null;
  const { system, turns, model, faults, includedVersionIds } = composePrompt(found.fields, valuesFor(request, category), found.includes, found.slug);
  const [fault] = faults;
  if (fault)
    throw new JobError("INVALID_INPUT", { sentence: `The prompt “${found.slug}”, version ${found.number}, cannot be sent: ${fault.message} (${fault.field}, line ${fault.line}). An administrator has to mend it.` });
  return { system, turns, settings: model, versionIds: [found.versionId, ...includedVersionIds] };
}

const NO_FIRM = { name: "", sector: "", country: "", currency: "", type: "" };

/** The variables of the desk's section. The passages are the data block before the prompt, which all categories share. */
function valuesFor({ rubric, firm, documents }: AnalystRequest, categoryId: string): TemplateValues {
  const category = rubric.categories.find(({ id }) => id === categoryId);
  const indicators = rubric.indicators.filter((indicator) => indicator.category === categoryId);
  return {
    firm: { ...NO_FIRM, ...firm },
    category: { id: categoryId, name: category?.name.en ?? categoryId, meaning: category?.meaning.en ?? "" },
    indicators: indicators.map(({ id, name, question, levels }) => ({
      id, name: name.en, question, levels: Object.entries(levels).map(([level, { criterion }]) => `${level}: ${criterion}`).join(" "),
    })),
    passages: documents.map((_, at) => ({ document: `document ${at + 1}`, page: "all", text: "Its text stands in the data block above." })),
    report: { language: "English" },
  };
}
