import { choosePassages } from "@/domain/model/choose-passages";
import type { LeftOut } from "@/domain/model/reading-account";
import type { AnalystRequest } from "@/domain/ports/analyst";
import type { ModelCall, ModelSettings } from "@/domain/ports/model-client";
import type { PromptBook } from "@/domain/ports/prompt-book";
import { ANSWER_JSON_SCHEMA, type ModelReading, SCHEMA_VERSION } from "./answer-schema";
import { categoryQuestion } from "./category-question";
import { type DeskPrompt, deskPrompt, gapPrompt } from "./desk-prompt";
import { documentText } from "./document-text";
import { gapQuestion } from "./gap-question";
import { type Ground, type GroundOptions, sourcesOf } from "./ground";
import { INSTRUCTIONS } from "./instructions";
import { retrievalWords } from "./retrieval-words";
import { rubricText } from "./rubric-text";

/** All that the calls of a run are made of, besides what they are about. */
export interface CallOptions extends GroundOptions {
  prompts: PromptBook | null;
  settings: Pick<ModelSettings, "temperature" | "maxTokens">;
}

export interface Question {
  section: string;
  category: string;
  booked: DeskPrompt | null;
  /** What stands after the documents. */
  text: string;
  /** Takes out of the answer what was not asked for. */
  mayAnswer: (reading: ModelReading) => ModelReading;
}

const NOTHING: ModelReading = { facts: [], judgements: [], exposures: [], flags: [] };

export async function questionOf({ prompts }: CallOptions, request: AnalystRequest, category: string): Promise<Question> {
  const booked = prompts === null ? null : await deskPrompt(prompts, request, category);
  return { section: "RISK_CATEGORY", category, booked, text: categoryQuestion(request.rubric, category, booked), mayAnswer: (reading) => reading };
}

/** null = no prompt for gaps is in force, or none of these data points is of the category. */
export async function gapQuestionOf({ prompts }: CallOptions, request: AnalystRequest, category: string, dataPoints: readonly string[]): Promise<Question | null> {
  const points = request.rubric.dataPoints.filter((point) => point.category === category && dataPoints.includes(point.key));
  const booked = prompts === null || points.length === 0 ? null : await gapPrompt(prompts, request, category, points);
  if (booked === null) return null;
  const asked = new Set(points.map(({ key }) => key));
  return { section: "GAP_DETECTION", category, booked, text: gapQuestion(category, points, booked), mayAnswer: ({ facts }) => ({ ...NOTHING, facts: facts.filter(({ key }) => asked.has(key)) }) };
}

/** One question behind the prefix that all of them share. */
export function callOf(options: CallOptions, request: AnalystRequest, ground: Ground, { section, category, booked, text: question }: Question): { call: ModelCall; leftOut: LeftOut[] } {
  const { rubric, signal, jobId } = request;
  const choice = ground.whole === null ? choosePassages(ground.passages, options.inputTokens, retrievalWords(rubric, category), sourcesOf(ground, request, category)) : null;
  const text = choice ? documentText(choice.sent) : (ground.whole ?? "");
  const call: ModelCall = {
    purpose: { section, category, jobId, promptVersionIds: booked?.versionIds ?? [], rubricVersion: rubric.version, schemaVersion: SCHEMA_VERSION },
    settings: settingsOf(options, booked),
    system: [{ text: INSTRUCTIONS }, { text: rubricText(rubric), cachePoint: true }],
    turns: [{ role: "user", content: [{ text, cachePoint: true }, { text: question }] }],
    schema: { name: "reading", schema: ANSWER_JSON_SCHEMA },
    signal,
  };
  return { call, leftOut: (choice?.leftOut ?? []).map((left) => ({ category, ...left })) };
}

/** An answer cut short is paid for and thrown away whole, so the installation's limit stands where the prompt's own is lower; the form says so. */
export function settingsOf({ settings }: Pick<CallOptions, "settings">, booked: DeskPrompt | null): ModelSettings {
  return booked ? { ...booked.settings, maxTokens: Math.max(booked.settings.maxTokens, settings.maxTokens) } : { modelId: null, ...settings };
}
