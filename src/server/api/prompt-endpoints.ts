import { z } from "zod";
import { LABELS, PROMPT_SECTIONS } from "@/domain/prompts/prompt";
import { publicPromptsInput, publicVersionsInput } from "@/features/prompts/public-contract";
import type { Endpoint } from "./endpoint";

const GROUP = "Prompts";
const time = z.iso.datetime();
const person = z.object({ id: z.uuid().nullable().describe("null: it came with the product."), name: z.string() });
const number = z.int().nullable();
const prompt = z.object({
  id: z.uuid(), slug: z.string().describe("What versions are asked for by."), name: z.string(), section: z.enum(PROMPT_SECTIONS), subSection: z.string(),
  categories: z.array(z.string()), tags: z.array(z.string()), latest: z.int().describe("Number of the newest version; 0 before the first."),
  staging: number, production: number, archivedAt: time.nullable(), updatedAt: time, note: z.string().nullable().describe("Of the newest version."), author: person.nullable(),
});
const version = z.object({
  id: z.uuid().describe("promptVersionId of a preview."), number: z.int(), author: person, note: z.string(), createdAt: time, labels: z.array(z.enum(LABELS)),
});
const page = { nextCursor: z.string().nullable(), total: z.int().describe("How many all pages have together.") };

/** What a program needs to ask for a preview of a stored version; prompts are written on the prompt desk. */
export const PROMPT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: "GET", path: "/api/v1/prompts", group: GROUP, scope: "prompts:write", summary: "The prompts of the prompt desk that are not archived, by name; for administrators.",
    query: publicPromptsInput, answers: { 200: { text: "A page.", schema: z.object({ prompts: z.array(prompt), ...page }) } }, problems: ["FORBIDDEN", "BAD_CURSOR"],
  },
  {
    method: "GET", path: "/api/v1/prompts/{slug}/versions", group: GROUP, scope: "prompts:write", summary: "A prompt's versions, newest first, without their texts.",
    notes: "The id is what POST /api/admin/prompts/preview and the recipe prompt-preview take as promptVersionId, and what their results name.",
    query: publicVersionsInput, answers: { 200: { text: "A page.", schema: z.object({ versions: z.array(version), ...page }) } },
    problems: ["FORBIDDEN", "NOT_FOUND", "BAD_CURSOR"],
  },
];
