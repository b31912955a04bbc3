import type { CueSet } from "../cues/text-rule";

/** What a passage may speak of; each topic has its words in five languages. */
export type Topic = "product" | "make" | "sell" | "machine" | "outlet";

export type Topics = Partial<Record<Topic, CueSet>>;
