import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createAssessment, startRun } from "@/features/assessments/server";
import { uploadDocument } from "@/features/documents/server";
import { getJob } from "@/features/jobs/server";
import type { Actor } from "@/kernel/context";
import type { Services } from "./container";

/** Longest the sample may take, milliseconds; on a busy laptop it takes some ten seconds. */
const PATIENCE_MS = 180_000;
const LOOK_MS = 200;

/** One finished assessment from the papers in `samples/`, made by the real chain; the services' jobs must be running. */
export async function seedSample(services: Services, owner: Actor, folder: string): Promise<{ assessmentId: string; status: string }> {
  const ctx = services.contextFor(owner);
  const { id } = await createAssessment(ctx, {
    name: "Sample: seasonal working capital", firm: "Harambee Hills Growers Ltd", country: "KE", sector: "Spices", currency: "KES", enterpriseType: "limited company",
  });
  const names = (await readdir(folder)).filter((name) => !name.endsWith(".md")).sort();
  for (const name of names) await uploadDocument(ctx, { assessmentId: id, name, bytes: await readFile(join(folder, name)) });
  const { jobId } = await startRun(ctx, { id, pauseAtGaps: false });
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const job = await getJob(ctx, { id: jobId });
    if (job.terminal || Date.now() > until) return { assessmentId: id, status: job.status };
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
