import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/** crash-app.ts as one file, since a process that compiles its own sources starts three times slower; the caller removes it. */
export async function bundleCrashApp(): Promise<{ file: string; remove(): Promise<void> }> {
  // Inside node_modules, so that the packages left out of the bundle are found.
  const parent = path.join(process.cwd(), "node_modules", ".crash-app");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, "app-"));
  const file = path.join(folder, "crash-app.mjs");
  await build({
    entryPoints: [path.join(import.meta.dirname, "crash-app.ts")],
    outfile: file, bundle: true, platform: "node", format: "esm", packages: "external",
    alias: { "@": path.join(process.cwd(), "src") },
  });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}
