import { z } from "zod";
import { invalid } from "@/domain/errors";
import type { PageMark } from "./store-pages";

const marked = z.tuple([z.coerce.number().int().min(0).max(8.64e15), z.uuid()]);

/** Opaque to callers: the sort key of the last row they have. */
export const cursorOf = ({ createdAt, id }: PageMark): string => Buffer.from(`${createdAt.getTime()} ${id}`).toString("base64url");

/** @throws AppError INVALID, BAD_CURSOR: not a cursor that a page gave */
export function readCursor(cursor: string | undefined): PageMark | null {
  if (cursor === undefined) return null;
  const parsed = marked.safeParse(Buffer.from(cursor, "base64url").toString("utf8").split(" "));
  if (!parsed.success) throw invalid("This cursor is not one that a page gave. Begin again without it.", { code: "BAD_CURSOR", field: "cursor" });
  return { createdAt: new Date(parsed.data[0]), id: parsed.data[1] };
}
