import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sealSession, sessionCookieName } from "@/adapters/auth/session-token";

const root = join(import.meta.dirname, "..", "..");
const next = join(root, "node_modules/next/dist/bin/next");

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;

/** A server of its own process on a free port. */
export interface Served {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const start = (args: string[], cwd: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { cwd, env: { ...process.env, NODE_ENV: "production", ...env }, stdio: ["ignore", "ignore", "inherit"] });

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await Promise.race([gone, pause(8_000).then(() => child.kill("SIGKILL"))]);
}

async function served(child: ChildProcess, url: string, ready: string): Promise<Served> {
  for (let tries = 0; !(await fetch(url + ready).then((answer) => answer.ok, () => false)); tries += 1) {
    if (tries > 240 || child.exitCode !== null) throw new Error(`The server at ${url} did not start.`);
    await pause(500);
  }
  return { url, pid: child.pid ?? Number.NaN, stop: () => end(child) };
}

/** Signs sessions of the product that `serveProduct` starts. */
export const secret = randomBytes(24).toString("hex");

export const sessionCookie = async (userId: string): Promise<string> =>
  `${sessionCookieName(false)}=${await sealSession({ userId, sessionVersion: 1 }, { secret, secure: false })}`;

/** The built product on this database. @throws Error when it is not built. */
export async function serveProduct(databaseUrl: string, env: Record<string, string> = {}): Promise<Served> {
  if (!existsSync(join(root, ".next", "BUILD_ID"))) throw new Error("The product is not built: run `npm run build` first.");
  const port = String(await freePort());
  const child = start(["scripts/serve.mjs"], root, { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, PORT: port, LOG_LEVEL: "error", ...env });
  return served(child, `http://127.0.0.1:${port}`, "/api/health");
}

/** The smallest Next app there is, of the same Next: one route /peer with this source, which answers GET too. */
export async function servePeer(route: string, env: Record<string, string> = {}): Promise<Served> {
  const dir = await mkdtemp(join(tmpdir(), "risk-desk-peer-"));
  const folder = join(dir, "app", "peer");
  await mkdir(folder, { recursive: true });
  await symlink(join(root, "node_modules"), join(dir, "node_modules"), "dir");
  await writeFile(join(dir, "package.json"), JSON.stringify({ name: "peer", private: true, type: "module" }));
  await writeFile(join(dir, "app", "layout.js"), "export default function Layout({ children }) { return children; }\n");
  await writeFile(join(folder, "route.js"), route);
  // Built by webpack: the symlinked node_modules lie outside what Turbopack takes for the project.
  const code = await new Promise((resolve) => start([next, "build", "--webpack"], dir, env).once("exit", resolve));
  if (code !== 0) throw new Error("The peer app could not be built.");
  const port = String(await freePort());
  const peer = await served(start([next, "start", "-p", port, "-H", "127.0.0.1"], dir, env), `http://127.0.0.1:${port}`, "/peer");
  return { ...peer, stop: async () => (await peer.stop(), await rm(dir, { recursive: true, force: true })) };
}
