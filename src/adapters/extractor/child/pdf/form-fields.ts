import { cleanText } from "@/domain/documents/clean-text";
import type { PdfFile } from "./pdf-file";
import { allocate, readUtf16 } from "./pdfium-module";

const WIDGET = 20;
const PUSH_BUTTON = 1;
const FIELD_PAGES = 50;
const FIELDS_A_PAGE = 2000;

/**
 * The filled-in values, as "label: value" lines by page index. The page's own text often holds the
 * labels only (XFA forms always), and a form without its answers says nothing.
 */
export function readFormFields(file: PdfFile): Map<number, string[]> {
  const { pdfium } = file;
  const lines = new Map<number, string[]>();
  const info = allocate(pdfium, 256);
  pdfium.HEAPU8.fill(0, info, info + 256);
  pdfium.HEAP32[info >> 2] = 2; // version of FPDF_FORMFILLINFO
  const form = pdfium._FPDFDOC_InitFormFillEnvironment(file.handle, info);
  try {
    for (let index = 0; form && index < Math.min(file.pageCount, FIELD_PAGES); index++) {
      const found = file.withPage(index, (page) => fieldsOfPage(file, form, page)) ?? [];
      if (found.length > 0) lines.set(index, found);
    }
  } finally {
    if (form) pdfium._FPDFDOC_ExitFormFillEnvironment(form);
    pdfium.wasmExports.free(info);
  }
  return lines;
}

function fieldsOfPage(file: PdfFile, form: number, page: number): string[] {
  const { pdfium } = file;
  const lines: string[] = [];
  const count = Math.min(pdfium._FPDFPage_GetAnnotCount(page), FIELDS_A_PAGE);
  for (let index = 0; index < count; index++) {
    const annot = pdfium._FPDFPage_GetAnnot(page, index);
    if (!annot) continue;
    if (pdfium._FPDFAnnot_GetSubtype(annot) === WIDGET && pdfium._FPDFAnnot_GetFormFieldType(form, annot) !== PUSH_BUTTON) {
      const value = cleanText(readUtf16(pdfium, (buffer, bytes) => pdfium._FPDFAnnot_GetFormFieldValue(form, annot, buffer, bytes)));
      const label = readUtf16(pdfium, (buffer, bytes) => pdfium._FPDFAnnot_GetFormFieldAlternateName(form, annot, buffer, bytes));
      const name = readUtf16(pdfium, (buffer, bytes) => pdfium._FPDFAnnot_GetFormFieldName(form, annot, buffer, bytes));
      if (value !== "" && value !== "Off") lines.push(`${cleanText(label) || shortName(name)}: ${value}`);
    }
    pdfium._FPDFPage_CloseAnnot(annot);
  }
  return lines;
}

/** "form1[0].page[0].Grade_Level[0]" → "Grade Level". */
function shortName(name: string): string {
  return cleanText(name.replace(/\[\d+\]/g, "").split(".").at(-1)?.replace(/_/g, " ") ?? "") || "Field";
}
