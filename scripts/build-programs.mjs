#!/usr/bin/env node
/**
 * Makes dist/: the client as one dependency-free module with one file of types (dist/sdk), and the `risk` command that
 * plain node runs (dist/cli), and the rules analyst's second thread (dist/threads). Quick and silent when nothing changed.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint, inRoot, root } from "./lib/project.mjs";
import { runNode } from "./lib/run.mjs";

const dist = inRoot("dist");
const stamp = path.join(dist, "built-from.txt");
const SOURCES = ["src", "scripts/build-programs.mjs", "tsconfig.json", "tsconfig.sdk.json", "package-lock.json"];
const isSource = (name) => !/\.test\.tsx?$|^src\/(app|generated|testing|ui|trpc)\/|\/ui\//.test(name);

export async function ensurePrograms() {
  const wanted = fingerprint(SOURCES, isSource);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  mkdirSync(dist, { recursive: true });
  // Made aside and moved into place, so that a program starting now never sees half of it.
  const aside = mkdtempSync(path.join(dist, ".making-"));
  try {
    await Promise.all([buildClient(path.join(aside, "sdk")), buildCommand(path.join(aside, "cli")), buildThreads(path.join(aside, "threads"))]);
    for (const part of ["sdk", "cli", "threads"]) {
      rmSync(path.join(dist, part), { recursive: true, force: true });
      renameSync(path.join(aside, part), path.join(dist, part));
    }
    writeFileSync(stamp, wanted);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return true;
}

async function buildClient(out) {
  const { build } = await import("esbuild");
  await build({ ...common, entryPoints: ["src/sdk/index.ts"], outfile: path.join(out, "index.js"), platform: "neutral", target: "es2022" });
  const types = path.join(out, "types");
  await runNode(["node_modules/typescript/bin/tsc", "-p", "tsconfig.sdk.json", "--outDir", types]).catch((error) => {
    throw new Error(`The client's types could not be made:\n${error.output ?? error.message}`);
  });
  writeFileSync(path.join(out, "index.d.ts"), oneFile(types));
  rmSync(types, { recursive: true });
}

/** Its packages stay outside: they are this package's dependencies, and some bring native files. */
async function buildCommand(out) {
  const { build } = await import("esbuild");
  await build({
    ...common, entryPoints: ["src/cli/risk.ts"], outdir: out, platform: "node", target: "node20", packages: "external", splitting: true,
    chunkNames: "part-[hash]", alias: { "@": inRoot("src") }, banner: { js: "#!/usr/bin/env node" },
  });
}

/** Loaded by plain node as they are, whatever runs the rest: tsx, vitest or a build. */
async function buildThreads(out) {
  const { build } = await import("esbuild");
  await build({ ...common, entryPoints: { pages: "src/adapters/model/rules/ahead/thread.ts" }, outdir: out, platform: "node", target: "node20", alias: { "@": inRoot("src") } });
}

const common = { bundle: true, format: "esm", logLevel: "error", absWorkingDir: root, legalComments: "none" };

/**
 * The declarations as one module: only there can a program add its recipes to RecipeTypes by declaration merging, and
 * only so do they resolve the same under every moduleResolution. Names are unique across src/sdk.
 */
function oneFile(dir) {
  const index = readFileSync(path.join(dir, "index.d.ts"), "utf8");
  const offered = new Set([...index.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names]) => names.split(",").map((name) => name.replace("type ", "").trim())));
  const parts = reachable(dir, "index").filter((name) => name !== "index").map((name) =>
    readFileSync(path.join(dir, `${name}.d.ts`), "utf8")
      .replace(/^(?:import [^;]*|export \{\});\n/gm, "")
      .replace(/^export (?=(?:declare |interface |type |class |const |function |async )+(\w+))/gm, (whole, name) => (offered.has(name) ? whole : "")),
  );
  return `${parts.join("\n")}export {};\n`;
}

function reachable(dir, name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const text = readFileSync(path.join(dir, `${name}.d.ts`), "utf8");
  return [...[...text.matchAll(/from "\.\/([\w-]+)"/g)].flatMap(([, next]) => reachable(dir, next, seen)), name];
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (await ensurePrograms()) console.log("Built the client and the risk command (dist).");
}
