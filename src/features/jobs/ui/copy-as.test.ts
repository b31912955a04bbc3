import { execFileSync } from "node:child_process";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import type { JobDetail } from "../contract";
import { asCurl, asSdk } from "./copy-as";

const detail: JobDetail = {
  input: { note: `it's "done" $HOME \`x\`` }, config: { depth: 2 }, metadata: { ticket: "T-1" }, sessionId: "s", idempotencyKey: null, webhookUrl: null, engineRunId: null,
  timeoutSec: 60, deadlineAt: null, costUsd: 0, retryOfId: null, retriedAsId: null, events: [], earlier: 0,
};
const job = { id: "j", type: "RECIPE", recipe: "risk-assessment" } as const;
const body = { recipeName: "risk-assessment", input: detail.input, config: { depth: 2 }, sessionId: "s", metadata: { ticket: "T-1" } };

describe("copying a job", () => {
  it("as a command that a shell passes on letter by letter", () => {
    const echoed = execFileSync("sh", ["-c", `curl() { for last; do :; done; printf %s "$last"; }\n${asCurl(job, detail, "https://risk.example.org")}`]).toString();
    expect(JSON.parse(echoed)).toEqual(body);
  });

  it("as a program that compiles", () => {
    const text = asSdk(job, detail, "https://risk.example.org");
    expect(() => transformSync(text, { loader: "ts", format: "esm" })).not.toThrow();
    expect(text).toContain('submitJob("risk-assessment", {');
    expect(text).toContain("apiKey: process.env.RISK_TOKEN");
  });
});
