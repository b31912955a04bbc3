import type { Run } from "@/sdk/run";
import { table } from "../terminal/print";

const seconds = (value: number): string => (value < 60 ? `${Math.round(value * 10) / 10} s` : `${Math.floor(value / 60)} min ${Math.round(value % 60)} s`);

function standing(run: Run): string {
  if (run.status === "running") return `running, ${run.progress} %${run.step === null ? "" : `: ${run.step}`}`;
  if (run.error) return `${run.status}: ${run.error.message} ${run.error.advice}`;
  return run.status;
}

/** One job, as people read it. */
export function runText(run: Run): string {
  const lines: [string, string | null][] = [
    ["Job", run.jobId],
    ["Recipe", run.recipeName],
    ["State", standing(run)],
    ["Code", run.error?.code ?? null],
    ["Attempts", run.attempts > 1 ? `${run.attempts} of ${run.maxAttempts}` : null],
    ["Session", run.sessionId],
    ["Labels", Object.entries(run.metadata).map(([key, value]) => `${key}=${value}`).join(" ") || null],
    ["Repeats", run.retryOf],
    ["Created", run.createdAt],
    ["Ended", run.completedAt],
    ["Took", run.durationSeconds === null ? null : seconds(run.durationSeconds)],
  ];
  return lines.filter((line): line is [string, string] => line[1] !== null).map(([name, value]) => `${name.padEnd(10)}${value}`).join("\n");
}

export function runsTable(runs: readonly Run[]): string {
  if (runs.length === 0) return "No jobs.";
  return table(["JOB", "RECIPE", "STATE", "CREATED", "STEP"], runs.map((run) => [
    run.jobId, run.recipeName, run.status === "running" ? `running ${run.progress} %` : run.status, run.createdAt.slice(0, 19).replace("T", " "), run.error?.message ?? run.step ?? "",
  ]));
}
