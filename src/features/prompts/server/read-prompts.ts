import type { z } from "zod";
import { notFound } from "@/domain/errors";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import {
  type HistoryPage, historyInput, type LabelMoveView, type ListPromptsInput, listPromptsInput, type PromptPage, type PromptView, slugInput, versionInput, type VersionView,
} from "../contract";
import { requirePrompt, requireVersion } from "./access";
import { findHeadsAt, findLabels, findMoves, findPeople, findVersion, findVersionHeads, type PromptRecord, type VersionRecord } from "./store";
import { findDrafts } from "./store-drafts";
import { countFiltered, findPromptPage } from "./store-list";
import { countPreviews } from "./store-previews";
import { fieldsOf, personOf, toHead, toMove, toRow, toVersion } from "./to-view";

/** Moves of labels a page shows; the audit log has them all. */
const MOVES_SHOWN = 50;

/** Filters act on all rows; the newest change first, or by name. */
export async function listPrompts(ctx: AppContext, input: ListPromptsInput): Promise<PromptPage> {
  authorize(ctx, "prompt.read");
  const { sort, cursor, pageSize, ...filter } = listPromptsInput.parse(input);
  const [rows, total] = await Promise.all([findPromptPage(ctx.db, filter, { sort, cursor, take: pageSize + 1 }), countFiltered(ctx.db, filter)]);
  const page = rows.slice(0, pageSize);
  const [labels, newest] = await Promise.all([
    findLabels(ctx.db, page.map(({ id }) => id)),
    findHeadsAt(ctx.db, page.filter(({ latest }) => latest > 0).map(({ id, latest }) => ({ promptId: id, number: latest }))),
  ]);
  const people = await findPeople(ctx.db, newest.map(({ authorId }) => authorId));
  return {
    prompts: page.map((row) => toRow(row, labels, newest.find(({ promptId }) => promptId === row.id) ?? null, people)),
    nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    total,
  };
}

/** One prompt with its newest version, the actor's draft, and who else is writing. */
export async function getPrompt(ctx: AppContext, input: z.input<typeof slugInput>): Promise<PromptView> {
  const { actor, prompt } = await requirePrompt(ctx, slugInput.parse(input).slug, "prompt.read");
  const [labels, newest, drafts] = await Promise.all([findLabels(ctx.db, [prompt.id]), findVersion(ctx.db, prompt.id, prompt.latest), findDrafts(ctx.db, prompt.id)]);
  const people = await findPeople(ctx.db, [newest?.authorId ?? null, ...drafts.map(({ personId }) => personId)]);
  const own = drafts.find(({ personId }) => personId === actor.id);
  return {
    ...toRow(prompt, labels, newest, people),
    newest: newest ? await versionView(ctx, prompt, newest) : null,
    importedProduction: prompt.importedProduction,
    draft: own ? { baseNumber: own.baseNumber, fields: fieldsOf(own), updatedAt: own.updatedAt } : null,
    otherDrafts: drafts.filter(({ personId }) => personId !== actor.id).map(({ personId, baseNumber, updatedAt }) => ({ person: personOf(people, personId), baseNumber, updatedAt })),
  };
}

export async function getVersion(ctx: AppContext, input: z.input<typeof versionInput>): Promise<VersionView> {
  const { slug, number } = versionInput.parse(input);
  const { prompt } = await requirePrompt(ctx, slug, "prompt.read");
  return versionView(ctx, prompt, await requireVersion(ctx, prompt, number));
}

export async function versionView(ctx: AppContext, prompt: PromptRecord, row: VersionRecord): Promise<VersionView> {
  const [labels, people, { all, onAssessments }] = await Promise.all([findLabels(ctx.db, [prompt.id]), findPeople(ctx.db, [row.authorId]), countPreviews(ctx.db, row.id)]);
  return toVersion(row, toHead(row, prompt, labels, people), { all, onAssessments });
}

/** A page of versions, newest first, without their texts. Numbers have no holes, so the newest is also the count. */
export async function listVersions(ctx: AppContext, input: z.input<typeof historyInput>): Promise<HistoryPage> {
  const { slug, cursor, pageSize } = historyInput.parse(input);
  const { prompt } = await requirePrompt(ctx, slug, "prompt.read");
  const [rows, labels] = await Promise.all([findVersionHeads(ctx.db, prompt.id, cursor ?? null, pageSize), findLabels(ctx.db, [prompt.id])]);
  const people = await findPeople(ctx.db, rows.map(({ authorId }) => authorId));
  const last = rows.at(-1)?.number ?? 1;
  return { versions: rows.map((row) => toHead(row, prompt, labels, people)), next: last > 1 ? last : null, total: prompt.latest };
}

/** Who moved which label where, when and why, newest first. */
export async function listLabelMoves(ctx: AppContext, input: z.input<typeof slugInput>): Promise<{ moves: LabelMoveView[] }> {
  const { prompt } = await requirePrompt(ctx, slugInput.parse(input).slug, "prompt.read");
  const rows = await findMoves(ctx.db, prompt.id, MOVES_SHOWN);
  const people = await findPeople(ctx.db, rows.map(({ movedById }) => movedById));
  return { moves: rows.map((row) => toMove(row, people)) };
}

/** The newest version, for verbs that need one. */
export async function newestOf(ctx: AppContext, prompt: PromptRecord): Promise<VersionRecord> {
  const row = await findVersion(ctx.db, prompt.id, prompt.latest);
  if (!row) throw notFound("version");
  return row;
}
