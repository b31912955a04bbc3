import { z } from "zod";
import { PROMPT_LIMITS as MOST } from "@/domain/prompts/prompt";
import { promptFieldsSchema } from "./contract";

export const FILE_FORMAT = "risk-desk-prompts/2";
/** Files of the first format say less: whom a comment mentions, who resolved it, and which move is which. */
const OLDER_FORMAT = "risk-desk-prompts/1";
export const FILE_FORMATS = ["json", "yaml"] as const;
/** Characters of one file, written or read: more is written as several parts. */
export const FILE_MAX = 5_000_000;
/** Versions, moves or comments of one prompt in one file. */
export const FILE_ENTRIES_MAX = 10_000;

export const exportInput = z.strictObject({ slugs: z.array(z.string().max(100)).min(1).max(100), format: z.enum(FILE_FORMATS) });

const number = z.int().min(1).max(1_000_000);
const when = z.iso.datetime();
const person = z.string().max(200).nullable();
const label = z.enum(["staging", "production"]);
const written = z.strictObject({ number, author: person, note: z.string().max(MOST.note), createdAt: when, fields: promptFieldsSchema });

/** A file of prompts: every field of every version, who moved which label when and why, and what was said of them. */
export const promptFileSchema = z.strictObject({
  format: z.enum([FILE_FORMAT, OLDER_FORMAT]),
  /** Only where an export was too large for one file: parts are imported in order. */
  part: z.strictObject({ number, of: number }).optional(),
  prompts: z.array(z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is no short name: small letters, digits and dashes").max(100),
    archivedAt: when.nullable(),
    createdAt: when,
    updatedAt: when,
    versions: z.array(written).max(FILE_ENTRIES_MAX).refine((all) => all.every(({ number }, index) => number === (all[0]?.number ?? 1) + index), "are not numbered one after another"),
    labels: z.array(z.strictObject({ label, number, movedAt: when })).max(2),
    moves: z.array(z.strictObject({ id: z.uuid().optional(), label, from: number.nullable(), to: number.nullable(), reason: z.string().max(1_000), by: person, at: when })).max(FILE_ENTRIES_MAX),
    comments: z.array(z.strictObject({
      id: z.uuid(), thread: z.uuid().nullable(), number, field: z.string().max(60).nullable(), author: person, text: z.string().max(MOST.comment),
      mentions: z.array(z.string().max(200)).max(20).default([]), resolvedAt: when.nullable(), resolvedBy: person.default(null), createdAt: when,
    })).max(FILE_ENTRIES_MAX),
  })).min(1).max(100),
});
export type PromptFile = z.output<typeof promptFileSchema>;
export type FilePrompt = PromptFile["prompts"][number];

export const CONFLICT_CHOICES = ["refuse", "skip", "copy"] as const;
export const importInput = z.strictObject({
  text: z.string().min(1, "The file is empty.").max(FILE_MAX, `The file is larger than ${FILE_MAX.toLocaleString("en")} characters. Export writes more than that as several parts; import them one after another.`),
  /** false = say what would happen, write nothing. */
  apply: z.boolean(),
  /** What becomes of prompts whose history is another here: nothing at all is written, they stay out, or they come in under another short name. */
  conflicts: z.enum(CONFLICT_CHOICES).default("refuse"),
});

export interface ExportedFile {
  name: string;
  mediaType: string;
  text: string;
}

export interface ExportView {
  /** More than one where all of it is larger than a file may be. */
  files: ExportedFile[];
  /** Short names of prompts that have no version yet and so nothing to export. */
  leftOut: string[];
}

/** What keeps a text from being sent, with its place; without a line it is about the field as a whole. */
export interface TextFault {
  field: string;
  line: number | null;
  column: number | null;
  message: string;
  suggestion: string | null;
  /** The included prompt it stands in. */
  within: string | null;
}

export interface ImportStep {
  slug: string;
  name: string;
  /**
   * NEW: is not here. SAME: nothing to do. MORE: the file knows later versions, moves or comments. CONFLICT: a version of one number says
   * something else here. BLOCKED: cannot come in, whatever is chosen.
   */
  kind: "NEW" | "SAME" | "MORE" | "CONFLICT" | "BLOCKED";
  /** In words, for the person who decides. */
  what: string;
  /** Of the newest version's templates; with any, nothing is written. */
  faults: TextFault[];
}

export interface ImportView {
  applied: boolean;
  part: { number: number; of: number } | null;
  steps: ImportStep[];
}
