import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const windows = process.platform === "win32";

export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** In a container without an init process an orphan that ended keeps its number for ever. */
function isZombie(pid) {
  try {
    return process.platform === "linux" && / Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\)/s, ""));
  } catch {
    return false;
  }
}

/** The command line of a running process, "" when it cannot be read. */
export function commandLine(pid) {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    if (windows) return "";
    return execFileSync("ps", ["-p", String(pid), "-o", "args="], { encoding: "utf8" });
  } catch {
    return "";
  }
}

export async function waitUntilGone(pid, timeoutMs) {
  const end = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}

/** Starts a child at the head of its own process group, so that its whole tree can be ended and Ctrl-C reaches only us. */
export function spawnTree(command, args, options = {}) {
  return spawn(command, args, { ...options, detached: !windows, windowsHide: true });
}

/**
 * Ends a tree started by spawnTree: asks its head, which knows how to end the rest in order; after `graceMs`,
 * and for whatever outlives the head, insists. Safe to call twice.
 */
export async function stopTree(child, graceMs = 8_000) {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    const timer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), graceMs);
    await exited;
    clearTimeout(timer);
  }
  signalGroup(child.pid, "SIGKILL");
}

function signalGroup(pid, signal) {
  if (!pid) return;
  try {
    if (windows) execFileSync("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore" });
    else process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}
