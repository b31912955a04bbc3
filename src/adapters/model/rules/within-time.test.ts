import { describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { createRulesAnalyst } from ".";
import { TookTooLong, withinTime } from "./within-time";

describe("withinTime", () => {
  it("gives what the work gives, and throws what it throws", () => {
    expect(withinTime(1_000, () => 7)).toBe(7);
    expect(() => withinTime(1_000, () => { throw new RangeError("no"); })).toThrow(RangeError);
    expect(withinTime(1_000, () => withinTime(500, () => "inner"))).toBe("inner");
  });

  it("ends a pattern that would try every way to cut a line, and goes on", () => {
    expect(() => withinTime(50, () => /^(?:\d+)+x/.test("1".repeat(60)))).toThrow(TookTooLong);
    expect(withinTime(1_000, () => "after")).toBe("after");
  });

  it("lets the analyst give up a paper by name, say what to do, and go on with the next", async () => {
    const text = "In 2025 our sales came to KES 41,500,000 and we employed 14 permanent workers. Drought is the main risk of the farm.\n".repeat(40);
    const pages = Array.from({ length: 30 }, (_unused, at): DocumentPage => ({ index: at + 1, label: `Page ${at + 1}`, text: `${at} ${text}`, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null }));
    const request = { rubric: loadRubric("rubric"), documents: [{ id: "d", name: "plan of 2025.pdf", language: "en", pages }], asOf: "2026-01-31" };
    await expect(createRulesAnalyst({ limitMs: 1 }).analyse(request)).rejects.toMatchObject({ kind: "INVALID", code: "ANALYSIS_TIMEOUT", userMessage: expect.stringMatching(/^"plan of 2025\.pdf" was given up: .*Leave it out or send it in another form/) as string });
    expect((await createRulesAnalyst().analyse(request)).findings.length).toBeGreaterThan(0);
  });
});
