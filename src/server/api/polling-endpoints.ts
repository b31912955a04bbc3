import { z } from "zod";
import { JOB_STATUSES, JOB_TYPES } from "@/domain/jobs/job";
import { JOB_ERROR_CODES } from "@/domain/jobs/job-errors";
import { TEMPLATE_FAULTS, type TemplateFaultCode } from "@/domain/recipes/template-faults";
import { START_FAULT_CODES } from "@/domain/start-faults";
import { previewPromptInput } from "@/features/prompts/contract";
import type { Endpoint } from "./endpoint";
import { POLLED } from "./run-endpoints";

const templateFaultCodes = Object.keys(TEMPLATE_FAULTS) as TemplateFaultCode[];
const GROUP = "Polling, as the first tool had it";
const time = z.iso.datetime();
/** JobView of the jobs' contract as it goes over the wire; a test holds the two together. */
export const wireJob = z.object({
  id: z.uuid(), type: z.enum(JOB_TYPES), recipe: z.string().nullable(), status: z.enum(JOB_STATUSES),
  result: z.unknown().describe("What it gave; null until it has."),
  error: z.string().nullable().describe("The failure in one text."),
  failure: z.object({ code: z.enum(JOB_ERROR_CODES), sentence: z.string(), advice: z.string(), retryable: z.boolean() }).nullable(),
  attempts: z.int(), maxAttempts: z.int(), progress: z.number().describe("0 to 100."), stepsDone: z.int(), stepsTotal: z.int(),
  sentence: z.string().describe("What people read: Queued, Reading page 34 of 80, Done."), terminal: z.boolean(),
  assessmentId: z.uuid().nullable(), documentId: z.uuid().nullable(), parentId: z.uuid().nullable(), createdById: z.uuid(),
  createdAt: time, startedAt: time.nullable(), completedAt: time.nullable(), updatedAt: time,
});
const health = z.object({
  ok: z.boolean(), database: z.enum(["up", "down", "unknown"]).describe("unknown: the settings do not say which database to ask."),
  jobs: z.object({ driver: z.string(), ok: z.boolean(), queued: z.int().nullable(), oldestQueuedSec: z.number().nullable() }).nullable(),
  fault: z.enum(["ENGINE_DOWN", ...START_FAULT_CODES, ...templateFaultCodes]).nullable().describe("What is wrong: the database, the engine, a setting, the rubric, or a recipe's template by its own code; null when all is well."),
  advice: z.string().nullable().describe("What a person can do about it; null when all is well."),
});

/** The addresses of the documents the project began from, and the one a monitor asks. */
export const POLLING_ENDPOINTS: readonly Endpoint[] = [
  {
    method: "GET", path: "/api/jobs/{id}", group: GROUP, scope: "jobs:read",
    summary: "One job of any type, to be polled.",
    headers: POLLED,
    answers: { 200: { text: "The job; Retry-After while it has not ended.", schema: wireJob }, 304: { text: "Nothing changed." } },
    problems: ["NOT_FOUND"],
  },
  {
    method: "POST", path: "/api/admin/prompts/preview", group: GROUP, scope: "prompts:write",
    summary: "Tries a prompt on variables as a job; for administrators.",
    notes: "Give systemPrompt and userPrompt, or the promptVersionId of a version of the prompt desk (GET /api/v1/prompts/{slug}/versions lists them); the result then names it. The same as POST /api/v1/runs with recipeName prompt-preview and these fields as its input.",
    body: previewPromptInput,
    answers: { 202: { text: "Taken; Location says where to poll.", schema: z.object({ data: z.object({ jobId: z.uuid(), status: z.literal("PROCESSING") }) }) } },
    problems: ["FORBIDDEN", "NOT_FOUND"],
  },
  {
    method: "GET", path: "/api/health", group: GROUP, scope: null,
    summary: "Whether the app has started, and the database and the job engine answer.",
    notes: "fault tells which of them it is. DATABASE_DOWN: it does not answer. DATABASE_REFUSED: it refuses the app's name or password. DATABASE_SCHEMA: its migrations have not run. SETTINGS, RUBRIC and the template codes: what somebody wrote does not fit, and the server's log names the variable or the file.",
    answers: { 200: { text: "All is well.", schema: health }, 503: { text: "Something does not answer; advice says what to do.", schema: health } },
    problems: [],
  },
];
