import { readFailureAdvice } from "@/domain/documents/read-advice";
import { JobError } from "@/domain/jobs/job-errors";
import type { AppContext } from "@/kernel/context";
import { keepReading } from "./keep-reading";
import { findDocument, moveDocument } from "./store";

interface Progress {
  (done: number, total: number, sentence: string): Promise<void>;
}

/** Reads one document into pages. Safe to repeat: a document that was read is left as it is. */
export async function readDocument(ctx: AppContext, documentId: string, progress: Progress, signal: AbortSignal): Promise<void> {
  const document = await findDocument(ctx.db, documentId, null);
  if (!document || document.removedAt) throw new JobError("INVALID_INPUT", { sentence: "The document was removed before it could be read." });
  if (document.state === "READ") return;
  if (document.state === "FAILED") throw unreadable(document.name, document.failureCode, document.failureDetail);
  await moveDocument(ctx.db, document.id, ["UPLOADED", "READING"], { state: "READING" });
  const bytes = await ctx.ports.storage.get(document.storageKey);
  const pace = paced(progress);
  const outcome = await ctx.ports.reader.read({
    name: document.name,
    bytes,
    ocr: document.ocr,
    ocrLanguages: [],
    signal,
    onProgress: ({ stage, page, total }) => pace(page, total ?? page, wording(stage, page, total)),
  });
  await pace.settled();
  const failure = await keepReading(ctx, document, outcome);
  if (failure) throw unreadable(document.name, failure.code, failure.detail);
}

function unreadable(name: string, code: string | null, detail: string | null): JobError {
  const { sentence } = readFailureAdvice((code ?? "CORRUPT") as Parameters<typeof readFailureAdvice>[0], detail);
  return new JobError("DOCUMENT_UNREADABLE", { sentence: `"${name}": ${sentence}`, detail: code ?? undefined });
}

const wording = (stage: "reading" | "ocr", page: number, total: number | null): string => {
  const place = total === null ? `page ${page}` : `page ${page} of ${total}`;
  return stage === "ocr" ? `Recognising text on ${place}` : `Reading ${place}`;
};

/** Longest silence between two progress rows, milliseconds: people poll every three seconds. */
const PACE_MS = 700;

/** Keeps progress rows few and in order, and never lets them hold up the reading. */
function paced(progress: Progress) {
  let last = 0;
  let running: Promise<void> = Promise.resolve();
  const send = (done: number, total: number, sentence: string): void => {
    const now = performance.now();
    if (now - last < PACE_MS) return;
    last = now;
    running = running.then(() => progress(done, total, sentence)).catch(() => undefined);
  };
  return Object.assign(send, { settled: () => running });
}
