import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The secrets of this folder, made on the first start: the database's password and what seals session cookies. */
export function keptSecrets(dataDir) {
  // The database's own user must be able to walk through, but not to look around.
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o711);
  const file = path.join(dataDir, "secrets.json");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error.code !== "ENOENT") throw new Error(`${file} cannot be read: ${error.message}`);
  }
  const made = { postgresPassword: randomBytes(18).toString("hex"), authSecret: randomBytes(32).toString("hex") };
  writeFileSync(`${file}.part`, JSON.stringify(made), { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return made;
}
