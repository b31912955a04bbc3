import type { CueSet } from "../cues/text-rule";

/** Words of one topic in five languages; a passage is told by the topics that meet in its sentence. */
export const TOPICS = ["product", "make", "sell", "outlet", "buyer-kind", "members", "hard", "machine", "have", "income", "source", "money", "spend", "firm", "is-firm", "abroad", "bring", "practice", "place"] as const;
export type Topic = (typeof TOPICS)[number];

export type Topics = Partial<Record<Topic, CueSet>>;
