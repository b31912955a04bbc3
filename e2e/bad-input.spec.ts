import { expect, test } from "./fixtures";
import { intake } from "./screens/intake";

const WORK = { timeout: 60_000 };
const file = (name: string, content: string | Buffer, mimeType = "application/octet-stream") => ({ name, mimeType, buffer: Buffer.from(content) });

test("bad files end with a named reason each, and the good one goes on", async ({ page, signInAs, expectTrouble }) => {
  test.setTimeout(180_000);
  // The browser itself logs a refused upload (an empty file) as an error.
  expectTrouble(/422|413/);
  await signInAs("analyst");
  const desk = intake(page);
  await desk.create("Bad Papers Ltd");
  await desk.add([
    file("broken.pdf", "%PDF-1.7 and then nothing that makes sense"),
    file("really-a-page.pdf", "<html><body>not a pdf</body></html>"),
    file("archive.zip", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(200)])),
    file("empty.txt", ""),
    file("plan.txt", "The firm employs 12 permanent staff. Sales in 2024 were KES 4,500,000."),
  ]);
  await expect(desk.row("plan.txt")).toContainText("Read", WORK);
  await expect(desk.row("broken.pdf")).toContainText("Not readable", WORK);
  await expect(desk.row("really-a-page.pdf")).toContainText("Not readable", WORK);
  await expect(desk.row("archive.zip")).toContainText("Not readable", WORK);
  await expect(page.getByText(/The file is empty/)).toBeVisible();
  await desk.start("Go straight to scores");
  await expect(page.getByRole("link", { name: "Open the scorecard" }).first()).toBeVisible(WORK);
});

test("the same file twice is one document", async ({ page, signInAs }) => {
  await signInAs("analyst");
  const desk = intake(page);
  await desk.create("Twice Ltd");
  await desk.add([file("a.txt", "The same words.")]);
  await expect(desk.row("a.txt")).toContainText("Read", WORK);
  await desk.add([file("b.txt", "The same words.")]);
  await expect(page.getByText("Already here", { exact: true })).toBeVisible(WORK);
  await expect(page.getByText(/The same bytes as “a.txt”/)).toBeVisible();
});

test("someone else's assessment does not exist", async ({ page, signInAs, context, expectTrouble }) => {
  expectTrouble(/404/);
  await signInAs("analyst");
  await intake(page).create("Private Ltd");
  const address = page.url();
  // A page that still asks while nobody is signed in is told 401, and that is another story.
  await page.goto("about:blank");
  await context.clearCookies();
  await signInAs("analyst");
  await page.goto(address);
  await expect(page.getByText(/does not exist, or it is not shared with you/).first()).toBeVisible();
});

test("a visitor without a session is sent to sign in and a session that ends keeps the draft", async ({ page, signInAs, context, expectTrouble }) => {
  expectTrouble(/401/);
  await page.goto("/assessments/new");
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await signInAs("analyst");
  await page.goto("/assessments/new");
  await page.getByLabel("Name of this assessment").fill("Half-typed");
  await page.getByRole("textbox", { name: "Firm", exact: true }).fill("Interrupted Ltd");
  await context.clearCookies();
  const ended = page.getByText("Your session has ended").first();
  // A question the page asks by itself may meet the end first, and its dialog then covers the button.
  await Promise.any([page.getByRole("button", { name: "Create and add documents" }).click(), ended.waitFor()]);
  await expect(ended).toBeVisible();
  await signInAs("analyst");
  await page.goto("/assessments/new");
  await expect(page.getByLabel("Name of this assessment")).toHaveValue("Half-typed");
});
