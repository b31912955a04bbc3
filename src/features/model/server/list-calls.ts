import type { z } from "zod";
import { nameVersionsById } from "@/features/prompts/server";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type CallPage, listCallsInput } from "../contract";
import { countRetries, findModelRuns } from "./store";

/** The ledger, newest call first, page by page; calls that come meanwhile move no page. */
export async function listCalls(ctx: AppContext, input: z.input<typeof listCallsInput>): Promise<CallPage> {
  authorize(ctx, "model.manage");
  const { cursor, pageSize } = listCallsInput.parse(input);
  // One row more than asked for tells whether there is a next page.
  const found = await findModelRuns(ctx.db, cursor ?? null, pageSize + 1);
  const page = found.slice(0, pageSize);
  const [retries, named] = await Promise.all([countRetries(ctx.db, page.map(({ id }) => id)), nameVersionsById(ctx, page.flatMap(({ promptVersionIds }) => promptVersionIds))]);
  const calls = page.map(({ promptVersionIds, rubricVersion: _, schemaVersion: __, detail: ___, costUsd, ...call }) => ({
    ...call, costUsd: costUsd?.toNumber() ?? null, retries: retries.get(call.id) ?? 0,
    prompts: promptVersionIds.flatMap((id) => named.get(id) ?? []),
  }));
  const last = calls.at(-1);
  return { calls, nextCursor: found.length > pageSize && last ? { at: last.at, id: last.id } : null };
}
