import { z } from "zod";
import { PROMPT_SECTIONS } from "@/domain/prompts/prompt";
import { PROMPT_PAGE_MAX, type VersionHead } from "./contract";

/** What programs may ask of the list and of a prompt's versions over HTTP, where all values come as text. */
const pageAsked = { cursor: z.string().max(200).optional().describe("nextCursor of the page before."), pageSize: z.coerce.number().int().min(1).max(PROMPT_PAGE_MAX).default(50) };
export const publicPromptsInput = z.strictObject({
  search: z.string().trim().max(100).optional().describe("In the name, the slug, the sub-section and the tags."),
  section: z.enum(PROMPT_SECTIONS).optional(),
  label: z.enum(["staging", "production", "none"]).optional(),
  ...pageAsked,
});
export type PublicPromptsInput = z.input<typeof publicPromptsInput>;
export const publicVersionsInput = z.strictObject(pageAsked);
export type PublicVersionsInput = z.input<typeof publicVersionsInput>;

export interface VersionPage {
  versions: VersionHead[];
  nextCursor: string | null;
  total: number;
}
