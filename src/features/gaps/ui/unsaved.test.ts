import { describe, expect, it } from "vitest";
import type { Answer } from "@/domain/gaps/gap";
import type { AnswerGapInput, GapView } from "../contract";
import { arrived, forgetUnsaved, keepUnsaved, parseUnsaved, unsavedText } from "./unsaved";

const ID = "0b6f1c1e-0000-4000-8000-000000000001";
const typed = (over: Partial<Extract<AnswerGapInput, { kind: "CORRECTED" }>> = {}): AnswerGapInput => ({
  assessmentId: ID, dataPoint: "total_debt", expectedVersion: 0, kind: "CORRECTED", text: "2,500,000", note: null, ...over,
});
const stored = (answer: Partial<Answer>, answerVersion = 1): GapView =>
  ({ dataPoint: "total_debt", answerVersion, answer: { kind: "CORRECTED", value: { kind: "number", number: 2_500_000, high: null }, note: null, ...answer } }) as GapView;

describe("answers on their way", () => {
  it("are kept, the newest of a gap, until they are confirmed", () => {
    keepUnsaved(ID, typed());
    keepUnsaved(ID, typed({ text: "3" }));
    keepUnsaved(ID, { ...typed(), dataPoint: "equity" });
    expect(parseUnsaved(unsavedText(ID)).map((item) => [item.dataPoint, item.kind === "CORRECTED" ? item.text : ""])).toEqual([["total_debt", "3"], ["equity", "2,500,000"]]);
    forgetUnsaved(ID, "total_debt");
    forgetUnsaved(ID, "equity");
    expect(unsavedText(ID)).toBe("");
  });
  it("of another form are ignored", () => {
    expect(["{", "3", '[{"kind":"CORRECTED"}]'].map(parseUnsaved)).toEqual([[], [], []]);
  });
});

describe("an answer found after a reload", () => {
  it("has arrived when the server holds the same one at a later version", () => {
    expect(arrived(typed(), stored({}))).toBe(true);
    expect(arrived(typed(), stored({}, 0))).toBe(false);
  });
  it("has not when the server holds another", () => {
    expect(arrived(typed(), stored({ value: { kind: "number", number: 3, high: null } }))).toBe(false);
    expect(arrived(typed(), stored({ kind: "REJECTED" }))).toBe(false);
    expect(arrived(typed(), stored({ note: "by phone" }))).toBe(false);
    expect(arrived(typed(), undefined)).toBe(false);
  });
});
