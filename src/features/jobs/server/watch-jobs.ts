import type { z } from "zod";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import type { LiveView } from "@/kernel/live-jobs";
import { type WatchedEvent, watchJobsInput } from "../contract";
import { visibleTo } from "./get-job";
import { findOwners } from "./store";

/** `cursor` says how far the viewer has come in all the jobs together. */
type WatchedEvents = AsyncGenerator<{ cursor: string; told: WatchedEvent }, void>;

/** Several jobs over one connection, from now on, or from where a broken connection had come. Ends by itself after a while. */
export async function watchJobs(ctx: AppContext, input: z.input<typeof watchJobsInput>, signal = new AbortController().signal): Promise<WatchedEvents> {
  const actor = authorize(ctx, "job.read");
  const { jobs, lastEventId } = watchJobsInput.parse(input);
  const owners = await findOwners(ctx.db, jobs);
  for (const id of jobs) visibleTo(actor, owners.get(id) ?? null);

  const reached = lastEventId?.split(".").map(Number) ?? [];
  const resumes = reached.length === jobs.length;
  const places = jobs.map((jobId, at) => ({ jobId, after: resumes ? (reached[at] ?? null) : null }));
  // Resolved before the stream begins: what the page asks for once it is told "connected" is no older than this place.
  const view = await ctx.ports.live.follow(places, signal);
  return told(jobs, view);
}

async function* told(jobs: readonly string[], view: LiveView): WatchedEvents {
  const numbers = new Map(jobs.map((id, at) => [id, view.from[at] ?? 0]));
  for await (const { jobId, event } of view.events) {
    numbers.set(jobId, event.seq);
    const data = event.type === "progress" ? event.data : {};
    yield { cursor: jobs.map((id) => numbers.get(id) ?? 0).join("."), told: { jobId, type: event.type, at: new Date(event.at), data } };
  }
}
