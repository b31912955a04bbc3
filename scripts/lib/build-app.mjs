import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fingerprint, inRoot } from "./project.mjs";
import { runNode } from "./run.mjs";
import { tail } from "./say.mjs";

const SOURCES = ["src", "prisma/schema", "public", "rubric", "next.config.mjs", "postcss.config.mjs", "tsconfig.json", "package-lock.json"];
const STAMP = inRoot(".next/risk-desk.stamp");
const isSource = (name) => !/\.test\.tsx?$/.test(name) && !name.startsWith("src/testing/");

/** Runs `next build` when its sources changed since the last one. Returns whether it had to. */
export async function buildApp({ onStart = () => undefined } = {}) {
  const stamp = fingerprint(SOURCES, isSource);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return false;
  onStart();
  // Half a build must not pass for a whole one.
  rmSync(STAMP, { force: true });
  await runNode(["node_modules/next/dist/bin/next", "build"], { env: { NODE_ENV: "production" } }).catch((error) => {
    throw new Error(`The app could not be built:\n${tail(error.output ?? error.message)}`);
  });
  writeFileSync(STAMP, stamp);
  return true;
}
