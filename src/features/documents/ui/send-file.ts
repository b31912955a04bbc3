import { faultOf, type Fault } from "@/ui/fault";

export type SendOutcome =
  | { kind: "stored"; documentId: string; name: string; duplicate: boolean }
  | { kind: "refused"; fault: Fault; status: number }
  /** No answer came: the line was cut or the server stopped. */
  | { kind: "cut" }
  | { kind: "stopped" };

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the server's answer to an upload; a success without a document is treated as no answer. */
export function outcomeOf(status: number, text: string): SendOutcome {
  const body = jsonOf(text);
  if (status < 200 || status >= 300) return { kind: "refused", fault: faultOf(body), status };
  const document = fieldOf(body, "document");
  const id = fieldOf(document, "id");
  const name = fieldOf(document, "name");
  if (typeof id !== "string" || typeof name !== "string") return { kind: "cut" };
  return { kind: "stored", documentId: id, name, duplicate: fieldOf(body, "duplicate") === true };
}

export interface Sending {
  done: Promise<SendOutcome>;
  stop: () => void;
}

/** XMLHttpRequest, because fetch tells nothing of how much has been sent. */
export function sendFile(assessmentId: string, file: File, onProgress: (sentBytes: number) => void): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<SendOutcome>((resolve) => {
    request.upload.addEventListener("progress", (event) => onProgress(event.loaded));
    request.addEventListener("load", () => resolve(outcomeOf(request.status, request.responseText)));
    request.addEventListener("error", () => resolve({ kind: "cut" }));
    request.addEventListener("timeout", () => resolve({ kind: "cut" }));
    request.addEventListener("abort", () => resolve({ kind: "stopped" }));
  });
  request.open("POST", `/api/assessments/${encodeURIComponent(assessmentId)}/documents?name=${encodeURIComponent(file.name)}`);
  request.setRequestHeader("content-type", "application/octet-stream");
  request.send(file);
  return { done, stop: () => request.abort() };
}
