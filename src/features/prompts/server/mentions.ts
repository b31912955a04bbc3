import type { z } from "zod";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { listMentionsInput, type MentionPage, readMentionsInput } from "../comments-contract";
import { findPeople } from "./store";
import { countUnread, findMentionPage, markRead } from "./store-mentions";
import { personOf } from "./to-view";

/** Remarks that name the actor, the newest first, and how many they have not read. */
export async function listMentions(ctx: AppContext, input: z.input<typeof listMentionsInput>): Promise<MentionPage> {
  const actor = authorize(ctx, "prompt.read");
  const { unread, cursor, pageSize } = listMentionsInput.parse(input);
  const [rows, open] = await Promise.all([findMentionPage(ctx.db, actor.id, { unread, cursor, take: pageSize + 1 }), countUnread(ctx.db, actor.id)]);
  const page = rows.slice(0, pageSize);
  const people = await findPeople(ctx.db, page.map(({ comment }) => comment.authorId));
  return {
    unread: open,
    nextCursor: rows.length > pageSize ? (page.at(-1)?.commentId ?? null) : null,
    mentions: page.map(({ commentId, createdAt, readAt, comment: { authorId, author, text, number, field, threadId, prompt } }) => ({
      commentId, createdAt, readAt, by: personOf(people, authorId, author), text, number, field, threadId: threadId ?? commentId, slug: prompt.slug, name: prompt.name,
    })),
  };
}

/** How many remarks that name the actor they have not read; what the sidebar says. */
export async function countMentions(ctx: AppContext): Promise<{ unread: number }> {
  const actor = authorize(ctx, "prompt.read");
  return { unread: await countUnread(ctx.db, actor.id) };
}

/** Marks the actor's own mentions as read: those of one prompt, or all. Done twice, it changes nothing. */
export async function readMentions(ctx: AppContext, input: z.input<typeof readMentionsInput>): Promise<{ read: number }> {
  const actor = authorize(ctx, "prompt.read");
  const { slug } = readMentionsInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const read = await markRead(tx.db, actor.id, slug ?? null, tx.now());
    if (read > 0) await audit(tx, "prompt.mentionsRead", { type: "user", id: actor.id }, { slug: slug ?? null, read });
    return { read };
  });
}
