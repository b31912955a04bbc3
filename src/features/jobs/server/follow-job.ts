import { invalid } from "@/domain/errors";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import type { LiveView } from "@/kernel/live-jobs";
import { followJobInput } from "../contract";
import { visibleTo } from "./get-job";
import { findJob } from "./store";

/**
 * One job's story after event `after`, live; `after` null or 0 begins at the beginning.
 * @throws AppError INVALID code INVALID_EVENT_ID when `after` is not the number of an event
 */
export async function followJob(ctx: AppContext, input: { id: string; after: string | null }, signal: AbortSignal): Promise<LiveView> {
  const actor = authorize(ctx, "job.read");
  const { id } = followJobInput.pick({ id: true }).parse(input);
  const after = followJobInput.shape.after.safeParse(input.after);
  if (!after.success) throw invalid("Last-Event-ID, or ?after=, must be the number of the last event you have seen.", { code: "INVALID_EVENT_ID", field: "after" });
  visibleTo(actor, await findJob(ctx.db, id));
  return ctx.ports.live.follow([{ jobId: id, after: after.data ?? 0 }], signal);
}
