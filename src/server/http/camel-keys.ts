import { invalid } from "@/domain/errors";

const camel = (key: string): string => key.replace(/(?<=[a-z0-9])_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/**
 * The body's own field names in camelCase, whichever of the two cases they came in; what stands inside the fields is the
 * sender's and stays.
 * @throws AppError INVALID, TWICE: one field in both cases
 */
export function camelKeys(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    const name = camel(key);
    if (Object.hasOwn(out, name)) throw invalid(`${name} is given twice, in two spellings. Leave one out.`, { code: "TWICE", field: name });
    out[name] = value;
  }
  return out;
}

/** The query of an address, in camelCase. */
export function queryOf(request: Request): unknown {
  const seen: Record<string, string> = {};
  for (const [key, value] of new URL(request.url).searchParams) {
    if (Object.hasOwn(seen, key)) throw invalid(`${key} is given twice. Leave one out.`, { code: "TWICE", field: key });
    seen[key] = value;
  }
  return camelKeys(seen);
}
