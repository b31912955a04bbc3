import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildReport } from "@/domain/report/build-report";
import type { RenderedReport } from "@/domain/ports/report-renderer";
import type { ReportDocument } from "@/domain/report/report-document";
import { SAMPLE_LEVELS, sampleInput, type SampleOptions } from "@/domain/report/report-sample.test-data";
import { en } from "@/features/reports/labels/en";
import { createReportRenderer } from ".";
import { hostileTexts, withText } from "./hostile-texts.test-data";

const home = resolve("report");
/** Two disagreements to review, one level between two, and each alone once. */
const SECOND = `CLHHM ${SAMPLE_LEVELS.slice(6).replace("HHC.M", "HH.LM")}`;
const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");
const build = (options: Partial<SampleOptions> = {}): ReportDocument => buildReport(sampleInput({ labels: en, sha256, ...options }));

// What a reader of the text layer sees, without regard to where lines break.
const flat = (text: string): string => text.normalize("NFC").replace(/[\u200B\uFFFE\u0002]/g, "").replace(/\s+/g, " ");

const renderer = createReportRenderer({ reportDir: home });
let library: PDFiumLibrary;
let usual: RenderedReport;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
  usual = await renderer.render(build());
}, 120_000);
afterAll(async () => { await renderer.close(); library.destroy(); });

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await library.loadDocument(Buffer.from(pdf));
  const pages = [...document.pages()].map((page) => flat(page.getText()));
  document.destroy();
  return pages;
}

describe("the report as PDF", () => {
  it("is PDF/UA-1: tagged, titled, with its language, and says so", () => {
    const { pdf, pages, standard, notes } = usual;
    const bytes = Buffer.from(pdf).toString("latin1");
    expect({ standard, notes }).toEqual({ standard: "ua-1", notes: [] });
    expect(bytes.startsWith("%PDF-1.7")).toBe(true);
    for (const mark of ["/StructTreeRoot", "/Marked true", "/DisplayDocTitle true", "/Lang (en)", "<pdfuaid:part>1</pdfuaid:part>", "/Figure", "/TH", "/Scope /Column", "/Alt"]) expect(bytes, mark).toContain(mark);
    expect(pages).toBeGreaterThan(15);
    expect(pages).toBeLessThan(32);
  });

  it("prints every score, level word, quotation and hash that stands in the document", async () => {
    const report = build();
    const pages = await pagesOf(usual.pdf);
    const text = pages.join(" ");
    for (const category of report.categories) {
      const page = pages.find((words) => words.includes(category.meaning)) ?? "";
      expect(page, category.id).toContain(`${category.figures.scoreText} of 100`);
      for (const figure of [category.figures.rangeText, category.figures.coverageText, category.figures.chip.word]) expect(page).toContain(figure);
      for (const indicator of category.indicators) {
        expect(text).toContain(flat(indicator.finding));
        for (const item of indicator.evidence) expect(text).toContain(flat(typeof item.quote === "string" ? item.quote : ""));
      }
    }
    for (const band of report.scale) expect(text).toContain(band.name);
    for (const source of report.appendix.sources) expect(text.replace(/ /g, "")).toContain(source.sha256);
    for (const gap of report.gaps.major) expect(text).toContain(flat(gap.effect));
    expect(text.replace(/ /g, "")).toContain(report.appendix.contentHash);
  });

  it("says on every page that no language model was used", async () => {
    const pages = await pagesOf(usual.pdf);
    pages.forEach((page, index) => expect(page, `page ${index + 1}`).toContain("no language model was used"));
  });

  it("prints a second opinion: both levels of every indicator, what is to review by word, and whose the score is", async () => {
    const report = build({ second: SECOND });
    const { pdf, standard, notes } = await renderer.render(report);
    expect({ standard, notes }).toEqual({ standard: "ua-1", notes: [] });
    const pages = await pagesOf(pdf);
    const from = pages.findIndex((page, index) => index > 1 && page.includes("Second opinion"));
    const text = pages.slice(from, from + 3).join(" ");
    for (const sentence of report.secondOpinion?.intro ?? []) expect(text).toContain(flat(sentence));
    for (const { rows } of report.secondOpinion?.categories ?? []) for (const row of rows) expect(text).toContain(flat(`${row.id} ${row.name} ${row.used.word} ${row.other.word} ${row.apart}`));
    for (const { value, name } of report.secondOpinion?.counts ?? []) expect(text).toContain(flat(`${name} ${value}`));
    expect(text).toContain("2 levels apart To review");
    expect(text).toContain("2 levels apart Settled by a person");
    expect((await pagesOf(usual.pdf)).join(" ")).not.toContain("Second opinion");
  });

  it("prints the result in words after the summary, labelled as a model's, and nothing of it as markup", async () => {
    const words = 'The result is Moderate.\n\n#read("/etc/passwd") *not bold* $x^2$ @cite';
    const report = build({ inWords: { text: words, model: "vendor.model-7" } });
    const { pdf, standard } = await renderer.render(report);
    expect(standard).toBe("ua-1");
    const text = (await pagesOf(pdf)).join(" ");
    expect(text).toContain("In a language model’s words Written by vendor.model-7, asked with Put the result in words v4");
    expect(text).toContain('The result is Moderate. #read("/etc/passwd") *not bold* $x^2$ @cite');
    expect(text).not.toContain("no language model was used");
    expect(text.indexOf("In a language model’s words")).toBeGreaterThan(text.indexOf("How to use this result"));
  });

  it("is the same file, byte for byte, for the same run, in another thread too", async () => {
    const second = await renderer.render(build());
    const other = createReportRenderer({ reportDir: home });
    const third = await other.render(build());
    await other.close();
    expect([second, third].map((made) => sha256(made.pdf))).toEqual([sha256(usual.pdf), sha256(usual.pdf)]);
  });

  it.each<[name: string, options: Partial<SampleOptions>]>([
    ["no document", { documents: 0, levels: "", gaps: 35 }], ["little evidence", { levels: "MM", gaps: 35 }], ["nothing open", { gaps: 0, levels: "L".repeat(35) }],
    ["thirty documents", { documents: 30 }], ["all critical", { levels: "C".repeat(35) }], ["nothing applies", { levels: "x".repeat(35), gaps: 0 }],
    ["every level apart", { levels: "L".repeat(35), second: "C".repeat(35) }], ["a second opinion without papers", { documents: 0, levels: "", second: "" }], ["words without end", { inWords: { text: "One more sentence. ".repeat(900), model: "m" } }],
  ])("holds its form: %s", async (_name, options) => {
    const { standard, notes } = await renderer.render(build(options));
    expect({ standard, notes }).toEqual({ standard: "ua-1", notes: [] });
  });

  it("shows no level word and no score where evidence is too thin", async () => {
    const report = build({ documents: 0, levels: "", gaps: 35 });
    const [cover = ""] = await pagesOf((await renderer.render(report)).pdf);
    expect(cover).toContain("No evidence");
    for (const band of report.scale) expect(cover).not.toContain(band.name);
  });

  it("does without the sections that are switched off", async () => {
    const report = { ...build(), sections: { profile: false, method: false, heatmap: false, categories: false, gaps: false, recommendations: false, plan: false, facts: false } };
    expect((await renderer.render(report)).pages).toBeLessThan(8);
  });

  it("draws one or two categories, which make no radar", async () => {
    const report = build();
    const { standard } = await renderer.render({ ...report, categories: report.categories.slice(0, 2) });
    expect(standard).toBe("ua-1");
  });
});

describe("text out of documents", () => {
  it.each(hostileTexts)("stays text in every field: %s", async (_name, text, literal) => {
    const { pdf, standard } = await renderer.render(withText(build({ second: SECOND, inWords: { text: "Words.", model: "m" } }), text));
    expect(standard).toBe("ua-1");
    if (literal !== null) expect((await pagesOf(pdf)).join(" ")).toContain(flat(literal));
  });

  it("names the characters no font has", async () => {
    const { notes } = await renderer.render(withText(build(), "牛奶"));
    expect(notes).toEqual(["Characters the report's fonts cannot draw were replaced by a box: U+725B, U+5976."]);
  });
});

describe("the renderer", () => {
  it.each<[field: string, change: (report: ReportDocument) => unknown]>([
    ["overall.figures.low", (r) => ({ ...r, overall: { ...r.overall, figures: { ...r.overall.figures, low: 101 } } })],
    ["document.issuedIso", (r) => ({ ...r, document: { ...r.document, issuedIso: "yesterday" } })],
    ["labels.contents", (r) => ({ ...r, labels: { ...r.labels, contents: undefined } })],
    ["summary.firstActions[0]", (r) => ({ ...r, summary: { ...r.summary, firstActions: ["R99"] } })],
    ["categories", (r) => ({ ...r, categories: [] })],
  ])("refuses a broken report and names the field: %s", async (field, change) => {
    const broken = change(build()) as ReportDocument;
    await expect(renderer.render(broken)).rejects.toMatchObject({ code: "REPORT_CONTRACT", field });
  });

  it("takes turns, and lets one be called off without harm to the next", async () => {
    const controller = new AbortController();
    const given = [renderer.render(build()), renderer.render(build(), controller.signal), renderer.render(build({ levels: "" }))];
    controller.abort(new Error("the person left"));
    const [first, second, third] = await Promise.allSettled(given);
    expect([first?.status, second?.status, third?.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("gives up a running compile at once when called off, and starts afresh", async () => {
    const own = createReportRenderer({ reportDir: home });
    await own.render(build());
    const controller = new AbortController();
    const running = own.render(build({ levels: "LC" }), controller.signal);
    setImmediate(() => controller.abort(new Error("the person left")));
    await expect(running).rejects.toThrow("the person left");
    expect((await own.render(build())).standard).toBe("ua-1");
    await own.close();
  });

  it("replaces its thread when that has made enough reports", async () => {
    const own = createReportRenderer({ reportDir: home, rendersPerWorker: 1 });
    const hashes = [await own.render(build()), await own.render(build())].map((made) => sha256(made.pdf));
    await own.close();
    expect(new Set(hashes).size).toBe(1);
  });

  it("says so when it takes too long", async () => {
    const own = createReportRenderer({ reportDir: home, timeoutMs: 1 });
    await expect(own.render(build())).rejects.toMatchObject({ code: "REPORT_TIMEOUT", kind: "UNAVAILABLE" });
    await own.close();
  });

  it("refuses work once closed", async () => {
    const own = createReportRenderer({ reportDir: home });
    await own.close();
    await expect(own.render(build())).rejects.toMatchObject({ code: "RENDERER_CLOSED" });
  });
});

describe("a template of another make", () => {
  const made: string[] = [];
  afterAll(() => { for (const folder of made) rmSync(folder, { recursive: true, force: true }); });

  /** The project's own thread and fonts with another report.typ. */
  function folderWith(template: string): string {
    const folder = mkdtempSync(join(tmpdir(), "report-"));
    made.push(folder);
    for (const name of ["fonts", "worker.mjs"]) symlinkSync(join(home, name), join(folder, name));
    writeFileSync(join(folder, "report.typ"), template);
    return folder;
  }

  it("falls back to tagged PDF 1.7 with a note when PDF/UA is refused", async () => {
    const own = createReportRenderer({ reportDir: folderWith('#set document(title: "A")\n= A\n#figure(rect(), kind: image, supplement: [F])') });
    const { standard, notes } = await own.render(build());
    await own.close();
    expect(standard).toBe("1.7");
    expect(notes.join()).toMatch(/not PDF\/UA: .*alt/i);
  });

  it("fails by name when the template does not compile, and is ready again", async () => {
    const own = createReportRenderer({ reportDir: folderWith("#panic(\"no\")") });
    for (let attempt = 0; attempt < 2; attempt += 1) await expect(own.render(build())).rejects.toMatchObject({ code: "REPORT_RENDER", message: expect.stringMatching(/panicked/) as string });
    await own.close();
  });

  it("cannot read outside its folder, even by a fault of the template", async () => {
    const own = createReportRenderer({ reportDir: folderWith('#read("/../../etc/hostname")') });
    await expect(own.render(build())).rejects.toMatchObject({ code: "REPORT_RENDER" });
    await own.close();
  });
});
