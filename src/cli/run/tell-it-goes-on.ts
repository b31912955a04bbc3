import type { Terminal } from "../terminal/terminal";

/** After Ctrl-C: what was broken off is the waiting. */
export function tellItGoesOn(terminal: Terminal, jobId: string): void {
  if (terminal.interrupted.aborted) terminal.err(`Job ${jobId} goes on. See it again with: risk run stream ${jobId}\n`);
}
