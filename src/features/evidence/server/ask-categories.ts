import type { PromptPin } from "@/domain/ports/prompt-book";
import type { AppContext } from "@/kernel/context";
import { askQueue, NO_QUESTION, type Round } from "./ask-queue";
import { readingGround } from "./reading-ground";
import { adoptReadings, findReadings, keepReading } from "./store-readings";

export interface AskOptions {
  jobId: string;
  signal: AbortSignal;
  /** Those the job began with. Absent = those in production when a question is made. */
  prompts?: readonly PromptPin[];
  /** Told before each question. */
  progress: (done: number, total: number, about: string) => Promise<void>;
}

/**
 * Asks the model about every category of the run that has no answer yet, and keeps each answer as it comes: a step that
 * is repeated asks only for what is missing. A busy service is no failure here; how many still wait is returned.
 */
export async function askCategories(ctx: AppContext, runId: string, options: AskOptions): Promise<Round> {
  const { run, documents, firm, identified, hash } = await readingGround(ctx, runId);
  if (documents.length === 0) return NO_QUESTION;
  const { rubric, analyst } = ctx.ports;
  await adoptReadings(ctx.db, run, hash);
  const done = new Set((await findReadings(ctx.db, runId, hash)).map(({ category }) => category));
  let read = done.size;
  return askQueue(rubric.categories.filter(({ id }) => !done.has(id)), done.size === 0, async ({ id, name }) => {
    await options.progress(read, rubric.categories.length, name.en);
    const reply = await analyst.analyse({ rubric, documents, firm, identified, categories: [id], asOf: run.asOf, jobId: options.jobId, prompts: options.prompts, signal: options.signal });
    const account = reply.account ?? { leftOut: [], notes: [], dropped: [], offTopic: 0, promptVersionIds: [] };
    await keepReading(ctx.db, runId, hash, { category: id, findings: reply.findings, account }, ctx.now());
    read += 1;
  });
}
