import type { z } from "zod";
import { notFound } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { changeSetInput, createSetInput, listSetsInput, type SetRow } from "../contract";
import { type CaseRecord, changeSet as writeSet, findCases, findSet, findSets, insertSet, type SetRecord } from "./store";

export async function listSets(ctx: AppContext, input: z.input<typeof listSetsInput>): Promise<SetRow[]> {
  authorize(ctx, "prompt.read");
  const sets = await findSets(ctx.db, listSetsInput.parse(input).archived);
  const cases = await findCases(ctx.db, sets.map(({ id }) => id));
  return sets.map((set) => toSetRow(set, cases.filter(({ setId }) => setId === set.id)));
}

export const toSetRow = ({ id, name, section, archivedAt, updatedAt }: SetRecord, cases: readonly CaseRecord[]): SetRow => ({
  id, name, section, archivedAt, updatedAt, cases: cases.length, unchecked: cases.filter(({ checkedAt }) => checkedAt === null).length,
});

/** An empty set asks nothing of anybody; with its first assessment production begins to ask for its run. */
export async function createSet(ctx: AppContext, input: z.input<typeof createSetInput>): Promise<{ id: string }> {
  const actor = authorize(ctx, "prompt.edit");
  const { name, section } = createSetInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { id } = await insertSet(tx.db, { name, section, createdById: actor.id, createdAt: tx.now() });
    await audit(tx, "evaluation.setCreated", { type: "evaluationSet", id }, { name, section });
    return { id };
  });
}

/** Renames a set, or archives it and brings it back; an archived set asks nothing of production. */
export async function changeSet(ctx: AppContext, input: z.input<typeof changeSetInput>): Promise<void> {
  authorize(ctx, "prompt.edit");
  const { id, name, archived } = changeSetInput.parse(input);
  await withTransaction(ctx, async (tx) => {
    const set = await requireSet(tx, id);
    await writeSet(tx.db, id, { ...(name === undefined ? {} : { name }), ...(archived === undefined ? {} : { archivedAt: archived ? (set.archivedAt ?? tx.now()) : null }) });
    await audit(tx, "evaluation.setChanged", { type: "evaluationSet", id }, { name: name ?? null, archived: archived ?? null });
  });
}

export async function requireSet(ctx: AppContext, id: string): Promise<SetRecord> {
  const set = await findSet(ctx.db, id);
  if (!set) throw notFound("evaluation set");
  return set;
}
