import type { MessagePort } from "node:worker_threads";
import type { PageRead } from "../read-page";

/** A file whose last pages the helping thread is asked to read, from the end backwards. */
export interface HelpJob {
  bytes: Uint8Array;
  password: string | null;
  /** One number a page in shared memory: whoever turns it from 0 to 1 first reads the page. */
  claims: Int32Array;
  answers: MessagePort;
}

/** One page, or the end: nothing more comes, whether all is read or the thread could not go on. */
export type HelpAnswer = { index: number; read: PageRead | null } | { over: true };

/** Whether the page is the caller's to read. */
export function claim(claims: Int32Array, index: number): boolean {
  return Atomics.compareExchange(claims, index, 0, 1) === 0;
}
