import { z } from "zod";
import { createScheduleInput, listSlotsInput, SLOT_OUTCOMES, updateScheduleInput } from "@/features/schedules/contract";
import { WIRE_STATUSES } from "@/domain/jobs/wire-status";
import { IDEMPOTENCY_SCOPES, JOB_ENDS } from "@/domain/recipes/recipe";
import type { Endpoint } from "./endpoint";

const time = z.iso.datetime();
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const slot = z.object({
  id: z.uuid(), slotAt: time, firedAt: time, outcome: z.enum(SLOT_OUTCOMES), reason: z.string().nullable(),
  job: z.object({
    id: z.uuid(), status: z.enum(WIRE_STATUSES), errorCode: z.string().nullable(), error: z.string().nullable(), tries: z.int(), costUsd: z.number(),
    durationSeconds: z.number().nullable(),
  }).nullable(),
});
const schedule = z.object({
  id: z.uuid(), name: z.string(), recipe: z.string(), input: z.json(), config: z.record(z.string(), z.json()), cadence: z.string(), timezone: z.string(), words: z.string(),
  maxRetries: z.int(), timeoutSec: z.int().nullable(), maxCostUsd: z.number().nullable(), state: z.enum(["active", "paused"]), nextAt: time.nullable(), version: z.int(),
  createdAt: time, updatedAt: time, recent: z.array(slot),
});
const stats = z.object({
  outcomes: z.record(z.enum(SLOT_OUTCOMES), z.int()), jobs: z.record(z.enum(WIRE_STATUSES), z.int()), successRate: z.number().nullable(), averageSeconds: z.number().nullable(),
  costUsd: z.number(), spentThisMonthUsd: z.number(), maxCostUsd: z.number().nullable(), nextAt: time.nullable(),
});
const recipe = z.object({
  name: z.string(), version: z.string(), description: z.string(), steps: z.array(z.string()), inputSchema: z.json(), config: z.record(z.string(), scalar),
  job: z.object({ enabled: z.boolean(), timeoutSec: z.int(), idempotencyScope: z.enum(IDEMPOTENCY_SCOPES), events: z.array(z.enum(JOB_ENDS)), tellsWebhook: z.boolean() }),
  background: z.object({ enabled: z.boolean(), maxConcurrent: z.int(), cleanupDelaySec: z.int().nullable() }),
  schedule: z.object({ enabled: z.boolean(), cadence: z.string(), timezone: z.string(), maxRetries: z.int(), timeoutSec: z.int(), maxCostUsd: z.number().nullable() }),
});

const RECIPES = "Recipes";
const SCHEDULES = "Schedules";
const TERMS = ["UNKNOWN_RECIPE", "UNKNOWN_CONFIG", "INPUT", "PROMPT_UNUSABLE", "JOB_DISABLED", "SCHEDULE_DISABLED", "CADENCE", "CRON_SIX_FIELDS", "TIME_ZONE"];

const on = (method: Endpoint["method"], place: string, summary: string, more: Pick<Endpoint, "answers" | "problems"> & Partial<Endpoint>): Endpoint => ({
  method, path: `/api/v1/schedules${place}`, group: SCHEDULES, scope: "schedules:write", summary, ...more,
});

export const SCHEDULE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: "GET", path: "/api/v1/recipes", group: RECIPES, scope: "jobs:read", summary: "The recipes of this installation, with the schema of their input.",
    answers: { 200: { text: "All of them, by name.", schema: z.object({ recipes: z.array(recipe) }) } }, problems: [],
  },
  {
    method: "GET", path: "/api/v1/recipes/{name}", group: RECIPES, scope: "jobs:read", summary: "One recipe.",
    answers: { 200: { text: "The recipe.", schema: recipe } }, problems: ["NOT_FOUND"],
  },
  on("GET", "", "Your own schedules, with what became of their last slots.", { answers: { 200: { text: "All of them.", schema: z.object({ schedules: z.array(schedule) }) } }, problems: [] }),
  on("POST", "", "Runs a recipe at the slots of a cadence, in your name.", {
    body: createScheduleInput, answers: { 201: { text: "Made; nextAt is its first slot.", schema: schedule } }, problems: [...TERMS, "TOO_MANY", "NOT_FOUND"],
  }),
  on("GET", "/{id}", "One schedule.", { answers: { 200: { text: "The schedule.", schema: schedule } }, problems: ["NOT_FOUND"] }),
  on("PATCH", "/{id}", "Changes a schedule; what is left out stays.", {
    body: updateScheduleInput.omit({ id: true }), answers: { 200: { text: "As it now is.", schema: schedule } }, problems: ["NOT_FOUND", "STALE_FORM", ...TERMS],
  }),
  on("DELETE", "/{id}", "Ends a schedule; its jobs and their results stay.", { answers: { 204: { text: "Ended." } }, problems: ["NOT_FOUND"] }),
  on("POST", "/{id}/pause", "Lets no slot fire until it is resumed.", { answers: { 200: { text: "As it now is.", schema: schedule } }, problems: ["NOT_FOUND"] }),
  on("POST", "/{id}/resume", "Goes on with the next slot; those in between are not made up.", { answers: { 200: { text: "As it now is.", schema: schedule } }, problems: ["NOT_FOUND"] }),
  on("POST", "/{id}/run", "Runs the recipe now, beside the slots.", {
    answers: { 202: { text: "The run to follow.", schema: z.object({ slotId: z.uuid(), jobId: z.uuid() }) } }, problems: ["NOT_FOUND", "BUDGET", "STATE"],
  }),
  on("GET", "/{id}/logs", "Every slot that came due, newest first, page by page.", {
    query: listSlotsInput.omit({ id: true }), answers: { 200: { text: "A page.", schema: z.object({ slots: z.array(slot), nextCursor: z.string().nullable() }) } }, problems: ["NOT_FOUND", "BAD_CURSOR"],
  }),
  on("GET", "/{id}/stats", "How its slots and jobs went, and what they cost.", { answers: { 200: { text: "The figures.", schema: stats } }, problems: ["NOT_FOUND"] }),
];
