import { readFileSync } from "node:fs";

/** Resident memory of a process in bytes; 0 where /proc is missing (macOS, Windows: no watchdog there). */
export function residentMemory(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
