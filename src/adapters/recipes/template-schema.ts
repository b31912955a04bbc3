import { z } from "zod";
import { LABELS } from "@/domain/prompts/prompt";
import { IDEMPOTENCY_SCOPES, JOB_ENDS } from "@/domain/recipes/recipe";
import type { TemplateFaultCode } from "@/domain/recipes/template-faults";
import { parseCadence } from "@/domain/schedules/cadence";

const DAY_SEC = 86_400;
const seconds = z.int().min(1).max(DAY_SEC);
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const step = z.union([
  z.strictObject({ job: z.enum(["AI_PREVIEW", "PARSE_DOCUMENT", "GAP_DETECTION", "RISK_ANALYSIS", "REPORT_GENERATION"]) }),
  z.strictObject({ chain: z.enum(["risk-assessment"]) }),
  z.strictObject({
    prompt: z.union([
      z.strictObject({ system: z.string().default(""), user: z.string().min(1) }),
      z.strictObject({ slug: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "must be the short name of a prompt of the prompt desk"), label: z.enum(LABELS).default("production") }),
    ]),
  }),
]);

const job = z.strictObject({
  enabled: z.boolean().default(true),
  timeout_sec: seconds.default(3600),
  webhook_url: z.union([z.url({ protocol: /^https?$/ }), z.literal("")]).default(""),
  idempotency_scope: z.enum(IDEMPOTENCY_SCOPES).default("none"),
  events: z.array(z.enum(JOB_ENDS)).default([...JOB_ENDS]),
});
const background = z.strictObject({
  enabled: z.boolean().default(true),
  max_concurrent: z.int().min(1).max(100).default(5),
  cleanup_delay_sec: z.int().min(60).max(365 * DAY_SEC).nullable().default(null),
});
const schedule = z
  .strictObject({
    enabled: z.boolean().default(true),
    interval: z.string().default("daily"),
    timezone: z.string().default("UTC"),
    max_retries: z.int().min(0).max(10).default(0),
    timeout_sec: seconds.default(3600),
    max_cost_usd: z.number().positive().nullable().default(null),
  })
  .superRefine(({ interval, timezone }, check) => {
    const read = parseCadence(interval, timezone);
    if (!read.ok) check.addIssue({ code: "custom", path: [read.code === "TIME_ZONE" ? "timezone" : "interval"], message: read.reason.replace(/\.$/, ""), params: { code: `TEMPLATE_${read.code}` satisfies TemplateFaultCode } });
  });

/** recipes/NAME/TEMPLATE.yaml as it is written; unknown keys are errors that name their path. */
export const templateSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, "must be kebab-case"),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "must be like 1.0.0"),
  description: z.string().min(1),
  run: z.union([step.transform((one) => [one]), z.array(step).min(1).max(20)]),
  input: z.record(z.string(), z.unknown()).optional(),
  config: z.record(z.string(), scalar).default({}),
  runtime: z
    .strictObject({ job: job.prefault({}), background: background.prefault({}), schedule: schedule.prefault({}) })
    .prefault({}),
});
export type Template = z.output<typeof templateSchema>;
