import { JobError, retryWaitSec } from "@/domain/jobs/job-errors";
import type { PromptPin } from "@/domain/ports/prompt-book";
import type { JobContext, JobSteps } from "@/kernel/job";
import { askCategories } from "./ask-categories";
import type { Round } from "./ask-queue";
import { type Collected, collectFindings } from "./collect-findings";
import { identifyDocuments } from "./identify-documents";
import { lookAgain } from "./look-again";

/** Being turned away is no failed attempt, but a service that is busy for this many rounds is one. */
const MOST_ROUNDS = 20;

interface Asking {
  job: JobContext<unknown>;
  step: JobSteps;
  runId: string;
  prompts: readonly PromptPin[] | undefined;
}

/**
 * Finds what the documents say, as durable steps; `announce` tells people that it begins. With a model the questions come first, in rounds: who is turned away
 * waits outside any step, so that waiting costs no attempt and holds no worker, and nothing answered is asked again.
 */
export async function findEvidence(job: JobContext<unknown>, step: JobSteps, runId: string, announce: () => Promise<void>): Promise<Collected> {
  const { analyst, rubric } = job.app.ports;
  // Once a job: all its questions go by the same versions, and a job that is started again goes by the mended ones.
  const prompts = analyst.pinPrompts && (await step.run("prompts in force", async () => analyst.pinPrompts?.(rubric)));
  const asking: Asking = { job, step, runId, prompts };
  if (analyst.identifier) await identifyInRounds(asking);
  if (analyst.identity.kind === "model") await askInRounds(asking);
  if (analyst.lookAgain) await lookInRounds(asking);
  return step.run("find", async (signal) => {
    await announce();
    return collectFindings(job.app, runId, signal);
  });
}

/** What the documents are comes before what they say: the grade of all that is found rests on it. */
function identifyInRounds({ job, step, runId, prompts }: Asking): Promise<void> {
  const progress = (done: number, total: number, name: string): Promise<void> =>
    job.progress(done, total + 1, `Asking the model what ${name} is, ${done + 1} of ${total}`);
  return inRounds(step, "documents ", (signal) => identifyDocuments(job.app, runId, { jobId: job.jobId, prompts, signal, progress }));
}

function askInRounds({ job, step, runId, prompts }: Asking): Promise<void> {
  const progress = (done: number, total: number, category: string): Promise<void> =>
    job.progress(done, total + 1, `Asking the model about ${category}, ${done + 1} of ${total}`);
  return inRounds(step, "", (signal) => askCategories(job.app, runId, { jobId: job.jobId, prompts, signal, progress }));
}

/** What the answers left open is looked for once more, where admins have put a prompt for that into production. */
function lookInRounds({ job, step, runId, prompts }: Asking): Promise<void> {
  const progress = (done: number, total: number, category: string): Promise<void> =>
    job.progress(done, total + 1, `Looking again for what ${category} lacks, ${done + 1} of ${total}`);
  return inRounds(step, "gaps ", (signal) => lookAgain(job.app, runId, { jobId: job.jobId, prompts, signal, progress }));
}

/** Rounds of questions until none waits; `mark` tells the steps of several such rounds in one job apart. */
export async function inRounds(step: JobSteps, mark: string, ask: (signal: AbortSignal) => Promise<Round>): Promise<void> {
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const { waiting, waitSec } = await step.run(`${mark}ask ${round}`, async (signal) => {
      const asked = await ask(signal);
      const busy = new JobError("THROTTLED", { retryAfterSec: asked.retryAfterSec ?? undefined });
      return { waiting: asked.waiting, waitSec: retryWaitSec(busy, round, Math.random()) };
    });
    if (waiting === 0) return;
    await step.sleep(`${mark}wait ${round}`, waitSec);
  }
  throw new JobError("THROTTLED");
}
