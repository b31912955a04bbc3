import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadRubric, RubricError } from "./load-rubric";

const made: string[] = [];
afterAll(() => made.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

/** A copy of the rubric with one file changed. */
function copyWith(file: string, change: (text: string) => string): string {
  const dir = mkdtempSync(join(tmpdir(), "rubric-"));
  made.push(dir);
  cpSync("rubric", dir, { recursive: true });
  writeFileSync(join(dir, file), change(readFileSync(join(dir, file), "utf8")));
  return dir;
}
const load = (dir: string) => loadRubric(dir, { cacheDir: null });
function failure(dir: string): RubricError {
  try {
    load(dir);
  } catch (error) {
    if (error instanceof RubricError) return error;
    throw error;
  }
  throw new Error("it loaded");
}

describe("the project's rubric", () => {
  const rubric = load("rubric");
  it("holds what it says it holds", () => {
    expect([rubric.categories.length, rubric.indicators.length, rubric.dataPoints.filter((d) => d.parent === null).length, rubric.metrics.length, rubric.hardFlags.length])
      .toEqual([7, 35, 110, 60, 24]);
    expect(rubric.indicators.flatMap((i) => i.components)).toHaveLength(98);
    expect(rubric.documents).toHaveLength(27);
    expect(rubric.hash).toMatch(/^[0-9a-f]{64}$/);
  });
  it("is the same object for the same files", () => expect(load("rubric")).toBe(rubric));
  it("keeps its hash when only comments and line ends change, and gets another when a number does", () => {
    expect(load(copyWith("bands.yaml", (t) => `# a remark\n${t.replace(/\n/g, "\r\n")}`)).hash).toBe(rubric.hash);
    expect(load(copyWith("bands.yaml", (t) => t.replace("minimum_share: 0.5", "minimum_share: 0.6"))).hash).not.toBe(rubric.hash);
  });
  it("gives the same rubric from a compiled copy", () => {
    const [dir, cacheDir] = [copyWith("bands.yaml", (t) => `${t}\n# compiled`), mkdtempSync(join(tmpdir(), "compiled-"))];
    made.push(cacheDir);
    const parsed = loadRubric(dir, { cacheDir });
    const [copy] = readdirSync(cacheDir);
    expect(JSON.parse(readFileSync(join(cacheDir, copy ?? ""), "utf8"))).toEqual(parsed);
  });
});

describe("a rubric that cannot be used is refused with file, place and reason", () => {
  it.each([
    ["bands.yaml", (t: string) => t.replace("from: 31", "from: 32"), "bands.MODERATE.from", /hole or an overlap/],
    ["bands.yaml", (t: string) => t.replace("anchor: 45", "anchor: 75"), "bands.MODERATE.anchor", /outside its band/],
    ["bands.yaml", (t: string) => t.replace("hard_flag_floor: 81", "hard_flag_floor: high"), "scoring.hard_flag_floor", /number/],
    ["metrics.yaml", (t: string) => t.replace("formula: top_customer_share_pct", "formula: top_customer_shrae_pct"), "top_customer_share", /neither a data point nor a reference/],
    ["metrics.yaml", (t: string) => t.replace("formula: current_assets / current_liabilities", "formula: current_assets / "), "current_ratio", /ends too early/],
    ["hard-flags.yaml", (t: string) => t.replace("indicators: [financial.capital-structure]", "indicators: [financial.capital]"), "negative-equity.indicators", /does not exist/],
    ["conditions.yaml", (t: string) => t.replace("id: exports,", "id: exports, extra: [,"), "line", /./],
    ["conditions.yaml", (t: string) => t.replace("{metric: accounts_age", "{metric: account_age"), "accounts-are-old", /does not exist/],
    ["categories.yaml", (t: string) => t.replace("rubric_version: 1.0.0", "rubric_version: 1.1.0"), "rubric_version", /1\.1\.0/],
  ])("%s (%#)", (file, change, path, reason) => {
    const error = failure(copyWith(file, change));
    expect(error.path).toContain(path);
    expect(error.reason).toMatch(reason);
    expect(error.message).toContain("rubric/");
  });
  it("names the indicator whose lines leave a hole", () => {
    const error = failure(copyWith("indicators/financial.yaml", (t) => t.replace("op: '[)', value: [1.25, 1.75]", "op: '[)', value: [1.3, 1.75]")));
    expect(error.message).toContain("financial.debt-service");
    expect(error.message).toContain("dscr");
  });
  it("names a missing file", () => expect(failure(copyWith("bands.yaml", (t) => t).concat("/nowhere")).message).toMatch(/indicators/));
});
