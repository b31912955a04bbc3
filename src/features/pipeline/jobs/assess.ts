import { z } from "zod";
import { JobError } from "@/domain/jobs/job-errors";
import { type AnyJobDefinition, type ChildOutcome, defineJob, type JobDefinition } from "@/kernel/job";
import { beginRun, documentsToRead, finish, waitForAnswers } from "../server/chain-verbs";

const input = z.object({ assessmentId: z.uuid(), pauseAtGaps: z.boolean() });

export interface ChainResult {
  runId: string;
  /** true: the gaps are listed and the run waits for answers; start again to go on. */
  paused: boolean;
  reportId: string | null;
}

interface Stages {
  read: JobDefinition<{ documentId: string }, unknown>;
  gaps: JobDefinition<{ assessmentId: string; runId: string }, { open: number }>;
  risk: JobDefinition<{ assessmentId: string; runId: string }, unknown>;
  report: JobDefinition<{ assessmentId: string; runId: string }, { reportId: string }>;
}

/** A stage that has to succeed for the chain to go on. */
function required<T>(outcome: ChildOutcome<T>): T {
  if (outcome.status === "COMPLETED") return outcome.result;
  throw new JobError(outcome.errorCode, { sentence: outcome.error });
}

/** From uploaded files to a printed report. One unreadable document ends that document, not the chain. */
export const assessChain = (stages: Stages): AnyJobDefinition =>
  defineJob<z.infer<typeof input>, ChainResult>({
    id: "assess",
    type: "RECIPE",
    recipe: "risk-assessment",
    parse: (value) => input.parse(value),
    timeoutSec: 6 * 3600,
    concurrency: { limit: 1, per: "assessment" },
    async run(job, step) {
      const { assessmentId, pauseAtGaps } = job.input;
      const unread = await step.run("list what to read", async () => {
        await job.progress(0, 4, "Reading the documents");
        return documentsToRead(job.app, assessmentId);
      });
      await Promise.all(unread.map((documentId) => step.child(`read ${documentId}`, stages.read, { documentId }, { documentId })));

      const { runId } = await step.run("open the run", async () => {
        await job.progress(1, 4, "Finding what the documents say and leave out");
        return beginRun(job.app, assessmentId);
      });
      const gaps = required(await step.child("find gaps", stages.gaps, { assessmentId, runId }));
      if (pauseAtGaps && gaps.open > 0) {
        await step.run("wait for answers", () => waitForAnswers(job.app, assessmentId));
        return { runId, paused: true, reportId: null };
      }
      await step.run("announce scoring", () => job.progress(2, 4, "Scoring seven categories"));
      required(await step.child("score", stages.risk, { assessmentId, runId }));
      await step.run("announce the report", () => job.progress(3, 4, "Setting the report"));
      // A report that cannot be printed must not hide a good score: it can be asked for again.
      const report = await step.child("print", stages.report, { assessmentId, runId });
      await step.run("finish", () => finish(job.app, assessmentId));
      return { runId, paused: false, reportId: report.status === "COMPLETED" ? report.result.reportId : null };
    },
  });
