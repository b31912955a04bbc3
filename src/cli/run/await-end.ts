import type { JobsClient } from "@/sdk/jobs-client";
import type { Terminal } from "../terminal/terminal";
import { showEnd } from "./show-end";
import { tellItGoesOn } from "./tell-it-goes-on";

export interface WaitFlags {
  json: boolean;
  "wait-timeout": number | undefined;
  "poll-interval": number | undefined;
}

/** Waits quietly. Ctrl-C leaves the job running. */
export async function awaitEnd(terminal: Terminal, client: JobsClient, jobId: string, flags: WaitFlags): Promise<number> {
  try {
    const limits = { pollSeconds: flags["poll-interval"], timeoutSeconds: flags["wait-timeout"], signal: terminal.interrupted };
    return showEnd(terminal, flags.json, jobId, await client.waitFor(jobId, limits));
  } finally {
    tellItGoesOn(terminal, jobId);
  }
}
