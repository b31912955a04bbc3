import { hashPassword } from "@/features/account/server/password-hash";
import { createUser } from "@/testing/factories";
import { expect, test } from "./fixtures";

const PASSWORD = "nine quiet mountain goats";

test("someone signs in, is brought to the page they asked for, and signs out", async ({ page, db, expectAccessible }) => {
  const { email } = await createUser(db, "analyst", { passwordHash: await hashPassword(PASSWORD) });
  await page.goto("/jobs");
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fjobs$/);
  await expectAccessible();

  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/jobs$/);

  await page.getByRole("button", { name: /account|Test analyst/i }).first().click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto("/jobs");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("a wrong password is told in the same words as an unknown e-mail, and tries run out", async ({ page, db, expectTrouble }) => {
  expectTrouble(/401 \(Unauthorized\)/);
  const { email } = await createUser(db, "analyst", { passwordHash: await hashPassword(PASSWORD) });
  await page.goto("/sign-in");
  const attempt = async (who: string, password: string) => {
    await page.getByLabel("E-mail").fill(who);
    await page.getByLabel("Password", { exact: true }).fill(password);
    const answered = page.waitForResponse(/callback\/credentials/);
    await page.getByRole("button", { name: "Sign in" }).click();
    await answered;
  };
  for (const who of [`nobody-${email}`, email]) {
    await attempt(who, "wrong");
    await expect(page.getByText("That e-mail and password do not match.")).toBeVisible();
  }
  for (let tries = 1; tries < 5; tries += 1) await attempt(email, "wrong");
  await attempt(email, PASSWORD);
  await expect(page.getByText("Too many tries.")).toBeVisible();
});

test("a one-time password opens nothing until it is replaced", async ({ page, db, expectAccessible }) => {
  const { email } = await createUser(db, "analyst", { passwordHash: await hashPassword("once-only-password"), mustChangePassword: true });
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("once-only-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Choose your own password" })).toBeVisible();
  await expectAccessible();
  await page.goto("/jobs");
  await expect(page).toHaveURL(/\/first-sign-in/);

  await page.getByLabel("Password you were given").fill("once-only-password");
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("New password again").fill(PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).not.toHaveURL(/\/first-sign-in/);
  await page.goto("/jobs");
  await expect(page).toHaveURL(/\/jobs$/);
});

test("a session ended elsewhere ends here too", async ({ page, db, signInAs, expectTrouble }) => {
  expectTrouble(/401/);
  const { id } = await signInAs("analyst");
  await page.goto("/jobs");
  await expect(page).toHaveURL(/\/jobs$/);
  await db.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } });
  await page.goto("/jobs");
  await expect(page).toHaveURL(/\/sign-in/);
});
