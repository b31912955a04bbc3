import { randomUUID } from "node:crypto";
import { createDb } from "@/adapters/db/client";
import type { ListJobsInput } from "@/features/jobs/contract";
import { listJobs } from "@/features/jobs/server";
import { listRuns } from "@/features/submissions/server";
import { testContext } from "@/testing/context";
import { createUser } from "@/testing/factories";
import { onCluster } from "@/testing/template";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import { planOf, sentBy } from "./material/sent-queries";
import { quantile } from "./material/served";
import type { BenchRow } from "./row";

const MANY = 1_000_000;
const FEW = 1_000;
const PAGE = 20;
const PAGES = 80;
const WARM = 10;
/** Every so many rows are the measured person's; the others stand between them in the index. */
const OWN_EVERY = 5;
/** Own rows that a rare filter finds, spread over all the time: in the million one in 2,000 of one's own. */
const RARE = 100;
const START = Date.parse("2026-01-01T00:00:00Z");

/** The filters of the pages and of GET /api/v1/runs, one by one and some together. */
const FILTERS: [name: string, input: ListJobsInput][] = [
  ["no filter", {}],
  ["a common state", { status: "COMPLETED" }],
  ["a rare state", { status: "FAILED" }],
  ["a common type", { type: "GAP_DETECTION" }],
  ["a rare type", { type: "AI_PREVIEW" }],
  ["a rare recipe", { recipe: "rare" }],
  ["a rare session", { sessionId: "rare" }],
  ["a common state and a common type", { status: "COMPLETED", type: "GAP_DETECTION" }],
  ["a rare state and a rare type", { status: "FAILED", type: "AI_PREVIEW" }],
  ["a rare state and a rare recipe", { status: "FAILED", recipe: "rare" }],
];

interface Subject {
  url: string;
  /** One page of each case, by its name. */
  cases: Map<string, () => Promise<number>>;
  close: () => Promise<void>;
}

/** A copy of the migrated database with this many jobs, and a person who owns a fifth of them; half of all are other jobs' children. */
async function subjectOf(url: string, rows: number): Promise<Subject> {
  const db = createDb(url, 2);
  const [owner, other, admin] = [await createUser(db, "analyst"), await createUser(db, "analyst"), await createUser(db, "admin")];
  const rare = rows / OWN_EVERY / RARE;
  await db.$executeRaw`
    INSERT INTO jobs (id, type, recipe, "sessionId", status, input, "parentId", "createdById", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), CASE WHEN is_rare THEN 'AI_PREVIEW' ELSE 'GAP_DETECTION' END::"JobType", CASE WHEN is_rare THEN 'rare' ELSE 'common-' || n % 7 END,
           CASE WHEN is_rare THEN 'rare' ELSE 'session-' || n / 50 END, CASE WHEN is_rare THEN 'FAILED' ELSE 'COMPLETED' END::"JobStatus", '{}',
           CASE WHEN n / ${OWN_EVERY} % 2 = 1 THEN gen_random_uuid() END, CASE WHEN n % ${OWN_EVERY} = 0 THEN ${owner.id}::uuid ELSE ${other.id}::uuid END,
           timestamptz '2026-01-01' + n * interval '1 second', now()
    FROM generate_series(1, ${rows}) AS n, LATERAL (SELECT n % ${OWN_EVERY} = 0 AND n / ${OWN_EVERY} % ${rare} = 0 AS is_rare) AS chosen`;
  await db.$executeRawUnsafe("VACUUM ANALYZE jobs");
  // A page in the middle: the first one would not show whether the mark is carried by the index.
  const middle = START + (rows / 2) * 1000;
  const cursor = Buffer.from(`${middle} ${randomUUID()}`).toString("base64url");
  const window = { from: new Date(middle - 250_000), to: new Date(middle + 250_000) };
  const [own, everyone] = [await testContext({ db, actor: owner }), await testContext({ db, actor: admin })];
  const full = (page: { length: number }): number => {
    if (page.length !== PAGE) throw new Error(`The page has ${page.length} rows.`);
    return page.length;
  };
  const both = [...FILTERS.map(([name, input]) => [name, { ...input, cursor }] as const), ["a span of time", window] as const].flatMap(([name, input]) => [
    [`own: ${name}`, async () => full((await listJobs(own, { ...input, pageSize: PAGE })).jobs)] as const,
    [`everyone's: ${name}`, async () => full((await listJobs(everyone, { ...input, pageSize: PAGE, everyone: true })).jobs)] as const,
  ]);
  const programs = ([["no filter", {}], ["a rare state", { status: "failed" }], ["a rare session", { sessionId: "rare" }]] as const).map(
    ([name, input]) => [`REST, own: ${name}`, async () => full((await listRuns(own, { ...input, cursor, pageSize: PAGE })).runs)] as const,
  );
  return { url, cases: new Map([...both, ...programs]), close: () => db.$disconnect() };
}

/** Rows that any part of a plan may read for one page: half of the million are children, and a few may be sorted. */
const READ_AT_MOST = 5 * PAGE;

/** What Postgres does with the very statement that Prisma sends for a page: by an index, reading few rows more than it gives. */
async function judge(name: string, { url, cases }: Subject): Promise<boolean> {
  const sent = await sentBy(async () => cases.get(name)?.());
  const page = sent.find(({ text }) => /FROM "public"\."jobs"/.test(text) && /LIMIT/.test(text));
  if (!page) throw new Error(`No statement was seen for ${name}.`);
  const plan = await planOf(url, page);
  console.error([`-- ${name}`, ...plan].join("\n"));
  const read = plan.map((line) => Number(/actual rows=(\d+)/.exec(line)?.[1] ?? /Rows Removed by Filter: (\d+)/.exec(line)?.[1] ?? 0));
  return plan.some((line) => /Index (Only )?Scan/.test(line)) && !plan.some((line) => line.includes("Seq Scan")) && Math.max(...read) <= READ_AT_MOST;
}

async function timeOf(page: (() => Promise<number>) | undefined): Promise<number> {
  const begun = performance.now();
  await page?.();
  return performance.now() - begun;
}

/** A page of jobs by every filter among a million against the same page among a thousand, in turns. */
export async function run(): Promise<BenchRow[]> {
  const cluster = await startScratchPostgres();
  const subjects: Subject[] = [];
  try {
    await onCluster(cluster.url("postgres"), (client) => client.query("create database empty"));
    await applyMigrations(cluster.url("empty"));
    for (const [name, rows] of [["many", MANY], ["few", FEW]] as const) {
      await onCluster(cluster.url("postgres"), (client) => client.query(`create database ${name} template empty`));
      subjects.push(await subjectOf(cluster.url(name), rows));
    }
    const [many, few] = subjects;
    if (!many || !few) throw new Error("Two databases are needed.");
    const result: BenchRow[] = [];
    for (const name of many.cases.keys()) {
      const indexed = await judge(name, many);
      const times = { many: [] as number[], few: [] as number[] };
      for (let n = -WARM; n < PAGES; n += 1) {
        const [a, b] = [await timeOf(many.cases.get(name)), await timeOf(few.cases.get(name))];
        if (n < 0) continue;
        times.many.push(a);
        times.few.push(b);
      }
      const [value, peerValue] = [quantile(times.many, 0.5), quantile(times.few, 0.5)];
      const ratio = value / peerValue;
      result.push({ bench: "joblist", metric: `${name}: a page of ${PAGE} among 1,000,000 jobs, p50`, unit: "ms", value, peer: "among 1,000 jobs", peerValue, ratio, bar: "<= 1.5, by an index", ok: ratio <= 1.5 && indexed });
    }
    return result;
  } finally {
    for (const subject of subjects) await subject.close();
    await cluster.stop();
  }
}
