import type { z } from "zod";
import { conflict } from "@/domain/errors";
import { normalPrompt } from "@/domain/prompts/prompt";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type FilePrompt, importInput, type ImportStep, type ImportView, type PromptFile, type TextFault } from "../file-contract";
import { freeSlug } from "./create-prompt";
import { type History, stepOf } from "./import-plan";
import { readPromptFile } from "./read-file";
import { faultsOf, refuseFaults } from "./save-prompt";
import { lockPrompt } from "./store";
import { findHistories } from "./store-whole";
import { holdPlaces } from "./store-places";
import { writeMore, writeNew } from "./write-imported";

type Planned = { prompt: FilePrompt; here: History | null; step: Omit<ImportStep, "faults"> };
type Choice = z.output<typeof importInput>["conflicts"];

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
  return apply ? withTransaction(ctx, async (tx) => ({ ...(await importAll(tx, file, conflicts)), applied: true })) : tryImport(ctx, file);
}

async function importAll(tx: AppContext, file: PromptFile, conflicts: Choice): Promise<ImportView> {
  const planned = await planOf(tx, file);
  const blocked = planned.filter(({ step: { kind } }) => kind === "BLOCKED" || (kind === "CONFLICT" && conflicts === "refuse"));
  if (blocked.length > 0) throw conflict(`${blocked.map(({ step: { slug, what } }) => `${slug}: ${what}`).join(" ")} Nothing was written.`, { code: "IMPORT_CONFLICT" });
  const coming = planned.filter(({ step: { kind } }) => kind !== "SAME" && (kind !== "CONFLICT" || conflicts === "copy"));
  for (const each of coming) await write(tx, each);
  // With everything written, what each newest version includes is there or is not.
  for (const { prompt } of coming) for (const fields of checkedOf(prompt)) await refuseFaults(tx, fields, prompt.slug);
  return viewOf(file, planned, new Map());
}

/** The same, undone again: what a text includes is then looked for exactly as it would be. */
async function tryImport(ctx: AppContext, file: PromptFile): Promise<ImportView> {
  const undone = new Undone();
  await withTransaction(ctx, async (tx) => {
    const planned = await planOf(tx, file);
    for (const each of planned) if (each.step.kind === "NEW" || each.step.kind === "MORE") await write(tx, each);
    const faults = new Map<string, TextFault[]>();
    for (const { prompt, step: { kind } } of planned)
      for (const fields of kind === "SAME" || kind === "BLOCKED" ? [] : checkedOf(prompt)) faults.set(prompt.slug, await faultsOf(tx, fields, prompt.slug));
    undone.view = viewOf(file, planned, faults);
    throw undone;
  }).catch((thrown: unknown) => {
    if (thrown !== undone) throw thrown;
  });
  if (undone.view === null) throw new Error("A trial of an import ends by being undone.");
  return undone.view;
}

class Undone extends Error {
  view: ImportView | null = null;
}

/** Nobody saves into these histories, and nobody makes one of them, until this is done. */
async function planOf(tx: AppContext, file: PromptFile): Promise<Planned[]> {
  await holdPlaces(tx.db);
  for (const { slug } of [...file.prompts].sort((a, b) => (a.slug < b.slug ? -1 : 1))) await lockPrompt(tx.db, slug);
  const histories = await findHistories(tx.db, file.prompts.map(({ slug }) => slug));
  return file.prompts.map((prompt) => {
    const here = histories.find(({ slug }) => slug === prompt.slug) ?? null;
    return { prompt, here, step: stepOf(prompt, here) };
  });
}

async function write(tx: AppContext, { prompt, here, step: { kind } }: Planned): Promise<void> {
  if (kind === "MORE" && here) return writeMore(tx, prompt, here);
  if (prompt.versions[0]?.number !== 1) throw conflict(`${prompt.slug}: only a file with all of its versions can come in under another name. Nothing was written.`, { code: "IMPORT_CONFLICT" });
  return writeNew(tx, prompt, kind === "NEW" ? prompt.slug : await freeSlug(tx, prompt.slug));
}

/** The newest text, where it can be used: an archived prompt is in nobody's way. */
const checkedOf = ({ versions, archivedAt }: FilePrompt) => (archivedAt === null ? versions.slice(-1).map(({ fields }) => normalPrompt(fields)) : []);

const viewOf = ({ part }: PromptFile, planned: readonly Planned[], faults: ReadonlyMap<string, TextFault[]>): ImportView =>
  ({ applied: false, part: part === undefined ? null : { number: part.number, of: part.of }, steps: planned.map(({ step }) => ({ ...step, faults: faults.get(step.slug) ?? [] })) });
