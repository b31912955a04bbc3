import { z } from "zod";
import { type MovableLabel, PROMPT_LIMITS as MOST, PROMPT_SECTIONS, type PromptFields, type PromptLabelName, type PromptSection } from "@/domain/prompts/prompt";
import type { CheckedQuotation } from "@/domain/prompts/answer-quotations";
import type { IncludedPrompt } from "@/domain/prompts/template/link-includes";

export const PROMPT_MAX = MOST.body;
export const PROMPT_PAGE_MAX = 100;

const line = (most: number) => z.string().max(most, `is longer than ${most} characters`);
const list = z.array(line(MOST.entry)).max(MOST.list, `has more than ${MOST.list} entries`);
const body = line(MOST.body);

const modelFields = z.strictObject({
  modelId: line(200).nullable(),
  temperature: z.number("Write a number from 0 to 1.").min(0, "Write a number from 0 to 1.").max(1, "Write a number from 0 to 1.").nullable(),
  maxTokens: z.int("Write a whole number of tokens.").min(1, "Write at least 1 token.").max(MOST.tokens, `Write at most ${MOST.tokens} tokens.`),
});

/** A prompt as it is kept, sent, exported and imported. */
export const promptFieldsSchema = z.strictObject({
  name: z.string().trim().min(1, "Give the prompt a name.").max(MOST.name, `The name is longer than ${MOST.name} characters.`),
  section: z.enum(PROMPT_SECTIONS),
  subSection: line(MOST.subSection),
  categories: list,
  tags: list,
  systemPrompt: body,
  userTemplate: body,
  tone: line(MOST.short),
  outputFormat: line(MOST.part),
  fewShot: z.array(z.strictObject({ input: line(MOST.part), output: line(MOST.part) })).max(MOST.fewShot, `has more than ${MOST.fewShot} examples`),
  context: z.strictObject({ persona: line(MOST.part), sources: line(MOST.part), constraints: line(MOST.part), guardrails: line(MOST.part) }),
  model: modelFields,
}) satisfies z.ZodType<PromptFields>;

export const slugInput = z.strictObject({ slug: z.string().min(1).max(100) });
const versionNumber = z.int().min(1).max(1_000_000);
export const versionInput = slugInput.extend({ number: versionNumber });
const reason = z.string().trim().min(5, "Say why in at least 5 characters; it is kept.").max(MOST.note, `Say why in at most ${MOST.note} characters.`);
const note = z.string().trim().min(3, "Say what changed and why, in at least 3 characters.").max(MOST.note, `The note is longer than ${MOST.note} characters.`);

export const PROMPT_SORTS = ["updated", "name"] as const;
/** Not strict: tRPC adds a direction to endless lists. */
export const listPromptsInput = z.object({
  /** In the name, the short name, sub-section and tags. */
  search: z.string().trim().max(100).optional(),
  section: z.enum(PROMPT_SECTIONS).optional(),
  /** A category's id; prompts for every category are among the answers. */
  category: z.string().max(60).optional(),
  label: z.enum(["staging", "production", "none"]).optional(),
  archived: z.boolean().default(false),
  sort: z.enum(PROMPT_SORTS).default("updated"),
  /** `nextCursor` of the page before. */
  cursor: z.uuid().optional(),
  pageSize: z.number().int().min(1).max(PROMPT_PAGE_MAX).default(50),
});
export type ListPromptsInput = z.input<typeof listPromptsInput>;

export const createPromptInput = z.strictObject({
  name: promptFieldsSchema.shape.name,
  section: z.enum(PROMPT_SECTIONS),
  /** Begins with the newest version of this prompt. */
  copyOf: z.string().max(100).optional(),
});
export const saveDraftInput = slugInput.extend({ baseNumber: z.int().min(0), fields: promptFieldsSchema });
export const savePromptInput = slugInput.extend({
  /** The newest version the writer has seen; 0 before the first. */
  expectedLatest: z.int().min(0),
  fields: promptFieldsSchema,
  note,
});
export const moveLabelInput = versionInput.extend({
  label: z.enum(["staging", "production"]),
  reason,
  /** Takes the place from the prompt that is in production there. */
  takeOver: z.boolean().default(false),
});
export const removeLabelInput = slugInput.extend({ label: z.enum(["staging", "production"]), reason });
export const archivePromptInput = slugInput.extend({ reason });
export const historyInput = z.object({
  ...slugInput.shape,
  /** Versions older than this number; `next` of the page before. */
  cursor: versionNumber.optional(),
  pageSize: z.number().int().min(1).max(PROMPT_PAGE_MAX).default(50),
});
/** JSON, as values of variables. */
export const templateValues = z.record(z.string().max(100), z.json());
export const readIncludesInput = z.strictObject({
  references: z.array(z.strictObject({ slug: z.string().max(100), version: versionNumber.nullable() })).max(200),
});

const bareText = z.string().min(1).max(PROMPT_MAX).optional();
/**
 * Body of POST /api/admin/prompts/preview as the seed documents it, two bare texts, or a version of the prompt desk in
 * their place; also the input of the recipe prompt-preview. Unknown keys are refused by name.
 */
export const previewPromptInput = z
  .strictObject({
    systemPrompt: bareText.describe("With userPrompt; or else promptVersionId."),
    userPrompt: bareText.describe("With systemPrompt; or else promptVersionId."),
    promptVersionId: z.uuid().optional().describe("A version of the prompt desk, in place of the two texts."),
    variables: templateValues.default({}).describe("Values of the prompt's variables, by name."),
    modelSettings: modelFields.partial().optional().describe("modelId, temperature (0–1), maxTokens. They win over the version's own; what is left out stays as it has it."),
  })
  .superRefine((body, check) => {
    for (const path of ["systemPrompt", "userPrompt"] as const) {
      const given = body[path] !== undefined;
      if (given === (body.promptVersionId === undefined)) continue;
      if (given) check.addIssue({ code: "custom", path: [path], message: "goes without promptVersionId: give the two texts or the version" });
      else check.addIssue({ code: "custom", path: [path], message: "is missing; give systemPrompt and userPrompt, or promptVersionId", params: { code: "MISSING_FIELD" } });
    }
  });
export type PreviewPromptInput = z.input<typeof previewPromptInput>;

export interface PromptPerson {
  id: string | null;
  name: string;
}

/** A version as lists show it. */
export interface VersionHead {
  id: string;
  number: number;
  author: PromptPerson;
  note: string;
  createdAt: Date;
  labels: PromptLabelName[];
}

export interface VersionView extends VersionHead {
  fields: PromptFields;
  /** Of its fields; equal fields have equal hashes. */
  hash: string;
  /** Previews that ended well, and how many of them on a stored assessment. */
  previews: { all: number; onAssessments: number };
}

export interface PromptRow {
  id: string;
  slug: string;
  name: string;
  section: PromptSection;
  subSection: string;
  categories: string[];
  tags: string[];
  latest: number;
  staging: number | null;
  production: number | null;
  archivedAt: Date | null;
  updatedAt: Date;
  /** Of the newest version. */
  note: string | null;
  author: PromptPerson | null;
}

export interface PromptPage {
  prompts: PromptRow[];
  nextCursor: string | null;
  /** How many all pages have together. */
  total: number;
}

export interface PromptDraftView {
  baseNumber: number;
  fields: PromptFields;
  updatedAt: Date;
}

export interface PromptView extends PromptRow {
  /** null before the first version. */
  newest: VersionView | null;
  /** The version that was in production where it was imported from; null once production is set here. */
  importedProduction: number | null;
  /** The actor's own. */
  draft: PromptDraftView | null;
  /** Who else has a draft, and since when it is as it is. */
  otherDrafts: { person: PromptPerson; baseNumber: number; updatedAt: Date }[];
}

export interface LabelMoveView {
  id: string;
  label: MovableLabel;
  from: number | null;
  /** null = taken off. */
  to: number | null;
  reason: string;
  by: PromptPerson;
  at: Date;
}

export interface HistoryPage {
  versions: VersionHead[];
  /** `cursor` of the next page; null at the end. */
  next: number | null;
  total: number;
}

/** What saving gave; without a change the newest version is answered and none is made. */
export interface SavedPrompt {
  made: boolean;
  version: VersionView;
}

/** What a text includes, at whatever depth; `version` as it was asked for. */
export interface IncludesView {
  included: (IncludedPrompt & { version: number | null })[];
  /** Prompts that may be included, for suggestions; empty when nothing is included. */
  slugs: string[];
}

/** What a preview runs on: the section's sample, pasted JSON, or what a stored assessment really has. */
export const previewInputs = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("sample") }),
  z.strictObject({ kind: z.literal("variables"), variables: templateValues }),
  z.strictObject({
    kind: z.literal("assessment"),
    assessmentId: z.uuid(),
    /** Absent = its newest run; before the first, as a run would ask now. */
    runId: z.uuid().optional(),
    /** For sections that look at one category; absent = the prompt's own first, or the rubric's. */
    category: z.string().max(60).optional(),
    /** For document reading; absent = the run's first paper. */
    documentId: z.uuid().optional(),
  }),
]);
export type PreviewInputs = z.output<typeof previewInputs>;

/** A stored version, or text that is not saved yet; one of the two. */
export const previewVersionInput = z
  .strictObject({
    slug: z.string().min(1).max(100),
    number: versionNumber.optional(),
    fields: promptFieldsSchema.optional(),
    on: previewInputs,
    /** Another model than the prompt's own, for comparing two. */
    modelId: line(200).optional(),
  })
  .refine(({ number, fields }) => (number === undefined) !== (fields === undefined), "Give the number of a version or the fields of a draft: one of the two.");
export type PreviewVersionInput = z.input<typeof previewVersionInput>;

/** What of a run's call is not text. */
export interface SentAsRun {
  /** The run whose papers it is about; null = the assessment has none yet. */
  run: number | null;
  /** The rubric's category, or the document by its number. */
  about: string;
  /** Name of the JSON schema the answer is held to. */
  schema: string;
  maxTokens: number;
  /** Shared prefixes end here: after the system text, and after which block of the turns. */
  cachePoints: { system: boolean; turns: number[] };
  /** What was wrong with the first answer, which was asked for once more, as a run does; null = it fits. */
  mended: string | null;
}

/** Result of an AI_PREVIEW job. */
export interface PromptPreview {
  /** The model's answer; without a model the prompt as it would be sent. */
  output: string;
  tokensIn: number;
  tokensOut: number;
  durationMs: number;
  /** null = no model answered. */
  model: string | null;
  /** Why `output` is the prompt and not an answer, or what else is to be known of it; empty = nothing. */
  note: string;
  unusedVariables: string[];
  /** What was sent. A block of many characters is shown to a point that its last line names. */
  system: string;
  /** One entry a block: two of one role after another are one turn. */
  turns: { role: "user" | "assistant"; text: string }[];
  /** Set where the call is the one a run makes. */
  asRun?: SentAsRun;
  /** The provider's own word for why the answer ends; null = no model answered. */
  stopReason: string | null;
  /** What of a stored assessment did not fit, in words. */
  leftOut: string[];
  /** The version that was tried; absent for text that is not saved. */
  promptVersionId?: string;
  /** It and the versions it includes; absent for two bare texts. */
  promptVersionIds?: string[];
  /** US dollars by the price table; null = the model has no price. Absent where no model answered. */
  costUsd?: number | null;
  /** Quotations of the answer, looked for in the assessment's papers; absent where there are none to look in. */
  quotations?: CheckedQuotation[];
}
