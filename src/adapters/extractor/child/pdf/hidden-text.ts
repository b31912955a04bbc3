import type { CharBoxes, Span } from "./char-boxes";
import { allocate, type Pdfium } from "./pdfium-module";
import type { PageToShare } from "./page-to-share";
import { renderPage } from "./render-page";

/** Text that a person at the page cannot see, and why. */
export interface HiddenText {
  /** Offsets in the raw text, ascending. */
  ranges: { from: number; to: number }[];
  reasons: Set<"off the page" | "too small to read" | "drawn without a trace">;
}

/** Points; printed footnotes end at 5. */
const SMALLEST = 2;
/** All three colours above this are hard to see on paper; whether the paper is white there is then looked at. */
const NEARLY_WHITE = 235;
/** Grey steps between the darkest and the lightest point of a word that can still be seen. */
const LEAST_CONTRAST = 12;
/** Fewer words, and fewer than two of three letters or more, say nothing: crop marks, anchors and empty fields of word processors. */
const LEAST_WORDS = 4;
const LEAST_REAL_WORDS = 2;
/** Letters and what may stand around them; marks of machines have signs between. */
const REAL_WORD = /^[^\p{L}\p{N}]*\p{L}[\p{L}'’-]{2,}[^\p{L}\p{N}]*$/u;
const INVISIBLE_MODES = new Set([3, 7]);
const LOOK = { scale: 1.5, gray: true, turn: 0, maxPixels: 4_000_000 } as const;

/** Share of the page under a character, from its loose box. */
type Box = { x: number; y: number; width: number; height: number };

export interface HiddenTextInput {
  page: number;
  layer: number;
  raw: string;
  charOf: number[] | null;
  toShare: PageToShare;
  boxes: CharBoxes;
}

export function findHiddenText(pdfium: Pdfium, input: HiddenTextInput): HiddenText {
  const found = hiddenWords(pdfium, input);
  return tells(found.ranges, input.raw) ? found : { ranges: [], reasons: new Set() };
}

/** "Score: Low" is enough to say something. */
function tells(ranges: readonly { from: number; to: number }[], raw: string): boolean {
  if (ranges.length >= LEAST_WORDS) return true;
  return ranges.filter(({ from, to }) => REAL_WORD.test(raw.slice(from, to))).length >= LEAST_REAL_WORDS;
}

function hiddenWords(pdfium: Pdfium, { page, layer, raw, charOf, toShare, boxes }: HiddenTextInput): HiddenText {
  const found: HiddenText = { ranges: [], reasons: new Set() };
  const scratch = allocate(pdfium, 16);
  const suspects: { from: number; to: number; box: Box }[] = [];
  const span: Span = [0, 0, 0, 0];
  const doubtful = new Map<number, boolean>();
  const height = pdfium._FPDF_GetPageHeight(page);
  try {
    for (const word of raw.matchAll(/\S+/gu)) {
      const range = { from: word.index, to: word.index + word[0].length };
      const first = charOf ? (charOf[range.from] ?? 0) : range.from;
      boxes.spanOf(first, charOf ? (charOf[range.to - 1] ?? first) : range.to - 1, span);
      const [x0, y0] = toShare(span[0], span[1]);
      const [x1, y1] = toShare(span[2], span[3]);
      const [x, y, tall] = [Math.min(x0, x1), Math.min(y0, y1), Math.abs(y1 - y0)];
      const reason = Math.max(x0, x1) < 0 || Math.max(y0, y1) < 0 || x > 1 || y > 1 ? "off the page" : tall > 0 && tall * height < SMALLEST ? "too small to read" : null;
      if (reason) {
        found.ranges.push(range);
        found.reasons.add(reason);
      } else if (isDoubtful(pdfium, pdfium._FPDFText_GetTextObject(layer, first), doubtful, scratch)) suspects.push({ ...range, box: { x, y, width: Math.abs(x1 - x0), height: tall } });
    }
  } finally {
    pdfium.wasmExports.free(scratch);
  }
  // Looking closer costs a drawing of the page: not for ornaments.
  if (!tells([...found.ranges, ...suspects], raw)) return found;
  const pixels = renderPage(pdfium, page, LOOK);
  for (const { from, to, box } of suspects) {
    if (contrastIn(pixels, box) >= LEAST_CONTRAST) continue;
    found.ranges.push({ from, to });
    found.reasons.add("drawn without a trace");
  }
  found.ranges.sort((a, b) => a.from - b.from);
  return found;
}

/** Without ink of its own or in a colour like paper: a scan's text layer and a white table head are that too, and seen. */
function isDoubtful(pdfium: Pdfium, object: number, known: Map<number, boolean>, scratch: number): boolean {
  const before = known.get(object);
  if (before !== undefined) return before;
  let doubtful = INVISIBLE_MODES.has(pdfium._FPDFTextObj_GetTextRenderMode(object));
  if (!doubtful && pdfium._FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = pdfium.HEAP32.subarray(scratch >> 2, (scratch >> 2) + 4);
    doubtful = alpha < 255 - NEARLY_WHITE || Math.min(red, green, blue) >= NEARLY_WHITE;
  }
  known.set(object, doubtful);
  return doubtful;
}

function contrastIn({ width, height, stride, data }: ReturnType<typeof renderPage>, box: Box): number {
  const clamp = (n: number, most: number): number => Math.max(0, Math.min(most, n));
  const [x0, x1] = [clamp(Math.floor(box.x * width), width - 1), clamp(Math.ceil((box.x + box.width) * width), width)];
  // The middle of the line: rules above and below a word are not its ink.
  const [y0, y1] = [clamp(Math.floor((box.y + box.height * 0.2) * height), height - 1), clamp(Math.ceil((box.y + box.height * 0.8) * height), height)];
  let [darkest, lightest] = [255, 0];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const grey = data[y * stride + x] ?? 255;
      darkest = Math.min(darkest, grey);
      lightest = Math.max(lightest, grey);
    }
  }
  return lightest - darkest;
}
