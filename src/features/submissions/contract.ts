import { z } from "zod";
import { JOB_TYPES } from "@/domain/jobs/job";
import type { JobErrorCode } from "@/domain/jobs/job-errors";
import { WIRE_STATUSES, type WireStatus } from "@/domain/jobs/wire-status";
import { IDEMPOTENCY_SCOPES } from "@/domain/recipes/recipe";

/**
 * What programs ask for over REST, SDK and CLI. A submission is a job seen from outside: its states carry the wire's
 * names and its kind is the recipe's name.
 */
export const PROMPT_MAX = 50_000;
export const KEY_MAX = 255;
export const PAGE_MAX = 100;
export const LABELS_MAX = 100;
const DAY_SEC = 86_400;

const scalar = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]);

/** Body of POST /api/v1/runs. Both cases are taken (src/server/http); unknown keys are refused by name. */
export const submitInput = z
  .strictObject({
    recipeName: z.string().min(1).max(100).optional().describe("The recipe to run. One of recipeName and prompt is needed."),
    prompt: z.string().min(1).max(PROMPT_MAX).optional().describe("A text for a recipe that runs a prompt; alone, it is run as it stands."),
    input: z.json().optional().describe("What the recipe works on; its own schema decides the shape."),
    config: z.record(z.string().max(100), scalar).optional().describe("Settings of the recipe for this run; they win over the template's."),
    recipeConfig: z.record(z.string().max(100), scalar).optional().describe("Another name for config."),
    sessionId: z.string().min(1).max(KEY_MAX).optional().describe("Groups runs of one conversation or batch."),
    timeout: z.int().min(1).max(DAY_SEC).optional().describe("Longest the run may take, seconds, 1–86,400."),
    webhookUrl: z.string().trim().min(1).max(2000).optional().describe("Told once how the run ended; the rules of a webhook's url."),
    idempotencyKey: z.string().min(1).max(KEY_MAX).optional().describe("The same key with the same body gives the same run."),
    idempotencyScope: z.enum(IDEMPOTENCY_SCOPES).optional().describe("Where the key counts; a key without a scope counts globally."),
    idempotencyTtlSec: z.int().min(60).max(30 * DAY_SEC).optional().describe("How long the key is kept, seconds; a day without it."),
    metadata: z
      .record(z.string().max(100), z.string().max(1000))
      .refine((labels) => Object.keys(labels).length <= LABELS_MAX, { error: `must have at most ${LABELS_MAX} labels`, params: { code: "TOO_LONG" } })
      .optional()
      .describe(`Your own labels, at most ${LABELS_MAX}; given back, never interpreted.`),
  })
  .refine((body) => body.recipeName !== undefined || body.prompt !== undefined, { path: ["recipeName"], error: "is needed, or a prompt" })
  .refine((body) => body.config === undefined || body.recipeConfig === undefined, { path: ["recipeConfig"], error: "is another name for config: give one of the two" });
export type SubmitInput = z.input<typeof submitInput>;

export const submissionIdInput = z.strictObject({ id: z.uuid("is not the id of a run") });

/** Nothing is older; databases know no year 0, which ISO 8601 can write. */
const time = z.iso.datetime({ offset: true }).refine((text) => Date.parse(text) >= 0, { error: "must be a time from 1970 on", params: { code: "OUT_OF_RANGE" } });

export const listSubmissionsInput = z.strictObject({
  status: z.enum(WIRE_STATUSES).optional(),
  recipe: z.string().min(1).max(100).optional(),
  type: z.enum(JOB_TYPES).optional(),
  sessionId: z.string().min(1).max(KEY_MAX).optional(),
  /** The submitter's own key. */
  idempotencyKey: z.string().min(1).max(KEY_MAX).optional(),
  /** ISO 8601, from inclusive, to exclusive; of the creation. */
  from: time.optional(),
  to: time.optional(),
  cursor: z.string().max(200).optional(),
  pageSize: z.coerce.number().int().min(1).max(PAGE_MAX).default(50),
});
export type ListSubmissionsInput = z.input<typeof listSubmissionsInput>;

const problem = z.object({ code: z.string<JobErrorCode>(), message: z.string(), advice: z.string(), retryable: z.boolean() });

/** Answer of every /api/v1/runs call about one run. Times are ISO 8601, UTC. */
export const submissionView = z.object({
  jobId: z.uuid(),
  recipeName: z.string(),
  status: z.enum(WIRE_STATUSES),
  /** 0..100 */
  progress: z.int(),
  /** What people read: "Reading page 34 of 80". */
  step: z.string().nullable(),
  attempts: z.int(),
  maxAttempts: z.int(),
  error: problem.nullable(),
  sessionId: z.string().nullable(),
  idempotencyKey: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  timeout: z.int(),
  assessmentId: z.uuid().nullable(),
  parentId: z.uuid().nullable(),
  retryOf: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  durationSeconds: z.number().nullable(),
  links: z.object({ self: z.string(), result: z.string(), stream: z.string(), cancel: z.string() }),
});
export type SubmissionView = z.output<typeof submissionView>;

/** Answer of POST /api/v1/runs. */
export const submittedView = submissionView.extend({
  /** Shown once, when this submission made a new webhook endpoint for its webhookUrl. */
  webhookSecret: z.string().optional(),
});
export type SubmittedView = z.output<typeof submittedView>;

/** Answer of GET …/result once the run has ended. */
export const submissionResult = z.object({
  jobId: z.uuid(),
  status: z.enum(["succeeded", "failed", "cancelled"] satisfies WireStatus[]),
  result: z.json().nullable(),
  error: problem.nullable(),
  completedAt: z.iso.datetime(),
  durationSeconds: z.number(),
});
export type SubmissionResult = z.output<typeof submissionResult>;

export const submissionPage = z.object({ runs: z.array(submissionView), nextCursor: z.string().nullable() });
export type SubmissionPage = z.output<typeof submissionPage>;

export const STREAM_EVENT_TYPES = ["status", "progress", "log", "partial", "result", "error"] as const;
export type StreamEventType = (typeof STREAM_EVENT_TYPES)[number];

/** One server-sent event of GET …/stream; its SSE id is `seq`. */
export const streamEvent = z.object({
  seq: z.int(),
  type: z.enum(STREAM_EVENT_TYPES),
  at: z.iso.datetime(),
  data: z.record(z.string(), z.json()),
});
export type StreamEvent = z.output<typeof streamEvent>;
