import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { testRubric } from "@/testing/risk-factories";
import { methodology } from "./methodology";
import { toMarkdown } from "./methodology-blocks";

const rubric = testRubric();
const document = methodology(rubric);
const markdown = toMarkdown(document);

describe("the methodology", () => {
  it("is what docs/methodology.md holds; if not, run npx tsx scripts/methodology.ts", () => {
    expect(readFileSync("docs/methodology.md", "utf8") === markdown).toBe(true);
  });
  it("has every indicator with its four criteria, every line with its source, every flag, figure and source", () => {
    for (const indicator of rubric.indicators) {
      expect(markdown).toContain(`### ${indicator.name.en}`);
      for (const level of Object.values(indicator.levels)) expect(markdown).toContain(level.criterion);
    }
    const lines = document.sections.flatMap((s) => s.blocks).filter((b) => b.kind === "table" && b.caption === "Lines").flatMap((b) => (b.kind === "table" ? b.rows : []));
    expect(lines).toHaveLength(226);
    const sources = rubric.sources.map((s) => s.id);
    for (const line of lines) expect(sources).toContain(line[4]);
    for (const text of [...rubric.hardFlags, ...rubric.metrics].map((x) => x.label)) expect(markdown).toContain(text.replace(/\|/g, "\\|"));
  });
  it("works its example out with the code that scores", () => {
    const example = document.sections.find((s) => s.id === "example")?.blocks;
    expect(example?.slice(1)).toEqual([
      { kind: "paragraph", text: "Evidenced score 43, Moderate. Coverage 75 percent. Provisional 50, Moderate. Range 36, Moderate to 61, High." },
      { kind: "paragraph", text: "Were coverage of loan payments 0.9, the mean would be 58, Moderate; one critical component lifts it to 61, High, and a confirmed flag to 81, Critical." },
    ]);
  });
  it("follows the rubric's numbers", () => {
    const other = toMarkdown(methodology({ ...rubric, scoring: { ...rubric.scoring, minimumCoverage: 0.65, hardFlagFloor: 88 } }));
    expect(other).toContain("Below 65 percent coverage");
    expect(other).toContain("at least 88");
  });
  it("has one stable id a section and rows as long as their heads", () => {
    const ids = document.sections.map((s) => s.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const block of document.sections.flatMap((s) => s.blocks)) {
      if (block.kind === "table") for (const row of block.rows) expect(row.length, block.caption).toBe(block.head.length);
    }
  });
});
