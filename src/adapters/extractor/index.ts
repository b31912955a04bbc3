import type { ReadOutcome } from "@/domain/documents/document";
import type { DocumentReader } from "@/domain/ports/document-reader";
import { DEFAULT_LIMITS, type ReaderLimits } from "./limits";
import { SandboxPool } from "./pool/sandbox-pool";
import { unpackDocument } from "./unpack-document";

export interface DocumentReaderOptions {
  /** The bundled child, made by scripts/build-extractor.mjs: extract-dist/child.mjs. */
  childScript: string;
  /** Folder holding LANG.traineddata.gz: extract-dist/tessdata. */
  tessdataDir: string;
  /** Files read at the same time. One is right for two cores; OCR takes one core whole. */
  poolSize?: number;
  limits?: Partial<ReaderLimits>;
}

/** Reads and draws in sandboxed children. Pages are drawn beside reading, so a long OCR run blocks no screen. */
export function createDocumentReader(options: DocumentReaderOptions): DocumentReader {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const place = { script: options.childScript, tessdata: options.tessdataDir, limits };
  const readers = new SandboxPool({ ...place, size: options.poolSize ?? 1 });
  const painters = new SandboxPool({ ...place, size: 1 });

  return {
    async read(request): Promise<ReadOutcome> {
      const reply = await readers.run({
        job: {
          kind: "read", name: request.name, bytes: request.bytes, password: request.password ?? null,
          ocr: request.ocr, ocrLanguages: request.ocrLanguages ?? [], limits,
        },
        onProgress: request.onProgress,
        signal: request.signal,
      });
      if (!reply.ok) return reply;
      return "document" in reply ? { ok: true, document: unpackDocument(reply.document) } : wrongReply();
    },
    async drawPage({ name, bytes, password, page, widthPx }) {
      const reply = await painters.run({ job: { kind: "draw", name, bytes, password: password ?? null, page, widthPx, limits } });
      return reply.ok && "picture" in reply ? reply.picture : null;
    },
    async close() {
      await Promise.all([readers.close(), painters.close()]);
    },
  };
}

const wrongReply = (): ReadOutcome => ({ ok: false, code: "CRASHED", detail: "The reading process answered another question.", page: null });
