import type { AppContext } from "@/kernel/context";
import { findVersionNames } from "./store";

export interface NamedVersion {
  slug: string;
  name: string;
  number: number;
}

/** Versions by their ids, for those who see what they led to; an id that is not there is left out. No actor: a name is no secret of the prompts. */
export const nameVersions = (ctx: AppContext, ids: readonly string[]): Promise<NamedVersion[]> => findVersionNames(ctx.db, [...new Set(ids)]);
