import { recordFigures } from "@/features/assessments/server";
import { conflict } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { Actor, AppContext } from "@/kernel/context";
import { figuresOf } from "./keep-result";
import { type Frozen, type ScoredRun, resultWith, type StandingResult } from "./standing-result";
import { findLatestRun, lockAssessment } from "./store";
import { findStanding, insertDecision, type NewDecision } from "./store-decisions";

export interface OpenDecision {
  run: ScoredRun;
  result: StandingResult;
}

const REFUSED: Record<Frozen, string> = {
  OTHER_RUBRIC: "The rubric has changed since this run was scored. Start a new run; decisions count from there.",
  NO_INPUTS: "This run was made by an earlier version that did not keep its answers. Start a new run; decisions count from there.",
};

/** Inside a transaction: the newest scored run with what stands on it, kept from changing until the transaction ends. */
export async function openDecision(tx: AppContext, assessmentId: string, runId: string): Promise<OpenDecision> {
  await lockAssessment(tx.db, assessmentId);
  const run = await findLatestRun(tx.db, assessmentId, true);
  if (!run?.assessed) throw conflict("Nothing has been scored yet, so there is nothing to decide on.", { code: "STATE" });
  if (run.id !== runId) throw conflict("A newer run has been scored since this page was opened. Reload it and decide on what it shows.", { code: "STALE_FORM" });
  const scored = { ...run, assessed: run.assessed };
  const result = resultWith(tx, scored, await findStanding(tx.db, assessmentId, null));
  if (result.frozen) throw conflict(REFUSED[result.frozen], { code: "STATE" });
  return { run: scored, result };
}

type Content = Pick<NewDecision, "subject" | "kind" | "level" | "reason" | "evidence" | "computed">;

/** Appends the decision at the expected version and copies the figures it leads to, with its audit row. */
export async function keepDecision(tx: AppContext, actor: Actor, { run, result }: OpenDecision, content: Content, expectedVersion: number): Promise<StandingResult> {
  const { assessmentId } = run;
  const standing = result.standing.versions[content.subject] ?? 0;
  const row = { ...content, assessmentId, version: expectedVersion + 1, decidedById: actor.id, decidedAt: tx.now() };
  if (standing !== expectedVersion || !(await insertDecision(tx.db, row)))
    throw conflict("Somebody decided on this while your page was open. Your decision is not saved: look at theirs, then decide again.", { code: "STALE_FORM" });
  const after = resultWith(tx, run, await findStanding(tx.db, assessmentId, null));
  await recordFigures(tx, assessmentId, figuresOf(after.assessed));
  await audit(tx, `decision.${content.kind.toLowerCase()}`, { type: "assessment", id: assessmentId }, {
    subject: content.subject, version: row.version, level: content.level, runId: run.id,
  });
  return after;
}
