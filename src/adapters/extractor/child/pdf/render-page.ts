import type { Pixels } from "../picture/encode-png";
import { ReadFailure } from "../read-failure";
import { allocate, type Pdfium } from "./pdfium-module";

const FORMAT_GRAY = 1;
const FORMAT_BGRA = 4;
const FLAG_ANNOTATIONS = 1;
const FLAG_GRAYSCALE = 8;
const FLAG_RGBA_ORDER = 16;

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** Draws a page at `scale` pixels a point, made smaller when it would exceed `maxPixels`. */
export function renderPage(pdfium: Pdfium, page: number, options: { scale: number; gray: boolean; turn: Turn; maxPixels: number }): Pixels {
  const pageWidth = pdfium._FPDF_GetPageWidth(page);
  const pageHeight = pdfium._FPDF_GetPageHeight(page);
  const wanted = pageWidth * pageHeight * options.scale ** 2;
  const scale = options.scale * Math.min(1, Math.sqrt(options.maxPixels / Math.max(1, wanted)));
  const across = Math.min(20_000, Math.max(1, Math.floor(pageWidth * scale)));
  const down = Math.min(20_000, Math.max(1, Math.floor(pageHeight * scale)));
  const [width, height] = options.turn % 2 === 1 ? [down, across] : [across, down];
  const channels = options.gray ? 1 : 4;
  const stride = (width * channels + 3) & ~3;
  const pixels = allocate(pdfium, stride * height);
  try {
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, options.gray ? FORMAT_GRAY : FORMAT_BGRA, pixels, stride);
    if (!bitmap) throw new ReadFailure("OUT_OF_MEMORY", "The page is too large to draw.");
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    const flags = FLAG_ANNOTATIONS | (options.gray ? FLAG_GRAYSCALE : FLAG_RGBA_ORDER);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, options.turn, flags);
    pdfium._FPDFBitmap_Destroy(bitmap);
    return { width, height, stride, channels, data: pdfium.HEAPU8.slice(pixels, pixels + stride * height) };
  } finally {
    pdfium.wasmExports.free(pixels);
  }
}
