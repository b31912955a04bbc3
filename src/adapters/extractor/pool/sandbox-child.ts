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
      `--allow-fs-read=${path.join(path.dirname(script), "*")}`, `--allow-fs-read=${path.join(tessdata, "*")}`,
    ],
  });
  return child;
}

/** V8 ends a process out of heap with SIGABRT and says so on stderr; all other sudden ends are crashes. */
export function looksLikeMemory(stderr: string, code: number | null, signal: NodeJS.Signals | null): boolean {
  return /heap out of memory|Cannot allocate|OOM/i.test(stderr) || signal === "SIGABRT" || code === 134;
}
