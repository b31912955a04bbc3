import { allocate, type Pdfium } from "./pdfium-module";

/** From points of page space to shares 0..1 of the displayed page, from its top left corner. */
export type PageToShare = (x: number, y: number) => [number, number];

const SIDE = 1_000_000; // device pixels: PageToDevice rounds to whole ones
const SPAN = 1000; // points between the probes

/** The map is affine; three points of it tell rotation and crop. */
export function pageToShare(pdfium: Pdfium, page: number): PageToShare {
  const scratch = allocate(pdfium, 16);
  const probe = (x: number, y: number): [number, number] => {
    pdfium._FPDF_PageToDevice(page, 0, 0, SIDE, SIDE, 0, x, y, scratch, scratch + 4);
    return [(pdfium.HEAP32[scratch >> 2] ?? 0) / SIDE, (pdfium.HEAP32[(scratch >> 2) + 1] ?? 0) / SIDE];
  };
  const [ox, oy] = probe(0, 0);
  const [px, py] = probe(SPAN, 0);
  const [qx, qy] = probe(0, SPAN);
  pdfium.wasmExports.free(scratch);
  const [ax, bx, ay, by] = [(px - ox) / SPAN, (qx - ox) / SPAN, (py - oy) / SPAN, (qy - oy) / SPAN];
  return (x, y) => [ax * x + bx * y + ox, ay * x + by * y + oy];
}
