import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { PDFiumModule } from "@hyzyla/pdfium";
import { ReadFailure } from "../read-failure";
import { capWasmMemory } from "./cap-wasm-memory";

/** The part of PDFium's C API used here; the package's own types name about 30 of its 416 functions. Numbers are pointers. */
export interface Pdfium {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  wasmExports: { malloc(bytes: number): number; free(pointer: number): void };
  _FPDF_InitLibraryWithConfig(config: number): void;
  _FPDF_LoadMemDocument(bytes: number, length: number, password: number): number;
  _FPDF_CloseDocument(doc: number): void;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(doc: number): number;
  _FPDF_GetDocPermissions(doc: number): number;
  _FPDF_GetSecurityHandlerRevision(doc: number): number;
  _FPDF_GetFormType(doc: number): number;
  _FPDF_GetMetaText(doc: number, tag: number, buffer: number, length: number): number;
  _FPDFDoc_GetAttachmentCount(doc: number): number;
  _FPDF_LoadPage(doc: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidth(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDF_PageToDevice(page: number, x0: number, y0: number, width: number, height: number, rotate: number, x: number, y: number, outX: number, outY: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetText(text: number, start: number, count: number, buffer: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_GetTextObject(text: number, index: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, rect: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFPage_CloseAnnot(annot: number): void;
  _FPDFAnnot_GetSubtype(annot: number): number;
  _FPDFAnnot_GetFormFieldType(form: number, annot: number): number;
  _FPDFAnnot_GetFormFieldName(form: number, annot: number, buffer: number, length: number): number;
  _FPDFAnnot_GetFormFieldAlternateName(form: number, annot: number, buffer: number, length: number): number;
  _FPDFAnnot_GetFormFieldValue(form: number, annot: number, buffer: number, length: number): number;
  _FPDFDOC_InitFormFillEnvironment(doc: number, info: number): number;
  _FPDFDOC_ExitFormFillEnvironment(form: number): void;
  _FPDF_FFLDraw(form: number, bitmap: number, page: number, x: number, y: number, width: number, height: number, rotate: number, flags: number): void;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, x: number, y: number, width: number, height: number, argb: number): void;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(bitmap: number, page: number, x: number, y: number, width: number, height: number, rotate: number, flags: number): void;
}

// 512 MB in wasm pages of 64 KB: four times what the heaviest honest page needed.
const MAX_WASM_PAGES = 8192;

let loading: Promise<Pdfium> | null = null;

export function loadPdfium(): Promise<Pdfium> {
  loading ??= instantiate().catch((error: unknown) => {
    // Our own installation is at fault, not the file.
    throw new ReadFailure("CRASHED", `PDFium does not start: ${error instanceof Error ? error.message : String(error)}`);
  });
  return loading;
}

async function instantiate(): Promise<Pdfium> {
  // Beside the bundled child in production; in the package when run from source.
  const beside = fileURLToPath(new URL("./pdfium.wasm", import.meta.url));
  const file = existsSync(beside) ? beside : createRequire(import.meta.url).resolve("@hyzyla/pdfium/pdfium.wasm");
  const wasmBinary = capWasmMemory(new Uint8Array(readFileSync(file)), MAX_WASM_PAGES).buffer;
  const options = { wasmBinary, locateFile: (name: string) => name, print: ignore, printErr: ignore };
  const start = PDFiumModule as unknown as (options: object) => Promise<Pdfium>;
  const pdfium = await start(options);
  const config = allocate(pdfium, 32);
  pdfium.HEAPU8.fill(0, config, config + 32);
  pdfium.HEAP32[config >> 2] = 2; // version of the config struct
  pdfium._FPDF_InitLibraryWithConfig(config);
  pdfium.wasmExports.free(config);
  return pdfium;
}

const ignore = (): void => undefined;

export function allocate(pdfium: Pdfium, bytes: number): number {
  const pointer = pdfium.wasmExports.malloc(bytes);
  if (!pointer) throw new ReadFailure("OUT_OF_MEMORY", "PDFium's memory limit is reached.");
  return pointer;
}

const UTF16 = new TextDecoder("utf-16le");

/** Reads a string by PDFium's habit: ask for the size in bytes, then ask again with a buffer. */
export function readUtf16(pdfium: Pdfium, fill: (buffer: number, bytes: number) => number): string {
  const bytes = fill(0, 0);
  if (bytes <= 2 || bytes > 1_000_000) return "";
  const buffer = allocate(pdfium, bytes);
  try {
    fill(buffer, bytes);
    return UTF16.decode(pdfium.HEAPU8.subarray(buffer, buffer + bytes - 2));
  } finally {
    pdfium.wasmExports.free(buffer);
  }
}

/** A zero-terminated byte string in PDFium's memory; the caller frees it. */
export function writeBytes(pdfium: Pdfium, text: string, encoding: "utf8" | "latin1" = "utf8"): number {
  const bytes = Buffer.from(`${text}\0`, encoding);
  const pointer = allocate(pdfium, bytes.length);
  pdfium.HEAPU8.set(bytes, pointer);
  return pointer;
}
