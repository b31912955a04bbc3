import { existsSync } from "node:fs";
import type { ReadFailureCode, ReadOutcome } from "@/domain/documents/document";
import type { DocumentReader } from "@/domain/ports/document-reader";
import { DEFAULT_LIMITS, type ReaderLimits } from "./limits";
import { keepRecognisedPages } from "./keep-recognised-pages";
import { SandboxPool } from "./pool/sandbox-pool";
import type { RecognisedPage } from "./protocol";
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

  const requireBuilt = (): void => {
    if (!existsSync(options.childScript)) {
      throw new Error(`The document reader is not built: ${options.childScript} is missing. Run "node scripts/build-extractor.mjs".`);
    }
  };

  return {
    async read(request): Promise<ReadOutcome> {
      requireBuilt();
      let recognising = false;
      const recognised = new Map<number, RecognisedPage>();
      const run = (ocr: boolean) => readers.run({
        job: {
          kind: "read", name: request.name, bytes: request.bytes, password: request.password ?? null,
          ocr, ocrLanguages: request.ocrLanguages ?? [], texts: request.onText !== undefined, limits,
        },
        onProgress: (progress) => {
          recognising ||= progress.stage === "ocr";
          request.onProgress?.(progress);
        },
        onRecognised: (found) => recognised.set(found.page.index, found),
        onText: request.onText,
        signal: request.signal,
      });
      const reply = await run(request.ocr);
      if (reply.ok) return "document" in reply ? { ok: true, document: unpackDocument(reply.document) } : wrongReply();
      if (!recognising || !COSTLY.has(reply.code)) return reply;
      // One picture page that recognition chokes on must not cost the pages that have text, nor those recognised before it.
      const plain = await run(false);
      if (!plain.ok || !("document" in plain)) return reply;
      return { ok: true, document: unpackDocument(keepRecognisedPages(plain.document, recognised, reply.detail)) };
    },
    async drawPage({ name, bytes, password, page, widthPx }) {
      requireBuilt();
      const reply = await painters.run({ job: { kind: "draw", name, bytes, password: password ?? null, page, widthPx, limits } });
      return reply.ok && "picture" in reply ? reply.picture : null;
    },
    async close() {
      await Promise.all([readers.close(), painters.close()]);
    },
  };
}

/** Ends that a page's recognition can bring about; the file itself may be sound. */
const COSTLY = new Set<ReadFailureCode>(["TIMEOUT", "OUT_OF_MEMORY", "CRASHED"]);

const wrongReply = (): ReadOutcome => ({ ok: false, code: "CRASHED", detail: "The reading process answered another question.", page: null });
