import type { z } from "zod";
import { refuseUnevaluated } from "@/features/evaluations/server";
import { conflict } from "@/domain/errors";
import { type MovableLabel, SECTION_WORD } from "@/domain/prompts/prompt";
import { placesOf } from "@/domain/prompts/prompt-place";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { moveLabelInput, type PromptView, removeLabelInput } from "../contract";
import { holdPrompt, requireVersion } from "./access";
import { getPrompt } from "./read-prompts";
import { refuseFaults } from "./save-prompt";
import { changePrompt, countPlaces, findHolders, findLabels, freePlaces, insertMove, type PromptRecord, removeLabel as takeOff, setLabel, setPlaces, type VersionRecord, wasInProduction } from "./store";
import { holdPlaces } from "./store-places";
import { countPreviews } from "./store-previews";
import { fieldsOf } from "./to-view";

/**
 * Puts a label on a version, forward or back, with the reason. Where it stands already nothing happens.
 * @throws AppError CONFLICT, NOT_PREVIEWED: production needs a preview, on a stored assessment unless it is a free prompt; NOT_EVALUATED: and a run over each
 *   evaluation set of its section, unless it was in production before; PLACE_TAKEN: another prompt is in production there
 */
export async function moveLabel(ctx: AppContext, input: z.input<typeof moveLabelInput>): Promise<PromptView> {
  const { slug, number, label, reason, takeOver } = moveLabelInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    if (label === "production") await holdPlaces(tx.db);
    const { actor, prompt } = await holdPrompt(tx, slug, "prompt.label");
    const version = await requireVersion(tx, prompt, number);
    const fromNumber = await standingAt(tx, prompt, label);
    if (fromNumber === number) return getPrompt(tx, { slug });
    if (label === "production") await putIntoForce(tx, prompt, version, { reason, takeOver, movedById: actor.id });
    await setLabel(tx.db, prompt.id, label, version.id, tx.now());
    if (label === "production") await changePrompt(tx.db, prompt.id, { importedProduction: null, importedProductionAt: null, updatedAt: prompt.updatedAt });
    await insertMove(tx.db, { promptId: prompt.id, label, fromNumber, toNumber: number, reason, movedById: actor.id, movedAt: tx.now() });
    await audit(tx, "prompt.labelMoved", { type: "prompt", id: prompt.id }, { slug, label, from: fromNumber, to: number, reason });
    return getPrompt(tx, { slug });
  });
}

/** Takes a label off; without production the place is empty and what asks for it gets the next wider one. */
export async function removeLabel(ctx: AppContext, input: z.input<typeof removeLabelInput>): Promise<PromptView> {
  const { slug, label, reason } = removeLabelInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    if (label === "production") await holdPlaces(tx.db);
    const { actor, prompt } = await holdPrompt(tx, slug, "prompt.label");
    await lift(tx, prompt.id, label, await standingAt(tx, prompt, label), reason, actor.id);
    return getPrompt(tx, { slug });
  });
}

async function lift(tx: AppContext, promptId: string, label: MovableLabel, fromNumber: number | null, reason: string, movedById: string): Promise<void> {
  if (fromNumber === null) return;
  await takeOff(tx.db, promptId, label);
  if (label === "production") await setPlaces(tx.db, promptId, "", []);
  await insertMove(tx.db, { promptId, label, fromNumber, toNumber: null, reason, movedById, movedAt: tx.now() });
  await audit(tx, "prompt.labelRemoved", { type: "prompt", id: promptId }, { label, from: fromNumber, reason });
}

async function standingAt(tx: AppContext, { id }: { id: string }, label: MovableLabel): Promise<number | null> {
  return (await findLabels(tx.db, [id])).find((each) => each.label === label)?.version.number ?? null;
}

async function putIntoForce(tx: AppContext, prompt: PromptRecord, version: VersionRecord, by: { reason: string; takeOver: boolean; movedById: string }): Promise<void> {
  const fields = fieldsOf(version);
  // What came with the product was tried before it was shipped; going back to what was in force must not wait for a long job.
  const shipped = version.authorId === null && version.author === null;
  if (!shipped) await refuseUntried(tx, version);
  if (!shipped && !(await wasInProduction(tx.db, prompt.id, version.number))) await refuseUnevaluated(tx, fields.section, version);
  // What it includes may have changed since it was saved.
  await refuseFaults(tx, fields, prompt.slug);
  const places = placesOf(fields, prompt.slug);
  const others = (await findHolders(tx.db, places)).filter(({ promptId }) => promptId !== prompt.id);
  const [first] = others;
  if (first && !by.takeOver) {
    const place = [SECTION_WORD[fields.section], first.subSection, first.category].filter((word) => word !== "").join(", ");
    throw conflict(`“${first.prompt.name}” (${first.prompt.slug}) is in production for ${place}. Take the place over, or give this prompt another one.`, { code: "PLACE_TAKEN" });
  }
  await freePlaces(tx.db, others);
  for (const promptId of new Set(others.map((other) => other.promptId))) {
    if ((await countPlaces(tx.db, promptId)) > 0) continue;
    await lift(tx, promptId, "production", await standingAt(tx, { id: promptId }, "production"), `${prompt.slug} took its place: ${by.reason}`, by.movedById);
  }
  await setPlaces(tx.db, prompt.id, version.id, places);
}

/**
 * Production is protected: this very version was tried on real inputs, and answered where there is a model to answer. A free
 * prompt's variables come with its caller and no assessment has them, so any finished preview of the version counts.
 */
async function refuseUntried(tx: AppContext, version: VersionRecord): Promise<void> {
  const counts = await countPreviews(tx.db, version.id);
  const [free, model] = [fieldsOf(version).section === "FREE", tx.ports.model !== null];
  const tries = free ? (model ? counts.answered : counts.all) : model ? counts.answeredOnAssessments : counts.onAssessments;
  if (tries > 0) return;
  const on = free ? "" : " on a stored assessment";
  throw conflict(`Version ${version.number} has no finished preview${on}${model ? " that the model answered" : ""}. Preview it${free ? "" : " on one"} first.`, { code: "NOT_PREVIEWED" });
}
