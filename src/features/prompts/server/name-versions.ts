import type { AppContext } from "@/kernel/context";
import { findVersionNames } from "./store";

export interface NamedVersion {
  slug: string;
  name: string;
  number: number;
}

/** The same by id, for lists whose rows name several. */
export const nameVersionsById = async (ctx: AppContext, ids: readonly string[]): Promise<Map<string, NamedVersion>> =>
  new Map((await findVersionNames(ctx.db, [...new Set(ids)])).map(({ id, ...named }) => [id, named]));

/** Versions by their ids, for those who see what they led to; an id that is not there is left out. No actor: a name is no secret of the prompts. */
export const nameVersions = async (ctx: AppContext, ids: readonly string[]): Promise<NamedVersion[]> =>
  [...(await nameVersionsById(ctx, ids)).values()];
