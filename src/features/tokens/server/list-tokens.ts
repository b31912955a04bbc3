import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import type { TokenView } from "../contract";
import { findTokens } from "./store";
import { toTokenView } from "./to-view";

export async function listTokens(ctx: AppContext): Promise<TokenView[]> {
  const actor = authorize(ctx, "token.manage");
  const now = ctx.now();
  return (await findTokens(ctx.db, actor.id)).map((row) => toTokenView(row, now));
}
