import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The schema as the committed migrations leave it; written by make-migration only. */
export const SNAPSHOT = path.join(root, "prisma/migrations/schema.snapshot");

/** All of prisma/schema as one text, in the order of the file names. */
export async function currentSchema(): Promise<string> {
  const folder = path.join(root, "prisma/schema");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".prisma")).sort();
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")))).join("\n");
}

export async function migratedSchema(): Promise<string | null> {
  return readFile(SNAPSHOT, "utf8").catch(() => null);
}
