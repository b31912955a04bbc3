import type { JobHandle } from "@/sdk/job-handle";
import type { JobSubmitRequest } from "@/sdk/submit-request";
import { type Command, defineCommand } from "../terminal/command";
import { UsageError } from "../terminal/exit-code";
import { type Flags, type Given, SERVER_FLAGS, WAIT_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { readInput, readObject } from "../terminal/read-input";
import { jobsClient } from "../terminal/server-client";
import type { Terminal } from "../terminal/terminal";
import { awaitEnd } from "./await-end";
import { followToEnd } from "./follow-to-end";
import type { Group } from "./groups";

const DAY_SEC = 86_400;

const SUBMIT_FLAGS = {
  recipe: { kind: "text", value: "NAME", says: "what to run; without it TEXT is run as a prompt" },
  "recipe-config": { kind: "text", value: "JSON", says: "settings of the recipe: a JSON object, @FILE, or - for stdin" },
  input: { kind: "text", value: "JSON", says: "what the recipe works on: JSON, a text, @FILE, or - for stdin" },
  timeout: { kind: "number", value: "SEC", min: 1, max: DAY_SEC, whole: true, says: "longest the job may take, seconds, 1 to 86,400" },
  "idempotency-key": { kind: "text", value: "KEY", says: "the same key with the same request gives the same job" },
  "idempotency-scope": { kind: "text", value: "SCOPE", choices: ["none", "session", "global"], says: "where the key counts" },
  "webhook-url": { kind: "text", value: "URL", says: "told once how the job ended" },
  "session-id": { kind: "text", value: "ID", says: "groups the jobs of one conversation or batch" },
  metadata: { kind: "pairs", value: "K=V", says: "a label of your own; may be given again" },
} as const satisfies Flags;

const FOLLOW_FLAGS = {
  wait: { kind: "switch", says: "wait for the end and print the result" },
  stream: { kind: "switch", says: "follow it live; with --json an event a line" },
  ...WAIT_FLAGS,
} as const satisfies Flags;

const TEXT = [{ name: "TEXT", needed: false }];

/** `risk run submit`, which can wait, and `risk background submit`, which never does. */
export const submitCommand = (group: Group): Command =>
  group === "run"
    ? defineCommand({
        name: "run submit", says: "Starts a job and prints its id; with --wait or --stream, its result.", takes: TEXT,
        flags: { ...SUBMIT_FLAGS, ...FOLLOW_FLAGS, ...SERVER_FLAGS },
        examples: ['risk run submit "Summarise the plan" --wait', "risk run submit --recipe risk-assessment --input '{\"assessmentId\":\"…\"}' --stream"],
        async run({ given, words, terminal }) {
          const client = jobsClient(given, terminal);
          const job = await client.submit(await requestOf(words[0], given, terminal), { signal: terminal.interrupted });
          if (!given.stream && !given.wait) return tell(terminal, group, given.json, job);
          if (!given.stream) return awaitEnd(terminal, client, job.jobId, given);
          if (given.json) terminal.out(`${JSON.stringify({ type: "submitted", ...documentOf(job) })}\n`);
          else terminal.err(`Submitted job ${job.jobId}.\n`);
          return followToEnd(terminal, client, job.jobId, given);
        },
      })
    : defineCommand({
        name: "background submit", says: "Starts a job in the background and prints its id.", takes: TEXT, flags: { ...SUBMIT_FLAGS, ...SERVER_FLAGS },
        examples: ["risk background submit --recipe gap-detection --input '{\"assessmentId\":\"…\"}'"],
        async run({ given, words, terminal }) {
          const client = jobsClient(given, terminal);
          return tell(terminal, group, given.json, await client.submit(await requestOf(words[0], given, terminal), { background: true, signal: terminal.interrupted }));
        },
      });

async function requestOf(prompt: string | undefined, given: Given<typeof SUBMIT_FLAGS>, terminal: Terminal): Promise<JobSubmitRequest> {
  const { recipe, input, "recipe-config": config, metadata } = given;
  if (prompt === undefined && recipe === undefined) throw new UsageError("Say what to run: a TEXT, or --recipe NAME.");
  if (input === "-" && config === "-") throw new UsageError("Only one of --input and --recipe-config can come from stdin.");
  return {
    prompt,
    recipeName: recipe,
    input: input === undefined ? undefined : await readInput("input", input, terminal),
    recipeConfig: config === undefined ? undefined : await readObject("recipe-config", config, terminal),
    timeout: given.timeout,
    idempotencyKey: given["idempotency-key"],
    idempotencyScope: given["idempotency-scope"] as JobSubmitRequest["idempotencyScope"],
    webhookUrl: given["webhook-url"],
    sessionId: given["session-id"],
    metadata: Object.keys(metadata).length === 0 ? undefined : metadata,
  };
}

const documentOf = ({ jobId, recipeName, status, replayed, webhookSecret }: JobHandle) =>
  ({ jobId, recipeName, status, replayed, ...(webhookSecret === null ? {} : { webhookSecret }) });

/** The id alone on stdout, so that a script can keep it. */
function tell(terminal: Terminal, group: Group, json: boolean, job: JobHandle): number {
  terminal.err(`${job.replayed ? "This key has been used: it is the same job" : "Submitted"}, ${job.status}. See it with: risk ${group} status ${job.jobId}\n`);
  if (job.webhookSecret !== null) terminal.err(`Webhooks are signed with ${job.webhookSecret}. Keep it: it is not shown again.\n`);
  print(terminal, json, documentOf(job), job.jobId);
  return 0;
}
