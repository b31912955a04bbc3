import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./project.mjs";
import { run } from "./run.mjs";

const stampFile = inRoot("node_modules/.risk-desk-lock");

/** Installs the packages of package-lock.json unless node_modules already holds them. Returns whether it had to. */
export async function install({ onStart = () => undefined } = {}) {
  const lock = readFileSync(inRoot("package-lock.json"), "utf8");
  const stamp = createHash("sha256").update(lock).update(`${process.platform} ${process.arch}`).digest("hex");
  if (read(stampFile) === stamp) return false;
  if (!holds(JSON.parse(lock))) {
    onStart();
    // The whole set, also what only tests need, whatever NODE_ENV says.
    await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"], { env: { NODE_ENV: "" } }).catch((error) => {
      throw new Error(`The packages could not be installed. The first start needs the npm registry; check the network and try again.\n${error.output}`);
    });
  }
  writeFileSync(stampFile, stamp);
  return true;
}

/** True when someone installed exactly these versions by hand. npm lists what it put there in a lock file of its own. */
function holds(lock) {
  const hidden = read(inRoot("node_modules/.package-lock.json"));
  if (!hidden) return false;
  const installed = JSON.parse(hidden).packages;
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (place === "") return true;
    const found = installed[place];
    return found ? found.version === wanted.version && existsSync(inRoot(place)) : wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
  });
}

const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");
