import { defineConfig } from "prisma/config";

/** Only for Prisma's own command line (`prisma migrate deploy` in production); the app uses scripts/migrate.ts. */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://localhost:5432/risk_desk" },
});
