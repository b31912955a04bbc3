import { describe, expect, it } from "vitest";
import { buildReport } from "./build-report";
import { sampleLabels } from "./report-sample-labels.test-data";
import { sampleInput, type SampleOptions } from "./report-sample.test-data";

const LABELS = { ...sampleLabels(), inWordsBy: "by {model}, asked with {prompts}, on {date}", analystRules: "{analyst}, rules", analystRulesWorded: "{analyst}, rules; words by a model" };
const build = (options: Partial<SampleOptions> = {}) => buildReport(sampleInput({ labels: LABELS, sha256: () => "hash", ...options }));
const TEXT = "The overall result is Moderate.\n\nMuch is open:\n- the leases\n- *the* #loans";

describe("the result in words", () => {
  it("is absent where nobody asked for it", () => expect(build().inWords).toBeNull());

  it("is a model's, by name and version of its prompt, paragraph by paragraph and letter by letter", () => {
    expect(build({ inWords: { text: TEXT, model: "test.model" } }).inWords).toEqual({
      title: "inWordsModel", paragraphs: ["The overall result is Moderate.", "Much is open:", "- the leases", "- *the* #loans"], by: "by test.model, asked with Put the result in words v4, on 28 September 2026",
    });
  });

  it("is told apart when the rules wrote it", () => {
    const report = build({ inWords: { text: TEXT, model: null } });
    expect(report.inWords).toMatchObject({ title: "inWordsRules", by: "inWordsByRules" });
    expect(report.document.analystLine).toBe("Rules analyst 1.0, rules");
  });

  it("takes back at the head of each page that no model was used", () =>
    expect(build({ inWords: { text: TEXT, model: "test.model" } }).document.analystLine).toBe("Rules analyst 1.0, rules; words by a model"));

  it("moves nothing else of the result", () => {
    const { inWords: _words, document: _head, appendix: _end, ...rest } = build({ inWords: { text: TEXT, model: "test.model" } });
    const { inWords: _none, document: _plain, appendix: _same, ...plain } = build();
    expect(rest).toEqual(plain);
  });
});
