import { root } from "./project.mjs";
import { spawnTree, stopTree } from "./processes.mjs";

const running = new Set();

/**
 * Runs a program of this project and returns its output.
 * @throws Error with the output when it fails, unless `check` is false
 */
export async function run(command, args, { env = {}, check = true, onOutput, signal } = {}) {
  const child = spawnTree(command, args, {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === "win32" && command === "npm",
  });
  running.add(child);
  signal?.addEventListener("abort", () => void stopTree(child, 0));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (chunk) => {
      output += chunk;
      onOutput?.(chunk);
    });
  }
  const code = await new Promise((resolve) => {
    child.once("error", (error) => {
      output += error.message;
      resolve(127);
    });
    child.once("close", (exit) => resolve(exit ?? 1));
  });
  running.delete(child);
  if (check && code !== 0) throw Object.assign(new Error(`${[command, ...args].join(" ")} failed`), { output });
  return { code, output };
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Ends every program `run` still waits for. */
export const stopRunning = () => Promise.all([...running].map((child) => stopTree(child, 2_000)));
