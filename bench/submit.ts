import { Agent, request } from "node:http";
import { createDb } from "@/adapters/db/client";
import { createUser } from "@/testing/factories";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import { quantile, type Served, servePeer, serveProduct, sessionCookie } from "./material/served";
import type { BenchRow } from "./row";

const CLIENTS = 50;
const ROUND_MS = 6_000;
const ROUNDS = 2;
const PEER = "bare Next route that inserts one row";
/** The least that takes a body over HTTP and keeps it: the same Next, the same driver, the same Postgres, one INSERT. */
const PEER_ROUTE = `import pg from "pg";
const pool = new pg.Pool({ connectionString: process.env.PEER_DATABASE_URL, max: 10 });
await pool.query("CREATE TABLE IF NOT EXISTS submitted (id bigserial PRIMARY KEY, body jsonb NOT NULL, at timestamptz NOT NULL DEFAULT now())").catch(() => undefined);
export const dynamic = "force-dynamic";
export const GET = () => Response.json({});
export async function POST(request) {
  const body = await request.json();
  const { rows } = await pool.query("INSERT INTO submitted (body) VALUES ($1) RETURNING id", [JSON.stringify(body)]);
  return Response.json({ id: rows[0].id }, { status: 202 });
}
`;

interface Round {
  perSecond: number;
  p95: number;
}

let made = 0;

/** Milliseconds of one POST under a key of its own whose answer was read to its end; throws unless it was taken. */
function submit(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  const body = JSON.stringify({ prompt: "Say what is missing.", idempotencyKey: `bench-${(made += 1)}` });
  const sent = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, { method: "POST", agent, headers: { ...headers, "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) } }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => (answer.statusCode === 202 ? resolve(performance.now() - sent) : reject(new Error(`${url} answered ${answer.statusCode}: ${text.slice(0, 300)}`))));
    });
    call.on("error", reject).end(body);
  });
}

async function load(url: string, headers: Record<string, string>): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const times: number[] = [];
  const begun = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - begun < ROUND_MS) times.push(await submit(url, headers, agent));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - begun) / 1_000;
  agent.destroy();
  return { perSecond: times.length / seconds, p95: quantile(times, 0.95) };
}

/** Waits until the engine has nothing left of a round, so that the peer's round has the machine to itself. */
async function settled(db: ReturnType<typeof createDb>): Promise<void> {
  while ((await db.job.count({ where: { status: { in: ["PENDING", "PROCESSING"] } } })) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
}

/** POST /api/v1/runs with a key each against a bare route, in turns. The product also runs what it takes, during its own rounds. */
export async function run(): Promise<BenchRow[]> {
  const cluster = await startScratchPostgres();
  const servers: Served[] = [];
  const databaseUrl = cluster.url("postgres");
  await applyMigrations(databaseUrl);
  const db = createDb(databaseUrl, 2);
  try {
    const owner = await createUser(db, "analyst");
    const peerServer = await servePeer(PEER_ROUTE, { PEER_DATABASE_URL: databaseUrl });
    servers.push(peerServer);
    const product = await serveProduct(databaseUrl);
    servers.push(product);
    const own = { url: `${product.url}/api/v1/runs`, headers: { cookie: await sessionCookie(owner.id), origin: product.url } };
    const peer = { url: `${peerServer.url}/peer`, headers: {} };
    const rounds: { own: Round; peer: Round }[] = [];
    // The first pair only warms both up.
    for (let n = 0; n <= ROUNDS; n += 1) {
      const ours = await load(own.url, own.headers);
      await settled(db);
      rounds.push({ own: ours, peer: await load(peer.url, peer.headers) });
    }
    return rows(rounds.slice(1));
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await db.$disconnect();
    await cluster.stop();
  }
}

function rows(rounds: { own: Round; peer: Round }[]): BenchRow[] {
  const mean = (pick: (round: { own: Round; peer: Round }) => number): number => rounds.reduce((sum, round) => sum + pick(round), 0) / rounds.length;
  const rate = { own: mean((round) => round.own.perSecond), peer: mean((round) => round.peer.perSecond) };
  const p95 = { own: mean((round) => round.own.p95), peer: mean((round) => round.peer.p95) };
  return [
    { bench: "submit", metric: `submissions with a key each, ${CLIENTS} clients`, unit: "1/s", value: rate.own, peer: PEER, peerValue: rate.peer, ratio: rate.own / rate.peer, bar: ">= 0.3", ok: rate.own / rate.peer >= 0.3 },
    { bench: "submit", metric: "p95", unit: "ms", value: p95.own, peer: PEER, peerValue: p95.peer, ratio: p95.own / p95.peer, bar: "none, told beside", ok: true },
  ];
}
