import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { AppError } from "@/domain/errors";

const replySchema = z.union([
  z.object({ id: z.number(), error: z.string() }),
  z.object({ id: z.number(), pdf: z.instanceof(Uint8Array), pages: z.number(), standard: z.string(), problem: z.string().nullable() }),
]);
export interface WorkerReply { pdf: Uint8Array; pages: number; standard: string; problem: string | null }

const unavailable = (cause: unknown): AppError =>
  new AppError("UNAVAILABLE", "The report could not be made: its renderer did not start on this machine. Reinstall the packages (npm ci) and try again.", {
    code: "RENDERER_MISSING", detail: cause instanceof Error ? cause.message : String(cause), cause,
  });

const failed = (detail: string): AppError =>
  new AppError("INTERNAL", "The report could not be made; the assessment itself is complete. Try again, and tell the administrator if it fails again.", { code: "REPORT_RENDER", detail });

const tooSlow = (timeoutMs: number): AppError =>
  new AppError("UNAVAILABLE", "Making the report took too long and was stopped. Try again when the machine is less busy.", { code: "REPORT_TIMEOUT", detail: `no answer in ${timeoutMs} ms` });

/** One thread with a compiler in it, asked one report at a time. After `stop`, or after any failure of the thread, it is done for. */
export interface RenderWorker {
  readonly renders: number;
  readonly usable: boolean;
  render(json: string, signal: AbortSignal | undefined, timeoutMs: number): Promise<WorkerReply>;
  stop(): Promise<void>;
}

export function startRenderWorker(reportDir: string): RenderWorker {
  const file = join(reportDir, "worker.mjs");
  // Not `new Worker`: Turbopack would look for the file in its own bundle, where it is not.
  const worker = Reflect.construct(Worker, [file, { workerData: { reportDir }, execArgv: [] }]);
  worker.unref();
  let renders = 0;
  let usable = true;
  worker.once("error", () => { usable = false; });
  worker.once("exit", () => { usable = false; });

  const stop = async (): Promise<void> => {
    usable = false;
    await worker.terminate();
  };

  const render = (json: string, signal: AbortSignal | undefined, timeoutMs: number): Promise<WorkerReply> =>
    new Promise((resolve, reject) => {
      const id = (renders += 1);
      const timer = setTimeout(() => abandon(tooSlow(timeoutMs)), timeoutMs);
      const settle = (): void => {
        clearTimeout(timer);
        worker.off("message", onMessage).off("error", onError).off("exit", onExit).unref();
        signal?.removeEventListener("abort", onAbort);
      };
      // A running compile cannot be interrupted: the thread is given up and the next report starts a new one.
      const abandon = (reason: unknown): void => { settle(); void stop(); reject(reason instanceof Error ? reason : failed(String(reason))); };
      const onAbort = (): void => abandon(signal?.reason);
      const onError = (error: unknown): void => abandon(unavailable(error));
      const onExit = (code: number): void => abandon(unavailable(new Error(`the render thread ended with code ${code}`)));
      const onMessage = (message: unknown): void => {
        settle();
        const reply = replySchema.safeParse(message);
        if (!reply.success || reply.data.id !== id) return reject(failed("the render thread gave no usable answer"));
        if ("error" in reply.data) return reject(failed(reply.data.error));
        resolve(reply.data);
      };
      worker.on("message", onMessage).on("error", onError).on("exit", onExit).ref();
      signal?.addEventListener("abort", onAbort, { once: true });
      worker.postMessage({ id, report: json });
    });

  return { get renders() { return renders; }, get usable() { return usable; }, render, stop };
}
