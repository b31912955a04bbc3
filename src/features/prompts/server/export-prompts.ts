import { stringify } from "yaml";
import type { z } from "zod";
import { notFound } from "@/domain/errors";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type ExportedFile, exportInput, FILE_FORMAT, type PromptFile } from "../file-contract";
import { findPeople } from "./store";
import { findWhole } from "./store-whole";
import { fieldsOf, type People, personOf } from "./to-view";

/** Prompts with all their fields and history as one file; people are named, not numbered, since another installation has others. */
export async function exportPrompts(ctx: AppContext, input: z.input<typeof exportInput>): Promise<ExportedFile> {
  authorize(ctx, "prompt.read");
  const { slugs, format } = exportInput.parse(input);
  const rows = await findWhole(ctx.db, slugs);
  if (rows.length < slugs.length) throw notFound("prompt");
  const people = await findPeople(ctx.db, rows.flatMap(({ versions, moves, comments }) => [...versions.map((row) => row.authorId), ...moves.map((row) => row.movedById), ...comments.flatMap((row) => [row.authorId, row.resolvedById])]));
  const file: PromptFile = { format: FILE_FORMAT, prompts: rows.map((row) => toFile(row, people)) };
  const name = slugs.length === 1 ? (slugs[0] ?? "prompts") : "prompts";
  return format === "json"
    ? { name: `${name}.json`, mediaType: "application/json", text: `${JSON.stringify(file, null, 2)}\n` }
    : { name: `${name}.yaml`, mediaType: "application/yaml", text: stringify(file, { lineWidth: 0, aliasDuplicateObjects: false }) };
}

function toFile({ slug, archivedAt, createdAt, updatedAt, versions, labels, moves, comments }: Awaited<ReturnType<typeof findWhole>>[number], people: People): PromptFile["prompts"][number] {
  const nameOf = (id: string | null, author: string | null = null): string | null => (id === null && author === null ? null : personOf(people, id, author).name);
  const iso = (at: Date): string => at.toISOString();
  return {
    slug, archivedAt: archivedAt && iso(archivedAt), createdAt: iso(createdAt), updatedAt: iso(updatedAt),
    versions: versions.map((row) => ({ number: row.number, author: nameOf(row.authorId, row.author), note: row.note, createdAt: iso(row.createdAt), fields: fieldsOf(row) })),
    labels: labels.map(({ label, version, movedAt }) => ({ label: label === "production" ? "production" : "staging", number: version.number, movedAt: iso(movedAt) })),
    moves: moves.map(({ label, fromNumber, toNumber, reason, movedById, movedBy, movedAt }) => ({ label: label === "production" ? "production" : "staging", from: fromNumber, to: toNumber, reason, by: nameOf(movedById, movedBy), at: iso(movedAt) })),
    comments: comments.map((row) => ({
      id: row.id, thread: row.threadId, number: row.number, field: row.field, author: nameOf(row.authorId, row.author), text: row.text,
      resolvedAt: row.resolvedAt && iso(row.resolvedAt), createdAt: iso(row.createdAt),
    })),
  };
}
