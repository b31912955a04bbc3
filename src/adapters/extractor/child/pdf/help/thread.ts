/**
 * The second reader of a long PDF: a thread of the sandboxed child with a PDFium of its own. It reads pages from the end
 * backwards until it meets the first reader. Bundled by itself: extract-dist/pdf-pages.mjs.
 */
import { parentPort } from "node:worker_threads";
import { loadPdfium } from "../pdfium-module";
import { PdfFile } from "../pdf-file";
import { readPage } from "../read-page";
import { claim, type HelpAnswer, type HelpJob } from "./protocol";

async function help({ bytes, password, claims, answers }: HelpJob): Promise<void> {
  const say = (answer: HelpAnswer): void => answers.postMessage(answer);
  try {
    const file = PdfFile.open(await loadPdfium(), bytes, password);
    try {
      for (let index = claims.length - 1; index >= 0 && claim(claims, index); index--) say({ index, read: readPage(file, index) });
    } finally {
      file.close();
    }
  } finally {
    say({ over: true });
  }
}

// A failure ends the thread: its memory may be spent, and the first reader meets the same page and names the reason.
parentPort?.on("message", (job: HelpJob) => void help(job));
