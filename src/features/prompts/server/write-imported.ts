import { randomUUID } from "node:crypto";
import { normalPrompt, type PromptFields } from "@/domain/prompts/prompt";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import type { FilePrompt } from "../file-contract";
import { additionsOf, type History, sameComments } from "./import-plan";
import { promptHash } from "./prompt-hash";
import { changePrompt, findVersion, insertVersion, removeLabel, setLabel } from "./store";
import { findTakenComments, findTakenMoves, insertComments, insertMoves, resolveImported } from "./store-imported";
import { insertWhole } from "./store-whole";

export async function writeNew(tx: AppContext, prompt: FilePrompt, slug: string): Promise<void> {
  const newest = prompt.versions.at(-1);
  if (!newest) throw new Error(`${slug} has no version.`);
  const produced = prompt.labels.find(({ label, number }) => label === "production" && number <= newest.number);
  await insertWhole(tx.db, [{
    slug, fields: normalPrompt(newest.fields), places: [],
    archivedAt: prompt.archivedAt === null ? null : new Date(prompt.archivedAt), createdAt: new Date(prompt.createdAt), updatedAt: new Date(prompt.updatedAt),
    importedProduction: produced?.number ?? null, importedProductionAt: produced ? new Date(produced.movedAt) : null,
    versions: prompt.versions.map(versionOf),
    labels: prompt.labels.filter(({ label, number }) => label === "staging" && number <= newest.number).map(({ label, number, movedAt }) => ({ label, number, movedAt: new Date(movedAt) })),
    moves: await movesOf(tx, prompt.moves),
    comments: await commentsOf(tx, prompt.comments, new Map()),
  }]);
  await audit(tx, "prompt.imported", { type: "prompt", id: slug }, { slug, versions: prompt.versions.length });
}

/** Adds what the file knows more; labels go where the newest move has put them. */
export async function writeMore(tx: AppContext, prompt: FilePrompt, here: History): Promise<void> {
  const { versions, moves, comments, resolved, staging, claim } = additionsOf(prompt, here);
  for (const version of versions) await insertVersion(tx.db, { promptId: here.id, ...versionOf(version) });
  await insertMoves(tx.db, here.id, await movesOf(tx, moves));
  const known = sameComments(prompt, here);
  await insertComments(tx.db, here.id, await commentsOf(tx, comments, known));
  for (const { id, resolvedAt, resolvedBy } of resolved) if (resolvedAt !== null) await resolveImported(tx.db, known.get(id) ?? id, new Date(resolvedAt), resolvedBy ?? "");
  if (staging) {
    const version = await findVersion(tx.db, here.id, staging.number);
    if (version) await setLabel(tx.db, here.id, "staging", version.id, new Date(staging.movedAt));
  } else if (staging === null) await removeLabel(tx.db, here.id, "staging");
  await changePrompt(tx.db, here.id, {
    updatedAt: new Date(Math.max(here.updatedAt.getTime(), Date.parse(prompt.updatedAt))),
    ...(claim !== undefined && { importedProduction: claim?.number ?? null, importedProductionAt: claim ? new Date(claim.movedAt) : null }),
  });
  await audit(tx, "prompt.imported", { type: "prompt", id: here.id }, { slug: prompt.slug, versions: versions.length, moves: moves.length, comments: comments.length });
}

function versionOf({ number, author, note, createdAt, fields: given }: FilePrompt["versions"][number]) {
  const fields: PromptFields = normalPrompt(given);
  // Somebody's name, or a blank one: null would say that it came with the product and needs no preview.
  return { number, authorId: null, author: author ?? "", note, hash: promptHash(fields), fields, createdAt: new Date(createdAt) };
}

/** Ids stay, so that the file can be told from what is here again; one that is somebody else's here is made anew. */
async function movesOf(tx: AppContext, moves: FilePrompt["moves"]) {
  const taken = await findTakenMoves(tx.db, moves.flatMap(({ id }) => id ?? []));
  return moves.map(({ id, label, from, to, reason, by, at }) => ({
    id: id === undefined || taken.has(id) ? randomUUID() : id, label, fromNumber: from, toNumber: to, reason, movedById: null, movedBy: by, movedAt: new Date(at),
  }));
}

async function commentsOf(tx: AppContext, comments: FilePrompt["comments"], known: ReadonlyMap<string, string>) {
  const taken = await findTakenComments(tx.db, comments.map(({ id }) => id));
  const ids = new Map([...known, ...comments.map(({ id }) => [id, taken.has(id) ? randomUUID() : id] as const)]);
  return comments.map(({ id, thread, number, field, author, text, mentions, resolvedAt, resolvedBy, createdAt }) => ({
    id: ids.get(id) ?? id, threadId: thread === null ? null : (ids.get(thread) ?? null), number, field, author: author ?? "", text, mentionedNames: mentions,
    resolvedAt: resolvedAt === null ? null : new Date(resolvedAt), resolvedBy: resolvedAt === null ? null : (resolvedBy ?? ""), createdAt: new Date(createdAt),
  }));
}
