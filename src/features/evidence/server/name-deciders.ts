import { nameOf } from "@/domain/access/removed-user";
import type { AppContext } from "@/kernel/context";
import { findNames } from "./store-answers";

const PEOPLE = new Set(["decidedBy", "answeredBy"]);

/** Results keep ids of people; screen and paper name them. */
export async function nameDeciders<T>(ctx: AppContext, result: T): Promise<T> {
  const ids = new Set<string>();
  const text = JSON.stringify(result, (key, value: unknown) => {
    if (PEOPLE.has(key) && typeof value === "string") ids.add(value);
    return value;
  });
  if (ids.size === 0) return result;
  const names = await findNames(ctx.db, [...ids]);
  return JSON.parse(text, (key, value: unknown) => (PEOPLE.has(key) && typeof value === "string" ? nameOf(names, value) : value)) as T;
}
