import { DOCUMENT_LIMITS } from "@/domain/documents/document";
import type { SendOutcome } from "./send-file";
import { t } from "./text";

/** A file on its way. One that is stored leaves the queue and stands in the list of documents. */
export interface Upload {
  key: string;
  file: File;
  sentBytes: number;
  state:
    | { kind: "waiting" }
    | { kind: "sending" }
    /** Not sent, or sent and refused; `again` when another try may help. */
    | { kind: "refused"; why: string; again: boolean }
    | { kind: "cut" }
    | { kind: "duplicate"; twin: string };
}

export type UploadEvent =
  | { kind: "add"; files: readonly { key: string; file: File }[]; documents: number }
  | { kind: "sending"; key: string }
  | { kind: "progress"; key: string; sentBytes: number }
  | { kind: "ended"; key: string; outcome: SendOutcome }
  | { kind: "again"; key: string }
  | { kind: "drop"; key: string };

/** Two at a time: the line stays busy while the server checks one, and nothing starves. */
export const AT_ONCE = 2;

const isPdf = (file: Pick<File, "name" | "type">): boolean => file.type === "application/pdf" || /\.pdf$/i.test(file.name);

/** What can be said before a byte is sent; the server decides again from the bytes. */
export function refusal(file: Pick<File, "name" | "type" | "size">, held: number): string | null {
  if (held >= DOCUMENT_LIMITS.filesPerAssessment) return t.tooMany;
  if (file.size === 0) return t.noBytes;
  const limit = isPdf(file) ? DOCUMENT_LIMITS.pdfBytes : DOCUMENT_LIMITS.otherBytes;
  return file.size > limit ? t.tooLarge(limit, isPdf(file)) : null;
}

const live = (upload: Upload): boolean => upload.state.kind === "waiting" || upload.state.kind === "sending";

/** Statuses after which the same bytes may be taken: the server was busy, away or full. */
const mayHelp = (status: number): boolean => status === 408 || status === 429 || status >= 500 || status === 401;

function ended(upload: Upload, outcome: SendOutcome): Upload | null {
  switch (outcome.kind) {
    case "stored":
      return outcome.duplicate ? { ...upload, state: { kind: "duplicate", twin: outcome.name } } : null;
    case "refused":
      return { ...upload, state: { kind: "refused", why: outcome.fault.message, again: mayHelp(outcome.status) } };
    case "cut":
      return { ...upload, state: { kind: "cut" } };
    case "stopped":
      return null;
  }
}

const change = (queue: readonly Upload[], key: string, edit: (upload: Upload) => Upload | null): Upload[] =>
  queue.flatMap((upload) => {
    if (upload.key !== key) return [upload];
    const next = edit(upload);
    return next ? [next] : [];
  });

export function uploadQueue(queue: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.kind) {
    case "add": {
      let held = event.documents + queue.filter(live).length;
      const added = event.files.map(({ key, file }): Upload => {
        const why = refusal(file, held);
        if (why === null) held += 1;
        return { key, file, sentBytes: 0, state: why === null ? { kind: "waiting" } : { kind: "refused", why, again: false } };
      });
      return [...queue, ...added];
    }
    case "sending":
      return change(queue, event.key, (upload) => ({ ...upload, sentBytes: 0, state: { kind: "sending" } }));
    case "progress":
      return change(queue, event.key, (upload) => (upload.state.kind === "sending" ? { ...upload, sentBytes: event.sentBytes } : upload));
    case "ended":
      return change(queue, event.key, (upload) => ended(upload, event.outcome));
    case "again":
      return change(queue, event.key, (upload) => ({ ...upload, sentBytes: 0, state: { kind: "waiting" } }));
    case "drop":
      return queue.filter((upload) => upload.key !== event.key);
  }
}

/** The files to begin with now. */
export function nextToSend(queue: readonly Upload[]): Upload[] {
  const free = AT_ONCE - queue.filter((upload) => upload.state.kind === "sending").length;
  return queue.filter((upload) => upload.state.kind === "waiting").slice(0, Math.max(0, free));
}

export const arriving = (queue: readonly Upload[]): number => queue.filter(live).length;

/** Uploads to show: one whose document already stands in the list, before its answer came back, would be there twice. */
export const unlisted = (queue: readonly Upload[], listed: readonly { name: string; bytes: number }[]): readonly Upload[] =>
  queue.filter(({ file, state }) => state.kind !== "sending" || !listed.some((document) => document.name === file.name && document.bytes === file.size));
