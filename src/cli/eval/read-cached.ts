import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReadOutcome } from "@/domain/documents/document";
import type { DocumentReader } from "@/domain/ports/document-reader";

const sha256 = (data: Uint8Array | string): string => createHash("sha256").update(data).digest("hex");

export interface CachedReader {
  /** Reads through the cache: recognising text in pictures takes a minute a page and never changes. */
  read(name: string, bytes: Uint8Array, ocrLanguages: string[] | null): Promise<ReadOutcome>;
}

/** Keeps what OCR read, by the bytes of the file and of the reader; readings without OCR are quick and never kept. */
export async function createCachedReader(reader: DocumentReader, folder: string, childScript: string): Promise<CachedReader> {
  const version = sha256(await readFile(childScript)).slice(0, 16);
  await mkdir(folder, { recursive: true });
  return {
    async read(name, bytes, ocrLanguages) {
      if (ocrLanguages === null) return reader.read({ name, bytes, ocr: false });
      const path = join(folder, `${sha256(bytes).slice(0, 32)}-${version}-${ocrLanguages.join("+") || "auto"}.json`);
      const kept = await readFile(path, "utf8").catch(() => null);
      if (kept !== null) return JSON.parse(kept) as ReadOutcome;
      const outcome = await reader.read({ name, bytes, ocr: true, ocrLanguages });
      if (outcome.ok) {
        await writeFile(`${path}.part`, JSON.stringify(outcome));
        await rename(`${path}.part`, path);
      }
      return outcome;
    },
  };
}
