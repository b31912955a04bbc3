import { createDb } from "@/adapters/db/client";
import { blankPrompt } from "@/domain/prompts/prompt";
import { listVersions } from "@/features/prompts/server/read-prompts";
import { testContext } from "@/testing/context";
import { onCluster } from "@/testing/template";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import { quantile } from "./material/served";
import type { BenchRow } from "./row";

const MANY = 1_000;
const FEW = 10;
const PAGES = 200;
const WARM = 20;
/** As long as a real one, so that a page which read the texts would show it. */
const BODY = "Rate {{category.name}} by its written levels. ".repeat(400);

/** A page of ten versions of a prompt with a thousand against the same page of one with ten, in turns. */
export async function run(): Promise<BenchRow[]> {
  const cluster = await startScratchPostgres();
  await onCluster(cluster.url("postgres"), (client) => client.query("create database history"));
  await applyMigrations(cluster.url("history"));
  const db = createDb(cluster.url("history"), 2);
  try {
    const ctx = await testContext({ db, role: "admin" });
    const fields = JSON.stringify({ ...blankPrompt("Rate", "RISK_CATEGORY"), userTemplate: BODY });
    for (const [slug, count] of [["many", MANY], ["few", FEW]] as const) {
      const { id } = await db.prompt.create({ data: { slug, name: slug, section: "RISK_CATEGORY", latest: count } });
      await db.$executeRaw`
        INSERT INTO prompt_versions (id, "promptId", number, "authorId", note, hash, fields)
        SELECT gen_random_uuid(), ${id}::uuid, n, ${ctx.actor?.id}::uuid, 'Version ' || n, md5(n::text), ${fields}::jsonb FROM generate_series(1, ${count}) AS n`;
    }
    await db.$executeRawUnsafe("VACUUM ANALYZE prompt_versions");
    const page = async (slug: string, cursor?: number): Promise<number> => {
      const begun = performance.now();
      const { versions } = await listVersions(ctx, { slug, cursor, pageSize: FEW });
      if (versions.length !== FEW) throw new Error(`The page has ${versions.length} rows.`);
      return performance.now() - begun;
    };
    const times = { many: [] as number[], few: [] as number[] };
    for (let n = -WARM; n < PAGES; n += 1) {
      // A page in the middle: the first would not show whether the index finds its place.
      const [a, b] = [await page("many", MANY / 2), await page("few")];
      if (n < 0) continue;
      times.many.push(a);
      times.few.push(b);
    }
    const [value, peerValue] = [quantile(times.many, 0.5), quantile(times.few, 0.5)];
    return [{ bench: "prompts", metric: "a page of 10 of a prompt's 1,000 versions, p50", unit: "ms", value, peer: "of 10 versions", peerValue, ratio: value / peerValue, bar: "<= 1.5", ok: value / peerValue <= 1.5 }];
  } finally {
    await db.$disconnect();
    await cluster.stop();
  }
}
