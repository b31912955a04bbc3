import { placeOf } from "./template-fault";

export interface JsonPlace {
  line: number;
  column: number;
}

/** A text in quotation marks, a mark of structure, or a bare word; what stands between is blank. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs;

/** Where each variable of a JSON object stands in its text, by dotted name; a list is one variable. Empty = the text is no JSON object. */
export function placesInJson(text: string): ReadonlyMap<string, JsonPlace> {
  const places = new Map<string, JsonPlace>();
  if (!isObject(text)) return places;
  const tokens = [...text.matchAll(TOKEN)];
  /** Of each open object its name; null in a list and whatever is in it. */
  const open: (string | null)[] = [];
  let name = "";
  tokens.forEach(({ 0: token, index }, at) => {
    const inside = open.at(-1) ?? null;
    if (token === "{") open.push(open.length === 0 ? "" : inside === null ? null : `${name}.`);
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (inside !== null && token.startsWith('"') && tokens[at + 1]?.[0] === ":") {
      name = inside + String(JSON.parse(token));
      places.set(name, placeOf(text, index));
    }
  });
  return places;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
