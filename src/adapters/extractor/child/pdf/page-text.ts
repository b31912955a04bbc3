import { layOutText } from "@/domain/documents/clean-text";
import { WORD_STRIDE } from "@/domain/documents/packed-words";
import { NO_WORDS } from "../draft";
import { CharBoxes, type Span } from "./char-boxes";
import { findHiddenText, type HiddenText } from "./hidden-text";
import { type PageToShare, pageToShare } from "./page-to-share";
import { allocate, type Pdfium } from "./pdfium-module";

export interface PageText {
  /** As PDFium gives it; used to judge whether the text layer is garbage. */
  raw: string;
  text: string;
  words: Float32Array;
  /** Left out of `text`: nobody who looks at the page can check it. */
  hidden: HiddenText | null;
}

const UTF16 = new TextDecoder("utf-16le");
const SURROGATE = /[\ud800-\udfff]/u;

/** Text in PDFium's own order (it keeps rows together and reads columns), with a box for every word. */
export function readPageText(pdfium: Pdfium, page: number): PageText {
  const layer = pdfium._FPDFText_LoadPage(page);
  if (!layer) return { raw: "", text: "", words: NO_WORDS, hidden: null };
  const boxes = new CharBoxes(pdfium, layer);
  try {
    const { raw, charOf } = rawText(pdfium, layer);
    if (raw === "") return { raw, text: "", words: NO_WORDS, hidden: null };
    const toShare = pageToShare(pdfium, page);
    const hidden = findHiddenText(pdfium, { page, layer, raw, charOf, toShare, boxes });
    const { text, pieces } = layOutText(blankOut(raw, hidden));
    return { raw, text, words: boxWords(boxes, pieces, charOf, toShare), hidden: hidden.ranges.length > 0 ? hidden : null };
  } finally {
    boxes.free();
    pdfium._FPDFText_ClosePage(layer);
  }
}

/** Blanks in place of what nobody sees; offsets stay. */
function blankOut(raw: string, { ranges }: HiddenText): string {
  if (ranges.length === 0) return raw;
  let at = 0;
  const kept = ranges.map(({ from, to }) => {
    const piece = raw.slice(at, from) + " ".repeat(to - from);
    at = to;
    return piece;
  });
  return kept.join("") + raw.slice(at);
}

/** `charOf` maps offsets of `raw` to PDFium's character indexes; null when they are the same. */
function rawText(pdfium: Pdfium, layer: number): { raw: string; charOf: number[] | null } {
  const count = pdfium._FPDFText_CountChars(layer);
  if (count <= 0) return { raw: "", charOf: null };
  const buffer = allocate(pdfium, (count + 1) * 2);
  try {
    const written = pdfium._FPDFText_GetText(layer, 0, count, buffer);
    const raw = UTF16.decode(pdfium.HEAPU8.subarray(buffer, buffer + Math.max(0, written - 1) * 2));
    if (raw.length === count && !SURROGATE.test(raw)) return { raw, charOf: null };
  } finally {
    pdfium.wasmExports.free(buffer);
  }
  return rawTextByCharacter(pdfium, layer, count);
}

/** GetText leaves unmapped characters out, so offsets and indexes drift apart: ask for each character. */
function rawTextByCharacter(pdfium: Pdfium, layer: number, count: number): { raw: string; charOf: number[] } {
  const units: string[] = [];
  const charOf: number[] = [];
  for (let index = 0; index < count; index++) {
    const code = pdfium._FPDFText_GetUnicode(layer, index);
    if (code === 0 || code > 0x10ffff) continue;
    const unit = code >= 0xd800 && code <= 0xdfff ? String.fromCharCode(code) : String.fromCodePoint(code);
    units.push(unit);
    for (let k = 0; k < unit.length; k++) charOf.push(index);
  }
  return { raw: units.join(""), charOf };
}

function boxWords(boxes: CharBoxes, pieces: number[], charOf: number[] | null, toShare: PageToShare): Float32Array {
  const words = new Float32Array((pieces.length / 4) * WORD_STRIDE);
  const span: Span = [0, 0, 0, 0];
  for (let i = 0, out = 0; i < pieces.length; i += 4, out += WORD_STRIDE) {
    const from = pieces[i] ?? 0;
    const to = Math.max(from, (pieces[i + 1] ?? 1) - 1);
    boxes.spanOf(charOf ? (charOf[from] ?? 0) : from, charOf ? (charOf[to] ?? 0) : to, span);
    const [x0, y0] = toShare(span[0], span[1]);
    const [x1, y1] = toShare(span[2], span[3]);
    words[out] = pieces[i + 2] ?? 0;
    words[out + 1] = pieces[i + 3] ?? 0;
    words[out + 2] = Math.min(x0, x1);
    words[out + 3] = Math.min(y0, y1);
    words[out + 4] = Math.abs(x1 - x0);
    words[out + 5] = Math.abs(y1 - y0);
  }
  return words;
}
