import { randomUUID } from "node:crypto";
import { createDb } from "@/adapters/db/client";
import { listJobs } from "@/features/jobs/server";
import { testContext } from "@/testing/context";
import { createUser } from "@/testing/factories";
import { onCluster } from "@/testing/template";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import { quantile } from "./material/served";
import type { BenchRow } from "./row";

const MANY = 1_000_000;
const FEW = 1_000;
const PAGES = 200;
const WARM = 20;
/** Every so many rows are the measured person's; the others stand between them in the index. */
const OWN_EVERY = 5;


interface Subject {
  /** Milliseconds of one page, taken again and again. */
  page: () => Promise<number>;
  plan: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A copy of the migrated database with this many jobs, and a person who owns a fifth of them. */
async function database(url: string, rows: number): Promise<Subject> {
  const db = createDb(url, 2);
  const [owner, other] = [await createUser(db, "analyst"), await createUser(db, "analyst")];
  await db.$executeRaw`
    INSERT INTO jobs (id, type, status, input, "createdById", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), 'GAP_DETECTION', CASE WHEN n % 9 = 0 THEN 'FAILED' ELSE 'COMPLETED' END::"JobStatus", '{}',
           CASE WHEN n % ${OWN_EVERY} = 0 THEN ${owner.id}::uuid ELSE ${other.id}::uuid END,
           timestamptz '2026-01-01' + n * interval '1 second', now()
    FROM generate_series(1, ${rows}) AS n`;
  await db.$executeRawUnsafe("VACUUM ANALYZE jobs");
  const ctx = await testContext({ db, actor: owner });
  // A page in the middle: the first one would not show whether the mark is carried by the index.
  const middle = new Date(Date.parse("2026-01-01T00:00:00Z") + (rows / 2) * 1000);
  const cursor = Buffer.from(`${middle.getTime()} ${randomUUID()}`).toString("base64url");
  return {
    page: async () => {
      const begun = performance.now();
      const { jobs } = await listJobs(ctx, { cursor, pageSize: 50 });
      if (jobs.length !== 50) throw new Error(`The page has ${jobs.length} rows.`);
      return performance.now() - begun;
    },
    plan: async () => {
      const lines = await db.$queryRaw<{ "QUERY PLAN": string }[]>`
        EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF)
        SELECT * FROM jobs WHERE "createdById" = ${owner.id}::uuid AND "createdAt" <= ${middle} AND ("createdAt" < ${middle} OR id < ${randomUUID()}::uuid)
        ORDER BY "createdAt" DESC, id DESC LIMIT 51`;
      return lines.map((line) => line["QUERY PLAN"]);
    },
    close: () => db.$disconnect(),
  };
}

/** One page of a person's jobs among a million against the same page among a thousand, in turns. */
export async function run(): Promise<BenchRow[]> {
  const cluster = await startScratchPostgres();
  const subjects: Subject[] = [];
  try {
    await onCluster(cluster.url("postgres"), (client) => client.query("create database empty"));
    await applyMigrations(cluster.url("empty"));
    for (const [name, rows] of [["many", MANY], ["few", FEW]] as const) {
      await onCluster(cluster.url("postgres"), (client) => client.query(`create database ${name} template empty`));
      subjects.push(await database(cluster.url(name), rows));
    }
    const [many, few] = subjects;
    if (!many || !few) throw new Error("Two databases are needed.");
    const plan = await many.plan();
    console.error(plan.join("\n"));
    const times = { many: [] as number[], few: [] as number[] };
    for (let n = -WARM; n < PAGES; n += 1) {
      const [a, b] = [await many.page(), await few.page()];
      if (n < 0) continue;
      times.many.push(a);
      times.few.push(b);
    }
    const ratio = quantile(times.many, 0.5) / quantile(times.few, 0.5);
    const indexed = plan.some((line) => line.includes("Index Scan")) && !plan.some((line) => line.includes("Sort"));
    return [
      { bench: "joblist", metric: "a page of 50 among 1,000,000 jobs, p50", unit: "ms", value: quantile(times.many, 0.5), peer: "among 1,000 jobs", peerValue: quantile(times.few, 0.5), ratio, bar: "<= 1.5, by an index", ok: ratio <= 1.5 && indexed },
    ];
  } finally {
    for (const subject of subjects) await subject.close();
    await cluster.stop();
  }
}
