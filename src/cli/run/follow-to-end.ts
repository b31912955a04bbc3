import { JobError } from "@/sdk/job-error";
import type { JobsClient } from "@/sdk/jobs-client";
import { exitOfEnd } from "../terminal/exit-code";
import type { Terminal } from "../terminal/terminal";
import type { WaitFlags } from "./await-end";
import { progressDrawer } from "./draw-progress";
import { showEnd } from "./show-end";
import { tellItGoesOn } from "./tell-it-goes-on";

interface FollowFlags extends WaitFlags {
  after?: number;
}

/** Follows a job live: an event a line with --json, a progress bar and then the result without. Ctrl-C leaves it running. */
export async function followToEnd(terminal: Terminal, client: JobsClient, jobId: string, flags: FollowFlags): Promise<number> {
  const { json, after, "poll-interval": pollSeconds, "wait-timeout": limit } = flags;
  const timeout = limit === undefined ? null : AbortSignal.timeout(limit * 1000);
  const signal = timeout ? AbortSignal.any([terminal.interrupted, timeout]) : terminal.interrupted;
  const progress = progressDrawer(terminal);
  try {
    for await (const event of client.stream(jobId, { after, pollSeconds, signal })) {
      if (json) terminal.out(`${JSON.stringify(event)}\n`);
      else progress.draw(event);
    }
    progress.end();
    const outcome = await client.getOutcome(jobId, { signal });
    return json ? exitOfEnd(outcome.status) : showEnd(terminal, false, jobId, outcome);
  } catch (error) {
    progress.end();
    if (!timeout?.aborted || terminal.interrupted.aborted) throw error;
    throw new JobError("WAIT_TIMEOUT", `Job ${jobId} had not ended after ${limit} s. It goes on; see it again with: risk run stream ${jobId}`, { jobId, retryable: true });
  } finally {
    tellItGoesOn(terminal, jobId);
  }
}
