import { deflateRawSync } from "node:zlib";
import { crc32 } from "@/adapters/extractor/child/zip/crc32";

export interface ZipPart {
  name: string;
  content: Buffer | string;
  /** What the headers claim; the truth when absent. */
  claimedBytes?: number;
}

/** Writes a ZIP byte by byte, so that tests can make it lie. */
export function makeZip(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = deflateRawSync(content);
    const name = Buffer.from(part.name, "utf8");
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(part.claimedBytes ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), fields, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), fields, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELS = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A Word file around this body; `prolog` stands before the root element. */
export function makeDocx(body: string, options: { prolog?: string; claimedBytes?: number; more?: ZipPart[] } = {}): Buffer {
  const xml = `${options.prolog ?? ""}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`;
  return makeZip([
    { name: "[Content_Types].xml", content: TYPES },
    { name: "_rels/.rels", content: RELS },
    { name: "word/document.xml", content: xml, claimedBytes: options.claimedBytes },
    ...(options.more ?? []),
  ]);
}

export const wordParagraph = (text: string, style?: string): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ""}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

export interface TestSlide {
  text: string;
  hidden: boolean;
  notes?: string;
  rows?: string[][];
}

const REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = (targets: [id: string, type: string, target: string][]): string =>
  `<Relationships>${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="${REL}/${type}" Target="${target}"/>`).join("")}</Relationships>`;
const shape = (text: string): string => `<p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const grid = (rows: string[][]): string =>
  `<a:tbl>${rows.map((row) => `<a:tr>${row.map((cell) => `<a:tc><a:txBody><a:p><a:r><a:t>${cell}</a:t></a:r></a:p></a:txBody></a:tc>`).join("")}</a:tr>`).join("")}</a:tbl>`;

/** A presentation whose slides are stored in the reverse of their order. */
export function makePptx(slides: TestSlide[]): Buffer {
  const file = (index: number): string => `slide${slides.length - index}.xml`;
  return makeZip([
    { name: "[Content_Types].xml", content: '<Types><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>' },
    { name: "_rels/.rels", content: relations([["r1", "officeDocument", "ppt/presentation.xml"]]) },
    { name: "ppt/presentation.xml", content: `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${slides.map((_, i) => `<p:sldId id="${256 + i}" r:id="s${i}"/>`).join("")}</p:sldIdLst></p:presentation>` },
    { name: "ppt/_rels/presentation.xml.rels", content: relations(slides.map((_, i) => [`s${i}`, "slide", `slides/${file(i)}`])) },
    ...slides.flatMap((slide, i) => [
      { name: `ppt/slides/${file(i)}`, content: `<p:sld xmlns:p="p" xmlns:a="a"${slide.hidden ? ' show="0"' : ""}>${shape(slide.text)}${slide.rows ? grid(slide.rows) : ""}</p:sld>` },
      ...(slide.notes === undefined ? [] : [
        { name: `ppt/slides/_rels/${file(i)}.rels`, content: relations([["n", "notesSlide", `../notesSlides/notes${i}.xml`]]) },
        { name: `ppt/notesSlides/notes${i}.xml`, content: `<p:notes xmlns:p="p" xmlns:a="a">${shape(slide.notes)}${shape("1")}</p:notes>` },
      ]),
    ]),
  ]);
}
