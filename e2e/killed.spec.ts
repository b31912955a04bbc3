import { sealSession, sessionCookieName } from "@/adapters/auth/session-token";
import type { RootDb } from "@/adapters/db";
import type { JobType } from "@/domain/jobs/job";
import { createUser } from "@/testing/factories";
import { expect, setting, test } from "./fixtures";
import { intake } from "./screens/intake";
import { secondServer } from "./screens/second-server";

const WORK = { timeout: 90_000 };
const SAMPLES = ["samples/harambee-hills-business-plan.pdf", "samples/harambee-hills-accounts.xlsx", "samples/harambee-hills-permits.docx"];
const STAGES = ["PARSE_DOCUMENT", "GAP_DETECTION", "RISK_ANALYSIS", "REPORT_GENERATION"] as const satisfies readonly JobType[];


/** From now on the first progress that a job of a held kind tells stops in the database, in the middle of its work. */
async function layHold(db: RootDb): Promise<void> {
  await db.$executeRawUnsafe("CREATE TABLE held (type text PRIMARY KEY)");
  await db.$executeRawUnsafe(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF EXISTS (SELECT FROM held h JOIN jobs j ON j.type::text = h.type WHERE j.id = NEW."jobId") THEN PERFORM pg_sleep(300); END IF;
    RETURN NEW; END $$`);
  await db.$executeRawUnsafe("CREATE TRIGGER hold BEFORE INSERT ON job_events FOR EACH ROW WHEN (NEW.type = 'progress') EXECUTE FUNCTION hold()");
}

const sleepers = async (db: RootDb): Promise<number> =>
  Number((await db.$queryRaw<{ n: bigint }[]>`SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`)[0]?.n);

test("the server killed in the middle of each stage: the same page goes on to the scorecard", async ({ page, context, expectTrouble }) => {
  test.setTimeout(400_000);
  expectTrouble(/ERR_|Failed to fetch|5\d\d/);
  const secret = setting("E2E_AUTH_SECRET");
  const server = await secondServer({ databaseUrl: setting("E2E_DATABASE_URL"), secret }, "killed");
  try {
    await layHold(server.db);
    await server.start();
    const person = await createUser(server.db, "analyst");
    const value = await sealSession({ userId: person.id, sessionVersion: 1 }, { secret, secure: false });
    await context.addCookies([{ name: sessionCookieName(false), value, url: server.url, httpOnly: true, sameSite: "Lax" }]);
    const desk = intake(page);
    await desk.create("Often Killed Ltd", server.url);
    await desk.add(SAMPLES);
    for (const name of ["business-plan.pdf", "accounts.xlsx", "permits.docx"]) await expect(desk.row(name)).toContainText("Read", WORK);
    // The chain reads again what it is given: each stage is held, killed and let go in its turn.
    for (const type of STAGES) await server.db.$executeRaw`INSERT INTO held VALUES (${type})`;
    await desk.start("Go straight to scores");
    for (const type of STAGES) {
      await test.step(`killed in ${type}`, async () => {
        await expect.poll(() => sleepers(server.db), WORK).toBeGreaterThan(0);
        await server.kill();
        await server.db.$executeRaw`DELETE FROM held WHERE type = ${type}`;
        await server.start();
      });
    }
    await expect(page.getByRole("link", { name: "Open the scorecard" }).first()).toBeVisible(WORK);
    expect(await server.db.job.count({ where: { status: { not: "COMPLETED" } } })).toBe(0);
    expect(await server.db.job.count({ where: { type: { in: ["GAP_DETECTION", "RISK_ANALYSIS", "REPORT_GENERATION"] } } })).toBe(3);
  } finally {
    await server.remove();
  }
});
