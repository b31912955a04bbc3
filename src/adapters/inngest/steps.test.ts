import { describe, expect, it } from "vitest";
import type { JobLedger } from "@/kernel/job-ledger";
import { silentLog } from "@/testing/fakes";
import { createSteps, type SdkSteps } from "./steps";

const sdk = { run: (_: string, work: () => Promise<unknown>) => work() } as SdkSteps;
const ledger = { standing: async () => "live", attemptFailed: async () => ({ again: false, attempts: 1 }) } as unknown as JobLedger;

describe("a step of a job", () => {
  it.each([["has done its work", async () => "done"], ["has failed", () => Promise.reject(new Error("broken"))]])("that %s ends when what it left to be written is written, and not before", async (_name, work) => {
    let write = (): void => undefined;
    const written = new Promise<void>((resolve) => (write = resolve));
    const steps = createSteps({ jobId: "job", appId: "app", timeoutSec: 60, sdk, ledger, log: silentLog, settle: () => written });
    let ended = false;
    const step = steps.run("ask", work).then(() => (ended = true), () => (ended = true));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(ended).toBe(false);
    write();
    await step;
    expect(ended).toBe(true);
  });
});
