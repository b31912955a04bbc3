import { execFileSync } from "node:child_process";
import path from "node:path";
import { createDocumentReader, type DocumentReaderOptions } from "@/adapters/extractor";
import type { DocumentReader } from "@/domain/ports/document-reader";

export const EXTRACT_DIST = path.resolve(process.cwd(), "extract-dist");

/** Builds the sandboxed child when its sources changed, then opens a real reader; the test closes it. */
export function buildAndOpenReader(options: Partial<DocumentReaderOptions> = {}): DocumentReader {
  execFileSync(process.execPath, ["scripts/build-extractor.mjs"], { stdio: "inherit" });
  return createDocumentReader({
    childScript: path.join(EXTRACT_DIST, "child.mjs"),
    tessdataDir: path.join(EXTRACT_DIST, "tessdata"),
    ...options,
  });
}
