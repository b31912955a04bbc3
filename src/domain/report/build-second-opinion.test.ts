import { describe, expect, it } from "vitest";
import { countOpinions } from "../risk/second-opinion";
import { buildReport } from "./build-report";
import { checkReport } from "./check-report";
import { sampleLabels } from "./report-sample-labels.test-data";
import { SAMPLE_LEVELS, sampleInput, type SampleOptions } from "./report-sample.test-data";

// Two review items (M against C, H against L), one level apart (M, H), the rest of the first category the same or from one only.
const SECOND = `CLHHM ${SAMPLE_LEVELS.slice(6).replace("HHC.M", "HH.LM")}`;
const LABELS = {
  ...sampleLabels(), secondScore: "score of {used}; {other} moves none", secondBoth: "of {n}", secondOnly: "{used} and {other}", secondSettled: "{n} settled",
  apartLevels_one: "{n} level apart", apartLevels_other: "{n} levels apart", paraReview_other: "{n} to review",
};
const input = (options: Partial<SampleOptions> = {}) => sampleInput({ labels: LABELS, sha256: () => "hash", second: SECOND, ...options });

describe("the second opinion in the report", () => {
  it("is absent where one analyst read", () => {
    const report = buildReport(sampleInput({ labels: sampleLabels(), sha256: () => "hash" }));
    expect(report.secondOpinion).toBeNull();
    expect(report.summary.paragraphs.join(" ")).not.toContain("paraReview");
  });

  it("shows both levels of every compared indicator under its category, and no figure of the second", () => {
    const given = input();
    const printed = buildReport(given).secondOpinion;
    const rows = printed?.categories.flatMap((category) => category.rows) ?? [];
    expect(rows).toHaveLength(given.secondOpinion?.rows.length ?? -1);
    for (const row of given.secondOpinion?.rows ?? []) {
      const name = given.rubric.indicators.find(({ id }) => id === row.indicator)?.name.en;
      const own = rows.find((each) => each.name === name);
      expect([own?.used.level, own?.other.level], row.indicator).toEqual([row.used.level?.toLowerCase() ?? "none", row.other.level?.toLowerCase() ?? "none"]);
    }
    expect(printed?.categories[0]).toMatchObject({ id: "F", name: "Financial", rows: [
      { id: "F1", apart: "2 levels apart", mark: "settled" }, { id: "F2", apart: "2 levels apart", mark: "review" }, { id: "F3", apart: "1 level apart", mark: null },
      { id: "F4", apart: "apartNone", mark: null }, { id: "F5", apart: "apartNone", mark: null },
    ] });
    expect(printed?.categories[1]?.rows.slice(2)).toMatchObject([{ apart: "apartOnlyOne", other: { word: "noLevel" } }, { apart: "apartOnlyOne", used: { word: "noLevel" } }, { apart: "apartNone" }]);
  });

  it("gives the counts of the scorecard, and says whose the score is", () => {
    const given = input();
    const counts = countOpinions(given.secondOpinion?.rows ?? []);
    const printed = buildReport(given).secondOpinion;
    expect(printed?.counts.map(({ value }) => value)).toEqual([counts.same, counts.oneApart, counts.review, counts.onlyUsed + counts.onlyOther].map(String));
    expect(printed?.counts.map(({ meaning }) => meaning)).toEqual([`of ${counts.both}`, `of ${counts.both}`, "1 settled", `${counts.onlyUsed} and ${counts.onlyOther}`]);
    expect(printed?.intro[0]).toBe("score of Rules analyst 1.0; Rules analyst 1.0 moves none");
  });

  it("lists what a person has to look at first, with a passage of each", () => {
    const { items = [] } = buildReport(input()).secondOpinion ?? {};
    expect(items.map(({ id, mark }) => [id, mark])).toEqual([["F2", "review"], ["F1", "settled"]]);
    expect(items[0]?.passages.map(({ chip, evidence }) => [chip.level, evidence?.sourceId])).toEqual([["high", "D2"], ["low", "D2"]]);
  });

  it("says in the summary how many wait for a person", () => {
    expect(buildReport(input()).summary.paragraphs.at(-1)).toContain("paraReview_one");
    const none = buildReport(input({ second: SAMPLE_LEVELS }));
    expect(none.summary.paragraphs.join(" ")).not.toContain("paraReview");
    expect(none.secondOpinion?.items).toEqual([]);
  });

  it("moves nothing else of the report", () => {
    const { secondOpinion: _mine, summary, appendix, ...rest } = buildReport(input());
    const { secondOpinion: _none, summary: alone, appendix: theirs, ...plain } = buildReport({ ...input(), secondOpinion: null });
    expect(rest).toEqual(plain);
    expect({ ...summary, paragraphs: [] }).toEqual({ ...alone, paragraphs: [] });
    expect(appendix.sources).toEqual(theirs.sources);
  });

  it("is drawable, and checked like the rest", () => {
    const report = buildReport(input());
    expect(checkReport(report)).toEqual([]);
    report.secondOpinion?.items.forEach(({ passages }) => passages.forEach(({ evidence }) => { if (evidence) evidence.sourceId = "D99"; }));
    expect(checkReport(report).map(({ field }) => field)).toContain("secondOpinion.items[0].passages[0].evidence[0].sourceId");
  });
});
