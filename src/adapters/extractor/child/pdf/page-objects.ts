import { allocate, type Pdfium } from "./pdfium-module";

export interface PageObjects {
  text: number;
  path: number;
  image: number;
  form: number;
  /** Share of the page under pictures, 0..1. */
  imageCover: number;
  /** Resolution of the largest picture, dots an inch; null without one. */
  imageDpi: number | null;
}

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const MOST_OBJECTS = 20_000;

/** What a page is made of, counted on its top level only: enough to tell a scan from an empty page. */
export function countPageObjects(pdfium: Pdfium, page: number): PageObjects {
  const width = pdfium._FPDF_GetPageWidth(page);
  const height = pdfium._FPDF_GetPageHeight(page);
  const found: PageObjects = { text: 0, path: 0, image: 0, form: 0, imageCover: 0, imageDpi: null };
  const scratch = allocate(pdfium, 24);
  const at = scratch >> 2;
  let largest = 0;
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), MOST_OBJECTS);
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === TEXT) found.text += 1;
    else if (type === PATH) found.path += 1;
    else if (type === FORM) found.form += 1;
    if (type !== IMAGE) continue;
    found.image += 1;
    if (!pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(at, at + 4);
    const shownWidth = Math.max(0, Math.min(width, right) - Math.max(0, left));
    const shownHeight = Math.max(0, Math.min(height, top) - Math.max(0, bottom));
    found.imageCover += (shownWidth * shownHeight) / Math.max(1, width * height);
    const area = (right - left) * (top - bottom);
    if (area <= largest || !pdfium._FPDFImageObj_GetImagePixelSize(object, scratch + 16, scratch + 20)) continue;
    largest = area;
    const [across = 0, down = 0] = pdfium.HEAP32.subarray(at + 4, at + 6);
    found.imageDpi = Math.max(across / (right - left), down / (top - bottom)) * 72;
  }
  pdfium.wasmExports.free(scratch);
  found.imageCover = Math.min(1, found.imageCover);
  return found;
}
