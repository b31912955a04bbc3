import { z } from "zod";
import { PROMPT_LIMITS as MOST } from "@/domain/prompts/prompt";
import { PROMPT_PAGE_MAX, type PromptPerson, slugInput, versionInput } from "./contract";

export const addCommentInput = versionInput.extend({
  /** "systemPrompt", "context.persona"; null = the version as a whole. */
  field: z.string().min(1).max(60).nullable().default(null),
  /** The thread that is answered; null begins one. */
  threadId: z.uuid().nullable().default(null),
  text: z.string().trim().min(1, "Write something.").max(MOST.comment, `A comment has at most ${MOST.comment} characters.`),
  mentions: z.array(z.uuid()).max(20).default([]),
});
export const resolveThreadInput = slugInput.extend({ threadId: z.uuid(), resolved: z.boolean() });

export const listMentionsInput = z.object({
  /** Only those that were not read. */
  unread: z.boolean().default(true),
  /** `nextCursor` of the page before. */
  cursor: z.uuid().optional(),
  pageSize: z.number().int().min(1).max(PROMPT_PAGE_MAX).default(20),
});
export const readMentionsInput = z.strictObject({
  /** Those on this prompt; absent = all. */
  slug: slugInput.shape.slug.optional(),
});

/** A remark that names the reader. */
export interface MentionView {
  commentId: string;
  /** The first remark of its thread. */
  threadId: string;
  slug: string;
  /** Of the prompt. */
  name: string;
  number: number;
  field: string | null;
  by: PromptPerson;
  text: string;
  createdAt: Date;
  readAt: Date | null;
}

export interface MentionPage {
  mentions: MentionView[];
  nextCursor: string | null;
  /** How many are not read, on all pages together. */
  unread: number;
}

export interface CommentView {
  id: string;
  author: PromptPerson;
  text: string;
  mentions: PromptPerson[];
  mentionsYou: boolean;
  createdAt: Date;
}

export interface CommentThread {
  /** Of its first remark. */
  id: string;
  number: number;
  field: string | null;
  resolved: { at: Date; by: PromptPerson } | null;
  comments: CommentView[];
}

export interface ThreadsView {
  threads: CommentThread[];
  /** Who may be mentioned. */
  people: { id: string; name: string }[];
}
