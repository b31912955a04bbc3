import type { DataPointDef } from "@/domain/risk/rubric";
import type { DeskPrompt } from "./desk-prompt";
import { deskText } from "./desk-text";

/** Asks once more, for what the category's answer left open, and for nothing else. */
export function gapQuestion(category: string, points: readonly DataPointDef[], booked: DeskPrompt): string {
  return [
    `Look again in category ${category} for the data points below and for nothing else: a first reading did not find them. Give them as facts; leave the other three lists empty.`,
    ...points.map(({ key, label, ask }) => `- ${key}: ${label}. ${ask}`),
    "What no document states stays out: a gap is a good answer.",
    deskText(booked, "From the prompt in force for gaps; the nine rules above and the form of the answer come first."),
  ].join("\n");
}
