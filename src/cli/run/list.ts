import type { Run, RunFilter } from "@/sdk/run";
import { type Command, defineCommand } from "../terminal/command";
import { type Flags, SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { jobsClient } from "../terminal/server-client";
import type { Group } from "./groups";
import { runsTable } from "./run-text";

const PAGE_MAX = 100;
const SHOWN = 20;

const LIST_FLAGS = {
  status: { kind: "text", value: "STATE", choices: ["queued", "running", "succeeded", "failed", "cancelled"], says: "only jobs in this state" },
  recipe: { kind: "text", value: "NAME", says: "only jobs of this recipe" },
  "session-id": { kind: "text", value: "ID", says: "only jobs of this session" },
  "idempotency-key": { kind: "text", value: "KEY", says: "only jobs submitted with this key" },
  from: { kind: "text", value: "TIME", says: "created at or after, as 2026-03-01T08:00:00Z" },
  to: { kind: "text", value: "TIME", says: "created before" },
  limit: { kind: "number", value: "N", min: 1, whole: true, says: `at most so many, the newest first; ${SHOWN} without it` },
  ...SERVER_FLAGS,
} as const satisfies Flags;

export const listCommand = (group: Group): Command =>
  defineCommand({
    name: `${group} list`, says: "Lists your jobs, the newest first.", flags: LIST_FLAGS, examples: [`risk ${group} list --status failed --limit 5`],
    async run({ given, terminal }) {
      const { recipe, from, to, limit = SHOWN } = given;
      const filter: RunFilter = {
        status: given.status as RunFilter["status"], recipe, from, to, sessionId: given["session-id"], idempotencyKey: given["idempotency-key"], pageSize: Math.min(limit, PAGE_MAX),
      };
      const runs: Run[] = [];
      for await (const run of jobsClient(given, terminal).list(filter, { signal: terminal.interrupted })) {
        runs.push(run);
        if (runs.length >= limit) break;
      }
      print(terminal, given.json, { runs }, runsTable(runs));
      return 0;
    },
  });
