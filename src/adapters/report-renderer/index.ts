import { join, resolve } from "node:path";
import { AppError } from "@/domain/errors";
import type { RenderedReport, ReportRenderer } from "@/domain/ports/report-renderer";
import type { ReportDocument } from "@/domain/report/report-document";
import { fontCoverage } from "./font-coverage";
import { prepareReport } from "./prepare-report";
import { startRenderWorker, type RenderWorker } from "./render-worker";

export interface ReportRendererOptions {
  /** The folder `report/` of the project: template, fonts and the thread's own file worker.mjs. */
  reportDir: string;
  /** After this the thread is given up; a report of thirty pages takes about half a second. */
  timeoutMs?: number;
  /** The compiler is thrown away after so many reports, so that nothing it keeps can pile up. */
  rendersPerWorker?: number;
}

/** The outcome for who asked; the queue itself never waits for an abort. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolvePromise, reject) => {
    const onAbort = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    work.then(resolvePromise, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

/** Reports are drawn one at a time in a worker thread, as PDF/UA-1 or, where that is refused, as tagged PDF 1.7 with a note. */
export function createReportRenderer({ reportDir, timeoutMs = 60_000, rendersPerWorker = 200 }: ReportRendererOptions): ReportRenderer {
  const home = resolve(reportDir);
  let worker: RenderWorker | null = null;
  let covers: ((codePoint: number) => boolean) | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const freshWorker = async (): Promise<RenderWorker> => {
    if (worker !== null && worker.usable && worker.renders < rendersPerWorker) return worker;
    if (worker !== null) await worker.stop();
    worker = startRenderWorker(home);
    return worker;
  };

  const draw = async (document: ReportDocument, signal: AbortSignal | undefined): Promise<RenderedReport> => {
    signal?.throwIfAborted();
    if (closed) throw new AppError("UNAVAILABLE", "The server is stopping; try again in a moment.", { code: "RENDERER_CLOSED" });
    covers ??= fontCoverage(join(home, "fonts"));
    const { json, notes } = prepareReport(document, covers);
    const reply = await (await freshWorker()).render(json, signal, timeoutMs);
    const refused = reply.problem === null ? [] : [`The accessible export was refused, so the file is tagged but not PDF/UA: ${reply.problem}.`];
    return { pdf: reply.pdf, pages: reply.pages, standard: reply.standard, notes: [...notes, ...refused] };
  };

  return {
    render: (document, signal) => {
      const turn = queue.then(() => draw(document, signal));
      queue = turn.catch(() => undefined);
      return orAborted(turn, signal);
    },
    close: async () => {
      closed = true;
      const last = worker;
      worker = null;
      await last?.stop();
    },
  };
}
