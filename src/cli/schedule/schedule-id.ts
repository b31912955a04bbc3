import type { Word } from "../terminal/command";

export const SCHEDULE_ID: readonly Word[] = [{ name: "ID", needed: true }];
