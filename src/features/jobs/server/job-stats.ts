import type { z } from "zod";
import { isJobErrorCode } from "@/domain/jobs/job-errors";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type JobStats, type StatsSpan, statsInput } from "../contract";
import { countFailures, countLive } from "./store-stats";

const HOUR_MS = 3_600_000;
const SLICES: Record<StatsSpan, { count: number; hours: number }> = {
  day: { count: 24, hours: 1 },
  week: { count: 7, hours: 24 },
  month: { count: 30, hours: 24 },
};

/** How everyone's jobs stand now, and why they failed over time. */
export async function jobStats(ctx: AppContext, input: z.input<typeof statsInput>): Promise<JobStats> {
  authorize(ctx, "job.readAll");
  const { span } = statsInput.parse(input);
  const { count, hours } = SLICES[span];
  const width = hours * HOUR_MS;
  // Whole hours, so that the same figures stand still while the page is open; the last slice holds the present.
  const end = Math.ceil(ctx.now().getTime() / HOUR_MS) * HOUR_MS;
  const from = new Date(end - count * width);
  const [standing, failed] = await Promise.all([countLive(ctx.db), countFailures(ctx.db, from, width / 1000)]);
  const failures: JobStats["failures"] = Array.from({ length: count }, (_, at) => ({ from: new Date(from.getTime() + at * width), counts: {} }));
  for (const { slice, code, count: times } of failed) {
    const counts = failures[Math.min(slice, count - 1)]?.counts;
    const known = isJobErrorCode(code) ? code : "INTERNAL";
    if (counts) counts[known] = (counts[known] ?? 0) + times;
  }
  return { ...standing, failures, bucketHours: hours };
}
