import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { JobView } from "@/features/jobs/contract";
import { keepNewerJob, keepNewerJobs, withProgress } from "./apply-news";

const at = (second: number): Date => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
const job = (second: number, more: Partial<JobView> = {}): JobView =>
  ({ id: "a", status: "PROCESSING", progress: 0, stepsDone: 0, stepsTotal: 80, sentence: "Working", updatedAt: at(second), terminal: false, ...more }) as JobView;
const news = (second: number, done: number) => ({ type: "progress" as const, at: at(second), data: { progress: done, done, total: 80, sentence: `Reading page ${done} of 80` } });

describe("progress drawn while an answer is on its way", () => {
  it("is not set back by the older answer, in a query that is asked as the screens ask", async () => {
    const client = new QueryClient();
    let answer = (_: JobView): void => undefined;
    const asking = client.fetchQuery({ queryKey: ["job"], queryFn: () => new Promise<JobView>((resolve) => (answer = resolve)), structuralSharing: keepNewerJob });
    client.setQueryData(["job"], withProgress(job(1), news(3, 12)));
    answer(job(2));
    await asking;
    expect(client.getQueryData(["job"])).toMatchObject({ sentence: "Reading page 12 of 80", stepsDone: 12, updatedAt: at(3) });
  });

  const shown = withProgress(job(1), news(5, 30));
  it.each<[string, JobView, Partial<JobView>]>([
    ["an older answer", job(2, { attempts: 2 }), { sentence: "Reading page 30 of 80", attempts: 2 }],
    ["a newer answer", job(6, { sentence: "Reading page 40 of 80" }), { sentence: "Reading page 40 of 80" }],
    ["the end, told by a server whose clock is behind", job(2, { status: "COMPLETED", terminal: true, sentence: "Done" }), { status: "COMPLETED", sentence: "Done" }],
    ["another job", job(2, { id: "b" }), { id: "b", sentence: "Working" }],
  ])("meets %s", (_, answer, expected) => {
    expect(keepNewerJob(shown, answer)).toMatchObject(expected);
    expect(keepNewerJobs({ jobs: [shown], nextCursor: null }, { jobs: [answer], nextCursor: null })).toMatchObject({ jobs: [expected] });
  });
});
