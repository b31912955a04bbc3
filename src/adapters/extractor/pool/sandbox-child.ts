import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";

// Covers the JS heap only; Buffers and wasm are the watchdog's. 8192 wasm pages = 512 MB.
const MEMORY_FLAGS = ["--max-old-space-size=384", "--max-semi-space-size=16", "--wasm-max-mem-pages=8192"];

/**
 * Starts the child under Node's permission model: it may read its own folder and the language data,
 * and nothing else: no writes, no processes, no native addons. Its environment carries no secret.
 */
export function startChild(script: string, tessdata: string): ChildProcess {
  const permission = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";
  const child = fork(script, [tessdata], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { NODE_ENV: "production", OMP_THREAD_LIMIT: "1" },
    execArgv: [
      ...MEMORY_FLAGS, "--no-warnings", permission, "--allow-worker",
      ...readable(path.dirname(script), tessdata).map((folder) => `--allow-fs-read=${path.join(folder, "*")}`),
    ],
  });
  return child;
}

/** Node 20 aborts at start when one allowed folder lies within another. */
function readable(folder: string, other: string): string[] {
  return path.relative(folder, other).startsWith("..") ? [folder, other] : [folder];
}

/** V8 says on stderr when the heap is full, then aborts; all other sudden ends are crashes. */
export function looksLikeMemory(stderr: string): boolean {
  return /out of memory|Cannot allocate memory|Allocation failed/i.test(stderr);
}
