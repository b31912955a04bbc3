import { createHash } from "node:crypto";
import { requireAssessment } from "@/features/assessments/server";
import { findLatestRun, loadInputs, type ScoredRun, standingResult } from "@/features/evidence/server";
import { versionsInForce } from "@/features/prompts/server";
import { conflict } from "@/domain/errors";
import { answersInForce } from "@/domain/risk/candidates";
import type { Answer } from "@/domain/gaps/gap";
import { canonicalJson } from "@/domain/jobs/canonical-json";
import type { Assessed } from "@/domain/risk/assessed";
import type { DataPointDef } from "@/domain/risk/rubric";
import { indexRubric } from "@/domain/risk/rubric-index";
import { can } from "@/domain/access/permissions";
import type { AppContext } from "@/kernel/context";
import type { AdviceSubject } from "../contract";
import type { AdviceKey } from "./store";

/** What is to be spoken about, as it stands now. */
export type AdviceMatter =
  | { section: "ANSWER_VALIDATION"; point: DataPointDef; answer: Answer; category: string }
  | { section: "REPORT_NARRATIVE"; run: ScoredRun; assessed: Assessed; category: string };

export interface AdviceGround {
  key: AdviceKey;
  matter: AdviceMatter;
  /** Why the rules have to say it; null = a model can be asked. */
  rulesBecause: string | null;
  mayAsk: boolean;
}

const NO_MODEL = "No language model is configured.";
const NO_PROMPT = "No prompt for this is in production.";

/** The matter with a hash of all that what is said of it rests on. @throws AppError CONFLICT, NO_ANSWER or NO_RUN when there is nothing to speak of */
export async function adviceGround(ctx: AppContext, subject: AdviceSubject): Promise<AdviceGround> {
  const { actor, assessment } = await requireAssessment(ctx, subject.assessmentId, "assessment.read");
  const matter = subject.section === "ANSWER_VALIDATION" ? await answerMatter(ctx, subject) : await resultMatter(ctx, subject.assessmentId);
  const action = subject.section === "ANSWER_VALIDATION" ? "gap.answer" : "report.create";
  return { ...(await keyed(ctx, subject.assessmentId, matter)), matter, mayAsk: can(actor.role, action) && assessment.state !== "ARCHIVED" };
}

/** Where what is said of a matter is kept, and whether a model can be asked. */
export async function keyed(ctx: AppContext, assessmentId: string, matter: AdviceMatter): Promise<Pick<AdviceGround, "key" | "rulesBecause">> {
  const versions = await versionsInForce(ctx, matter.section, matter.category);
  const { model } = ctx.ports;
  const rulesBecause = model === null ? NO_MODEL : versions.length === 0 ? NO_PROMPT : null;
  const answer = matter.section === "ANSWER_VALIDATION";
  const about = answer ? matter.answer : { run: matter.run.id, overall: matter.assessed.overall, categories: matter.assessed.categories };
  // An answer is held against the newest reading of the papers; words about a result against that result, whatever runs since.
  const run = answer ? await findLatestRun(ctx.db, assessmentId, false) : matter.run;
  const ground = createHash("sha256").update(canonicalJson([about, run?.id ?? null, run?.findings.length ?? 0, ctx.ports.rubric.hash, rulesBecause ?? [model?.modelId, versions]])).digest("hex");
  return { key: { assessmentId, section: matter.section, subject: answer ? matter.point.key : "", ground }, rulesBecause };
}

async function answerMatter(ctx: AppContext, { assessmentId, dataPoint }: Extract<AdviceSubject, { section: "ANSWER_VALIDATION" }>): Promise<AdviceMatter> {
  const point = indexRubric(ctx.ports.rubric).dataPoint.get(dataPoint);
  const { input } = await loadInputs(ctx, assessmentId);
  const answer = answersInForce(input.answers).get(dataPoint);
  if (!point || !answer || answer.value === null) throw conflict("Nobody has answered this with a value yet.", { code: "NO_ANSWER" });
  return { section: "ANSWER_VALIDATION", point, answer, category: point.category };
}

async function resultMatter(ctx: AppContext, assessmentId: string): Promise<AdviceMatter> {
  const run = await findLatestRun(ctx.db, assessmentId, true);
  if (!run?.assessed) throw conflict("Nothing has been scored yet.", { code: "NO_RUN" });
  const scored = { ...run, assessed: run.assessed };
  const { assessed } = await standingResult(ctx, scored);
  return { section: "REPORT_NARRATIVE", run: scored, assessed, category: "" };
}
