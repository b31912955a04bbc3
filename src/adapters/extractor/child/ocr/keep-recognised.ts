import { findTables } from "@/domain/documents/find-tables";
import type { PackedPage } from "../../protocol";
import type { Draft } from "../draft";
import type { RecognisedPage } from "./recognise-upright";

/** Photographs read as 39 to 58, real scans as 75 and more. */
const UNREADABLE = 60;
const SURE = 75;
/** A picture with a few words on it, a map or a logo, reads confidently without being a document. */
const SURE_OF_FEW_WORDS = 90;
const FEW_LETTERS = 200;

/** Puts recognised text on its page, or says that it is not to be trusted. */
export function keepRecognised(draft: Draft, page: PackedPage, read: RecognisedPage): void {
  draft.ocrPages += 1;
  if (read.confidence < UNREADABLE || read.text === "") {
    draft.warn("LOW_CONFIDENCE", "This page is a picture without readable text.", page.index);
    return;
  }
  const letters = read.text.match(/\p{L}/gu)?.length ?? 0;
  if (read.confidence < (letters < FEW_LETTERS ? SURE_OF_FEW_WORDS : SURE)) {
    draft.warn("LOW_CONFIDENCE", `The text was recognised with ${Math.round(read.confidence)} % confidence; check it against the page.`, page.index);
  }
  page.text = read.text;
  page.words = read.words;
  page.ocrConfidence = read.confidence;
  page.tables = findTables(read.text, read.words, page.width, page.height);
}
