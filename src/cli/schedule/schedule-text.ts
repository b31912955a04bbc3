import { table } from "../terminal/print";
import type { Schedule, ScheduleStats, Slot } from "@/sdk/schedules";

const minute = (at: string): string => `${at.slice(0, 16).replace("T", " ")} UTC`;
export const nextText = ({ state, nextAt }: Pick<Schedule, "state" | "nextAt">): string => (state === "paused" ? "paused" : nextAt === null ? "none" : minute(nextAt));

export const schedulesTable = (schedules: readonly Schedule[]): string =>
  schedules.length === 0
    ? "No schedules."
    : table(["SCHEDULE", "NAME", "RECIPE", "HOW OFTEN", "NEXT"], schedules.map((one) => [one.id, one.name, one.recipe, one.words, nextText(one)]));

export const slotsTable = (slots: readonly Slot[]): string =>
  slots.length === 0
    ? "It has not come due yet."
    : table(["DUE", "OUTCOME", "JOB", "STATE", "REASON"], slots.map(({ slotAt, outcome, job, reason }) => [
        minute(slotAt), outcome.toLowerCase().replace("_", " "), job?.id ?? "–", job?.status ?? "–", reason ?? job?.error ?? "",
      ]));

const counts = (numbers: Record<string, number>): string =>
  Object.entries(numbers).filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name.toLowerCase().replace("_", " ")}`).join(", ") || "none";
const dollars = (amount: number): string => `${amount.toFixed(2)} USD`;

export function statsText(stats: ScheduleStats): string {
  const { successRate, averageSeconds, maxCostUsd } = stats;
  return [
    `Slots     ${counts(stats.outcomes)}`,
    `Jobs      ${counts(stats.jobs)}`,
    `Success   ${successRate === null ? "none has ended" : `${Math.round(successRate * 100)} %`}`,
    `Average   ${averageSeconds === null ? "–" : `${Math.round(averageSeconds * 10) / 10} s`}`,
    `Cost      ${dollars(stats.costUsd)} in all, ${dollars(stats.spentThisMonthUsd)} this month${maxCostUsd === null ? "" : ` of at most ${dollars(maxCostUsd)}`}`,
    `Next      ${stats.nextAt === null ? "none" : minute(stats.nextAt)}`,
  ].join("\n");
}
