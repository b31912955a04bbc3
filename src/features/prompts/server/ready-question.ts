import { questionGround, type QuestionGround } from "@/features/evidence/server";
import { conflict, invalid, notFound } from "@/domain/errors";
import type { LeftOut } from "@/domain/model/reading-account";
import type { AnalystDocument } from "@/domain/ports/analyst";
import type { AnalystQuestions, PreparedQuestion } from "@/domain/ports/analyst-questions";
import type { ModelCall } from "@/domain/ports/model-client";
import type { PromptBook } from "@/domain/ports/prompt-book";
import type { PromptFields } from "@/domain/prompts/prompt";
import type { AppContext } from "@/kernel/context";
import type { PreviewInputs } from "../contract";
import { includesFor } from "./read-includes";
import { categoryFor } from "./run-values";

export interface ReadyQuestion {
  /** The very call a run makes, with the tried text in place of the version in production. */
  call: ModelCall;
  mend: PreparedQuestion["mend"];
  run: number | null;
  about: string;
  versionIds: string[];
  unusedVariables: string[];
  leftOut: string[];
  /** How this run's call would differ now from the one it made then. */
  notes: string[];
  /** In the order of their numbers. */
  documents: AnalystDocument[];
}

type OnAssessment = Extract<PreviewInputs, { kind: "assessment" }>;
export interface Tried {
  slug: string;
  fields: PromptFields;
  versionId: string | null;
}
/** Stands for a text that is not saved where a version's id is asked for. */
const UNSAVED = "";

/** @throws AppError NOT_FOUND, INVALID, CONFLICT: there is nothing such a run would ask; JobError INVALID_INPUT with a fault's place */
export async function readyQuestion(ctx: AppContext, tried: Tried, on: OnAssessment): Promise<ReadyQuestion> {
  const ground = await questionGround(ctx, on.assessmentId, on.runId);
  const { documents } = ground.request;
  if (documents.length === 0) throw conflict("This assessment has no document that was read. Choose one that has.", { code: "NO_DOCUMENT" });
  const { question, about } = await ask(ctx, ctx.ports.questionsWith(await bookOf(ctx, tried)), ground, tried.fields, on);
  if (question === null) throw new Error("A book of one prompt has a prompt.");
  const { call, unused, leftOut, mend } = question;
  return {
    call, mend, about, documents, unusedVariables: unused, run: ground.run?.number ?? null, notes: notesOf(ctx, ground),
    versionIds: (call.purpose?.promptVersionIds ?? []).filter((id) => id !== UNSAVED), leftOut: leftOut.map((left) => inWords(left, documents)),
  };
}

/** The tried text wherever a prompt is asked for. */
async function bookOf(ctx: AppContext, { slug, fields, versionId }: Tried): Promise<PromptBook> {
  const found = { slug, number: 0, versionId: versionId ?? UNSAVED, fields, includes: await includesFor(ctx.db, fields) };
  return { production: async () => found };
}

async function ask(ctx: AppContext, questions: AnalystQuestions, { request, missing }: QuestionGround, fields: PromptFields, on: OnAssessment): Promise<{ question: PreparedQuestion | null; about: string }> {
  const { rubric } = ctx.ports;
  if (fields.section === "DOCUMENT_READING") {
    const at = on.documentId === undefined ? 0 : request.documents.findIndex(({ id }) => id === on.documentId);
    const document = request.documents[at];
    if (!document) throw notFound("document");
    return { question: await questions.aboutDocument(request, document.id), about: `document ${at + 1}` };
  }
  if (on.category !== undefined && fields.categories.length > 0 && !fields.categories.includes(on.category))
    throw invalid(`This prompt is for ${fields.categories.join(", ")}: a run asks about ${on.category} with another.`, { field: "on.category", code: "INPUT" });
  if (fields.section === "RISK_CATEGORY") {
    const category = categoryFor(rubric, fields, on.category);
    return { question: await questions.aboutCategory(request, category), about: nameOf(category) };
  }
  const open = await missing();
  const category = on.category ?? rubric.categories.find(({ id }) => open.has(id) && (fields.categories.length === 0 || fields.categories.includes(id)))?.id;
  const points = category === undefined ? [] : (open.get(categoryFor(rubric, fields, category)) ?? []);
  if (category === undefined || points.length === 0)
    throw conflict(`A run would not look again${category === undefined ? "" : ` in ${nameOf(category)}`}: no mandatory data point is missing there. Choose another category or run.`, { code: "NOTHING_ASKED" });
  return { question: await questions.aboutGaps(request, category, points), about: nameOf(category) };

  function nameOf(id: string): string {
    return rubric.categories.find((each) => each.id === id)?.name.en ?? id;
  }
}

function notesOf(ctx: AppContext, { run, removed }: QuestionGround): string[] {
  return [
    ...(run && run.rubricHash !== ctx.ports.rubric.hash ? [`Run ${run.number} was made by rubric ${run.rubricVersion}; the rubric in force is sent, as in a run begun now.`] : []),
    ...(removed > 0 ? [`${removed === 1 ? "1 paper" : `${removed} papers`} of the run ${removed === 1 ? "has" : "have"} been removed since and ${removed === 1 ? "is" : "are"} not sent.`] : []),
  ];
}

function inWords({ documentId, pages, parts }: LeftOut, documents: readonly AnalystDocument[]): string {
  const name = `document ${documents.findIndex(({ id }) => id === documentId) + 1}`;
  const told = [...(pages.length > 0 ? [`pages ${pages.join(", ")}`] : []), ...(parts.length > 0 ? [`parts of pages ${parts.join(", ")}`] : [])];
  return `Of ${name}: ${told.join("; ")}.`;
}
