import type { IndicatorDef, Rubric } from "@/domain/risk/rubric";
import type { DeskPrompt } from "./desk-prompt";
import { deskText } from "./desk-text";

/** The last thing of a call, and the only one that differs between categories. */
export function categoryQuestion(rubric: Rubric, categoryId: string, booked: DeskPrompt | null): string {
  const category = rubric.categories.find(({ id }) => id === categoryId);
  const ids = (kind: string): string => idsWith(rubric.indicators.filter((indicator) => indicator.category === categoryId), kind);
  return [
    `Report on category ${categoryId} (${category?.name.en ?? categoryId}) and on no other.`,
    `Judged indicators: ${ids("judgement")}.`,
    `Rated indicators: ${ids("exposure")}.`,
    ...(booked ? [deskText(booked, "From the prompt in force for this category; the nine rules above come first.")] : []),
  ].join("\n");
}

function idsWith(indicators: readonly IndicatorDef[], kind: string): string {
  const found = indicators.filter(({ components }) => components.some((component) => component.kind === kind));
  return found.length === 0 ? "none" : found.map(({ id }) => id).join(", ");
}
