import type { z } from "zod";
import { findNames } from "@/features/evidence/server";
import { createPromptBook, trialOf } from "@/features/prompts/server";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { type VersionStanding, versionStandingInput } from "../contract";
import { isCurrent, standingsOf } from "./standing";
import { findRunning } from "./store-runs";
import { toRow } from "./to-row";
import { whyBlocked } from "./why-blocked";

/** A version's runs over its section's sets, beside those of what is in production in its place. */
export async function versionStanding(ctx: AppContext, input: z.input<typeof versionStandingInput>): Promise<VersionStanding> {
  authorize(ctx, "prompt.read");
  const { slug, number } = versionStandingInput.parse(input);
  const { versionId, fields } = await trialOf(ctx, slug, number);
  const { section, subSection, categories } = fields;
  const inForce = await createPromptBook(ctx.root).production({ section, subSection, category: categories[0] ?? "" });
  const other = inForce && inForce.versionId !== versionId ? inForce : null;
  const standings = await standingsOf(ctx, section, [versionId, ...(other ? [other.versionId] : [])]);
  const runs = standings.flatMap((each) => each.runs);
  const [names, running] = await Promise.all([findNames(ctx.db, runs.map(({ startedById }) => startedById)), findRunning(ctx.db, runs.flatMap(({ jobId, finishedAt }) => (jobId !== null && finishedAt === null ? [jobId] : [])))]);
  return {
    blocked: whyBlocked(ctx),
    sets: standings.map(({ set, hash, cases, unchecked, runs: all }) => {
      const newestOf = (id: string) => {
        const run = all.find((each) => each.versionId === id && isCurrent(each, hash));
        return run ? toRow(run, hash, names) : null;
      };
      return {
        id: set.id, name: set.name, cases, unchecked, own: newestOf(versionId),
        running: all.find((run) => run.versionId === versionId && run.jobId !== null && running.has(run.jobId))?.jobId ?? null,
        production: other ? { slug: other.slug, number: other.number, run: newestOf(other.versionId) } : null,
      };
    }),
  };
}
