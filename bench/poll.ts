import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sealSession, sessionCookieName } from "@/adapters/auth/session-token";
import { createDb } from "@/adapters/db/client";
import { createUser } from "@/testing/factories";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import type { BenchRow } from "./row";

const CLIENTS = 200;
const ROUND_MS = 8_000;
const ROUNDS = 2;
const PEER = "bare Next route answering a constant";

interface Round {
  perSecond: number;
  p95: number;
}

const root = join(import.meta.dirname, "..");
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const quantile = (values: number[], share: number): number => [...values].sort((a, b) => a - b)[Math.floor(share * values.length)] ?? Number.NaN;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

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

async function until(url: string, headers: Record<string, string>): Promise<void> {
  const agent = new Agent();
  for (let tries = 0; ; tries += 1) {
    try {
      await get(url, headers, agent);
      return;
    } catch (error) {
      if (tries > 240) throw error;
      await pause(500);
    }
  }
}

const start = (args: string[], cwd: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { cwd, env: { ...process.env, NODE_ENV: "production", ...env }, stdio: ["ignore", "ignore", "inherit"] });

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await Promise.race([gone, pause(8_000).then(() => child.kill("SIGKILL"))]);
}

/** The smallest Next app there is, built with the same Next: one route handler that answers a constant. */
async function buildPeer(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "risk-desk-poll-"));
  const route = join(dir, "app", "constant");
  await mkdir(route, { recursive: true });
  await symlink(join(root, "node_modules"), join(dir, "node_modules"), "dir");
  await writeFile(join(dir, "package.json"), JSON.stringify({ name: "peer", private: true, type: "module" }));
  await writeFile(join(dir, "app", "layout.js"), "export default function Layout({ children }) { return children; }\n");
  await writeFile(join(route, "route.js"), 'export const dynamic = "force-dynamic";\nexport const GET = () => Response.json({ status: "PROCESSING" });\n');
  // Built by webpack: the symlinked node_modules lie outside what Turbopack takes for the project.
  const build = start([join(root, "node_modules/next/dist/bin/next"), "build", "--webpack"], dir, {});
  const code = await new Promise((resolve) => build.once("exit", resolve));
  if (code !== 0) throw new Error("The peer app could not be built.");
  return dir;
}

/** GET /api/jobs/:id of the built product against a bare route of the same Next, in turns, each server alone with its load. */
export async function run(): Promise<BenchRow[]> {
  if (!existsSync(join(root, ".next", "BUILD_ID"))) throw new Error("The product is not built: run `npm run build` first.");
  const cluster = await startScratchPostgres();
  const secret = randomBytes(24).toString("hex");
  const peerDir = await buildPeer();
  const children: ChildProcess[] = [];
  try {
    const databaseUrl = cluster.url("postgres");
    await applyMigrations(databaseUrl);
    const db = createDb(databaseUrl, 2);
    const owner = await createUser(db, "analyst");
    const job = await db.job.create({
      data: { id: randomUUID(), type: "PARSE_DOCUMENT", status: "COMPLETED", input: {}, result: { pages: 80 }, createdById: owner.id, sentAt: new Date(), completedAt: new Date(), progress: 100 },
    });
    await db.$disconnect();

    const [ownPort, peerPort] = [await freePort(), await freePort()];
    const cookie = `${sessionCookieName(false)}=${await sealSession({ userId: owner.id, sessionVersion: 1 }, { secret, secure: false })}`;
    const own = { url: `http://127.0.0.1:${ownPort}/api/jobs/${job.id}`, headers: { cookie } };
    const peer = { url: `http://127.0.0.1:${peerPort}/constant`, headers: {} };
    children.push(start(["scripts/serve.mjs"], root, { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, PORT: String(ownPort), LOG_LEVEL: "error" }));
    children.push(start([join(root, "node_modules/next/dist/bin/next"), "start", "-p", String(peerPort), "-H", "127.0.0.1"], peerDir, {}));
    await until(own.url, own.headers);
    await until(peer.url, peer.headers);

    const rounds: { own: Round; peer: Round }[] = [];
    // The first pair only warms both up.
    for (let n = 0; n <= ROUNDS; n += 1) rounds.push({ own: await poll(own.url, own.headers), peer: await poll(peer.url, peer.headers) });
    return rows(rounds.slice(1));
  } finally {
    await Promise.all(children.map(end));
    await cluster.stop();
    await rm(peerDir, { recursive: true, force: true });
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
