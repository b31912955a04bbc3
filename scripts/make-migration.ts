/**
 * `tsx scripts/make-migration.ts NAME`: writes prisma/migrations/<time>_NAME/migration.sql with what
 * prisma/schema has and the committed migrations do not. Read the SQL before you commit it.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { startScratchPostgres } from "./lib/postgres.mjs";
import { withSchemaEngine } from "./lib/schema-engine";
import { currentSchema, migratedSchema, SNAPSHOT } from "./lib/schema-files";

/** SQL that leads from one schema text to the other; null stands for an empty database. */
async function difference(url: string, from: string | null, to: string): Promise<string> {
  const reply = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: from === null ? { tag: "empty" } : { tag: "schemaDatamodel", files: [{ path: "before.prisma", content: from }] },
      to: { tag: "schemaDatamodel", files: [{ path: "after.prisma", content: to }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return reply.stdout ?? "";
}

/** The engine compares two texts, but only while it is connected to some Postgres. */
async function withScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const cluster = await startScratchPostgres();
  try {
    return await work(cluster.url("postgres"));
  } finally {
    await cluster.stop();
  }
}

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Give the migration a name in small letters: tsx scripts/make-migration.ts add_share_links");
  process.exit(2);
}
const schema = await currentSchema();
const before = await migratedSchema();
const sql = await withScratchDatabase((url) => difference(url, before, schema));
await writeFile(SNAPSHOT, schema);
if (!/^(?!\s*--)\s*\S/m.test(sql)) {
  console.log("The schema has nothing that the migrations do not have.");
} else {
  const folder = path.join("prisma/migrations", `${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "migration.sql"), sql);
  console.log(`Wrote ${folder}/migration.sql`);
}
process.exit(0);
