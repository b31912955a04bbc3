import type { ChildProcess } from "node:child_process";
import type { ReadFailureCode } from "@/domain/documents/document";
import type { ReaderLimits } from "../limits";
import type { ChildJob, DrawReply, Failure, FromChild, Progress, ReadReply, RecognisedPage } from "../protocol";
import { processorTime, residentMemory } from "./process-usage";
import { looksLikeMemory, startChild } from "./sandbox-child";
import { TimeBudget } from "./time-budget";

export interface PoolOptions {
  /** Bundled child (extract-dist/child.mjs). */
  script: string;
  tessdata: string;
  size: number;
  limits: Pick<ReaderLimits, "readMs" | "ocrStepMs" | "childRss">;
}

export interface Ticket {
  job: ChildJob;
  onProgress?: (progress: Progress) => void;
  onRecognised?: (page: RecognisedPage) => void;
  onText?: (text: string, page: number) => void;
  signal?: AbortSignal;
}

export type Reply = ReadReply | DrawReply;

interface Waiting extends Ticket {
  settle: (reply: Reply) => void;
  tries: number;
}

interface Worker {
  process: ChildProcess;
  jobs: number;
  stderr: string;
  /** Settles the job in hand; null when idle. */
  finish: ((reply: Reply) => void) | null;
  killedFor: ReadFailureCode | null;
  idleTimer: NodeJS.Timeout | null;
}

// A child is replaced before fragmentation and leaks of the wasm heaps add up.
const RECYCLE_JOBS = 50;
const RECYCLE_RSS = 350 * 1024 * 1024;
const WATCH_MS = 25;
// A full heap is named in the first lines, before the stacks.
const STDERR_KEPT = 8_000;
const IDLE_MS = 120_000;

const failure = (code: ReadFailureCode, detail: string): Failure => ({ ok: false, code, detail, page: null });

/** Children that read one file each at a time; the parent owns their clock and their memory. */
export class SandboxPool {
  private readonly workers = new Set<Worker>();
  private readonly queue: Waiting[] = [];
  private nextId = 1;
  private closed = false;

  constructor(private readonly options: PoolOptions) {}

  /** Settles with the child's reply or with the reason it ended; rejects only when `signal` aborts. */
  run(ticket: Ticket): Promise<Reply> {
    const { signal } = ticket;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(abortReason(signal));
      if (this.closed) return resolve(failure("CRASHED", "The reader is closed."));
      const waiting: Waiting = { ...ticket, tries: 0, settle: (reply) => { signal?.removeEventListener("abort", abort); resolve(reply); } };
      const abort = (): void => {
        const at = this.queue.indexOf(waiting);
        if (at >= 0) this.queue.splice(at, 1);
        if (signal) reject(abortReason(signal));
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.queue.push(waiting);
      this.pump();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const waiting of this.queue.splice(0)) waiting.settle(failure("CRASHED", "The reader is closed."));
    await Promise.all([...this.workers].map((worker) => this.end(worker)));
  }

  private pump(): void {
    while (this.queue.length > 0 && !this.closed) {
      const idle = [...this.workers].find((worker) => worker.finish === null && worker.killedFor === null);
      if (!idle && this.workers.size >= this.options.size) return;
      const waiting = this.queue.shift();
      if (waiting) this.give(idle ?? this.start(), waiting);
    }
  }

  private start(): Worker {
    const worker: Worker = { process: startChild(this.options.script, this.options.tessdata), jobs: 0, stderr: "", finish: null, killedFor: null, idleTimer: null };
    this.workers.add(worker);
    worker.process.stderr?.on("data", (chunk: Buffer) => { worker.stderr = (worker.stderr + chunk.toString("utf8")).slice(0, STDERR_KEPT); });
    worker.process.on("error", () => this.kill(worker, "CRASHED"));
    // "close" comes after stderr has ended, so the last words of a dying heap are known.
    worker.process.on("close", (code, signal) => {
      this.workers.delete(worker);
      if (worker.idleTimer) clearTimeout(worker.idleTimer);
      const reason = worker.killedFor ?? (looksLikeMemory(worker.stderr) ? "OUT_OF_MEMORY" : "CRASHED");
      worker.finish?.(failure(reason, endedBecause(reason, code, signal)));
      this.pump();
    });
    return worker;
  }

  private give(worker: Worker, waiting: Waiting): void {
    const { limits } = this.options;
    const id = this.nextId++;
    const { pid } = worker.process;
    const budget = new TimeBudget(limits.readMs, performance.now(), processorTime(pid));
    waiting.tries += 1;
    worker.jobs += 1;
    worker.stderr = "";
    this.hold(worker, true);

    const watch = setInterval(() => {
      if (residentMemory(pid) > limits.childRss) this.kill(worker, "OUT_OF_MEMORY");
      else if (budget.isSpent(performance.now(), processorTime(pid))) this.kill(worker, "TIMEOUT");
    }, WATCH_MS);
    const onAbort = (): void => this.kill(worker, "CRASHED");
    const onMessage = (message: FromChild): void => {
      if (message.id !== id) return;
      if ("progress" in message) {
        if (message.progress.stage === "ocr") budget.renew(limits.ocrStepMs, performance.now(), processorTime(pid));
        waiting.onProgress?.(message.progress);
        return;
      }
      if ("recognised" in message) return waiting.onRecognised?.(message.recognised);
      if ("texts" in message) return message.texts.forEach(({ text, page }) => waiting.onText?.(text, page));
      worker.finish?.(message.reply);
      if (message.dirty || worker.jobs >= RECYCLE_JOBS || residentMemory(worker.process.pid) > RECYCLE_RSS) void this.end(worker);
      this.pump();
    };
    worker.finish = (reply) => {
      clearInterval(watch);
      worker.finish = null;
      worker.process.off("message", onMessage);
      waiting.signal?.removeEventListener("abort", onAbort);
      this.hold(worker, false);
      const again = !reply.ok && reply.code === "CRASHED" && waiting.tries < 2 && !waiting.signal?.aborted && !this.closed;
      if (again) this.queue.unshift(waiting);
      else waiting.settle(reply);
    };
    worker.process.on("message", onMessage);
    waiting.signal?.addEventListener("abort", onAbort, { once: true });
    worker.process.send({ id, job: waiting.job }, (error) => { if (error) this.kill(worker, "CRASHED"); });
  }

  /** An idle child neither keeps the parent alive nor stays for ever. */
  private hold(worker: Worker, busy: boolean): void {
    if (worker.idleTimer) clearTimeout(worker.idleTimer);
    worker.idleTimer = null;
    const handles = [worker.process, worker.process.channel, worker.process.stderr] as { ref?: () => void; unref?: () => void }[];
    for (const handle of handles) if (busy) handle?.ref?.(); else handle?.unref?.();
    if (busy) return;
    worker.idleTimer = setTimeout(() => void this.end(worker), IDLE_MS);
    worker.idleTimer.unref();
  }

  private kill(worker: Worker, reason: ReadFailureCode): void {
    worker.killedFor ??= reason;
    worker.process.kill("SIGKILL");
  }

  private end(worker: Worker): Promise<void> {
    if (!this.workers.has(worker)) return Promise.resolve();
    this.hold(worker, true);
    return new Promise((resolve) => {
      worker.process.once("close", () => resolve());
      this.kill(worker, "CRASHED");
    });
  }
}

function endedBecause(reason: ReadFailureCode, code: number | null, signal: NodeJS.Signals | null): string {
  if (reason === "TIMEOUT") return "Reading took longer than allowed.";
  if (reason === "OUT_OF_MEMORY") return "Reading needed more memory than allowed.";
  return `The reading process ended (${signal ?? `exit ${code ?? "?"}`}).`;
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException("Reading was cancelled.", "AbortError");
}
