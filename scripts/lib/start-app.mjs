import { freePort } from "./free-port.mjs";
import { install } from "./install.mjs";
import { spawnTree, stopTree } from "./processes.mjs";
import { dataDir, loadDotEnv, root } from "./project.mjs";
import { runNode, stopRunning } from "./run.mjs";
import { bold, dim, green, phases, red, say, seconds, tail } from "./say.mjs";
import { keptSecrets } from "./secrets.mjs";
import { takeLock } from "./start-lock.mjs";

const DEFAULT_PORT = 3000;
/** What to end, last started first; the database stands at the bottom. */
const toStop = [];
let stopping = null;

/** Starts everything and returns once the app is served; it then lives until a signal. */
export async function startApp({ dev, timing }) {
  const begin = performance.now();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end(0));
  say(bold("Risk Desk"));
  const users = [];
  try {
    const { url, port } = await bringUp({ dev, users, timed: phases(), timing });
    say(`${green("  ✓")} Ready in ${seconds(performance.now() - begin)}. Open ${bold(url)}`);
    if (port.wanted !== port.given) say(`    Port ${port.wanted} is in use by another program, so this is ${port.given}.`);
    tellUsers(users);
    say(dim("    Ctrl-C stops it."));
  } catch (error) {
    tellUsers(users);
    if (stopping) return;
    say(`${red("  ✗")} ${error.message}`);
    if (error.output) say(tail(error.output));
    await end(1);
  }
}

async function bringUp({ dev, users, timed, timing }) {
  loadDotEnv();
  const data = dataDir();
  const lock = takeLock(data);
  toStop.push(() => lock.release());
  await timed.run("install", () => install({ onStart: () => say(dim("  · Installing packages (first start, a minute or two) …")) }));
  toStop.push(stopRunning);

  const [{ prepareApp }, { buildApp }, { startDatabase, migrate, hasUsers }] = await Promise.all([
    import("./prepare-app.mjs"), import("./build-app.mjs"), import("./database.mjs"),
  ]);
  // None of these needs another.
  const [database] = await allOrNone([
    timed.run("database", async () => {
      const started = process.env.DATABASE_URL?.trim() ? { url: process.env.DATABASE_URL.trim() } : await startDatabase(data, (sentence) => say(`    ${sentence}`));
      if (started.stop) toStop.push(started.stop);
      await timed.run("migrate", () => migrate(started.url));
      return started;
    }),
    timed.run("prepare and build", async () => {
      await timed.run("prepare", prepareApp);
      if (!dev) await timed.run("build", () => buildApp({ onStart: () => say(dim("  · Building the app (only when its sources changed) …")) }));
    }),
    timed.run("check the settings", checkOurSettings),
  ]);

  const wanted = Number(process.env.PORT) || DEFAULT_PORT;
  const given = await freePort(wanted, process.env.HOST || "127.0.0.1");
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: data,
    AUTH_SECRET: process.env.AUTH_SECRET?.trim() || keptSecrets(data).authSecret,
    PORT: String(given),
  };
  if (!(await timed.run("look for users", () => hasUsers(database.url)))) await timed.run("seed", () => seed(env, users));
  const url = process.env.APP_URL?.trim() || `http://localhost:${given}`;
  await timed.run("serve", () => serve(dev, env, given));
  lock.note({ url });
  if (timing) for (const [name, ms] of timed.took) say(dim(`    ${name.padEnd(24)}${seconds(ms).padStart(8)}`));
  return { url, port: { wanted, given } };
}

/** All results; when one fails the others' programs are ended and they are awaited, so that nothing starts after the clean-up. */
async function allOrNone(tasks) {
  const first = await Promise.all(tasks).catch((error) => error);
  if (!(first instanceof Error)) return first;
  await stopRunning();
  await Promise.allSettled(tasks);
  throw first;
}

/** One sentence that names the variable, or the recipe's fault, before anything takes long. What we supply ourselves counts as set. */
async function checkOurSettings() {
  const { tsImport } = await import("tsx/esm/api");
  const { checkSettings } = await tsImport("./check-settings.ts", import.meta.url);
  const ours = { DATABASE_URL: "postgresql://embedded/risk_desk", AUTH_SECRET: "-".repeat(32) };
  checkSettings({ ...process.env, ...Object.fromEntries(Object.entries(ours).filter(([name]) => !process.env[name]?.trim())) }, root);
}

/** First users and the sample; each line of the seed's output is one JSON fact. */
async function seed(env, users) {
  say(dim("  · Making the first users and the sample assessment …"));
  let rest = "";
  const onOutput = (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith('{"user":')) users.push(JSON.parse(line).user);
      if (line.startsWith("The sample")) say(dim(`    ${line}`));
    }
  };
  await runNode(["--import", "tsx", "prisma/seed.ts"], { env, onOutput });
}

function tellUsers(users) {
  if (users.length === 0) return;
  say("    First sign-in, shown only this once; each password is replaced at the first use:");
  for (const { role, email, password } of users) say(`      ${role.padEnd(8)} ${email.padEnd(24)} ${bold(password)}`);
}

async function serve(dev, env, port) {
  const args = dev ? ["node_modules/next/dist/bin/next", "dev", "--port", String(port), "--hostname", process.env.HOST || "127.0.0.1"] : ["scripts/serve.mjs"];
  const child = spawnTree(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: dev ? ["ignore", "inherit", "inherit"] : ["ignore", "inherit", "inherit", "ipc"],
  });
  toStop.push(() => stopTree(child));
  child.once("exit", (code, signal) => {
    if (stopping) return;
    say(`${red("  ✗")} The app ended by itself (${code ?? signal}).`);
    void end(1);
  });
  if (dev) await untilAnswers(port);
  else await new Promise((resolve) => child.once("message", resolve));
}

async function untilAnswers(port) {
  while (!stopping) {
    const answered = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(60_000) }).then(() => true, () => false);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Ends what was started, the last first, and the process. A second Ctrl-C while it works changes nothing. */
function end(code) {
  stopping ??= (async () => {
    if (code === 0) say(dim("\n  Stopping …"));
    for (const stop of toStop.reverse()) await Promise.resolve(stop()).catch((error) => say(error.message));
    process.exit(code);
  })();
  return stopping;
}
