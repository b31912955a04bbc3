import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import { Client, DatabaseError } from "pg";

const MIGRATIONS = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));
/** Postgres' code for "relation does not exist": a database nobody has migrated yet. */
const UNDEFINED_TABLE = "42P01";

export interface Migration {
  name: string;
  sql: string;
}

/** The committed migrations, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(path.join(MIGRATIONS, name, "migration.sql"), "utf8") })));
}

/** The engine's view of the migrations folder. */
export async function migrationList(migrations: Migration[]): Promise<MigrationList> {
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: "migration_lock.toml", content: await readFile(path.join(MIGRATIONS, "migration_lock.toml"), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

/**
 * Brings the database at `url` up to date and fills `_prisma_migrations` as `prisma migrate deploy` would.
 * Returns the names it applied; when there are none the engine is not even loaded.
 * @throws Error naming the migration that was edited after it was applied, or that failed.
 */
export async function applyMigrations(url: string): Promise<string[]> {
  const migrations = await readMigrations();
  if (!(await hasPending(url, migrations))) return [];
  const { withSchemaEngine } = await import("./schema-engine");
  const list = await migrationList(migrations);
  const reply = await withSchemaEngine(url, (engine) =>
    engine.applyMigrations({ migrationsList: list, filters: { externalTables: [], externalEnums: [] } }),
  );
  return reply.appliedMigrationNames;
}

async function hasPending(url: string, migrations: Migration[]): Promise<boolean> {
  const applied = await appliedChecksums(url);
  return migrations.some(({ name, sql }) => {
    const known = applied.get(name);
    if (known === undefined) return true;
    if (known === createHash("sha256").update(sql).digest("hex")) return false;
    throw new Error(`The migration ${name} was changed after this database had applied it. Restore its text and put the change into a new migration.`);
  });
}

async function appliedChecksums(url: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      "select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null",
    );
    return new Map(rows.map((row) => [row.migration_name, row.checksum]));
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) return new Map();
    throw error;
  } finally {
    await client.end();
  }
}
