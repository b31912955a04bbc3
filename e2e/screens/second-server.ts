import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { createDb } from "@/adapters/db/client";
import type { RootDb } from "@/adapters/db";

/** The built app on a database and data folder of its own, to be killed and started again. */
export interface SecondServer {
  url: string;
  db: RootDb;
  start(): Promise<void>;
  /** kill -9, and ends what the dead process still had open on the database. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** `settings` go over those of this process. */
export async function secondServer(base: { databaseUrl: string; secret: string }, name: string, settings: Record<string, string> = {}): Promise<SecondServer> {
  const admin = createDb(base.databaseUrl, 1);
  await admin.$executeRawUnsafe(`CREATE DATABASE ${name}`);
  const databaseUrl = Object.assign(new URL(base.databaseUrl), { pathname: `/${name}` }).href;
  // In a process of its own: the migration engine works once in each.
  await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], { env: { ...process.env, DATABASE_URL: databaseUrl } });
  const db = createDb(databaseUrl, 2);
  const dataDir = await mkdtemp(path.join(tmpdir(), "risk-desk-killed-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, AUTH_SECRET: base.secret, PORT: String(port), HOST: "127.0.0.1", APP_URL: url, NODE_ENV: "production" as const };
  let child: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    await admin.$executeRaw`SELECT pg_terminate_backend(a.pid) FROM pg_stat_activity a WHERE a.datname = ${name} AND a.wait_event = 'PgSleep'`;
  };
  return {
    url, db, kill,
    async start() {
      const server = (child = spawn(process.execPath, ["scripts/serve.mjs"], { env, stdio: ["ignore", "ignore", "inherit", "ipc"] }));
      const ended = once(server, "exit").then(() => Promise.reject(new Error("The second server ended before it was ready.")));
      await Promise.race([once(server, "message"), ended]);
      ended.catch(() => undefined);
    },
    async remove() {
      await kill();
      await db.$disconnect();
      await admin.$executeRawUnsafe(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.$disconnect();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
