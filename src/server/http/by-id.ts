import { invalid } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { camelKeys, queryOf } from "./camel-keys";
import { jsonBody } from "./json-body";

/** What Next hands a route whose address ends in an id. */
export interface ById {
  params: Promise<{ id: string }>;
}

/** The body in either case, about the row the address names; the verb's own schema checks both. */
export async function bodyWithId<T>(ctx: AppContext, request: Request, params: ById["params"]): Promise<T> {
  return withId(camelKeys(await jsonBody<unknown>(ctx, request)), (await params).id);
}

export async function queryWithId<T>(request: Request, params: ById["params"]): Promise<T> {
  return withId(queryOf(request), (await params).id);
}

function withId<T>(fields: unknown, id: string): T {
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw invalid("The body must be an object.", { code: "WRONG_TYPE" });
  if ("id" in fields) throw invalid("The id stands in the address; leave it out here.", { code: "UNKNOWN_FIELD", field: "id" });
  return { ...fields, id } as T;
}
