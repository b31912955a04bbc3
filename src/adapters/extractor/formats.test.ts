import * as XLSX from "@e965/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReadDocument } from "@/domain/documents/document";
import { locateQuotation } from "@/domain/documents/locate-quotation";
import type { DocumentReader } from "@/domain/ports/document-reader";
import { buildAndOpenReader } from "@/testing/document-reader";
import { makePdf } from "@/testing/pdf-files";
import { makeDocx, makePptx, wordParagraph } from "@/testing/zip-files";

let reader: DocumentReader;
beforeAll(() => {
  reader = buildAndOpenReader();
});
afterAll(() => reader.close());

async function read(name: string, bytes: Buffer | string): Promise<ReadDocument> {
  const outcome = await reader.read({ name, bytes: Buffer.from(bytes), ocr: false });
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
  return outcome.document;
}
const textAt = (document: ReadDocument, locator: string, page = 0): string | undefined => {
  const found = document.pages[page]?.segments.find((segment) => segment.locator === locator);
  return found && document.pages[page]?.text.slice(found.start, found.end);
};

describe("PDF", () => {
  it.each([0, 90, 180, 270])("boxes lie on the words, page turned by %i degrees", async (rotate) => {
    const document = await read("a.pdf", makePdf([["Total sales 12,500 USD", "Second line"]], { rotate }));
    const page = document.pages[0];
    expect(page?.text.split("\n").sort()).toEqual(["Second line", "Total sales 12,500 USD"]);
    const mark = page && locateQuotation(page, "Total sales");
    // The line stands 72 points from the page's left and 72 from its top, before turning.
    const [near, top] = [72 / 595, 72 / 842];
    const corner = { 0: { x: near, y: top }, 90: { x: 1 - top, y: near }, 180: { x: 1 - near, y: 1 - top }, 270: { x: top, y: 1 - near } }[rotate];
    const box = mark?.boxes[0];
    if (!box || !corner) throw new Error("No box");
    const far = rotate === 180 || rotate === 270;
    const alongY = rotate === 90 || rotate === 270;
    expect(alongY ? (far ? box.y + box.height : box.y) : far ? box.x + box.width : box.x).toBeCloseTo(alongY ? corner.y : corner.x, 2);
    expect(alongY ? box.height > box.width : box.width > box.height).toBe(true);
    expect(document).toMatchObject({ format: "pdf", extractor: "pdfium", ocrPages: 0, warnings: [] });
  });

  it("draws a page, and none that is not there", async () => {
    const bytes = makePdf([["Drawn"]]);
    const picture = await reader.drawPage({ name: "a.pdf", bytes, page: 1, widthPx: 300 });
    expect(picture).toMatchObject({ width: 300, height: 424 });
    expect(Buffer.from(picture?.png ?? []).subarray(1, 4).toString()).toBe("PNG");
    expect(await reader.drawPage({ name: "a.pdf", bytes, page: 2, widthPx: 300 })).toBeNull();
    expect(await reader.drawPage({ name: "a.txt", bytes: Buffer.from("x"), page: 1, widthPx: 300 })).toBeNull();
  });

  it("reads the picture it drew", async () => {
    const picture = await reader.drawPage({ name: "a.pdf", bytes: makePdf([["Maize harvest of the cooperative", "Total sales 12,500 USD"]]), page: 1, widthPx: 1600 });
    const outcome = await reader.read({ name: "scan.png", bytes: picture?.png ?? new Uint8Array(), ocr: true, ocrLanguages: ["eng"] });
    const page = outcome.ok ? outcome.document.pages[0] : undefined;
    expect(page?.text).toContain("Total sales 12,500 USD");
    expect(page?.ocrConfidence).toBeGreaterThan(60);
    expect(page && locateQuotation(page, "Total sales").boxes[0]?.x).toBeCloseTo(72 / 595, 1);
    expect(outcome.ok && outcome.document).toMatchObject({ extractor: "picture+tesseract", ocrPages: 1 });
  });

  it("keeps the pages that have text when recognition takes too long", async () => {
    const picture = await reader.drawPage({ name: "a.pdf", bytes: makePdf([["Scanned"]]), page: 1, widthPx: 800 });
    const hasty = buildAndOpenReader({ limits: { ocrStepMs: 1 } });
    const outcome = await hasty.read({ name: "a.png", bytes: picture?.png ?? new Uint8Array(), ocr: true });
    await hasty.close();
    expect(outcome.ok && outcome.document.warnings.map((warning) => warning.code)).toEqual(["NEEDS_OCR", "OCR_PARTIAL"]);
  });

  it("reports pages as they come", async () => {
    const seen: unknown[] = [];
    await reader.read({ name: "a.pdf", bytes: makePdf(Array.from({ length: 10 }, () => ["x"])), ocr: false, onProgress: (progress) => seen.push(progress) });
    expect(seen).toEqual([{ stage: "reading", page: 5, total: 10 }, { stage: "reading", page: 10, total: 10 }]);
  });
});

describe("Word", () => {
  it("keeps insertions, drops deletions, cuts at page breaks", async () => {
    const document = await read("a.docx", makeDocx(
      '<w:p><w:ins><w:r><w:t>Kept </w:t></w:r></w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>text.</w:t></w:r></w:p>' +
      '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' +
      '<w:p><w:r><w:lastRenderedPageBreak/><w:t>Second page.</w:t></w:r></w:p>',
    ));
    expect(document.pages.map((page) => page.text)).toEqual(["Kept text.", "Second page."]);
  });

  it("tells where a paragraph stands", async () => {
    const styles = '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Titre1"><w:name w:val="heading 1"/></w:style></w:styles>';
    const relations = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>';
    const document = await read("a.docx", makeDocx(
      wordParagraph("Market", "Titre1") + wordParagraph("We sell maize.") + wordParagraph("Two buyers.") +
      `<w:tbl><w:tr><w:tc>${wordParagraph("Buyer")}</w:tc><w:tc>${wordParagraph("Tons")}</w:tc></w:tr><w:tr><w:tc>${wordParagraph("Mill")}</w:tc><w:tc>${wordParagraph("40")}</w:tc></w:tr></w:tbl>`,
      { more: [{ name: "word/styles.xml", content: styles }, { name: "word/_rels/document.xml.rels", content: relations }] },
    ));
    expect(textAt(document, "Market, paragraph 2")).toBe("Two buyers.");
    expect(document.pages[0]?.tables).toEqual([{ rows: [["Buyer", "Tons"], ["Mill", "40"]], headRows: 0 }]);
    expect(document.pages[0]?.text).toContain("| Mill | 40 |");
  });

  it("reads a text box that has no fallback", async () => {
    const box = '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><w:txbxContent><w:p><w:r><w:t>In the box</w:t></w:r></w:p></w:txbxContent></w:drawing></mc:Choice></mc:AlternateContent>';
    const document = await read("a.docx", makeDocx(`<w:p><w:r><w:t>Outside </w:t></w:r><w:r>${box}</w:r></w:p>`));
    expect(document.pages[0]?.text).toContain("In the box");
  });
});

describe("sheets", () => {
  function workbook(): Buffer {
    const book = XLSX.utils.book_new();
    const sheet = XLSX.utils.aoa_to_sheet([["Item", "Amount"], ["Seeds", 372000], ["Share", 0.25], ["Day", 45294]]);
    Object.assign(sheet.B2 as object, { z: "#,##0" });
    Object.assign(sheet.B3 as object, { z: "0%" });
    Object.assign(sheet.B4 as object, { z: "m/d/yy" });
    sheet.B5 = { t: "n", v: 744000, f: "B2*2", z: "#,##0" };
    sheet["!ref"] = "A1:B5";
    XLSX.utils.book_append_sheet(book, sheet, "Budget");
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([["secret"]]), "Back");
    book.Workbook = { Sheets: [{}, { Hidden: 1 }] };
    return XLSX.write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
  }

  it("gives displayed text with its cell, plain numbers in the grid, and tells hidden sheets", async () => {
    const document = await read("a.xlsx", workbook());
    expect(document.pages.map((page) => [page.label, page.hidden])).toEqual([["Sheet Budget", false], ["Sheet Back", true]]);
    expect(textAt(document, "Budget!B2")).toBe("B2: 372,000");
    expect(textAt(document, "Budget!B5")).toBe("B5: 744,000 [=B2*2]");
    expect(textAt(document, "Budget!B4")).toBe("B4: 2024-01-03");
    expect(document.pages[0]?.tables[0]?.rows).toEqual([["Item", "Amount"], ["Seeds", "372000"], ["Share", "25%"], ["Day", "2024-01-03"], ["", "744000"]]);
    expect(document.warnings.map((warning) => warning.code)).toEqual(["HIDDEN_SHEETS"]);
  });

  it.each([
    ["comma", "Item,Amount\nSeeds,\"1,200\"\n"],
    ["semicolon, told to Excel", "sep=;\r\nItem;Amount\r\nSeeds;1,200\r\n"],
    ["tab", "Item\tAmount\nSeeds\t1,200\n"],
    ["UTF-16", Buffer.from("\ufeffItem;Amount\nSeeds;1,200\n", "utf16le")],
  ])("reads a CSV with %s", async (_name, content) => {
    const document = await read("a.csv", content);
    expect(textAt(document, "Sheet 1!B2")).toBe("B2: 1,200");
    expect(document.pages[0]?.tables[0]?.rows).toEqual([["Item", "Amount"], ["Seeds", "1,200"]]);
  });

  it("says when rows are left out", async () => {
    const document = await read("a.csv", Array.from({ length: 6000 }, (_, i) => `row,${i}`).join("\n"));
    expect(document.warnings.map((warning) => warning.code)).toEqual(["TRUNCATED_ROWS"]);
  });
});

describe("slides and text", () => {
  it("reads slides in their order, with tables, notes and the hidden flag", async () => {
    const document = await read("a.pptx", makePptx([
      { text: "First", notes: "Say hello", hidden: false }, { text: "Second", rows: [["Year", "Sales"], ["2024", "10"]], hidden: true },
    ]));
    expect(document.pages.map((page) => [page.label, page.hidden, page.text])).toEqual([
      ["Slide 1", false, "First\nNotes:\nSay hello"], ["Slide 2", true, "Second\n| Year | Sales |\n| 2024 | 10 |"],
    ]);
    expect(document.pages[1]?.tables[0]?.rows).toEqual([["Year", "Sales"], ["2024", "10"]]);
  });

  it("drops what an HTML page hides", async () => {
    const document = await read("a.html", `<!doctype html><html><head><title>Plan</title><style>p{}</style></head><body>
      <h1>Market</h1><p>Visible <b>text</b>.</p><p hidden>Hidden one</p><div style="display: none"><p>Hidden two</p></div>
      <script>hidden()</script><h2>Buyers</h2><p>A</p><p>B</p>
      <table><tr><th>Year</th><th colspan="2">Sales</th></tr><tr><td>2024</td><td>10</td><td>12</td></tr></table></body></html>`);
    expect(document.title).toBe("Plan");
    expect(document.pages[0]?.text).not.toMatch(/hidden/i);
    expect(document.pages[0]?.text).toContain("Visible text.");
    expect(textAt(document, "Market > Buyers, paragraph 2")).toBe("B");
    expect(document.pages[0]?.tables).toEqual([{ rows: [["Year", "Sales", ""], ["2024", "10", "12"]], headRows: 1 }]);
  });

  it("keeps Markdown as written, with its headings", async () => {
    const document = await read("a.md", "# Plan\n\nIntro\n\n## Costs\nSeeds 10\n\nLabour 20\n");
    expect(document.title).toBe("Plan");
    expect(textAt(document, "Plan > Costs, paragraph 2")).toBe("Labour 20");
  });

  it("reads text in an old encoding", async () => {
    const document = await read("a.txt", Buffer.from("Le coût de la récolte est élevé pour l'année\n\nFin de la première période de l'été", "latin1"));
    expect(document.pages[0]?.text).toContain("récolte est élevé");
    expect(textAt(document, "line 3")).toContain("première période");
    expect(document.language).toBe("fr");
  });
});
