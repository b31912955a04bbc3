import { execFileSync } from "node:child_process";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import type { SubmitInput } from "../../submissions/contract";
import { asCurl, asSdk } from "./copy-as";

const asked: SubmitInput = {
  recipeName: "risk-assessment", input: { note: `it's "done" $HOME \`x\`` }, config: { depth: 2 }, sessionId: "s", timeout: 60,
  webhookUrl: "https://bank.example/hook", metadata: { ticket: "T-1" },
};

describe("copying a job", () => {
  it("as a command that a shell passes on letter by letter, with the key the documents name", () => {
    const echoed = execFileSync("sh", ["-c", `curl() { for last; do :; done; printf '%s\\n%s' "$3" "$last"; }\n${asCurl(asked, "https://risk.example.org")}`], { env: { ...process.env, RISK_DESK_API_KEY: "rdk_1" } }).toString();
    const [header, body = ""] = echoed.split("\n");
    expect(header).toBe("Authorization: Bearer rdk_1");
    expect(JSON.parse(body)).toEqual(asked);
  });

  it("as a program that compiles", () => {
    const text = asSdk(asked, "https://risk.example.org");
    expect(() => transformSync(text, { loader: "ts", format: "esm" })).not.toThrow();
    expect(text).toContain('submitJob("risk-assessment", {');
    expect(text).toContain('"timeoutSec": 60');
    expect(text).toContain("apiKey: process.env.RISK_DESK_API_KEY");
  });
});
