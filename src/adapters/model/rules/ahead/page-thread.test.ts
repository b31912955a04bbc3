import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { createRulesAnalyst } from "..";
import { pageToRead, readAlone } from "../page-alone";
import { viewDocument } from "../view/document-view";
import { PageThread } from "./page-thread";

const AS_OF = "2026-01-31";
const rubric = loadRubric("rubric");
const page = (index: number, text: string): DocumentPage => ({ index, label: `Page ${index}`, text, words: [], segments: [], tables: [], width: 595, height: 842, hidden: false, ocrConfidence: null });
const text = (n: number): string => `Maize sales of the cooperative\nKES 2025 2024\nTurnover 9,${n}00,000 8,${n}00,000\nCost of sales 5,200,000 4,900,000\nNet profit 1,150,000 930,000\nIn 2025 we employed ${n + 4} permanent workers and sold the maize at KES ${n + 20} a kilo. The cooperative keeps a cash book. Drought is the main risk of the farm; we irrigate ${n} hectares and hold a supply contract with the mill.\n`;
const pages = Array.from({ length: 40 }, (_unused, at) => page(at + 1, text(at + 10)));
const built = path.resolve("dist/threads/pages.js");

let folder = "";
beforeAll(() => {
  execFileSync(process.execPath, ["scripts/build-programs.mjs"], { stdio: "inherit" });
  folder = mkdtempSync(path.join(tmpdir(), "page-thread-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = (source: string): string => {
  const file = path.join(folder, `${source.length}.mjs`);
  writeFileSync(file, source);
  return file;
};

const replyWith = async (pageThread: string | undefined) => {
  const analyst = createRulesAnalyst({ pageThread });
  const take = analyst.readAhead?.(AS_OF);
  for (const each of pages) take?.(each.text, each.index);
  return analyst.analyse({ rubric, documents: [{ id: "d", name: "plan.pdf", language: "en", pages }], asOf: AS_OF });
};

describe("PageThread", () => {
  it("says of a page what this thread says of it", async () => {
    const document = viewDocument({ id: "d", name: "plan.pdf", language: "en", pages }, AS_OF);
    const { document: _whole, pages: views, ...lent } = document;
    const thread = new PageThread(built);
    const told = await thread.read({ document: lent, style: lent.style, asOf: AS_OF, pages: pages.slice(0, 3).map((each) => ({ text: each.text, page: each.index })) });
    const here = views.slice(0, 3).map((view) => readAlone(pageToRead(document, view, AS_OF)));
    const bare = (candidates: readonly object[]): object[] => candidates.map((candidate) => ({ ...candidate, page: null }));
    expect(told?.map(({ statement, stated, first, then }) => ({ statement, stated, first, then })))
      .toEqual(here.map(({ statement, stated, first, then }) => ({ statement, stated: bare(stated), first: bare(first), then: bare(then) })));
    expect(told?.[0]?.stated.length).toBeGreaterThan(2);
    expect(told?.[0]?.signs.length).toBeGreaterThan(0);
    thread.stop();
  });

  it.each([
    ["as it was built", () => built],
    ["not built", () => path.join(folder, "nothing.js")],
    ["that ends at once", () => script("process.exit(1);")],
    ["that throws at the first pages", () => script('import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { throw new Error("no"); });')],
    ["that answers with something else", () => script('import { parentPort } from "node:worker_threads"; parentPort.on("message", ({ id }) => parentPort.postMessage({ id, pages: [{}, {}, {}] }));')],
  ])("changes nothing of a long document with a thread %s", async (_name, thread) => {
    const alone = await replyWith(undefined);
    expect(await replyWith(thread())).toEqual(alone);
    expect(alone.findings.length).toBeGreaterThan(5);
  });

  it("gives nothing for what it had in hand when it is stopped, and starts anew", async () => {
    const thread = new PageThread(script('import { parentPort } from "node:worker_threads"; parentPort.on("message", () => undefined);'));
    const { document: _whole, pages: _pages, ...lent } = viewDocument({ id: "d", name: "plan.pdf", language: "en", pages }, AS_OF);
    const share = { document: lent, style: lent.style, asOf: AS_OF, pages: [] };
    const waiting = thread.read(share);
    expect(thread.busy).toBe(1);
    thread.stop();
    expect(await waiting).toBeNull();
    const again = thread.read(share);
    thread.stop();
    expect(await again).toBeNull();
  });
});
