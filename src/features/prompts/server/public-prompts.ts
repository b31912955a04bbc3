import type { z } from "zod";
import { invalid } from "@/domain/errors";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import type { PromptPage, slugInput } from "../contract";
import { publicPromptsInput, type PublicPromptsInput, publicVersionsInput, type PublicVersionsInput, type VersionPage } from "../public-contract";
import { listPrompts, listVersions } from "./read-prompts";
import { findPromptAt } from "./store-list";

const NUMBER = /^[1-9]\d{0,5}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const badCursor = () => invalid("This cursor is not one that a page gave. Begin again without it.", { code: "BAD_CURSOR", field: "cursor" });

/** The prompts that are not archived, by name, for programs. @throws AppError INVALID, BAD_CURSOR */
export async function pageOfPrompts(ctx: AppContext, input: PublicPromptsInput): Promise<PromptPage> {
  authorize(ctx, "prompt.read");
  const asked = publicPromptsInput.parse(input);
  if (asked.cursor !== undefined && !(UUID.test(asked.cursor) && (await findPromptAt(ctx.db, asked.cursor)))) throw badCursor();
  return listPrompts(ctx, { ...asked, sort: "name" });
}

/** A prompt's versions, newest first, with the ids that previews are asked for by. @throws AppError NOT_FOUND; INVALID, BAD_CURSOR */
export async function pageOfVersions(ctx: AppContext, { slug }: z.input<typeof slugInput>, input: PublicVersionsInput): Promise<VersionPage> {
  authorize(ctx, "prompt.read");
  const { cursor, ...asked } = publicVersionsInput.parse(input);
  if (cursor !== undefined && !NUMBER.test(cursor)) throw badCursor();
  const { versions, next, total } = await listVersions(ctx, { slug, ...asked, ...(cursor === undefined ? {} : { cursor: Number(cursor) }) });
  return { versions, nextCursor: next === null ? null : String(next), total };
}
