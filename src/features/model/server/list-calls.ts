import type { z } from "zod";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type CallPage, listCallsInput } from "../contract";
import { findModelRuns } from "./store";

/** The ledger, newest call first, page by page; calls that come meanwhile move no page. */
export async function listCalls(ctx: AppContext, input: z.input<typeof listCallsInput>): Promise<CallPage> {
  authorize(ctx, "model.manage");
  const { cursor, pageSize } = listCallsInput.parse(input);
  // One row more than asked for tells whether there is a next page.
  const found = await findModelRuns(ctx.db, cursor ?? null, pageSize + 1);
  const calls = found.slice(0, pageSize).map(({ promptVersionIds: _, rubricVersion: __, schemaVersion: ___, detail: ____, costUsd, ...call }) => ({ ...call, costUsd: costUsd?.toNumber() ?? null }));
  const last = calls.at(-1);
  return { calls, nextCursor: found.length > pageSize && last ? { at: last.at, id: last.id } : null };
}
