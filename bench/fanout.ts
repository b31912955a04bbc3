import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { createDb } from "@/adapters/db/client";
import { createJobLedger, submitJob } from "@/features/jobs/server";
import { testContext } from "@/testing/context";
import { createUser } from "@/testing/factories";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import { pause, quantile, serveProduct, sessionCookie } from "./material/served";
import type { BenchRow } from "./row";

const VIEWERS = 500;
const EVENTS = 60;
const EVERY_MS = 100;
/** `FANOUT_QUICK=1` for a few seconds of the same. */
const QUICK = process.env.FANOUT_QUICK === "1";
const SOAK_MS = QUICK ? 20_000 : 600_000;
/** Memory is compared from here on: before it the runtime is still warming up. */
const SETTLE_MS = SOAK_MS / 5;
const SAMPLE_MS = QUICK ? 1_000 : 10_000;
const TIMES = 3;

interface Viewer {
  /** Number of the newest event that arrived, and when each one did. */
  seen: Map<number, number>;
  close: () => void;
}

/** Where every viewer's bytes are read into: they are looked at in the same turn. */
const incoming = Buffer.allocUnsafe(65_536);

/**
 * One open stream over a bare socket that reads into one buffer for all, since five hundred HTTP parsers and stream buffers on this
 * machine would be most of what is measured; resolves when its first event has come.
 */
function view(url: string, headers: Record<string, string>): Promise<Viewer> {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const seen = new Map<number, number>();
    let rest = "";
    const read = (length: number): boolean => {
      const at = performance.now();
      const lines = (rest + incoming.toString("latin1", 0, length)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.startsWith("HTTP/1.1") && !line.startsWith("HTTP/1.1 200")) reject(new Error(`The stream answered ${line}.`));
        if (line.startsWith("id: ")) seen.set(Number(line.slice(4)), at);
      }
      if (seen.size > 0) resolve({ seen, close: () => socket.destroy() });
      return true;
    };
    const socket = connect({ port: Number(port), host: hostname, onread: { buffer: incoming, callback: read } });
    socket.on("error", (error) => (seen.size === 0 ? reject(error) : undefined));
    const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
  });
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** One job told to 500 streams of the built product against one stream, in turns; then the memory of the server over ten minutes. */
export async function run(): Promise<BenchRow[]> {
  const cluster = await startScratchPostgres();
  const databaseUrl = cluster.url("postgres");
  await applyMigrations(databaseUrl);
  const db = createDb(databaseUrl, 4);
  const server = await serveProduct(databaseUrl, { STREAM_SECONDS: "3600" });
  try {
    const owner = await createUser(db, "analyst");
    const ledger = createJobLedger(db, () => new Date(), async () => undefined);
    const { id } = await submitJob(await testContext({ db, actor: owner }), { type: "GAP_DETECTION", input: {} });
    await db.job.update({ where: { id }, data: { sentAt: new Date() } });
    await ledger.start(id, "bench");
    const headers = { cookie: await sessionCookie(owner.id) };
    const url = `${server.url}/api/v1/runs/${id}/stream`;
    let told = 0;
    const tell = (): Promise<boolean> => ledger.progress(id, (told += 1), 1_000_000, `Event ${told}`);
    const newest = async (): Promise<number> => (await db.jobEvent.findFirst({ where: { jobId: id }, orderBy: { seq: "desc" }, select: { seq: true } }))?.seq ?? 0;

    /** For each event: milliseconds from before its commit until the last viewer had it. */
    const deliver = async (count: number): Promise<number[]> => {
      const viewers = await Promise.all(Array.from({ length: count }, () => view(url, headers)));
      const times: number[] = [];
      for (let n = 0; n < EVENTS; n += 1) {
        const sent = performance.now();
        await tell();
        const seq = await newest();
        while (!viewers.every(({ seen }) => seen.has(seq))) await pause(2);
        times.push(Math.max(...viewers.map(({ seen }) => seen.get(seq) ?? Number.NaN)) - sent);
      }
      viewers.forEach(({ close }) => close());
      return times;
    };
    const all: number[] = [];
    const one: number[] = [];
    await deliver(1);
    for (let round = 0; round < TIMES; round += 1) {
      all.push(...(await deliver(VIEWERS)));
      one.push(...(await deliver(1)));
    }

    const last = await newest();
    const viewers = await Promise.all(Array.from({ length: VIEWERS }, () => view(`${url}?after=${last - 1}`, headers)));
    const memory: number[] = [];
    const begun = performance.now();
    for (let next = SETTLE_MS; performance.now() - begun < SOAK_MS; ) {
      await tell();
      for (const { seen } of viewers) seen.clear();
      if (performance.now() - begun >= next) {
        memory.push(await memoryOf(server.pid));
        next += SAMPLE_MS;
      }
      await pause(EVERY_MS);
    }
    viewers.forEach(({ close }) => close());
    const third = Math.max(1, Math.floor(memory.length / 3));
    const [early, late] = [quantile(memory.slice(0, third), 0.5), quantile(memory.slice(-third), 0.5)];
    const p50 = { all: quantile(all, 0.5), one: quantile(one, 0.5) };
    return [
      { bench: "fanout", metric: `an event at the last of ${VIEWERS} viewers, p50`, unit: "ms", value: p50.all, peer: "at one viewer", peerValue: p50.one, ratio: p50.all / p50.one, bar: "<= 3", ok: p50.all / p50.one <= 3 },
      { bench: "fanout", metric: `server memory, last third of ${SOAK_MS / 1000} s of events`, unit: "MiB", value: late, peer: "the first third", peerValue: early, ratio: late / early, bar: "<= 1.1", ok: late / early <= 1.1 },
    ];
  } finally {
    await server.stop();
    await db.$disconnect();
    await cluster.stop();
  }
}
