import { Inngest } from "inngest";
import { clientFetch } from "@/adapters/engine/client-fetch";
import { openDatabase } from "@/adapters/engine/database";
import { readFunctions } from "@/adapters/engine/functions";
import { silentLog } from "./fakes";

/** Sends work for crash-app.ts through the engine's own intake, from a process that drives nothing. */
export async function sendFive(url: string, count: number): Promise<void> {
  const db = openDatabase(url, { strict: 1, relaxed: 1 }, silentLog);
  const functions = readFunctions({ functions: [{ id: "app-five", triggers: [{ event: "t/five" }], steps: { step: {} } }] });
  const fetch = clientFetch({ db, ready: async () => undefined, functions: () => functions, nowMs: () => Date.now(), places: () => null, wake: () => undefined, log: silentLog });
  const client = new Inngest({ id: "app", isDev: true, baseUrl: "http://embedded.invalid", eventKey: "k", fetch });
  await client.send(Array.from({ length: count }, (_, n) => ({ name: "t/five", data: { run: `r${n}` } })));
  await db.close();
}
