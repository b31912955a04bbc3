import { readFileSync } from "node:fs";

/** Resident memory of a process in bytes; 0 where /proc is missing (macOS, Windows: no watchdog there). */
export function residentMemory(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(pid, "status"))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** Linux counts in hundredths of a second for every program, whatever its own clock does. */
const TICK_MS = 10;

/** Processor time a process has used, all threads, milliseconds; null where /proc is missing. */
export function processorTime(pid: number | undefined): number | null {
  // Fields after the command's name, which may itself hold blanks and brackets: 11 = utime, 12 = stime.
  const fields = readProc(pid, "stat").split(") ").at(-1)?.split(" ") ?? [];
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return Number.isFinite(user) && Number.isFinite(system) ? (user + system) * TICK_MS : null;
}

function readProc(pid: number | undefined, file: string): string {
  if (pid === undefined) return "";
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
}
