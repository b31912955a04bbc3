import { expect, test } from "./fixtures";
import { intake } from "./screens/intake";

const SAMPLES = ["samples/harambee-hills-business-plan.pdf", "samples/harambee-hills-accounts.xlsx", "samples/harambee-hills-permits.docx"];
/** Reading, scoring and printing on two busy cores; asserted are states, not seconds. */
const WORK = { timeout: 90_000 };

test("from three real papers to a checked report", async ({ page, signInAs, expectAccessible }) => {
  test.setTimeout(300_000);
  await signInAs("analyst");
  const desk = intake(page);

  await page.goto("/");
  await expect(page.getByText("No assessments yet")).toBeVisible();
  await expectAccessible();
  await desk.create("Harambee Hills Growers Ltd");
  await expect(page.getByText("No documents yet")).toBeVisible();
  await desk.add(SAMPLES);
  for (const name of ["business-plan.pdf", "accounts.xlsx", "permits.docx"]) await expect(desk.row(name)).toContainText(/Read/, WORK);
  await expectAccessible();

  await test.step("stop at the gaps", async () => {
    await desk.start("Stop at the gaps");
    await expectAccessible();
    await page.getByRole("link", { name: "Answer gaps" }).first().click(WORK);
    await expect(page.getByRole("navigation", { name: "Gaps by category" })).toBeVisible();
    await expect(page.getByText(/\d+ of \d+ mandatory open/)).toBeVisible();
    await expectAccessible();
  });

  await test.step("a found value opens its page with the passage marked", async () => {
    await page.getByRole("button", { name: /^All \d+/ }).click();
    await page.getByRole("link", { name: /Permanent staff/ }).first().click();
    await expect(page.locator("mark").first()).toContainText("38", WORK);
  });

  await test.step("score and read the scorecard", async () => {
    await page.getByRole("button", { name: /^(Re-score|Score)$/ }).first().click();
    await page.getByRole("link", { name: "Open the scorecard" }).first().click(WORK);
    await expect(page.getByRole("heading", { name: "Overall result" })).toBeVisible();
    await expect(page.getByText("No language model used.").first()).toBeVisible();
    await expect(page.getByText(/quotations checked on their page/)).toBeVisible();
    await expectAccessible();
    await page.locator("summary").filter({ hasText: "Financial" }).click();
    await expect(page.getByText(/Sales strength and stability/).first()).toBeVisible();
  });

  await test.step("the report is there, page by page, and downloads as a PDF", async () => {
    await page.getByRole("link", { name: /^Report/ }).click();
    const link = page.getByRole("link", { name: /Download the PDF/ });
    await expect(link).toBeVisible(WORK);
    await expectAccessible();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    expect(bytes.length).toBeGreaterThan(50_000);
  });

  await test.step("it stands on the dashboard with its figures together", async () => {
    await page.goto("/");
    const row = page.getByRole("row").filter({ hasText: "Harambee Hills Growers Ltd" });
    await expect(row).toContainText("Complete");
    await expect(row).toContainText("%");
  });
});
