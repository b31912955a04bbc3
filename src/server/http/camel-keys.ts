import { invalid } from "@/domain/errors";
import { refuseUnkeepable } from "@/domain/text/refuse-unkeepable";

const camel = (key: string): string => key.replace(/(?<=[a-z0-9])_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/**
 * The body's own field names in camelCase, whichever of the two cases they came in; what stands inside the fields is the
 * sender's and stays.
 * @throws AppError INVALID, TWICE: one field in both cases
 */
export function camelKeys(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  // No object yet: setting __proto__ on one would make its keys ours.
  const out = new Map<string, unknown>();
  for (const [key, value] of Object.entries(body)) {
    const name = camel(key);
    if (out.has(name)) throw invalid(`${name} is given twice, in two spellings. Leave one out.`, { code: "TWICE", field: name });
    out.set(name, value);
  }
  return Object.fromEntries(out);
}

/** The query of an address, in camelCase. */
export function queryOf(request: Request): unknown {
  const seen = new Map<string, string>();
  for (const [key, value] of new URL(request.url).searchParams) {
    if (seen.has(key)) throw invalid(`${key} is given twice. Leave one out.`, { code: "TWICE", field: key });
    seen.set(key, value);
  }
  const query = Object.fromEntries(seen);
  refuseUnkeepable(query);
  return camelKeys(query);
}
