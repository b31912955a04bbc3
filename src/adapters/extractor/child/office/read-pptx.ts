import { documentTitle } from "@/domain/documents/document-title";
import { cleanText } from "@/domain/documents/clean-text";
import type { PageTable } from "@/domain/documents/document";
import type { ReadTask } from "../draft";
import { ReadFailure } from "../read-failure";
import { readXml } from "../xml/read-xml";
import { ZipArchive } from "../zip/zip-archive";
import { mainPart, officeTitle, relationsOf } from "./relations";

/** Own reader: no kept library gives slides in order with tables, notes and the hidden flag. */
export async function readPptx({ bytes, draft, job }: ReadTask): Promise<void> {
  draft.extractor = "pptx";
  const archive = ZipArchive.open(bytes);
  const slides = slideParts(archive);
  if (slides.length > job.limits.pages) throw new ReadFailure("TOO_MANY_PAGES", `${slides.length} slides; up to ${job.limits.pages} are read.`);
  let chars = 0;
  for (const [index, part] of slides.entries()) {
    const xml = archive.read(part);
    const slide = xml ? readSlide(xml) : { paragraphs: [], tables: [], hidden: false };
    const text = draft.clean([...slide.paragraphs, ...notesOf(archive, part)].join("\n"), index + 1);
    chars += text.length;
    if (chars > job.limits.chars) {
      draft.warn("TRUNCATED", `The text is too long; reading stopped before slide ${index + 1}.`, index + 1);
      return;
    }
    draft.addPage({
      label: `Slide ${index + 1}`, text, tables: slide.tables, hidden: slide.hidden,
      segments: text === "" ? [] : [{ start: 0, end: text.length, locator: `slide ${index + 1}` }],
    });
  }
  draft.title = documentTitle(officeTitle(archive));
}

/** Slides in the order they are shown, which is not that of their file names. */
function slideParts(archive: ZipArchive): string[] {
  const main = mainPart(archive, "ppt/presentation.xml");
  const xml = archive.read(main);
  if (!xml) throw new ReadFailure("CORRUPT", "The presentation has no main part.");
  const relations = relationsOf(archive, main);
  const parts: string[] = [];
  readXml(xml, {
    open(name, _attributes, prefixed) {
      if (name !== "sldId") return;
      // Both "id" and "r:id" stand here; only the prefixed one names a part.
      const relation = relations.get(prefixed("id") ?? "");
      if (relation?.type === "slide") parts.push(relation.target);
    },
  });
  return parts;
}

function notesOf(archive: ZipArchive, slide: string): string[] {
  for (const relation of relationsOf(archive, slide).values()) {
    if (relation.type !== "notesSlide") continue;
    const xml = archive.read(relation.target);
    const said = xml ? readSlide(xml).paragraphs.filter((paragraph) => !/^\d*$/.test(paragraph)) : [];
    return said.length > 0 ? ["Notes:", ...said] : [];
  }
  return [];
}

interface Slide {
  paragraphs: string[];
  tables: PageTable[];
  hidden: boolean;
}

function readSlide(xml: Buffer): Slide {
  const slide: Slide = { paragraphs: [], tables: [], hidden: false };
  let paragraph = "";
  let inText = false;
  let fallback = 0; // mc:Fallback repeats what mc:Choice said
  let rows: string[][] | null = null;
  let cell: string | null = null;
  readXml(xml, {
    open(name, attributes) {
      if (name === "sld" && (attributes.show === "0" || attributes.show === "false")) slide.hidden = true;
      else if (name === "Fallback") fallback += 1;
      else if (name === "p") paragraph = "";
      else if (name === "t") inText = true;
      else if (name === "br" || name === "tab") paragraph += name === "br" ? "\n" : " ";
      else if (name === "tbl") rows = [];
      else if (name === "tr") rows?.push([]);
      else if (name === "tc") cell = "";
    },
    close(name) {
      if (name === "Fallback") fallback -= 1;
      else if (name === "t") inText = false;
      else if (name === "p" && fallback === 0 && paragraph.trim() !== "") {
        if (cell !== null) cell += (cell === "" ? "" : " ") + paragraph.trim();
        else slide.paragraphs.push(paragraph.trim());
        paragraph = "";
      } else if (name === "tc") {
        rows?.at(-1)?.push(cleanText(cell ?? "").replace(/\n/g, " "));
        cell = null;
      } else if (name === "tbl" && rows) {
        if (fallback === 0) addTable(slide, rows);
        rows = null;
      }
    },
    text(text) {
      if (inText && fallback === 0) paragraph += text;
    },
  });
  return slide;
}

function addTable(slide: Slide, rows: string[][]): void {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return;
  slide.paragraphs.push(...rows.map((row) => `| ${row.join(" | ")} |`));
  slide.tables.push({ rows: rows.map((row) => [...row, ...Array<string>(width - row.length).fill("")]), headRows: 0 });
}
