import mammoth from "mammoth";
import { documentTitle } from "@/domain/documents/document-title";
import type { ReadTask } from "../draft";
import { ReadFailure } from "../read-failure";
import { BlockPages } from "../text/block-page";
import { readHtmlBlocks } from "../text/html-blocks";
import { decodeXml, readXml } from "../xml/read-xml";
import { rezip } from "../zip/rezip";
import { ZipArchive } from "../zip/zip-archive";
import { mainPart, officeTitle } from "./relations";

// Styles by their built-in English names, which Word keeps whatever language it speaks; a rule stands for a page break.
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh", "br[type='page'] => hr"];
const TEXT_PARTS = /\.(?:xml|rels)$/i;
const UNUSED_PARTS = /theme|customXml|media|embeddings|webSettings|fontTable|vbaProject/i;

/** mammoth turns the text into plain HTML (insertions kept, deletions out), our own walker into paragraphs with their place. */
export async function readDocx({ bytes, draft, job }: ReadTask): Promise<void> {
  draft.extractor = "mammoth";
  const archive = ZipArchive.open(bytes);
  const main = mainPart(archive, "word/document.xml");
  if (!archive.has(main)) throw new ReadFailure("CORRUPT", "The Word file has no main part.");
  const buffer = rezip(archive, (name) => TEXT_PARTS.test(name) && !UNUSED_PARTS.test(name), (name, part) => {
    // mammoth builds a tree by recursion and expands what a DTD declares: depth, size and DTD are checked here.
    readXml(part, {});
    return name === main ? Buffer.from(prepare(decodeXml(part)), "utf8") : part;
  });
  const { value } = await mammoth.convertToHtml({ buffer }, {
    styleMap: STYLES,
    // Pictures say nothing here, and "external" ones are never fetched.
    convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
  });
  const pages = new BlockPages(draft, job.limits.chars);
  readHtmlBlocks(value, pages, { pageBreakAtRule: true });
  pages.end();
  draft.title = documentTitle(officeTitle(archive));
}

/**
 * Two things mammoth does not see. Breaks that Word rendered when it last saved become page breaks (a
 * second one with nothing between is dropped later). Drawings without a fallback lose their text
 * boxes, because mammoth reads fallbacks only: there the choice takes the fallback's place.
 */
function prepare(xml: string): string {
  return xml
    .replace(/<((?:\w+:)?)lastRenderedPageBreak\s*\/>/g, "<$1br $1type=\"page\"/>")
    .replace(/<mc:AlternateContent\b(?:(?!<mc:Fallback\b|<mc:AlternateContent\b)[\s\S])*?<\/mc:AlternateContent>/g, (content) =>
      content.replace(/<(\/?)mc:Choice\b/g, "<$1mc:Fallback"));
}
