/** `tsx scripts/migrate.ts`: applies prisma/migrations to DATABASE_URL. */
import { applyMigrations } from "./lib/apply-migrations";

const url = process.env.DATABASE_URL;
if (!url) {
  console.error("DATABASE_URL is not set: say which database to migrate.");
  process.exit(2);
}
const applied = await applyMigrations(url);
console.log(applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`);
// The engine's timer for its migration lock would keep the process for ten more seconds.
process.exit(0);
