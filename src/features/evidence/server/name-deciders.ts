import type { Assessed } from "@/domain/risk/assessed";
import type { AppContext } from "@/kernel/context";
import { findNames } from "./store-answers";

const PEOPLE = new Set(["decidedBy", "answeredBy"]);
const GONE = "a removed user";

/** Results keep ids of people; screen and paper name them. */
export async function nameDeciders(ctx: AppContext, assessed: Assessed): Promise<Assessed> {
  const ids = new Set<string>();
  const text = JSON.stringify(assessed, (key, value: unknown) => {
    if (PEOPLE.has(key) && typeof value === "string") ids.add(value);
    return value;
  });
  if (ids.size === 0) return assessed;
  const names = await findNames(ctx.db, [...ids]);
  return JSON.parse(text, (key, value: unknown) => (PEOPLE.has(key) && typeof value === "string" ? (names.get(value) ?? GONE) : value)) as Assessed;
}
