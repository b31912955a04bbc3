import { isTerminal, type JobStatus, type JobType } from "@/domain/jobs/job";
import type { JobView } from "@/features/jobs/contract";
import type { StateKind } from "@/ui/state/state";
import { t } from "./text";

export type ChildJob = Omit<JobView, "result">;

/** The four stages of the chain, in order, and the type of job each hands its work to. */
const STAGES = [
  { id: "read", type: "PARSE_DOCUMENT" },
  { id: "gaps", type: "GAP_DETECTION" },
  { id: "score", type: "RISK_ANALYSIS" },
  { id: "report", type: "REPORT_GENERATION" },
] as const satisfies readonly { id: keyof typeof t.run.steps; type: JobType }[];

export interface RunStep {
  id: (typeof STAGES)[number]["id"];
  name: string;
  kind: StateKind;
  detail: string;
  /** 0..1 where a real fraction is known. */
  share: number | null;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** true when the chain ended at the gaps and waits for a person. */
export const pausedAtGaps = (job: Pick<JobView, "status" | "result">): boolean =>
  job.status === "COMPLETED" && typeof job.result === "object" && job.result !== null && "paused" in job.result && job.result.paused === true;

const KIND: Record<JobStatus, StateKind> = { PENDING: "waiting", PROCESSING: "running", COMPLETED: "done", FAILED: "failed", CANCELLED: "cancelled" };

const earliest = (jobs: readonly ChildJob[]): Date | null =>
  jobs.reduce<Date | null>((first, job) => (job.startedAt && (!first || job.startedAt < first) ? job.startedAt : first), null);
const latest = (jobs: readonly ChildJob[]): Date | null =>
  jobs.every((job) => job.completedAt)
    ? jobs.reduce<Date | null>((last, job) => (job.completedAt && (!last || job.completedAt > last) ? job.completedAt : last), null)
    : null;

/** One unreadable file ends that file, not the stage. */
function readStep(jobs: readonly ChildJob[]): Pick<RunStep, "kind" | "detail" | "share"> {
  const done = jobs.filter((job) => job.status === "COMPLETED").length;
  const failed = jobs.filter((job) => job.status === "FAILED" || job.status === "CANCELLED").length;
  const live = jobs.find((job) => job.status === "PROCESSING");
  const text = t.run.readSoFar(done, failed, jobs.length);
  const open = jobs.some((job) => !isTerminal(job.status));
  return {
    kind: open ? "running" : "done",
    detail: live ? `${text}. ${live.sentence}` : text,
    share: open ? jobs.reduce((sum, job) => sum + (isTerminal(job.status) ? 100 : job.progress), 0) / (jobs.length * 100) : null,
  };
}

function oneJobStep(job: ChildJob): Pick<RunStep, "kind" | "detail" | "share"> {
  const running = job.status === "PROCESSING";
  return { kind: KIND[job.status], detail: job.sentence, share: running && job.progress > 0 ? job.progress / 100 : null };
}

/** A stage without jobs of its own: passed, under way, or not reached. */
function bareStep(job: Pick<JobView, "status" | "result" | "stepsDone">, index: number): Pick<RunStep, "kind" | "detail" | "share"> {
  const stage = STAGES[index];
  const passed = job.stepsDone > index || (job.status === "COMPLETED" && !pausedAtGaps(job));
  if (passed) return { kind: "done", detail: index === 0 ? t.run.nothingToRead : t.run.done, share: null };
  if (pausedAtGaps(job)) return { kind: stage?.id === "score" ? "action" : "idle", detail: stage?.id === "score" ? t.run.waitsForAnswers : t.run.notStarted, share: null };
  if (job.status === "PROCESSING" && job.stepsDone === index) return { kind: "running", detail: stage ? t.run.steps[stage.id].wait : "", share: null };
  return { kind: "idle", detail: isTerminal(job.status) || !stage ? t.run.notStarted : t.run.steps[stage.id].wait, share: null };
}

/** The stages as they stand, from the chain's own row and the jobs it started. */
export function runSteps(job: Pick<JobView, "status" | "result" | "stepsDone">, children: readonly ChildJob[]): RunStep[] {
  return STAGES.map((stage, index) => {
    const own = children.filter((child) => child.type === stage.type);
    const first = own[0];
    const state = first === undefined ? bareStep(job, index) : stage.id === "read" ? readStep(own) : oneJobStep(own.at(-1) ?? first);
    return { id: stage.id, name: t.run.steps[stage.id].name, startedAt: earliest(own), endedAt: own.length > 0 ? latest(own) : null, ...state };
  });
}
