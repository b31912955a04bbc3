import { AppError, notFound } from "@/domain/errors";
import type { Analyst } from "@/domain/ports/analyst";
import type { DocumentReader } from "@/domain/ports/document-reader";
import type { Log } from "@/domain/ports/log";
import type { ReportRenderer } from "@/domain/ports/report-renderer";
import type { Storage } from "@/domain/ports/storage";

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Files in memory; `full` makes every put fail as a full disk does. */
export function memoryStorage(options: { full?: boolean } = {}): Storage & { keys(): string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    keys: () => [...files.keys()].sort(),
    put: async (key, bytes) => {
      if (options.full) throw new AppError("UNAVAILABLE", "There is no room left for files. Ask your admin to free some.", { code: "DISK_FULL" });
      files.set(key, Uint8Array.from(bytes));
    },
    get: async (key) => {
      const bytes = files.get(key);
      if (!bytes) throw notFound("file");
      return Uint8Array.from(bytes);
    },
    delete: async (key) => {
      files.delete(key);
    },
  };
}

/** Takes every file for UTF-8 text; a form feed starts a new page. An empty file fails as EMPTY. */
export const textReader: DocumentReader = {
  read: async ({ bytes, onProgress }) => {
    if (bytes.length === 0) return { ok: false, code: "EMPTY", detail: "The file has no content.", page: null };
    const texts = new TextDecoder().decode(bytes).split("\f");
    const pages = texts.map((text, at) => ({
      index: at + 1, label: `Page ${at + 1}`, text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null,
    }));
    pages.forEach((page) => onProgress?.({ stage: "reading", page: page.index, total: pages.length }));
    return { ok: true, document: { format: "txt", pages, language: "en", title: null, warnings: [], extractor: "test", ocrPages: 0 } };
  },
  drawPage: async () => null,
  close: async () => undefined,
};

/** Finds nothing in anything. */
export const blankAnalyst: Analyst = {
  identity: { kind: "rules", name: "Test analyst", version: "1" },
  analyse: async ({ documents }) => ({
    findings: [],
    appraisals: documents.map(({ id }) => ({ documentId: id, documentType: null, template: false, dated: null, firm: null })),
  }),
};

export const tinyReports: ReportRenderer = {
  render: async () => ({ pdf: new TextEncoder().encode("%PDF-1.7\n"), pages: 1, standard: "ua-1", notes: [] }),
  close: async () => undefined,
};
