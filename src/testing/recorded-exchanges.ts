import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One exchange recorded between a real Inngest server and its SDK. */
export interface Exchange {
  file: string;
  request: { method: string; url: string; headers: Record<string, string>; body: unknown };
  response: { status: number; headers: Record<string, string>; body: unknown };
}

const KEPT = "src/testing/fixtures/protocol";
/** The team's recordings; absent in a bare clone. */
const SHARED = "../shared/protocol";
/** Those the engine's tests look at. */
const LOOKED_AT = /^(dev|start|extra)\/.*-in-call-|POST_v1_checkpoint_RUN_async|POST_e_|POST_fn_register/;
/** Keys and what was signed with them are nothing for a repository, be they of a test server. */
const LEFT_OUT = /^(authorization|x-inngest-signature)$/i;

const byName = (exchanges: Exchange[]): Exchange[] => exchanges.sort((a, b) => (a.file < b.file ? -1 : 1));

/** The kept copies, by the names they were recorded under. */
export const keptExchanges = (): Exchange[] =>
  byName(readdirSync(KEPT).flatMap((file) => readFileSync(join(KEPT, file), "utf8").trimEnd().split("\n").map((line) => JSON.parse(line) as Exchange)));

/** What is to be kept of the team's recordings; null where they are not at hand. */
export function sharedExchanges(): Exchange[] | null {
  if (!existsSync(SHARED)) return null;
  const files = readdirSync(SHARED, { recursive: true, encoding: "utf8" }).filter((file) => LOOKED_AT.test(file));
  return byName(files.map((file) => {
    const { request, response } = JSON.parse(readFileSync(join(SHARED, file), "utf8")) as Exchange;
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !LEFT_OUT.test(name)));
    return { file, request: { ...request, headers }, response };
  }));
}
