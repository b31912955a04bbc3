import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { ReadPage, ReadShare, Share } from "./page-share";

type Settle = (pages: ReadPage[] | null) => void;

/** After this a share is read here after all: the thread may have met a text that one of the rules never gets done with. */
const A_SHARE_MS = 10_000;

/** A thread that reads pages beside this one, started when first asked. It keeps no program running, and whatever happens to it costs time only. */
export class PageThread {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Settle>();
  private next = 1;
  private broken = false;

  /** `script` is the bundled thread, dist/threads/pages.js. */
  constructor(private readonly script: string) {}

  /** Shares given out and not come back. */
  get busy(): number {
    return this.waiting.size;
  }

  /** False where the script was not built, and once a thread has ended by itself or been late. */
  get usable(): boolean {
    return !this.broken && (this.worker !== null || existsSync(this.script));
  }

  /** What the pages say; null when the thread could not tell. */
  read(share: Omit<Share, "id">): Promise<ReadPage[] | null> {
    const worker = (this.worker ??= this.start());
    const id = this.next++;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.giveUp(worker), A_SHARE_MS);
      this.waiting.set(id, (pages) => {
        clearTimeout(late);
        this.waiting.delete(id);
        if (this.waiting.size === 0) worker.unref();
        resolve(pages);
      });
      worker.ref();
      worker.postMessage({ id, ...share } satisfies Share);
    });
  }

  /** Ends the thread; what it had in hand comes to nothing. */
  stop(): void {
    const { worker } = this;
    this.worker = null;
    for (const settle of [...this.waiting.values()]) settle(null);
    void worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.script);
    worker.on("message", ({ id, pages }: ReadShare) => this.waiting.get(id)?.(pages));
    worker.on("error", () => this.giveUp(worker));
    worker.on("exit", () => this.giveUp(worker));
    return worker;
  }

  private giveUp(worker: Worker): void {
    if (this.worker !== worker) return;
    this.broken = true;
    this.stop();
  }
}
