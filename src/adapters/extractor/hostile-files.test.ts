import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentReader } from "@/domain/ports/document-reader";
import { buildAndOpenReader } from "@/testing/document-reader";
import { makePdf } from "@/testing/pdf-files";
import { makeDocx, makeZip, wordParagraph } from "@/testing/zip-files";

const MEGABYTE = 1024 * 1024;
const pdf = makePdf([["Maize budget 2024"]]);

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(33);
  Buffer.from("89504e470d0a1a0a0000000d49484452", "hex").copy(header);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

const ENTITIES = '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const nested = (depth: number): string => "<w:tbl><w:tr><w:tc>".repeat(depth) + "</w:tc></w:tr></w:tbl>".repeat(depth);
const zeros = (bytes: number): string => wordParagraph(" ".repeat(bytes));

const FILES: [name: string, code: string, make: () => Buffer][] = [
  ["nothing.pdf", "EMPTY", () => Buffer.alloc(0)],
  ["page.pdf", "CORRUPT", () => Buffer.from("<!doctype html><p>Not a PDF</p>")],
  ["half.pdf", "CORRUPT", () => pdf.subarray(0, 40)],
  ["noise.docx", "CORRUPT", () => Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251))],
  ["pdf-and-zip.pdf", "CORRUPT", () => Buffer.concat([Buffer.from("%PDF-1.4\n"), makeZip([{ name: "a", content: "b" }])])],
  ["dtd.docx", "CORRUPT", () => makeDocx(wordParagraph("&b;"), { prolog: ENTITIES })],
  ["deep.docx", "CORRUPT", () => makeDocx(nested(20_000))],
  ["bomb.docx", "TOO_LARGE", () => makeDocx(zeros(50 * MEGABYTE))],
  ["lying.docx", "TOO_LARGE", () => makeDocx(zeros(70 * MEGABYTE), { claimedBytes: 100 })],
  ["entries.docx", "TOO_LARGE", () => makeZip(Array.from({ length: 60_000 }, (_, i) => ({ name: `word/${i}.xml`, content: "" })))],
  ["huge.png", "TOO_LARGE", () => pngHeader(30_000, 30_000)],
  ["flat.png", "CORRUPT", () => pngHeader(0, 10)],
  ["large.txt", "TOO_LARGE", () => Buffer.alloc(11 * MEGABYTE, "a ")],
  ["archive.zip", "UNSUPPORTED_TYPE", () => makeZip([{ name: "inner.zip", content: makeZip([{ name: "x", content: "y" }]) }])],
  ["letter.rtf", "UNSUPPORTED_TYPE", () => Buffer.from("{\\rtf1 hello}")],
  ["film.mp4", "UNSUPPORTED_TYPE", () => Buffer.from("\0\0\0\x18ftypmp42")],
  ["short.dat", "UNSUPPORTED_TYPE", () => Buffer.from("data\0\x01\x02 of a program")],
  ["blank.docx", "NO_TEXT", () => makeDocx(wordParagraph(" "))],
  ["blank.txt", "NO_TEXT", () => Buffer.from(" \n\t ")],
  ["blank.pdf", "NO_TEXT", () => makePdf([[]])],
  ["deep.html", "CORRUPT", () => Buffer.from(`<html>${"<div>".repeat(200_000)}x`)],
];

describe("hostile files end in a named reason", () => {
  let reader: DocumentReader;
  beforeAll(() => {
    reader = buildAndOpenReader();
  });
  afterAll(() => reader.close());

  it.each(FILES)("%s is %s", async (name, code, make) => {
    const outcome = await reader.read({ name, bytes: make(), ocr: false });
    expect(outcome.ok ? "OK" : outcome.code).toBe(code);
    if (!outcome.ok) expect(outcome.detail).not.toBe("");
  });

  it.each(["../../etc/passwd.pdf", "a\u0000b\u0007\n.pdf", "C:\\temp\\x.pdf", `${"x".repeat(5000)}.pdf`, "", "noextension"])(
    "the name %j does no harm",
    async (name) => {
      const outcome = await reader.read({ name, bytes: pdf, ocr: false });
      expect(outcome.ok && outcome.document.pages[0]?.text).toBe("Maize budget 2024");
    },
  );

  it("says when the name tells another type than the bytes", async () => {
    const outcome = await reader.read({ name: "budget.docx", bytes: pdf, ocr: false });
    expect(outcome.ok && outcome.document).toMatchObject({ format: "pdf", warnings: [{ code: "EXTENSION_MISMATCH" }] });
  });

  it("takes more pages than allowed for what they are", async () => {
    const small = buildAndOpenReader({ limits: { pages: 2 } });
    const outcome = await small.read({ name: "a.pdf", bytes: makePdf([["1"], ["2"], ["3"]]), ocr: false });
    await small.close();
    expect(outcome).toMatchObject({ ok: false, code: "TOO_MANY_PAGES" });
  });
});
