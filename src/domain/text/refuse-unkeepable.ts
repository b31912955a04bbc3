import { invalid } from "../errors";
import { DEEPEST, unkeepable } from "./unkeepable";

/** @throws AppError INVALID, BAD_TEXT or TOO_DEEP, with the path: before any schema, whose own walk is recursive */
export function refuseUnkeepable(value: unknown): void {
  const found = unkeepable(value);
  if (found === null) return;
  const { why, path } = found;
  const field = path === "" ? {} : { field: path };
  if (why === "DEPTH") throw invalid(`${path === "" ? "The body" : path} is nested deeper than ${DEEPEST} levels. Flatten it.`, { code: "TOO_DEEP", ...field });
  throw invalid(`${path === "" ? "A text" : path} holds a NUL character or half of a surrogate pair, which cannot be kept. Leave it out.`, { code: "BAD_TEXT", ...field });
}
