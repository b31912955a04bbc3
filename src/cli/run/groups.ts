import type { Word } from "../terminal/command";

/** Background tasks are jobs under another name: the same table, the same states, submitted without waiting. */
export type Group = "run" | "background";

export const ID: readonly Word[] = [{ name: "ID", needed: true }];
