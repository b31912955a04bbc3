import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type JobPolling, pollJob } from "./poll-job";

type Step = "PENDING" | "PROCESSING" | "COMPLETED" | "FAILED" | "CANCELLED" | "offline" | number;

/** Answers in turn, the last one for good. */
function server(...steps: Step[]) {
  const asked: { url: string; at: number; signal: AbortSignal | null | undefined }[] = [];
  const ask = (async (url: string, init?: RequestInit) => {
    const step = steps[Math.min(asked.length, steps.length - 1)] ?? "PENDING";
    asked.push({ url, at: Date.now(), signal: init?.signal });
    if (step === "offline") throw new TypeError("fetch failed");
    if (typeof step === "number") return new Response("{}", { status: step });
    return Response.json({ id: "j", status: step, error: step === "FAILED" ? "The document could not be read." : null, result: step === "COMPLETED" ? { gaps: [] } : null });
  }) as typeof fetch;
  return { asked, ask };
}
async function watch(ask: typeof fetch, minutes = 5) {
  const states: JobPolling[] = [];
  const leaving = new AbortController();
  const done = pollJob("j/1", (state) => states.push(state), { signal: leaving.signal, fetch: ask });
  if (minutes > 0) await vi.advanceTimersByTimeAsync(minutes * 60_000);
  return { states, leaving, done };
}
const waits = (asked: { at: number }[]): number[] => asked.slice(1).map(({ at }, n) => at - (asked[n]?.at ?? 0));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("polling as the document says", () => {
  it("asks at once, then every three seconds, and gives the whole job at the end", async () => {
    const { asked, ask } = server("PENDING", "PROCESSING", "COMPLETED");
    const { states } = await watch(ask);
    expect(asked.map(({ url }) => url)).toEqual(Array(3).fill("/api/jobs/j%2F1"));
    expect(waits(asked)).toEqual([3_000, 3_000]);
    expect(states[0]).toEqual({ job: null, loading: true, error: null });
    expect(states.at(-1)).toMatchObject({ job: { status: "COMPLETED", result: { gaps: [] } }, loading: false, error: null });
  });

  it("says why a job failed and keeps it", async () => {
    const { states } = await watch(server("FAILED").ask);
    expect(states.at(-1)).toMatchObject({ job: { status: "FAILED" }, loading: false, error: "The document could not be read." });
  });

  it("ends with a cancelled job", async () => {
    const { asked, ask } = server("CANCELLED");
    expect((await watch(ask)).states.at(-1)).toMatchObject({ loading: false, error: null });
    expect(asked).toHaveLength(1);
  });

  it("slows down after ten answers and stops after two minutes", async () => {
    const { asked, ask } = server("PROCESSING");
    const { states } = await watch(ask);
    expect(waits(asked)).toEqual([...Array<number>(9).fill(3_000), ...Array<number>(9).fill(10_000)]);
    expect(states.at(-1)).toMatchObject({ job: { status: "PROCESSING" }, loading: false, error: "Polling timeout exceeded" });
  });

  it("keeps the last state through lost answers, and gives up after three in a row", async () => {
    const { states: through } = await watch(server("PROCESSING", "offline", 503, "COMPLETED").ask);
    expect(through.at(-1)).toMatchObject({ job: { status: "COMPLETED" }, error: null });
    const { asked, ask } = server("PROCESSING", "offline");
    const { states } = await watch(ask);
    expect(asked).toHaveLength(4);
    expect(states.at(-1)).toMatchObject({ job: { status: "PROCESSING" }, loading: false, error: "Failed to fetch job status" });
  });

  it.each([401, 404, 422])("does not ask again after %d", async (status) => {
    const { asked, ask } = server(status);
    expect((await watch(ask)).states.at(-1)).toEqual({ job: null, loading: false, error: "Failed to fetch job status" });
    expect(asked).toHaveLength(1);
  });

  it("stops when it is aborted, in the middle of a wait or of an answer, and tells nothing more", async () => {
    const { asked, ask } = server("PROCESSING");
    const { states, leaving, done } = await watch(ask, 0);
    await vi.advanceTimersByTimeAsync(4_000);
    const told = states.length;
    leaving.abort();
    await done;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.length, states.length]).toEqual([2, told]);
    expect(asked[0]?.signal?.aborted).toBe(true);
  });
});
