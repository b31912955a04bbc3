import { readPages } from "@/features/documents/server";
import { loadInputs } from "@/features/evidence/server";
import { answerPrompt, readyProduction } from "@/features/prompts/server";
import { type AnswerAdvice, adviseByRules, readAnswerAdvice } from "@/domain/advice/answer-advice";
import { narrativeByRules, narrativeFaults, narrativeGround } from "@/domain/advice/narrative";
import { listGaps } from "@/domain/gaps/list-gaps";
import { JobError } from "@/domain/jobs/job-errors";
import { checkQuotations } from "@/domain/prompts/answer-quotations";
import { assess } from "@/domain/risk/assess";
import type { AppContext } from "@/kernel/context";
import type { AdviceGround } from "./ground";

/** What is kept of it: the words, checked, and who said them. */
export interface Said {
  model: string | null;
  why: string | null;
  promptVersionIds: string[];
  /** `leftOut`: what of the passages the model was not sent, in words; absent = nothing. */
  body: ({ text: string } | (AnswerAdvice & { place: { documentId: string; page: number } | null; inventedPassage: boolean })) & { leftOut?: string[] };
}

export interface Asking {
  jobId: string;
  signal: AbortSignal;
  say: (text: string) => Promise<void>;
}

/** The rules' own words, with why it is they who speak. */
export async function sayByRules(ctx: AppContext, { matter, key }: AdviceGround, why: string): Promise<Said> {
  const { rubric } = ctx.ports;
  if (matter.section === "REPORT_NARRATIVE") return { model: null, why, promptVersionIds: [], body: { text: narrativeByRules(rubric, matter.assessed) } };
  const { input } = await loadInputs(ctx, key.assessmentId);
  const gap = listGaps({ ...input, assessed: assess(input) }).find(({ dataPoint }) => dataPoint === matter.point.key);
  const documents = await readPages(ctx, key.assessmentId);
  const advice = adviseByRules(matter.point, matter.answer, gap?.candidates ?? [], documents.map(({ id }) => id));
  return { model: null, why, promptVersionIds: [], body: await checked(ctx, key.assessmentId, advice) };
}

/** Asks the model with the prompt in production. What it says and the scorecard or the papers do not is not let through. */
export async function sayByModel(ctx: AppContext, ground: AdviceGround, asking: Asking): Promise<Said> {
  const { matter, key } = ground;
  const on = matter.section === "ANSWER_VALIDATION" ? { assessmentId: key.assessmentId, category: matter.category, answer: matter.answer } : { assessmentId: key.assessmentId, assessed: matter.assessed };
  const ready = await readyProduction(ctx, matter.section, on);
  if (ready === null || ctx.ports.model === null) return sayByRules(ctx, ground, "The prompt for this was taken out of production.");
  const purpose = { section: matter.section, jobId: asking.jobId, promptVersionIds: ready.versionIds, rubricVersion: ctx.ports.rubric.version };
  const ask = async (turns: typeof ready.turns) => {
    const answer = await answerPrompt({ ...ready, turns }, { model: ctx.ports.model, settings: ready.settings, purpose, signal: asking.signal, say: asking.say });
    if (answer.stopReason === "guardrail_intervened" || answer.stopReason === "content_filtered") throw new JobError("MODEL_REFUSED", { sentence: "The model service stopped the answer." });
    return answer;
  };
  const faultsOf = (text: string): string[] => faultsIn(ctx, ground, text);
  const first = await ask(ready.turns);
  const faults = faultsOf(first.output);
  const last = faults.length === 0 ? first : await ask([...ready.turns, { role: "assistant", text: first.output.trim() === "" ? "(an empty answer)" : first.output }, { role: "user", text: `That cannot be used. ${faults.slice(0, 5).join(" ")} Give the whole answer again.` }]);
  const left = faults.length === 0 ? [] : faultsOf(last.output);
  if (left.length > 0) return sayByRules(ctx, ground, `The model’s text was refused twice: ${left.slice(0, 2).join(" ")}`);
  const by = { model: last.model, why: null, promptVersionIds: ready.versionIds };
  const unsent = ready.leftOut.length > 0 ? { leftOut: ready.leftOut } : {};
  if (matter.section === "REPORT_NARRATIVE") return { ...by, body: { text: last.output.trim(), ...unsent } };
  const read = readAnswerAdvice(last.output);
  if (!read.ok) throw new JobError("MODEL_REFUSED");
  return { ...by, body: { ...(await checked(ctx, key.assessmentId, read.advice)), ...unsent } };
}

function faultsIn(ctx: AppContext, { matter }: AdviceGround, text: string): string[] {
  if (matter.section === "ANSWER_VALIDATION") {
    const read = readAnswerAdvice(text);
    return read.ok ? [] : [read.fault];
  }
  if (text.trim() === "") return ["It is empty."];
  const { rubric } = ctx.ports;
  const overall = rubric.bands.find(({ id }) => id === matter.assessed.overall.level)?.name.en ?? null;
  return narrativeFaults(narrativeGround(rubric, matter.assessed), overall, text);
}

/** A passage counts only where it stands word for word. */
async function checked(ctx: AppContext, assessmentId: string, advice: AnswerAdvice): Promise<Said["body"]> {
  if (advice.contradictedBy === null) return { ...advice, place: null, inventedPassage: false };
  const documents = await readPages(ctx, assessmentId);
  const [found] = checkQuotations(JSON.stringify(advice.contradictedBy), documents);
  if (!found?.found) return { ...advice, contradictedBy: null, place: null, inventedPassage: true };
  return { ...advice, place: { documentId: found.found.documentId, page: found.found.page }, inventedPassage: false };
}
