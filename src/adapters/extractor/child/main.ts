/**
 * The sandboxed child: one job at a time, no files but its own folder, no secrets in its environment.
 * The parent owns the clock and the memory watchdog and may kill it at any moment.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FromChild, ToChild } from "../protocol";
import { drawPage } from "./draw-page";
import { readDocument } from "./read-document";
import { toReadFailure } from "./read-failure";

const here = path.dirname(fileURLToPath(import.meta.url));
const tessdata = process.argv[2] ?? path.join(here, "tessdata");

function say(message: FromChild): void {
  process.send?.(message);
}

async function run({ id, job }: ToChild): Promise<void> {
  try {
    const reply = job.kind === "read"
      ? { ok: true as const, document: await readDocument(job, tessdata, { progress: (progress) => say({ id, progress }), recognised: (recognised) => say({ id, recognised }), text: (text) => { if (job.texts) say({ id, text }); } }) }
      : { ok: true as const, picture: await drawPage(job) };
    say({ id, reply, dirty: false });
  } catch (error) {
    const failure = toReadFailure(error);
    say({
      id,
      reply: { ok: false, code: failure.code, detail: failure.message, page: failure.page },
      dirty: failure.code === "OUT_OF_MEMORY" || error instanceof WebAssembly.RuntimeError,
    });
  }
}

process.on("message", (message: ToChild) => void run(message));
process.on("disconnect", () => process.exit(0));
