import type { z } from "zod";
import { toldApart } from "@/domain/access/told-apart";
import { conflict, invalid, notFound } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { addCommentInput, type CommentThread, type CommentView, resolveThreadInput, type ThreadsView } from "../comments-contract";
import { slugInput } from "../contract";
import { requirePrompt, requireVersion } from "./access";
import { findPeople } from "./store";
import { type CommentRecord, findComment, findComments, findMentionable, insertComment, setResolved } from "./store-comments";
import { insertMentions } from "./store-mentions";
import { type People, personOf } from "./to-view";

/** Remarks a prompt may have before old threads must be left to the audit log. */
const MOST_COMMENTS = 1_000;

/** Every thread, the newest first, and who may be mentioned. */
export async function listThreads(ctx: AppContext, input: z.input<typeof slugInput>): Promise<ThreadsView> {
  const { actor, prompt } = await requirePrompt(ctx, slugInput.parse(input).slug, "prompt.read");
  const [rows, mentionable] = await Promise.all([findComments(ctx.db, prompt.id, MOST_COMMENTS), findMentionable(ctx.db)]);
  const people = toldApart(mentionable);
  const names = new Map([...await findPeople(ctx.db, rows.flatMap(({ authorId, resolvedById, mentions }) => [authorId, resolvedById, ...mentions])), ...people.map(({ id, name }) => [id, name] as const)]);
  return { threads: threadsOf(rows, names, actor.id), people };
}

/** Begins a thread on a version or one of its fields, or answers in one. @throws AppError CONFLICT, RESOLVED: the thread is closed */
export async function addComment(ctx: AppContext, input: z.input<typeof addCommentInput>): Promise<{ id: string }> {
  const { slug, number, field, threadId, text, mentions } = addCommentInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { actor, prompt } = await requirePrompt(tx, slug, "prompt.edit");
    await requireVersion(tx, prompt, number);
    const thread = threadId === null ? null : await requireThread(tx, prompt.id, threadId);
    if (thread?.resolvedAt) throw conflict("This thread is resolved. Open it again first.", { code: "RESOLVED" });
    const known = new Set((await findMentionable(tx.db)).map(({ id }) => id));
    if (mentions.some((id) => !known.has(id))) throw invalid("Only admins can be mentioned: they alone see prompts.", { field: "mentions", code: "INPUT" });
    const place = thread ? { number: thread.number, field: thread.field } : { number, field };
    const told = [...new Set(mentions)];
    const { id } = await insertComment(tx.db, { promptId: prompt.id, ...place, threadId, authorId: actor.id, text, mentions: told, createdAt: tx.now() });
    // Nobody has to be told of their own words.
    await insertMentions(tx.db, id, told.filter((personId) => personId !== actor.id), tx.now());
    await audit(tx, "prompt.commented", { type: "prompt", id: prompt.id }, { slug, number: place.number, field: place.field, comment: id, mentions: mentions.join(",") });
    return { id };
  });
}

/** Closes a thread, or opens it again. Done twice, it changes nothing. */
export async function resolveThread(ctx: AppContext, input: z.input<typeof resolveThreadInput>): Promise<{ resolved: boolean }> {
  const { slug, threadId, resolved } = resolveThreadInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { actor, prompt } = await requirePrompt(tx, slug, "prompt.edit");
    const thread = await requireThread(tx, prompt.id, threadId);
    if ((thread.resolvedAt !== null) === resolved) return { resolved };
    await setResolved(tx.db, thread.id, resolved ? { at: tx.now(), personId: actor.id } : null);
    await audit(tx, resolved ? "prompt.threadResolved" : "prompt.threadReopened", { type: "prompt", id: prompt.id }, { slug, comment: thread.id });
    return { resolved };
  });
}

async function requireThread(tx: AppContext, promptId: string, id: string): Promise<CommentRecord> {
  const thread = await findComment(tx.db, promptId, id);
  if (!thread || thread.threadId !== null) throw notFound("thread");
  return thread;
}

function threadsOf(rows: readonly CommentRecord[], people: People, readerId: string): CommentThread[] {
  const toView = ({ id, authorId, author, text, mentions, mentionedNames, createdAt }: CommentRecord): CommentView => ({
    id, text, createdAt, author: personOf(people, authorId, author), mentions: [...mentions.map((each) => personOf(people, each)), ...mentionedNames.map((name) => ({ id: null, name }))], mentionsYou: mentions.includes(readerId),
  });
  return rows
    .filter(({ threadId }) => threadId === null)
    .reverse()
    .map((first) => ({
      id: first.id, number: first.number, field: first.field,
      resolved: first.resolvedAt ? { at: first.resolvedAt, by: personOf(people, first.resolvedById, first.resolvedBy) } : null,
      comments: [first, ...rows.filter(({ threadId }) => threadId === first.id)].map(toView),
    }));
}
