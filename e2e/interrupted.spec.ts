import { hashPassword } from "@/features/account/server/password-hash";
import { databaseAway } from "@/testing/database-away";
import { createUser } from "@/testing/factories";
import { expect, setting, test } from "./fixtures";
import { gapsOf } from "./screens/gaps";
import { intake } from "./screens/intake";

const WORK = { timeout: 60_000 };
const PASSWORD = "nine quiet mountain goats";

test("an upload cut in the middle is said, leaves nothing behind, and goes through on a retry", async ({ page, db, signInAs, expectTrouble }) => {
  expectTrouble(/ERR_|documents/);
  const person = await signInAs("analyst");
  const desk = intake(page);
  await desk.create("Cut Upload Ltd");
  await page.route(/\/api\/assessments\/.+\/documents/, (route) => route.abort("connectionreset"));
  await desk.add([{ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("The firm employs 12 permanent staff.") }]);
  await expect(desk.row("plan.txt")).toContainText("Connection cut");
  expect(await db.document.count({ where: { createdById: person.id } })).toBe(0);
  await page.unroute(/\/api\/assessments\/.+\/documents/);
  await desk.row("plan.txt").getByRole("button", { name: "Send again" }).click();
  await expect(desk.row("plan.txt")).toContainText("Read", WORK);
  expect(await db.document.count({ where: { createdById: person.id } })).toBe(1);
});

test("a session that ends in the middle keeps the answer; signing in again sends it", async ({ page, db, context, expectTrouble }) => {
  test.setTimeout(180_000);
  expectTrouble(/401/);
  const person = await createUser(db, "analyst", { passwordHash: await hashPassword(PASSWORD) });
  const signIn = async (tab: typeof page): Promise<void> => {
    await tab.getByLabel("E-mail").fill(person.email);
    await tab.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await tab.getByRole("button", { name: "Sign in" }).click();
    await tab.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
  };
  await page.goto("/sign-in");
  await signIn(page);
  await gapsOf(page).reach("Interrupted Growers");
  await gapsOf(page).open(/Loans outstanding today/);
  await page.getByLabel(/^Value/).fill("3,100,000");
  await page.getByLabel(/^Currency/).fill("KES");
  await db.user.update({ where: { id: person.id }, data: { sessionVersion: { increment: 1 } } });
  await page.getByRole("button", { name: "Save value" }).click();
  await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent("page"), page.getByRole("link", { name: "Sign in in a new tab" }).click()]);
  await signIn(tab);
  await tab.close();
  await page.getByRole("button", { name: "I have signed in" }).click();
  await page.getByRole("button", { name: "Try again" }).last().click();
  await expect(page.getByText(/^Saved$/)).toBeVisible();
});

test("a form opened before somebody else's change is told and overwrites nothing", async ({ page, context, db, signInAs, expectTrouble }) => {
  expectTrouble(/409/);
  await signInAs("analyst");
  await intake(page).create("Stale Form Ltd");
  const id = /assessments\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";
  const second = await context.newPage();
  await second.goto(page.url());
  for (const tab of [page, second]) {
    await tab.getByRole("button", { name: /More/ }).first().click();
    await tab.getByRole("menuitem", { name: "Edit details" }).click();
  }
  await page.getByRole("dialog").getByRole("textbox", { name: "Firm", exact: true }).fill("First Change Ltd");
  await second.getByRole("dialog").getByRole("textbox", { name: "Firm", exact: true }).fill("Second Change Ltd");
  await page.getByRole("dialog").getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await second.getByRole("dialog").getByRole("button", { name: /^Save/ }).click();
  await expect(second.getByText(/Somebody changed this assessment/)).toBeVisible();
  expect((await db.assessment.findUniqueOrThrow({ where: { id } })).firm).toBe("First Change Ltd");
});

test("while the database is gone page and health say so, and both recover by themselves", async ({ page, signInAs, expectTrouble }) => {
  test.setTimeout(180_000);
  // A page drawn on the server while it is gone ends in the error screen, which React logs as 441.
  expectTrouble(/50\d|ERR_|trpc|React error #441/);
  await signInAs("analyst");
  const desk = intake(page);
  await desk.create("Power Cut Ltd");
  const address = page.url();
  const own = new URL(setting("E2E_DATABASE_URL"));
  const cluster = Object.assign(new URL(own), { pathname: "/postgres" }).href;
  await databaseAway(cluster, own.pathname.slice(1), async () => {
    const health = await page.request.get("/api/health");
    expect([health.status(), await health.json()]).toMatchObject([503, { ok: false, database: "down" }]);
    await page.getByRole("link", { name: "Jobs", exact: true }).first().click();
    await expect(page.getByText("The database does not answer.").first()).toBeVisible();
    await expect(page.getByText(/prisma|127\.0\.0\.1/i)).toHaveCount(0);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "A part of the app is away" })).toBeVisible();
    await expect(page.getByText("The database does not answer.")).toBeVisible();
  });
  // Nobody presses anything: the page asks, and opens again.
  await expect(page.getByRole("heading", { name: "Assessments", level: 1 })).toBeVisible(WORK);
  await expect.poll(async () => (await page.request.get("/api/health")).status(), WORK).toBe(200);
  await page.goto(address);
  await desk.add([{ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("The firm employs 12 permanent staff.") }]);
  await expect(desk.row("plan.txt")).toContainText("Read", WORK);
});

test("a name with a path or control characters is kept as a plain name", async ({ page, signInAs }) => {
  await signInAs("analyst");
  const desk = intake(page);
  await desk.create("Odd Names Ltd");
  const id = /assessments\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";
  const name = encodeURIComponent("../../etc/..\\secret\u0000\u202e plan\n.txt");
  const origin = new URL(page.url()).origin;
  const sent = await page.request.post(`/api/assessments/${id}/documents?name=${name}`, { data: Buffer.from("The firm employs 12 permanent staff."), headers: { "content-type": "application/octet-stream", origin } });
  expect(sent.status()).toBeLessThan(300);
  const { document } = (await sent.json()) as { document: { name: string } };
  expect(document.name).not.toMatch(/[/\\\p{Cc}\u202e]/u);
  await page.reload();
  await expect(desk.row(document.name)).toContainText("Read", WORK);
});
