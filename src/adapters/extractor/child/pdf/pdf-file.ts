import type { ReadFailureCode } from "@/domain/documents/document";
import { ReadFailure } from "../read-failure";
import { allocate, readUtf16, writeBytes, type Pdfium } from "./pdfium-module";

/** FPDF_GetLastError after a failed load. 4 is also the answer to a wrong password. */
const LOAD_ERRORS: Record<number, ReadFailureCode> = { 4: "PASSWORD_REQUIRED", 5: "UNSUPPORTED_ENCRYPTION" };
const PERMISSION_COPY = 16;

/** An open PDF in PDFium's memory. Every page loaded is closed again: PDFium keeps what is left open. */
export class PdfFile {
  private constructor(
    readonly pdfium: Pdfium,
    readonly handle: number,
    private readonly bytes: number,
    readonly pageCount: number,
  ) {}

  static open(pdfium: Pdfium, bytes: Uint8Array, password: string | null): PdfFile {
    const pointer = allocate(pdfium, bytes.length);
    pdfium.HEAPU8.set(bytes, pointer);
    const secret = password === null ? 0 : writeBytes(pdfium, password);
    const handle = pdfium._FPDF_LoadMemDocument(pointer, bytes.length, secret);
    if (secret) pdfium.wasmExports.free(secret);
    if (!handle) {
      const code = LOAD_ERRORS[pdfium._FPDF_GetLastError()] ?? "CORRUPT";
      pdfium.wasmExports.free(pointer);
      throw new ReadFailure(code, code === "PASSWORD_REQUIRED" && password !== null ? "The password does not open this file." : "PDFium cannot open this file.");
    }
    return new PdfFile(pdfium, handle, pointer, pdfium._FPDF_GetPageCount(handle));
  }

  /** Copying is forbidden by the owner, although the file opens without a password. */
  get copyRestricted(): boolean {
    const encrypted = this.pdfium._FPDF_GetSecurityHandlerRevision(this.handle) >= 0;
    return encrypted && (this.pdfium._FPDF_GetDocPermissions(this.handle) & PERMISSION_COPY) === 0;
  }

  get attachments(): number {
    return this.pdfium._FPDFDoc_GetAttachmentCount(this.handle);
  }

  get hasForm(): boolean {
    return this.pdfium._FPDF_GetFormType(this.handle) > 0;
  }

  title(): string {
    const tag = writeBytes(this.pdfium, "Title", "latin1");
    try {
      return readUtf16(this.pdfium, (buffer, bytes) => this.pdfium._FPDF_GetMetaText(this.handle, tag, buffer, bytes));
    } finally {
      this.pdfium.wasmExports.free(tag);
    }
  }

  /** Runs `read` on a loaded page (0-based); null when PDFium cannot load it. */
  withPage<T>(index: number, read: (page: number) => T): T | null {
    const page = this.pdfium._FPDF_LoadPage(this.handle, index);
    if (!page) return null;
    try {
      return read(page);
    } finally {
      this.pdfium._FPDF_ClosePage(page);
    }
  }

  close(): void {
    this.pdfium._FPDF_CloseDocument(this.handle);
    this.pdfium.wasmExports.free(this.bytes);
  }
}
