import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { commandLine, isAlive } from "./processes.mjs";

/**
 * Makes sure one start owns the data folder. A lock whose process is gone, or is another program by now, is replaced.
 * @throws Error that names the process which holds it
 */
export function takeLock(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, "start.lock");
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify({ pid: process.pid }), { flag: "wx" });
      return { note: (facts) => writeFileSync(file, JSON.stringify({ pid: process.pid, ...facts })), release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const holder = read(file);
    if (holder && isAlive(holder.pid) && isStart(holder.pid)) {
      throw new Error(`Risk Desk already runs from this folder${holder.url ? ` at ${holder.url}` : ""} (process ${holder.pid}). Stop it there with Ctrl-C, then start again.`);
    }
    rmSync(file, { force: true });
  }
}

function isStart(pid) {
  const line = commandLine(pid);
  return line === "" || line.includes("start.mjs");
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
