import { allocate, type Pdfium } from "./pdfium-module";

/** Left, top, right, bottom in points of page space; top is the greater of the two. */
export type Span = [left: number, top: number, right: number, bottom: number];

/** Asks PDFium for the boxes of characters. Made once a page and freed with it: there are thousands of questions. */
export class CharBoxes {
  private readonly scratch: number;

  constructor(private readonly pdfium: Pdfium, private readonly layer: number) {
    this.scratch = allocate(pdfium, 16);
  }

  /** Puts what the two characters span into `span`. A word stands on one line, so its first and last tell all of it. */
  spanOf(first: number, last: number, span: Span): void {
    this.include(first, true, span);
    if (last !== first) this.include(last, false, span);
  }

  free(): void {
    this.pdfium.wasmExports.free(this.scratch);
  }

  private include(index: number, first: boolean, span: Span): void {
    this.pdfium._FPDFText_GetLooseCharBox(this.layer, index, this.scratch);
    const at = this.scratch >> 2;
    const heap = this.pdfium.HEAPF32;
    const left = heap[at] ?? 0, top = heap[at + 1] ?? 0, right = heap[at + 2] ?? 0, bottom = heap[at + 3] ?? 0;
    span[0] = first ? left : Math.min(span[0], left);
    span[1] = first ? top : Math.max(span[1], top);
    span[2] = first ? right : Math.max(span[2], right);
    span[3] = first ? bottom : Math.min(span[3], bottom);
  }
}
