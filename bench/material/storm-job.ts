import { createHash } from "node:crypto";
import type { RootDb } from "@/adapters/db";
import { JobError } from "@/domain/jobs/job-errors";
import { defineJob } from "@/kernel/job";

/** Of ten calls to the "model", three are turned away; by hash, so that a repeated storm turns away the same ones. */
const REFUSED_OF_TEN = 3;

const refused = (jobId: string, call: number): boolean => (createHash("sha1").update(`${jobId} ${call}`).digest()[0] ?? 0) % 10 < REFUSED_OF_TEN;

/** A job that calls a "model" which writes each call down and turns some away. */
export const stormJob = (db: RootDb) =>
  defineJob<object, { calls: number }>({
    id: "storm",
    type: "AI_PREVIEW",
    parse: () => ({}),
    timeoutSec: 3600,
    run: (job, step) =>
      step.run("ask", async () => {
        const [row] = await db.$queryRaw<{ calls: number }[]>`
          INSERT INTO storm_calls (job, calls) VALUES (${job.jobId}::uuid, 1) ON CONFLICT (job) DO UPDATE SET calls = storm_calls.calls + 1 RETURNING calls`;
        const calls = row?.calls ?? 0;
        const no = refused(job.jobId, calls);
        await db.$executeRaw`UPDATE storm_calls SET refused = ${no} WHERE job = ${job.jobId}::uuid`;
        if (no) throw new JobError("THROTTLED", { retryAfterSec: 1 });
        return { calls };
      }),
  });
