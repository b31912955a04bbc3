/**
 * The sandboxed child: one job at a time, no files but its own folder, no secrets in its environment.
 * The parent owns the clock and the memory watchdog and may kill it at any moment.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FromChild, PageText, ToChild } from "../protocol";
import { drawPage } from "./draw-page";
import { readDocument } from "./read-document";
import { toReadFailure } from "./read-failure";

const here = path.dirname(fileURLToPath(import.meta.url));
const tessdata = process.argv[2] ?? path.join(here, "tessdata");

function say(message: FromChild): void {
  process.send?.(message);
}

/** A message is dear beside the few thousand characters of a page. */
const TEXTS_AT_ONCE = 5;

async function run({ id, job }: ToChild): Promise<void> {
  const texts: PageText[] = [];
  const tellTexts = (least: number): void => { if (texts.length >= least) say({ id, texts: texts.splice(0) }); };
  try {
    const reply = job.kind === "read"
      ? { ok: true as const, document: await readDocument(job, tessdata, {
        progress: (progress) => say({ id, progress }),
        recognised: (recognised) => say({ id, recognised }),
        text(page) {
          if (!job.texts) return;
          texts.push(page);
          tellTexts(TEXTS_AT_ONCE);
        },
      }) }
      : { ok: true as const, picture: await drawPage(job) };
    tellTexts(1);
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
