import { describe, expect, it } from "vitest";
import type { GapStatus } from "@/domain/gaps/gap";
import type { GapBoard, GapView } from "../contract";
import { answerOf, isAnswerDraft, openingDraft, OTHER } from "./answer-draft";
import { applyAnswer, replaceGap, typedValue, undoOf } from "./apply-answer";
import { asShow, countGaps, groupGaps, isMover, neighbour, nextOpen } from "./gap-groups";
import { gapCommand } from "./gap-keys";

const still = { rangeClosed: 0, categoryRangeClosed: 0, canMoveOverallBand: false, canMoveCategoryBand: [] as string[], flags: [] as string[], needs: [] as string[] };
const gap = (dataPoint: string, category: string, status: GapStatus, extra: Partial<GapView> = {}): GapView => ({
  dataPoint, category, status, mandatory: false, value: null, unit: null, currency: null, period: null, projected: null, grade: null,
  reason: "Nothing was found", candidates: [], companions: [], answer: null, effect: still, label: dataPoint, help: "", ask: "", example: "", type: "number",
  expectedUnit: "kg", choices: [], categoryName: category, indicatorNames: [], plausibleText: null, valueText: null, effectText: "No band change",
  answerVersion: 0, answeredByName: null, skipped: false, ...extra,
});
const mover = { ...still, canMoveCategoryBand: ["m"] };
const rows = [
  gap("buyers", "Market", "MISSING", { effect: mover, mandatory: true }),
  gap("permit", "Climate", "CONFLICTING"),
  gap("price", "Market", "VERIFIED"),
  gap("rain", "Climate", "NOT_APPLICABLE"),
  gap("staff", "Operations", "VERIFIED", { effect: mover }),
  gap("stock", "Market", "PARTIAL"),
];
const board: GapBoard = { assessmentId: "a", runId: "r", gaps: rows, mandatoryOpen: 1, mandatoryTotal: 1, movers: 1, unscored: 0, conditions: {}, mayAnswer: true };
const order = (groups: ReturnType<typeof groupGaps>) => groups.map((group) => [group.name, group.rows.map((row) => row.dataPoint), group.settled.length]);

describe("gap list", () => {
  it("groups open rows by category in the order of effect and folds settled ones to a count", () => {
    expect(order(groupGaps(rows, "open", null))).toEqual([["Market", ["buyers", "stock"], 1], ["Climate", ["permit"], 1]]);
    expect(order(groupGaps(rows, "movers", null))).toEqual([["Market", ["buyers"], 1]]);
    expect(order(groupGaps(rows, "all", null)).at(-1)).toEqual(["Operations", [], 1]);
  });
  it("keeps the row under the hand after it was answered", () => {
    expect(order(groupGaps(rows, "open", "staff")).at(-1)).toEqual(["Operations", ["staff"], 0]);
  });
  it("counts a settled row as no mover, whatever it could have moved", () => {
    expect(countGaps(rows)).toEqual({ open: 3, movers: 1, all: 6 });
    expect(isMover(gap("x", "y", "MISSING", { effect: { ...still, flags: ["f"] } }))).toBe(true);
  });
  it("steps through the list and stays at its ends", () => {
    expect(neighbour(["a", "b"], "a", 1)).toBe("b");
    expect(neighbour(["a", "b"], "b", 1)).toBe("b");
    expect(neighbour(["a", "b"], null, -1)).toBe("a");
    expect(neighbour([], "a", 1)).toBeNull();
  });
  it("goes on to the next open row, round the end, and stops when none is left", () => {
    const groups = groupGaps(rows, "open", null);
    expect(nextOpen(groups, "buyers")).toBe("stock");
    expect(nextOpen(groups, "permit")).toBe("buyers");
    expect(nextOpen(groupGaps([gap("only", "A", "MISSING")], "open", null), "only")).toBeNull();
  });
  it("reads the filter from the address and forgives nonsense", () => {
    expect([asShow("movers"), asShow("x"), asShow(null)]).toEqual(["movers", "open", "open"]);
  });
});

describe("keys", () => {
  const press = { key: "a", ctrlKey: false, metaKey: false, altKey: false, typing: false };
  it("reads letters outside fields only, and not when switched off", () => {
    expect(gapCommand(press, true)).toBe("accept");
    expect(gapCommand({ ...press, key: "?" }, true)).toBe("help");
    expect(gapCommand(press, false)).toBeNull();
    expect(gapCommand({ ...press, typing: true }, true)).toBeNull();
    expect(gapCommand({ ...press, ctrlKey: true }, true)).toBeNull();
    expect(gapCommand({ ...press, key: "z" }, true)).toBeNull();
  });
  it("takes brackets typed with AltGr", () => {
    expect(gapCommand({ ...press, key: "]", altKey: true, ctrlKey: true }, true)).toBe("nextSource");
  });
});

describe("answers", () => {
  const base = { assessmentId: "a", dataPoint: "buyers", expectedVersion: 0 };
  it("settles the row at once and counts it as not yet scored", () => {
    const next = applyAnswer(board, { ...base, kind: "CORRECTED", text: "84" });
    expect(next.gaps[0]).toMatchObject({ status: "VERIFIED", valueText: "84" });
    expect(next).toMatchObject({ mandatoryOpen: 0, movers: 0, unscored: 1 });
    expect(board.gaps[0]?.status).toBe("MISSING");
  });
  it("keeps a row open when one of two candidates is rejected", () => {
    const candidate = (findingId: string) => ({ findingId, documentId: "d", page: 1, place: null, quote: "q", value: null, unit: null, currency: null, period: null, projected: null, grade: "B" as const });
    const two = replaceGap(board, gap("buyers", "Market", "CONFLICTING", { candidates: [candidate("f1"), candidate("f2")] }));
    const one = applyAnswer(two, { ...base, kind: "REJECTED", findingId: "f1" });
    expect(one.gaps[0]).toMatchObject({ status: "CONFLICTING" });
    expect(applyAnswer(one, { ...base, kind: "REJECTED", findingId: "f2" }).gaps[0]).toMatchObject({ status: "MISSING", value: null });
  });
  it("undoes to the earlier answer, or to none", () => {
    expect(undoOf(rows[0] ?? gap("", "", "MISSING"), 3, "a")).toBeNull();
    const before = gap("buyers", "Market", "VERIFIED", {
      answer: { dataPoint: "buyers", kind: "CORRECTED", findingId: null, value: { kind: "number", number: 1200.5, high: null }, unit: "kg", currency: null, period: "2024", note: "called", documentId: null, answeredBy: "u", answeredAt: "2026-01-01T00:00:00Z" },
    });
    expect(undoOf(before, 3, "a")).toMatchObject({ kind: "CORRECTED", text: "1200.5", expectedVersion: 3, note: "called", period: "2024" });
  });
  it("types values the way the server reads them", () => {
    expect(typedValue({ kind: "number", number: 5, high: 8 })).toBe("5 - 8");
    expect(typedValue({ kind: "boolean", yes: false })).toBe("no");
    expect(typedValue(null)).toBe("");
    expect(typedValue({ kind: "number", number: 12, high: null, earlier: [{ number: 9, period: "2023" }] }, "2024")).toBe("2024: 12; 2023: 9");
  });
});

describe("drafts", () => {
  const open = gap("sales", "Market", "MISSING", { type: "money", currency: "KES", expectedUnit: "currency per year" });
  it("opens with the best candidate, a standing answer, or an empty field", () => {
    expect(openingDraft(open)).toMatchObject({ choice: OTHER, text: "", currency: "KES" });
    expect(openingDraft({ ...open, candidates: [{ findingId: "f", documentId: "d", page: 1, place: null, quote: "q", value: null, unit: null, currency: "UGX", period: null, projected: null, grade: "B" }] }).choice).toBe("f");
  });
  it("saves nothing out of an empty form: empty input never removes a value", () => {
    expect(answerOf({ ...openingDraft(open), text: "   " }, open, "money", "a")).toBeNull();
    expect(answerOf({ ...openingDraft(open), choice: "" }, open, "money", "a")).toBeNull();
  });
  it("sends the currency with money only and leaves it to a text that names one", () => {
    const draft = { ...openingDraft(open), text: " 412 million ", note: " " };
    expect(answerOf(draft, open, "money", "a")).toMatchObject({ kind: "CORRECTED", text: "412 million", currency: "KES", note: null, period: null });
    expect(answerOf(draft, open, "text", "a")).toMatchObject({ currency: null });
    expect(answerOf({ ...draft, text: "USD 40,000" }, open, "money", "a")).toMatchObject({ currency: null });
    expect(answerOf({ ...draft, text: "€ 40" }, open, "money", "a")).toMatchObject({ currency: null });
    expect(answerOf({ ...draft, choice: "f9" }, open, "money", "a")).toMatchObject({ kind: "ACCEPTED", findingId: "f9" });
  });
  it("starts a new answer with the currency of the accounts and who was talking last; a standing one keeps its own", () => {
    const defaults = { currency: "UGX", toldBy: "J. Kamau" };
    expect(openingDraft({ ...open, currency: null }, defaults)).toMatchObject({ currency: "UGX", toldBy: "J. Kamau" });
    const answer = { dataPoint: "sales", kind: "CORRECTED" as const, findingId: null, value: { kind: "number" as const, number: 4, high: null }, unit: null, currency: "KES", period: "2024", note: null, documentId: null, answeredBy: "p", answeredAt: "2026-01-01T00:00:00Z" };
    expect(openingDraft({ ...open, answer }, defaults)).toMatchObject({ currency: "KES", toldBy: "", text: "4", period: "2024" });
    expect(answerOf({ ...openingDraft(open, defaults), text: "4" }, open, "money", "a")).toMatchObject({ toldBy: "J. Kamau" });
  });
  it("accepts only what has its shape", () => {
    expect(isAnswerDraft(openingDraft(open))).toBe(true);
    expect(isAnswerDraft({ text: "x" })).toBe(false);
    expect(isAnswerDraft("x")).toBe(false);
  });
});
