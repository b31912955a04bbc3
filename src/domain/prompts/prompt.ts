/**
 * A prompt is a text that admins own; a version of it never changes; a label (latest, staging, production) names one
 * version and moves. What a run used is stamped with the version's id.
 */
export const PROMPT_SECTIONS = ["DOCUMENT_READING", "GAP_DETECTION", "RISK_CATEGORY", "REPORT_NARRATIVE", "ANSWER_VALIDATION", "FREE"] as const;
export type PromptSection = (typeof PROMPT_SECTIONS)[number];

export const SECTION_WORD: Record<PromptSection, string> = {
  DOCUMENT_READING: "Document reading",
  GAP_DETECTION: "Gap detection",
  RISK_CATEGORY: "Risk category",
  REPORT_NARRATIVE: "Report narrative",
  ANSWER_VALIDATION: "Answer validation",
  FREE: "Free",
};

/** The model analyst asks with these in a run: behind the documents, for an answer of its own form. */
export const ANALYST_SECTIONS: readonly PromptSection[] = ["DOCUMENT_READING", "GAP_DETECTION", "RISK_CATEGORY"];

/** A worked example: the model is shown the question and the answer it should have given. */
export interface FewShotPair {
  input: string;
  output: string;
}

export interface PromptContext {
  persona: string;
  sources: string;
  constraints: string;
  guardrails: string;
}

export interface PromptModel {
  /** A model id or an inference profile; null = the installation's. */
  modelId: string | null;
  /** 0..1; null = the installation's for the prompt's section. */
  temperature: number | null;
  /** Longest answer, tokens. The analyst sections raise it to the installation's: an answer cut short is thrown away whole. */
  maxTokens: number;
}

/** All that a version holds. Every field reaches the model (composePrompt). */
export interface PromptFields {
  name: string;
  section: PromptSection;
  /** A part of the section that has a prompt of its own; empty = all of it. */
  subSection: string;
  /** Ids of the rubric's categories; empty = all of them. */
  categories: string[];
  tags: string[];
  systemPrompt: string;
  userTemplate: string;
  tone: string;
  outputFormat: string;
  fewShot: FewShotPair[];
  context: PromptContext;
  model: PromptModel;
}

export const PROMPT_LIMITS = { name: 100, subSection: 60, list: 20, entry: 60, body: 50_000, short: 2_000, part: 10_000, fewShot: 20, note: 500, comment: 1_000, tokens: 64_000 } as const;

export const LABELS = ["latest", "staging", "production"] as const;
export type PromptLabelName = (typeof LABELS)[number];
/** `latest` goes by itself to every new version. */
export type MovableLabel = Exclude<PromptLabelName, "latest">;

/** Fields as they are kept and compared: line ends and outer blanks of short texts do not make a version. */
export function normalPrompt(fields: PromptFields): PromptFields {
  const lines = (text: string): string => text.replace(/\r\n?/g, "\n");
  const line = (text: string): string => lines(text).trim();
  const list = (entries: readonly string[]): string[] => [...new Set(entries.map(line))].filter((entry) => entry !== "").sort();
  const { context, model } = fields;
  return {
    name: line(fields.name),
    section: fields.section,
    subSection: line(fields.subSection),
    categories: list(fields.categories),
    tags: list(fields.tags),
    systemPrompt: lines(fields.systemPrompt),
    userTemplate: lines(fields.userTemplate),
    tone: line(fields.tone),
    outputFormat: lines(fields.outputFormat),
    fewShot: fields.fewShot.map(({ input, output }) => ({ input: lines(input), output: lines(output) })),
    context: { persona: lines(context.persona), sources: lines(context.sources), constraints: lines(context.constraints), guardrails: lines(context.guardrails) },
    model: { modelId: model.modelId === null || line(model.modelId) === "" ? null : line(model.modelId), temperature: model.temperature, maxTokens: model.maxTokens },
  };
}

/** A new prompt of this section, to be filled. */
export const blankPrompt = (name: string, section: PromptSection): PromptFields => ({
  name, section, subSection: "", categories: [], tags: [], systemPrompt: "", userTemplate: "", tone: "", outputFormat: "", fewShot: [],
  context: { persona: "", sources: "", constraints: "", guardrails: "" },
  model: { modelId: null, temperature: null, maxTokens: 4_000 },
});

/** A short name for addresses and includes: small letters, digits and dashes. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return plain.slice(0, 60).replace(/-+$/, "") || "prompt";
}
