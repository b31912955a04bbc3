import { backoffMs } from "./backoff";
import { JobError } from "./job-error";
import { pause } from "./pause";
import type { Answer, Call, Transport } from "./transport";

/** How long a server may be away (a restart, a lost network) before those who wait for a job are told, milliseconds. */
const LONGEST_OUTAGE_MS = 5 * 60_000;

/** Asks until there is an answer, through an outage of some minutes. `troubled`: it did not come at once. */
export async function askPatiently<Body>(transport: Transport, call: Call): Promise<Answer<Body> & { troubled: boolean }> {
  const since = Date.now();
  for (let failed = 0; ; ) {
    try {
      const answer = await transport.json<Body>(call);
      return { ...answer, troubled: failed > 0 || answer.tries > 0 };
    } catch (error) {
      if (!(error instanceof JobError) || !error.retryable || Date.now() - since > LONGEST_OUTAGE_MS) throw error;
      failed += 1;
      await pause(error.retryAfterSec === null ? backoffMs(transport.settings.backoff, failed, Math.random()) : error.retryAfterSec * 1000, call.signal);
    }
  }
}
