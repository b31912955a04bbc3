import type { RecipeView } from "@/features/recipes/contract";
import type { CreateScheduleInput, ScheduleView } from "../contract";
import { t } from "./text";

/** The form as it is typed; every field is text until it is sent. */
export interface ScheduleDraft {
  recipe: string;
  name: string;
  input: string;
  cadence: string;
  timezone: string;
  maxRetries: string;
  timeoutSec: string;
  maxCostUsd: string;
}
export type DraftField = keyof ScheduleDraft;

const json = (value: unknown): string => JSON.stringify(value ?? {}, null, 2);

export const draftOf = (schedule: ScheduleView): ScheduleDraft => ({
  recipe: schedule.recipe, name: schedule.name, input: json(schedule.input), cadence: schedule.cadence, timezone: schedule.timezone,
  maxRetries: String(schedule.maxRetries), timeoutSec: schedule.timeoutSec === null ? "" : String(schedule.timeoutSec), maxCostUsd: schedule.maxCostUsd === null ? "" : String(schedule.maxCostUsd),
});

/** A new schedule begins with the template's values and the input's own keys, ready to be filled in. */
export const draftFor = (recipe: RecipeView, name = ""): ScheduleDraft => ({
  recipe: recipe.name, name, input: json(outline(recipe.inputSchema)), cadence: recipe.schedule.cadence, timezone: recipe.schedule.timezone,
  maxRetries: String(recipe.schedule.maxRetries), timeoutSec: String(recipe.schedule.timeoutSec), maxCostUsd: recipe.schedule.maxCostUsd === null ? "" : String(recipe.schedule.maxCostUsd),
});

function outline(schema: unknown): Record<string, unknown> {
  if (typeof schema !== "object" || schema === null || !("properties" in schema)) return {};
  const required = "required" in schema && Array.isArray(schema.required) ? schema.required : [];
  return Object.fromEntries(required.map((key) => [String(key), ""]));
}

export type ReadDraft = { ok: true; value: Omit<CreateScheduleInput, "recipe"> } | { ok: false; errors: Partial<Record<DraftField, string>> };

/** What can be told without the server; the rest it answers by field. */
export function readDraft(draft: ScheduleDraft): ReadDraft {
  const errors: Partial<Record<DraftField, string>> = {};
  const number = (field: "maxRetries" | "timeoutSec" | "maxCostUsd"): number | undefined => {
    const text = draft[field].trim();
    if (text === "") return undefined;
    const value = Number(text);
    if (!Number.isFinite(value)) errors[field] = t.number;
    return value;
  };
  const [maxRetries, timeoutSec, maxCostUsd] = [number("maxRetries"), number("timeoutSec"), number("maxCostUsd")];
  if (draft.name.trim() === "") errors.name = t.needName;
  const input = parsed(draft.input);
  if (input === undefined) errors.input = t.notJson;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { name, cadence, timezone } = draft;
  return { ok: true, value: { name, cadence, timezone, input: input as CreateScheduleInput["input"], maxRetries, timeoutSec, maxCostUsd: maxCostUsd ?? null } };
}

function parsed(text: string): unknown {
  try {
    return text.trim() === "" ? {} : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** "input.assessmentId" belongs to the field "input"; a field the form does not have belongs to none. */
export function fieldOf(path: string | null, draft: ScheduleDraft): DraftField | null {
  const [head = ""] = (path ?? "").split(".");
  if (head === "prompt") return "input";
  return Object.hasOwn(draft, head) ? (head as DraftField) : null;
}
