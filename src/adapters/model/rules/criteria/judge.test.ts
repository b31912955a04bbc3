import { describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import type { LevelId } from "@/domain/risk/rubric";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { beginningsOf } from "@/domain/text/beginnings";
import { viewDocument } from "../view/document-view";
import { CRITERIA } from "./criteria";
import { cuePattern } from "./criterion";
import { pickJudgements } from "./judge";
import type { Case } from "./cases/case";
import { BEHAVIORAL_CASES } from "./cases/behavioral.test-data";
import { CLIMATE_CASES } from "./cases/climate-environmental.test-data";
import { FINANCIAL_CASES } from "./cases/financial.test-data";
import { GOVERNANCE_CASES } from "./cases/governance-legal.test-data";
import { MARKET_CASES } from "./cases/market.test-data";
import { OPERATIONAL_CASES } from "./cases/operational.test-data";
import { TECHNOLOGY_CASES } from "./cases/technology-data.test-data";

const page = (text: string, index: number): DocumentPage => ({ index, label: `Page ${index}`, text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

/** What the checklists say of a paper with these pages: "LOW: quotation". */
function judged(language: string, indicator: string, ...texts: string[]): string[] {
  const view = viewDocument({ id: "paper", name: "paper.pdf", language, pages: texts.map((text, index) => page(text, index + 1)) }, "2026-06-30");
  return pickJudgements(view).filter((found) => found.indicator === indicator).map((found) => `${found.level}: ${found.page.text.slice(found.start, found.end).replace(/\s+/g, " ")}`);
}

const CASES: Readonly<Record<string, readonly Case[]>> = { ...BEHAVIORAL_CASES, ...CLIMATE_CASES, ...FINANCIAL_CASES, ...GOVERNANCE_CASES, ...MARKET_CASES, ...OPERATIONAL_CASES, ...TECHNOLOGY_CASES };

describe.each(Object.entries(CASES))("%s", (indicator, cases) => {
  it.each(cases.map(([language, level, text]) => ({ language, level, text })))("$language $level: $text", ({ language, level, text }) => {
    expect(judged(language, indicator, text)).toEqual(level === null ? [] : [`${level}: ${text}`]);
  });
});

describe("a document", () => {
  const records = "technology.data-management";
  it("may show a better and a worse level; both are told, one finding each", () => {
    const better = "Sales are recorded in spreadsheets by the clerk.";
    const worse = "There is no back-up of the farm's data.";
    expect(judged("en", records, `${better}\n\nThe farm lies by the river.`, worse, better)).toEqual([`HIGH: ${worse}`, `MODERATE: ${better}`]);
  });
  it("gives nothing when it is a template", () => {
    expect(judged("en", records, `There is no back-up of data.\n${"Sales: __________\n".repeat(12)}`)).toEqual([]);
  });
  it("takes nothing from under a heading that announces plans", () => {
    expect(judged("en", records, "Action plan\nSales are recorded in spreadsheets by the clerk.")).toEqual([]);
  });
  it("takes nothing from a title", () => {
    expect(judged("en", "operational.quality", "Our HACCP certificate was issued")).toEqual([]);
  });
});

describe("the checklists", () => {
  const rubric = loadRubric(`${process.cwd()}/rubric`);
  const asked = rubric.indicators.filter((indicator) => indicator.components.some((component) => component.kind === "judgement")).map((indicator) => indicator.id).sort();
  it("each have their table of cases", () => expect(Object.keys(CASES).sort()).toEqual(asked));
  it("cover every judgement of the rubric, each once", () => expect(CRITERIA.map((criterion) => criterion.indicator).sort()).toEqual(asked));
  it.each(CRITERIA.map((criterion) => ({ criterion, name: criterion.indicator })))("$name asks only for attributes it has, and for each of them", ({ criterion }) => {
    const used = new Set(criterion.levels.flatMap((rule) => [...(rule.all ?? []), ...(rule.any ?? [])]).map((name) => name.replace("!", "")));
    expect([...used].sort()).toEqual(Object.keys(criterion.attributes).sort());
  });
  it("have cues that are found by their first letters", () => {
    const open = CRITERIA.flatMap(({ attributes }) => Object.values(attributes)).flatMap(({ things, says, denies }) => [things, says, denies].flatMap((set) => Object.values(set ?? {}).flat())).filter((cue) => beginningsOf(cuePattern(cue)) === null);
    expect(open).toEqual([]);
  });
  it("know their levels", () => {
    const levels: readonly LevelId[] = ["LOW", "MODERATE", "HIGH", "CRITICAL"];
    expect(CRITERIA.flatMap((criterion) => criterion.levels).every((rule) => levels.includes(rule.level))).toBe(true);
  });
});
