import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { needsAsking, withProgress } from "./apply-news";
import { createLiveJobs, type JobNews, type OpenLive } from "./live-jobs";
import { SILENCE_MS } from "./poll-plan";

type Opened = { jobs: string[]; on: Parameters<OpenLive>[1]; closed: boolean };

function bench() {
  const opened: Opened[] = [];
  let hidden = false;
  let seen: () => void = () => undefined;
  const live = createLiveJobs(
    (jobs, on) => {
      const mine: Opened = { jobs, on, closed: false };
      opened.push(mine);
      return { unsubscribe: () => void (mine.closed = true) };
    },
    { hidden: () => hidden, onChange: (listener) => void (seen = listener) },
  );
  const at = (n: number): Opened => {
    const found = opened.at(n);
    if (!found) throw new Error("nothing opened");
    return found;
  };
  return { live, opened, last: () => at(-1), look: (isHidden: boolean) => ((hidden = isHidden), seen()) };
}
const open = (opened: readonly Opened[]): Opened[] => opened.filter(({ closed }) => !closed);
const progress = (jobId: string) => ({ jobId, type: "progress" as const, at: new Date(5), data: { progress: 40, done: 2, total: 5, sentence: "Page 2" } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the tab's live connection", () => {
  it("carries all jobs of a page over one connection and tells each its own news", () => {
    const { live, opened, last } = bench();
    const news: Record<string, JobNews[]> = { a: [], b: [] };
    live.watch("a", (told) => news.a?.push(told));
    live.watch("b", (told) => news.b?.push(told));
    vi.advanceTimersByTime(50);
    expect(opened.map(({ jobs }) => jobs)).toEqual([["a", "b"]]);
    expect(live.covers("a")).toBe(false);
    last().on.onUp();
    expect([live.covers("a"), live.covers("b"), live.covers("c")]).toEqual([true, true, false]);
    const { jobId: _jobId, ...told } = progress("b");
    last().on.onNews(progress("b"));
    expect(news).toEqual({ a: ["anew"], b: ["anew", told] });
  });

  it("takes a job that comes later along and lets go when nobody watches", () => {
    const { live, opened, last } = bench();
    const stopA = live.watch("a", () => undefined);
    vi.advanceTimersByTime(50);
    last().on.onUp();
    const stopB = live.watch("b", () => undefined);
    vi.advanceTimersByTime(50);
    expect(last().jobs).toEqual(["a", "b"]);
    expect(open(opened)).toHaveLength(1);
    last().on.onUp();
    stopA();
    expect(live.covers("b")).toBe(true);
    stopB();
    expect(open(opened)).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says that it covers nothing while the line is down, and asks anew when it stands again", () => {
    const { live, last } = bench();
    const news: JobNews[] = [];
    live.watch("a", (told) => news.push(told));
    vi.advanceTimersByTime(50);
    last().on.onUp();
    last().on.onNews(progress("a"));
    last().on.onDown();
    expect(live.covers("a")).toBe(false);
    last().on.onUp();
    expect(live.covers("a")).toBe(true);
    expect(news).toMatchObject(["anew", { type: "progress" }, "anew"]);
  });

  it("does not rely on a line that came up, told nothing and fell silent, until it tells something or stays", () => {
    const { live, last } = bench();
    let told = 0;
    live.subscribe(() => (told += 1));
    live.watch("a", () => undefined);
    vi.advanceTimersByTime(50);
    last().on.onUp();
    expect(live.covers("a")).toBe(true);
    last().on.onDown();
    last().on.onUp();
    expect(live.covers("a")).toBe(false);
    last().on.onDown();
    last().on.onUp();
    expect(live.covers("a")).toBe(false);
    const before = told;
    last().on.onNews(progress("a"));
    expect([live.covers("a"), told]).toEqual([true, before + 1]);

    last().on.onDown();
    last().on.onUp();
    last().on.onDown();
    last().on.onUp();
    expect(live.covers("a")).toBe(false);
    vi.advanceTimersByTime(SILENCE_MS + 5_000);
    expect(live.covers("a")).toBe(true);
  });

  it("gives up a blocked stream for longer and longer, never with two connections", () => {
    const { live, opened } = bench();
    live.watch("a", () => undefined);
    const tries = (ms: number): number => {
      vi.advanceTimersByTime(ms);
      expect(open(opened).length).toBeLessThanOrEqual(1);
      return opened.length;
    };
    expect(tries(50)).toBe(1);
    expect(tries(10_000)).toBe(1);
    expect(open(opened)).toHaveLength(0);
    expect(tries(5_000)).toBe(2);
    expect(tries(10_000 + 14_999)).toBe(2);
    expect(tries(1)).toBe(3);
    opened.at(-1)?.on.onEnd(true);
    live.watch("b", () => undefined);
    expect(tries(59_999)).toBe(3);
    expect(tries(1)).toBe(4);
    expect(opened.at(-1)?.jobs).toEqual(["a", "b"]);
  });

  it("comes back after the server ended it in time", () => {
    const { live, opened, last } = bench();
    live.watch("a", () => undefined);
    vi.advanceTimersByTime(50);
    last().on.onUp();
    last().on.onEnd(false);
    expect(live.covers("a")).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(opened).toHaveLength(2);
  });

  it("has no connection while the tab is hidden", () => {
    const { live, opened, last, look } = bench();
    live.watch("a", () => undefined);
    vi.advanceTimersByTime(50);
    last().on.onUp();
    look(true);
    expect(open(opened)).toHaveLength(0);
    live.watch("b", () => undefined);
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(1);
    look(false);
    vi.advanceTimersByTime(50);
    expect(last().jobs).toEqual(["a", "b"]);
  });

  it("ignores what a replaced connection still says and watches no more than fifty", () => {
    const { live, opened, last } = bench();
    for (let n = 0; n < 60; n += 1) live.watch(`j${n}`, () => undefined);
    vi.advanceTimersByTime(50);
    expect(last().jobs).toHaveLength(50);
    const old = last();
    last().on.onEnd(true);
    old.on.onUp();
    expect(live.covers("j0")).toBe(false);
    expect(opened).toHaveLength(1);
  });
});

describe("drawing news", () => {
  const job = { status: "PROCESSING" as const, progress: 20, stepsDone: 1, stepsTotal: 5, sentence: "Page 1", updatedAt: new Date(3) };
  const { jobId: _jobId, ...told } = progress("a");

  it("puts newer progress on a running job and nothing else", () => {
    expect(withProgress(job, told)).toEqual({ ...job, progress: 40, stepsDone: 2, sentence: "Page 2", updatedAt: new Date(5) });
    expect(withProgress({ ...job, updatedAt: new Date(5) }, told).progress).toBe(20);
    const done = { ...job, status: "COMPLETED" as const };
    expect(withProgress(done, told)).toBe(done);
    expect(withProgress(job, "anew")).toBe(job);
  });

  it("asks for the job at everything but progress", () => {
    expect([needsAsking("anew"), needsAsking({ type: "status", at: new Date(), data: {} }), needsAsking(told)]).toEqual([true, true, false]);
  });
});
