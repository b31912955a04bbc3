import { mkdirSync } from "node:fs";
import { migrate, onDatabase } from "./database.mjs";
import { freePort } from "./free-port.mjs";
import { spawnTree, stopTree } from "./processes.mjs";
import { root } from "./project.mjs";
import { buildApp } from "./build-app.mjs";

const DATABASE = "end_to_end";

/** The production build on a database, port and data folder of its own. */
export async function serveForTests({ cluster, dataDir, secret }) {
  await buildApp();
  mkdirSync(dataDir, { recursive: true });
  await onDatabase(cluster.url("postgres"), (client) => client.query(`create database ${DATABASE}`));
  await migrate(cluster.url(DATABASE));
  const port = await freePort();
  const receiverPort = await freePort();
  const settings = { DATABASE_URL: cluster.url(DATABASE), DATA_DIR: dataDir, AUTH_SECRET: secret, PORT: String(port), HOST: "127.0.0.1", APP_URL: `http://localhost:${port}`, WEBHOOK_ALLOW_PRIVATE: "1", WEBHOOK_PORTS: String(receiverPort) };
  const child = spawnTree(process.execPath, ["scripts/serve.mjs"], {
    cwd: root,
    env: { ...process.env, ...settings, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output = (output + chunk).slice(-100_000)));
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`The app ended before it was ready (${code}):\n${output}`)));
  });
  return {
    env: { E2E_BASE_URL: settings.APP_URL, E2E_DATABASE_URL: settings.DATABASE_URL, E2E_AUTH_SECRET: secret, E2E_RECEIVER_PORT: String(receiverPort) },
    output: () => output,
    stop: () => stopTree(child),
  };
}
