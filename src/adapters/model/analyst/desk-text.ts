import type { DeskPrompt } from "./desk-prompt";

/** The desk's prompt whole, after the documents: in front of them it would end the prefix that calls share. */
export function deskText({ system, turns }: DeskPrompt, introduction: string): string {
  const spoken = turns.map(({ role, text }, at) => (at === turns.length - 1 ? text : `${role === "user" ? "Example" : "Its answer"}: ${text}`));
  return ["", introduction, system, ...spoken].join("\n");
}
