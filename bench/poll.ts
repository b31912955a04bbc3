import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { createDb } from "@/adapters/db/client";
import { createUser } from "@/testing/factories";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import { quantile, type Served, servePeer, serveProduct, sessionCookie } from "./material/served";
import type { BenchRow } from "./row";

const CLIENTS = 200;
const ROUND_MS = 8_000;
const ROUNDS = 2;
const PEER = "bare Next route answering a constant";
const PEER_ROUTE = 'export const dynamic = "force-dynamic";\nexport const GET = () => Response.json({ status: "PROCESSING" });\n';

interface Round {
  perSecond: number;
  p95: number;
}

/** Milliseconds of one GET whose answer was read to its end; throws unless it was 200. */
function get(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  const sent = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (answer) => {
      answer.resume().on("end", () => (answer.statusCode === 200 ? resolve(performance.now() - sent) : reject(new Error(`${url} answered ${answer.statusCode}`))));
    });
    call.on("error", reject).end();
  });
}

/** 200 clients, each asking again as soon as it was answered. */
async function poll(url: string, headers: Record<string, string>): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const times: number[] = [];
  const begun = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - begun < ROUND_MS) times.push(await get(url, headers, agent));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - begun) / 1_000;
  agent.destroy();
  return { perSecond: times.length / seconds, p95: quantile(times, 0.95) };
}

/** GET /api/jobs/:id of the built product against a bare route of the same Next, in turns, each server alone with its load. */
export async function run(): Promise<BenchRow[]> {
  const cluster = await startScratchPostgres();
  const servers: Served[] = [];
  try {
    const databaseUrl = cluster.url("postgres");
    await applyMigrations(databaseUrl);
    const db = createDb(databaseUrl, 2);
    const owner = await createUser(db, "analyst");
    const job = await db.job.create({
      data: { id: randomUUID(), type: "PARSE_DOCUMENT", status: "COMPLETED", input: {}, result: { pages: 80 }, createdById: owner.id, sentAt: new Date(), completedAt: new Date(), progress: 100 },
    });
    await db.$disconnect();

    const peerServer = await servePeer(PEER_ROUTE);
    servers.push(peerServer);
    const product = await serveProduct(databaseUrl);
    servers.push(product);
    const own = { url: `${product.url}/api/jobs/${job.id}`, headers: { cookie: await sessionCookie(owner.id) } };
    const peer = { url: `${peerServer.url}/peer`, headers: {} };
    const rounds: { own: Round; peer: Round }[] = [];
    // The first pair only warms both up.
    for (let n = 0; n <= ROUNDS; n += 1) rounds.push({ own: await poll(own.url, own.headers), peer: await poll(peer.url, peer.headers) });
    return rows(rounds.slice(1));
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await cluster.stop();
  }
}

function rows(rounds: { own: Round; peer: Round }[]): BenchRow[] {
  const mean = (pick: (round: { own: Round; peer: Round }) => number): number => rounds.reduce((sum, round) => sum + pick(round), 0) / rounds.length;
  const rate = { own: mean((round) => round.own.perSecond), peer: mean((round) => round.peer.perSecond) };
  const p95 = { own: mean((round) => round.own.p95), peer: mean((round) => round.peer.p95) };
  return [
    { bench: "poll", metric: `jobs.get over HTTP, ${CLIENTS} clients`, unit: "1/s", value: rate.own, peer: PEER, peerValue: rate.peer, ratio: rate.own / rate.peer, bar: ">= 0.4", ok: rate.own / rate.peer >= 0.4 },
    { bench: "poll", metric: "p95", unit: "ms", value: p95.own, peer: PEER, peerValue: p95.peer, ratio: p95.own / p95.peer, bar: "<= 3", ok: p95.own / p95.peer <= 3 },
  ];
}
