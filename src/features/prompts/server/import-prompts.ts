import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { conflict } from "@/domain/errors";
import { normalPrompt, type PromptFields } from "@/domain/prompts/prompt";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { importInput, type ImportStep, type ImportView, type PromptFile } from "../file-contract";
import { freeSlug } from "./create-prompt";
import { promptHash } from "./prompt-hash";
import { readPromptFile } from "./read-file";
import { refuseFaults } from "./save-prompt";
import { insertVersion, lockPrompt } from "./store";
import { findHistories, insertWhole, type WholePrompt } from "./store-whole";
import { holdPlaces } from "./store-places";

type FilePrompt = PromptFile["prompts"][number];
type History = Awaited<ReturnType<typeof findHistories>>[number];

/**
 * Says what a file of prompts would do, and does it: all of it or nothing. Versions, moves and comments come with their
 * dates and the names of their people; a label "production" does not, since no version goes there untried.
 * @throws AppError INVALID, BAD_FILE; CONFLICT, IMPORT_CONFLICT when a history is another here and nobody said what then
 */
export async function importPrompts(ctx: AppContext, input: z.input<typeof importInput>): Promise<ImportView> {
  authorize(ctx, "prompt.edit");
  const { text, apply, conflicts } = importInput.parse(input);
  const file = readPromptFile(text);
  const twice = file.prompts.find(({ slug }, index) => file.prompts.findIndex((other) => other.slug === slug) !== index);
  if (twice) throw conflict(`The file has ${twice.slug} twice.`, { code: "IMPORT_CONFLICT" });
  return withTransaction(ctx, async (tx) => {
    if (apply) await holdAll(tx, file);
    const histories = await findHistories(tx.db, file.prompts.map(({ slug }) => slug));
    const planned = file.prompts.map((prompt) => ({ prompt, here: histories.find(({ slug }) => slug === prompt.slug) ?? null }));
    const steps = planned.map(({ prompt, here }) => stepOf(prompt, here));
    if (!apply) return { applied: false, steps };
    const stuck = steps.filter(({ kind }) => kind === "CONFLICT");
    if (stuck.length > 0 && conflicts === "refuse") throw conflict(`${stuck.map(({ slug, what }) => `${slug}: ${what}`).join(" ")} Nothing was written.`, { code: "IMPORT_CONFLICT" });
    for (const [index, { prompt, here }] of planned.entries()) {
      const kind = steps[index]?.kind;
      if (kind === "NEW") await writeNew(tx, prompt, prompt.slug);
      else if (kind === "MORE" && here) await writeMore(tx, prompt, here);
      else if (kind === "CONFLICT" && conflicts === "copy") await writeNew(tx, prompt, await freeSlug(tx, prompt.slug));
    }
    // With everything written, what each newest version includes is there or is not.
    for (const [index, { prompt }] of planned.entries()) if (steps[index]?.kind !== "SAME") await refuseNewest(tx, prompt);
    return { applied: true, steps };
  });
}

/** Nobody saves into these histories, and nobody makes one of them, until this is done. */
async function holdAll(tx: AppContext, file: PromptFile): Promise<void> {
  await holdPlaces(tx.db);
  for (const { slug } of [...file.prompts].sort((a, b) => (a.slug < b.slug ? -1 : 1))) await lockPrompt(tx.db, slug);
}

function stepOf(prompt: FilePrompt, here: History | null): ImportStep {
  const { slug, versions } = prompt;
  const name = versions.at(-1)?.fields.name ?? slug;
  const step = (kind: ImportStep["kind"], what: string): ImportStep => ({ slug, name, kind, what });
  const produced = prompt.labels.find(({ label }) => label === "production");
  const untried = produced ? ` Version ${produced.number} was in production there; put it there yourself after a preview.` : "";
  if (here === null) return step("NEW", `Comes in with ${versions.length === 1 ? "1 version" : `${versions.length} versions`}.${untried}`);
  const apart = versions.find(({ number, fields }) => here.versions.some((own) => own.number === number && own.hash !== promptHash(fields)));
  if (apart) return step("CONFLICT", `Version ${apart.number} says something else here.`);
  if (versions.length <= here.latest) return step("SAME", "Everything in the file is here already.");
  return here.archivedAt ? step("CONFLICT", "It is archived here.") : step("MORE", `Versions ${here.latest + 1} to ${versions.length} are added.`);
}

async function writeNew(tx: AppContext, prompt: FilePrompt, slug: string): Promise<void> {
  const newest = prompt.versions.at(-1);
  if (!newest) throw conflict(`${prompt.slug} has no version. Nothing was written.`, { code: "IMPORT_CONFLICT" });
  const ids = new Map(prompt.comments.map(({ id }) => [id, randomUUID()]));
  const whole: WholePrompt = {
    slug, fields: normalPrompt(newest.fields), places: [],
    archivedAt: prompt.archivedAt === null ? null : new Date(prompt.archivedAt), createdAt: new Date(prompt.createdAt), updatedAt: new Date(prompt.updatedAt),
    versions: prompt.versions.map((version) => versionOf(version)),
    labels: prompt.labels.filter(({ label, number }) => label === "staging" && number <= newest.number).map(({ label, number, movedAt }) => ({ label, number, movedAt: new Date(movedAt) })),
    moves: prompt.moves.map(({ label, from, to, reason, by, at }) => ({ label, fromNumber: from, toNumber: to, reason, movedById: null, movedBy: by, movedAt: new Date(at) })),
    comments: prompt.comments.map(({ id, thread, number, field, author, text, resolvedAt, createdAt }) => ({
      id: ids.get(id), threadId: thread === null ? null : (ids.get(thread) ?? null), number, field, author: author ?? "", text, resolvedAt: resolvedAt === null ? null : new Date(resolvedAt), createdAt: new Date(createdAt),
    })),
  };
  await insertWhole(tx.db, [whole]);
  await audit(tx, "prompt.imported", { type: "prompt", id: slug }, { slug, versions: prompt.versions.length });
}

async function writeMore(tx: AppContext, prompt: FilePrompt, here: History): Promise<void> {
  for (const version of prompt.versions.slice(here.latest)) await insertVersion(tx.db, { promptId: here.id, ...versionOf(version) });
  await audit(tx, "prompt.imported", { type: "prompt", id: here.id }, { slug: prompt.slug, from: here.latest + 1, to: prompt.versions.length });
}

function versionOf({ number, author, note, createdAt, fields: given }: FilePrompt["versions"][number]) {
  const fields: PromptFields = normalPrompt(given);
  // Somebody's name, or a blank one: null would say that it came with the product and needs no preview.
  return { number, authorId: null, author: author ?? "", note, hash: promptHash(fields), fields, createdAt: new Date(createdAt) };
}

async function refuseNewest(tx: AppContext, { slug, versions }: FilePrompt): Promise<void> {
  const newest = versions.at(-1);
  if (newest) await refuseFaults(tx, normalPrompt(newest.fields), slug);
}
