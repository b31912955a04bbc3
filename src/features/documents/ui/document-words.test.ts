import { describe, expect, it } from "vitest";
import type { DocumentView } from "../contract";
import { documentState, mayRetry, readDetail, tallyOf } from "./document-words";

const base: DocumentView = {
  id: "d", name: "a.pdf", bytes: 1, state: "READ", format: "pdf", pages: 3, language: "en", failure: null, warnings: [], ocrPages: 0, jobId: null, createdAt: new Date(0),
};
const failed = (code: string): DocumentView => ({ ...base, state: "FAILED", pages: null, failure: { code, sentence: "", advice: "", page: null } });
const remark = (code: string): DocumentView => ({ ...base, warnings: [{ code, text: "", page: null }] });

describe("documentState", () => {
  it.each<[DocumentView, string]>([
    [base, "done"],
    [remark("MACROS_IGNORED"), "done"],
    [remark("TRUNCATED_ROWS"), "part"],
    [failed("PASSWORD_REQUIRED"), "failed"],
    [{ ...base, state: "UPLOADED" }, "waiting"],
    [{ ...base, state: "READING" }, "running"],
  ])("%#", (document, kind) => expect(documentState(document).kind).toBe(kind));
});

it("offers reading again only where it may help", () => {
  expect(mayRetry(failed("TIMEOUT"))).toBe(true);
  expect(mayRetry(failed("CORRUPT"))).toBe(false);
  expect(mayRetry(base)).toBe(false);
});

it("words what was read", () => {
  expect(readDetail(base)).toBe("English.");
  expect(readDetail({ ...base, ocrPages: 2 })).toBe("English, text recognised on 2 pages.");
  expect(readDetail({ ...base, language: null, ocrPages: 1 })).toBe("Text recognised on 1 page.");
  expect(readDetail({ ...base, language: "not a code" })).toBe("");
});

it("counts what a run would use, wait for and leave out", () =>
  expect(tallyOf([base, { ...base, state: "READING" }, failed("PASSWORD_REQUIRED"), failed("CORRUPT")])).toEqual({
    ready: 1, reading: 1, locked: 1, unreadable: 1, pages: 3,
  }));
