import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const inRoot = (...parts) => path.join(root, ...parts);

/** Values of .env, where the environment does not say otherwise. */
export function loadDotEnv() {
  if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
}

/** Where files, database and secrets are kept. */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR?.trim() || ".data");

/** SHA-256 over names and contents of everything under `entries` that `wanted` keeps. */
export function fingerprint(entries, wanted = () => true) {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0]);
  for (const entry of entries) {
    for (const file of filesUnder(inRoot(entry))) {
      const name = path.relative(root, file);
      if (wanted(name)) hash.update(name).update("\0").update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

function filesUnder(entry) {
  const found = statSync(entry, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [entry];
  return readdirSync(entry, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath ?? file.path, file.name))
    .sort();
}
