import { stringify } from "yaml";
import type { z } from "zod";
import { conflict, notFound } from "@/domain/errors";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type ExportView, exportInput, FILE_MAX, type FilePrompt } from "../file-contract";
import { splitFile } from "./split-file";
import { findPeople } from "./store";
import { findWhole } from "./store-whole";
import { fieldsOf, type People, personOf } from "./to-view";

const WRITERS = {
  json: { mediaType: "application/json", write: (value: unknown) => `${JSON.stringify(value, null, 2)}\n` },
  yaml: { mediaType: "application/yaml", write: (value: unknown) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }) },
};

/** Prompts with all their fields and history; people are named, not numbered, since another installation has others. */
export async function exportPrompts(ctx: AppContext, input: z.input<typeof exportInput>, most: number = FILE_MAX): Promise<ExportView> {
  authorize(ctx, "prompt.read");
  const { slugs, format } = exportInput.parse(input);
  const rows = await findWhole(ctx.db, slugs);
  if (rows.length < new Set(slugs).size) throw notFound("prompt");
  const written = rows.filter(({ versions }) => versions.length > 0);
  const leftOut = rows.filter(({ versions }) => versions.length === 0).map(({ slug }) => slug);
  if (written.length === 0) throw conflict("There is no version to export yet: drafts stay with who writes them. Save a version first.", { code: "NO_VERSION" });
  const people = await findPeople(ctx.db, written.flatMap(({ versions, moves, comments }) => [
    ...versions.map((row) => row.authorId), ...moves.map((row) => row.movedById), ...comments.flatMap((row) => [row.authorId, row.resolvedById, ...row.mentions]),
  ]));
  const { mediaType, write } = WRITERS[format];
  const texts = splitFile(written.map((row) => toFile(row, people)), write, most);
  const name = written.length === 1 ? (written[0]?.slug ?? "prompts") : "prompts";
  return { leftOut, files: texts.map((text, at) => ({ name: `${name}${texts.length === 1 ? "" : `.part-${at + 1}-of-${texts.length}`}.${format}`, mediaType, text })) };
}

type Whole = Awaited<ReturnType<typeof findWhole>>[number];

function toFile(prompt: Whole, people: People): FilePrompt {
  const { slug, archivedAt, createdAt, updatedAt, versions, moves, comments } = prompt;
  // A blank name stands for nobody's: it came with the product where it came from.
  const nameOf = (id: string | null, author: string | null = null): string | null => (id === null && (author === null || author === "") ? null : personOf(people, id, author).name);
  const iso = (at: Date): string => at.toISOString();
  return {
    slug, archivedAt: archivedAt && iso(archivedAt), createdAt: iso(createdAt), updatedAt: iso(updatedAt),
    versions: versions.map((row) => ({ number: row.number, author: nameOf(row.authorId, row.author), note: row.note, createdAt: iso(row.createdAt), fields: fieldsOf(row) })),
    labels: labelsOf(prompt),
    moves: moves.map(({ id, label, fromNumber, toNumber, reason, movedById, movedBy, movedAt }) => ({ id, label: movable(label), from: fromNumber, to: toNumber, reason, by: nameOf(movedById, movedBy), at: iso(movedAt) })),
    comments: comments.map((row) => ({
      id: row.id, thread: row.threadId, number: row.number, field: row.field, author: nameOf(row.authorId, row.author), text: row.text,
      mentions: [...row.mentions.map((id) => personOf(people, id).name), ...row.mentionedNames],
      resolvedAt: row.resolvedAt && iso(row.resolvedAt), resolvedBy: nameOf(row.resolvedById, row.resolvedBy), createdAt: iso(row.createdAt),
    })),
  };
}

/** Where labels stand; production that came in with a file and is of no force here is told on as it came. */
function labelsOf({ labels, importedProduction, importedProductionAt }: Whole): FilePrompt["labels"] {
  const own = labels.map(({ label, version, movedAt }) => ({ label: movable(label), number: version.number, movedAt: movedAt.toISOString() }));
  const claimed = importedProduction !== null && importedProductionAt !== null && !own.some(({ label }) => label === "production");
  return [...own, ...(claimed ? [{ label: "production" as const, number: importedProduction, movedAt: importedProductionAt.toISOString() }] : [])].sort((a, b) => a.label.localeCompare(b.label));
}

const movable = (label: string): "staging" | "production" => (label === "production" ? "production" : "staging");
