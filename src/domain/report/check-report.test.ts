import { describe, expect, it } from "vitest";
import { buildReport } from "./build-report";
import { checkReport } from "./check-report";
import type { ReportDocument } from "./report-document";
import { sampleLabels } from "./report-sample-labels.test-data";
import { sampleInput } from "./report-sample.test-data";

const report = (): ReportDocument => structuredClone(buildReport(sampleInput({ labels: sampleLabels(), sha256: () => "" })));
const fieldsOf = (change: (report: ReportDocument) => void): string[] => {
  const broken = report();
  change(broken);
  return checkReport(broken).map((problem) => problem.field);
};

describe("checkReport", () => {
  it("finds nothing in a report as built", () => expect(checkReport(report())).toEqual([]));

  it.each<[field: string, change: (report: ReportDocument) => void]>([
    ["scale", (r) => { r.scale.pop(); }],
    ["categories[1].id", (r) => { r.categories.forEach((category) => { category.id = "F"; }); }],
    ["overall.figures.low", (r) => { r.overall.figures.low = 99; }],
    ["overall.figures.chip.level", (r) => { r.overall.figures.chip.level = "none"; }],
    ["overall.figures.score", (r) => { r.overall.figures.score = null; }],
    ["categories[0].gapIds[0]", (r) => { r.categories[0]?.gapIds.unshift("Q999"); }],
    ["categories[0].recommendationIds[0]", (r) => { r.categories[0]?.recommendationIds.unshift("R999"); }],
    ["categories[0].indicators[0].evidence[0].sourceId", (r) => { r.categories[0]?.indicators[0]?.evidence.forEach((item) => { item.sourceId = "D999"; }); }],
    ["summary.firstActions[0]", (r) => { r.summary.firstActions.unshift("R999"); }],
    ["recommendations[0].period", (r) => { r.recommendations.forEach((item) => { item.period = 9; }); }],
    ["facts.rows[0].sourceId[0]", (r) => { r.facts.rows.forEach((row) => { row.sourceId = "D999"; }); }],
    ["appendix.sources[1].id", (r) => { r.appendix.sources.forEach((source) => { source.id = "D1"; }); }],
  ])("names %s", (field, change) => expect(fieldsOf(change)).toContain(field));
});
