import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { PdfFile } from "../pdf-file";
import type { PageRead } from "../read-page";
import { claim, type HelpAnswer, type HelpJob } from "./protocol";

/** A second thread at work on the same file. */
export interface Help {
  /** Whether the page is the caller's to read; once it is not, neither is any later one. */
  claim(index: number): boolean;
  /** A page the other thread took; undefined when it could not read it, and the caller has to. */
  page(index: number): Promise<PageRead | null | undefined>;
  /** No more pages are wanted. */
  dismiss(): void;
}

/** Fewer pages are read before another thread has begun. */
const LEAST_PAGES_LEFT = 12;
/** Both threads hold the file; a heavy one would come near the child's memory limit twice as fast. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_HEAP = 64 * 1024 * 1024;

const script = fileURLToPath(new URL("./pdf-pages.mjs", import.meta.url));
let thread: Worker | null = null;

/** Whether a file is long and light enough for two, judged after its first pages. */
export function isWorthSharing(file: PdfFile, bytes: Uint8Array, read: number): boolean {
  return file.pageCount - read >= LEAST_PAGES_LEFT && bytes.length <= MOST_BYTES && file.pdfium.HEAPU8.length <= MOST_HEAP && availableParallelism() > 1 && existsSync(script);
}

/** Kept from file to file like the child itself, which ends it by ending. */
function warmThread(): Worker {
  if (thread) return thread;
  const made = new Worker(script);
  made.unref();
  const forget = (): void => { if (thread === made) thread = null; };
  made.on("error", forget).on("exit", forget);
  return (thread = made);
}

export interface HelpRequest {
  bytes: Uint8Array;
  password: string | null;
  pageCount: number;
  /** Called with each page the other thread read, as soon as this one looks up from its own. */
  onPage: (index: number, read: PageRead) => void;
}

export function askForHelp({ bytes, password, pageCount, onPage }: HelpRequest): Help {
  const claims = new Int32Array(new SharedArrayBuffer(pageCount * Int32Array.BYTES_PER_ELEMENT));
  const { port1: answers, port2 } = new MessageChannel();
  const read = new Map<number, PageRead | null>();
  let over = false;
  let wake = (): void => undefined;
  const end = (): void => {
    over = true;
    answers.close();
    wake();
  };
  const take = (answer: HelpAnswer): void => {
    if ("over" in answer) return end();
    read.set(answer.index, answer.read);
    if (answer.read) onPage(answer.index, answer.read);
    wake();
  };
  answers.on("message", take);
  const worker = warmThread();
  worker.once("exit", end);
  const job: HelpJob = { bytes: new Uint8Array(bytes), password, claims, answers: port2 };
  worker.postMessage(job, [port2, job.bytes.buffer as ArrayBuffer]);
  return {
    claim(index) {
      // Reading leaves no turn to events; what has come is taken between two pages.
      for (let next = receiveMessageOnPort(answers); next && !over; next = receiveMessageOnPort(answers)) take(next.message as HelpAnswer);
      return claim(claims, index);
    },
    async page(index) {
      while (!read.has(index) && !over) await new Promise<void>((resolve) => { wake = resolve; });
      return read.get(index);
    },
    dismiss() {
      worker.off("exit", end);
      claims.forEach((_unused, index) => Atomics.store(claims, index, 1));
      answers.close();
    },
  };
}
