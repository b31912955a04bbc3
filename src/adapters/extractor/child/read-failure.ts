import type { ReadFailureCode } from "@/domain/documents/document";

/** Ends the reading of one file with a named reason. */
export class ReadFailure extends Error {
  constructor(
    readonly code: ReadFailureCode,
    detail: string,
    readonly page: number | null = null,
  ) {
    super(detail);
    this.name = "ReadFailure";
  }
}

/** Names any error thrown while reading: our own, a spent wasm memory, or a library's complaint. */
export function toReadFailure(error: unknown): ReadFailure {
  if (error instanceof ReadFailure) return error;
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, 160);
  const spent = error instanceof WebAssembly.RuntimeError || /out of memory|memory access|malloc|Aborted|allocation failed/i.test(detail);
  return new ReadFailure(spent ? "OUT_OF_MEMORY" : "CORRUPT", detail);
}
