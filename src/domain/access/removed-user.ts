/** What somebody is called who has no account any more: what they did stays, and says so. */
export const REMOVED_USER = "a removed user";

/** A person's name by their id. */
export const nameOf = (names: ReadonlyMap<string, string>, id: string | null): string => (id === null ? undefined : names.get(id)) ?? REMOVED_USER;
