import { describe, expect, it } from "vitest";
import type { GapStatus } from "@/domain/gaps/gap";
import type { GapBoard, GapView } from "../contract";
import { EMPTY_DRAFT, forgetDraft, keepDraft, readDraft, type DraftStore } from "./answer-draft";
import { applyAnswer, replaceGap, typedValue, undoOf } from "./apply-answer";
import { asShow, countGaps, groupGaps, isMover, neighbour, nextOpen } from "./gap-groups";
import { gapCommand } from "./gap-keys";

const still = { rangeClosed: 0, categoryRangeClosed: 0, canMoveOverallBand: false, canMoveCategoryBand: [], flags: [] };
const gap = (dataPoint: string, category: string, status: GapStatus, extra: Partial<GapView> = {}): GapView => ({
  dataPoint, category, status, mandatory: false, value: null, unit: null, currency: null, period: null, projected: null, grade: null,
  reason: "Nothing was found", candidates: [], answer: null, effect: still, label: dataPoint, help: "", ask: "", example: "", type: "number",
  expectedUnit: "kg", choices: [], categoryName: category, indicatorNames: [], plausibleText: null, valueText: null, effectText: "No band change",
  answerVersion: 0, answeredByName: null, ...extra,
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
const board: GapBoard = { assessmentId: "a", runId: "r", gaps: rows, mandatoryOpen: 1, mandatoryTotal: 1, movers: 1, unscored: 0, mayAnswer: true };
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
  });
});

describe("drafts", () => {
  const store = (): DraftStore & { kept: Map<string, string> } => {
    const kept = new Map<string, string>();
    return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
  };
  it("keeps what differs from the opened form and forgets what does not", () => {
    const shelf = store();
    keepDraft(shelf, "a", "p", { ...EMPTY_DRAFT, text: "12" }, EMPTY_DRAFT);
    expect(readDraft(shelf, "a", "p")).toEqual({ ...EMPTY_DRAFT, text: "12" });
    expect(readDraft(shelf, "b", "p")).toBeNull();
    keepDraft(shelf, "a", "p", EMPTY_DRAFT, EMPTY_DRAFT);
    expect(shelf.kept.size).toBe(0);
    keepDraft(shelf, "a", "p", { ...EMPTY_DRAFT, note: "n" }, EMPTY_DRAFT);
    forgetDraft(shelf, "a", "p");
    expect(readDraft(shelf, "a", "p")).toBeNull();
  });
  it("ignores what is not a draft", () => {
    const shelf = store();
    shelf.kept.set("risk-desk.draft.a.p", "{broken");
    expect(readDraft(shelf, "a", "p")).toBeNull();
    shelf.kept.set("risk-desk.draft.a.p", "{\"text\":4}");
    expect(readDraft(shelf, "a", "p")).toEqual(EMPTY_DRAFT);
  });
});
