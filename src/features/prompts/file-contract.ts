import { z } from "zod";
import { PROMPT_LIMITS as MOST } from "@/domain/prompts/prompt";
import { promptFieldsSchema } from "./contract";

export const FILE_FORMAT = "risk-desk-prompts/1";
export const FILE_FORMATS = ["json", "yaml"] as const;
/** Characters of a file that is imported. */
export const FILE_MAX = 5_000_000;

export const exportInput = z.strictObject({ slugs: z.array(z.string().max(100)).min(1).max(100), format: z.enum(FILE_FORMATS) });

const number = z.int().min(1).max(1_000_000);
const when = z.iso.datetime();
const person = z.string().max(200).nullable();
const label = z.enum(["staging", "production"]);
const written = z.strictObject({ number, author: person, note: z.string().max(MOST.note), createdAt: when, fields: promptFieldsSchema });

/** A file of prompts: every field of every version, and who moved which label when and why. */
export const promptFileSchema = z.strictObject({
  format: z.literal(FILE_FORMAT),
  prompts: z.array(z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is no short name: small letters, digits and dashes").max(100),
    archivedAt: when.nullable(),
    createdAt: when,
    updatedAt: when,
    versions: z.array(written).max(10_000).refine((all) => all.every(({ number }, index) => number === index + 1), "are not numbered 1, 2, 3 … in order"),
    labels: z.array(z.strictObject({ label, number, movedAt: when })).max(2),
    moves: z.array(z.strictObject({ label, from: number.nullable(), to: number.nullable(), reason: z.string().max(1_000), by: person, at: when })).max(10_000),
    comments: z.array(z.strictObject({
      id: z.uuid(), thread: z.uuid().nullable(), number, field: z.string().max(60).nullable(), author: person, text: z.string().max(MOST.comment), resolvedAt: when.nullable(), createdAt: when,
    })).max(10_000),
  })).min(1).max(100),
});
export type PromptFile = z.output<typeof promptFileSchema>;

export const CONFLICT_CHOICES = ["refuse", "skip", "copy"] as const;
export const importInput = z.strictObject({
  text: z.string().min(1, "The file is empty.").max(FILE_MAX, "The file is larger than 5 MB."),
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

export interface ImportStep {
  slug: string;
  name: string;
  /** NEW: is not here. SAME: nothing to do. MORE: the file knows later versions. CONFLICT: a version of one number says something else here. */
  kind: "NEW" | "SAME" | "MORE" | "CONFLICT";
  /** In words, for the person who decides. */
  what: string;
}

export interface ImportView {
  applied: boolean;
  steps: ImportStep[];
}
