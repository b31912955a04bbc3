import type { IncomingMessage } from "node:http";

/** Bytes of an answer that are read; what comes after them is nobody's business. */
export const ANSWER_MAX = 64 * 1024;
/** Characters of it that are kept for the delivery log. */
const KEPT_MAX = 2_000;

/**
 * The first part of an answer's body. Ends with the body, at the limit, or when the connection ends for whatever
 * reason, the deadline among them: the status has come by then, and the status is what counts.
 */
export function readAnswer(response: IncomingMessage): Promise<{ text: string; cut: boolean }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const end = (): void => {
      resolve({ text: readable(Buffer.concat(chunks).subarray(0, ANSWER_MAX)), cut: length > ANSWER_MAX });
      response.destroy();
    };
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > ANSWER_MAX) end();
    });
    for (const event of ["end", "close", "error"] as const) response.on(event, end);
  });
}

/** Text for a log: control characters would break a terminal, and NUL the database. */
const readable = (bytes: Buffer): string =>
  new TextDecoder()
    .decode(bytes)
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "\ufffd")
    .slice(0, KEPT_MAX)
    .toWellFormed();
