import { layOutText } from "@/domain/documents/clean-text";
import { WORD_STRIDE } from "@/domain/documents/packed-words";
import { NO_WORDS } from "../draft";
import { allocate, type Pdfium } from "./pdfium-module";

export interface PageText {
  /** As PDFium gives it; used to judge whether the text layer is garbage. */
  raw: string;
  text: string;
  words: Float32Array;
}

const UTF16 = new TextDecoder("utf-16le");
const SURROGATE = /[\ud800-\udfff]/u;

/** Text in PDFium's own order (it keeps rows together and reads columns), with a box for every word. */
export function readPageText(pdfium: Pdfium, page: number): PageText {
  const layer = pdfium._FPDFText_LoadPage(page);
  if (!layer) return { raw: "", text: "", words: NO_WORDS };
  try {
    const { raw, charOf } = rawText(pdfium, layer);
    if (raw === "") return { raw, text: "", words: NO_WORDS };
    const { text, pieces } = layOutText(raw);
    return { raw, text, words: boxWords(pdfium, page, layer, pieces, charOf) };
  } finally {
    pdfium._FPDFText_ClosePage(layer);
  }
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

function boxWords(pdfium: Pdfium, page: number, layer: number, pieces: number[], charOf: number[] | null): Float32Array {
  const words = new Float32Array((pieces.length / 4) * WORD_STRIDE);
  const scratch = allocate(pdfium, 16);
  const [ax, bx, cx, ay, by, cy] = pageToShare(pdfium, page, scratch);
  let left = 0, top = 0, right = 0, bottom = 0;
  const include = (index: number, first: boolean): void => {
    pdfium._FPDFText_GetLooseCharBox(layer, index, scratch);
    const at = scratch >> 2;
    const heap = pdfium.HEAPF32;
    const l = heap[at] ?? 0, t = heap[at + 1] ?? 0, r = heap[at + 2] ?? 0, b = heap[at + 3] ?? 0;
    left = first ? l : Math.min(left, l);
    right = first ? r : Math.max(right, r);
    top = first ? t : Math.max(top, t);
    bottom = first ? b : Math.min(bottom, b);
  };
  for (let i = 0, out = 0; i < pieces.length; i += 4, out += WORD_STRIDE) {
    const from = pieces[i] ?? 0;
    const to = (pieces[i + 1] ?? 1) - 1;
    // A word stands on one line, so its first and last character span it.
    include(charOf ? (charOf[from] ?? 0) : from, true);
    if (to > from) include(charOf ? (charOf[to] ?? 0) : to, false);
    const x0 = ax * left + bx * top + cx, y0 = ay * left + by * top + cy;
    const x1 = ax * right + bx * bottom + cx, y1 = ay * right + by * bottom + cy;
    words[out] = pieces[i + 2] ?? 0;
    words[out + 1] = pieces[i + 3] ?? 0;
    words[out + 2] = Math.min(x0, x1);
    words[out + 3] = Math.min(y0, y1);
    words[out + 4] = Math.abs(x1 - x0);
    words[out + 5] = Math.abs(y1 - y0);
  }
  pdfium.wasmExports.free(scratch);
  return words;
}

/** The affine map from page space to shares of the displayed page; three points of it tell rotation and crop. */
function pageToShare(pdfium: Pdfium, page: number, scratch: number): [number, number, number, number, number, number] {
  const SIDE = 1_000_000; // device pixels: PageToDevice rounds to whole ones
  const SPAN = 1000; // points between the probes
  const probe = (x: number, y: number): [number, number] => {
    pdfium._FPDF_PageToDevice(page, 0, 0, SIDE, SIDE, 0, x, y, scratch, scratch + 4);
    return [(pdfium.HEAP32[scratch >> 2] ?? 0) / SIDE, (pdfium.HEAP32[(scratch >> 2) + 1] ?? 0) / SIDE];
  };
  const [ox, oy] = probe(0, 0);
  const [px, py] = probe(SPAN, 0);
  const [qx, qy] = probe(0, SPAN);
  return [(px - ox) / SPAN, (qx - ox) / SPAN, ox, (py - oy) / SPAN, (qy - oy) / SPAN, oy];
}
