import { expect, test } from "./fixtures";
import { intake } from "./screens/intake";
import { interviewOf } from "./screens/interview";

const WORK = { timeout: 90_000 };

test("an assessment made of interview and manual entry alone, without a document", async ({ page, signInAs, expectAccessible, browser, context, expectTrouble }) => {
  test.setTimeout(400_000);
  // Refusals that the story provokes: a conflict, and a value that is not plausible.
  expectTrouble(/409|422|400/);
  await signInAs("analyst");
  await intake(page).create("Mto Baridi Dairy");
  const at = page.url().replace(/\/intake$/, "");
  const interview = interviewOf(page);
  await expect(page.getByText("Add a document that can be read, or answer a question.")).toBeVisible();

  await test.step("what applies decides what is asked, and each answer leads to the next question", async () => {
    await page.getByRole("navigation", { name: "How to give the facts" }).getByRole("link", { name: /^Interview/ }).click();
    await page.waitForURL(/\/intake\/interview/);
    await expect(interview.heading("Which of these apply to the firm?")).toBeVisible();
    await expectAccessible();
    const loan = page.getByRole("group", { name: "Does it have any loan or had one in the last three years?" }).getByLabel("No", { exact: true });
    await loan.click();
    await expect(loan).toBeChecked();
    await expect(page.getByRole("button", { name: /What applies 1 of/ })).toBeVisible();
    await page.getByRole("button", { name: "Go to the questions" }).click();
    await expect(interview.heading("What do you sell or charge for, and which part brings in most of the money?")).toBeFocused();
    await page.getByLabel("Who told you?").fill("J. Kamau, general manager");
    await interview.answer("Raw milk to one dairy (80 percent) and yoghurt at the local market.");
    const sales = interview.heading("What were your total sales in the last full year?");
    await expect(sales).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: /^Saved\. Question 2 of \d+ in Financial\./ })).toBeAttached();
    await expect(page.getByLabel("Who told you?")).toHaveValue("J. Kamau, general manager");
    await expect(page.getByText(/counts as grade D, statement/)).toBeVisible();
  });

  await test.step("a figure names what was understood; an impossible one is refused with what is possible", async () => {
    await page.getByLabel(/^Currency/).fill("KES");
    await page.getByLabel("Answer", { exact: true }).fill("412.6 million");
    await expect(page.getByText(/Understood as KES.412,600,000/)).toBeVisible();
    await page.getByRole("button", { name: "Save and next" }).click();
    await expect(interview.heading("What sales does your plan expect for next year?")).toBeFocused();
    await interview.open(at, "top_customer_share_pct");
    await page.getByLabel("Answer", { exact: true }).fill("130");
    await page.getByRole("button", { name: "Save and next" }).click();
    await expect(page.getByText(/it can be 0 to 100 %/)).toBeVisible();
    await expectAccessible();
    await interview.answer("80");
  });

  await test.step("skip, leave, come back where it was left, and return to what was skipped", async () => {
    await interview.open(at, "water_source");
    await page.getByRole("button", { name: "Skip", exact: true }).click();
    await expect(page.getByText("1 skipped; it becomes a gap.")).toBeVisible();
    const next = interview.heading("About how much water do you use in a year?");
    await expect(next).toBeFocused();
    await page.goto("/");
    await page.goto(`${at}/intake/interview?length=full`);
    await expect(next).toBeVisible();
    await page.getByRole("button", { name: "Come back to skipped" }).click();
    await expect(interview.heading("Where does your water come from, and is it there all year?")).toBeFocused();
    await interview.answer("A borehole of our own, all year round.");
  });

  await test.step("the second of two tabs is told, and neither answer is lost", async () => {
    await interview.open(at, "permanent_staff");
    const other = await browser.newContext({ storageState: await context.storageState() });
    const second = await other.newPage();
    await second.goto(page.url());
    await second.getByLabel("Answer", { exact: true }).fill("14");
    await interview.answer("12");
    await second.getByRole("button", { name: "Save and next" }).click();
    await expect(second.getByText(/Your answer was not saved/)).toBeVisible(WORK);
    await expect(second.getByText("Both are kept until you choose.")).toBeVisible();
    await expect(second.getByLabel("Answer", { exact: true })).toHaveValue("14");
    await other.close();
  });

  await test.step("manual entry: kept when the field is left, questioned against known figures, repaired by one press", async () => {
    await page.getByRole("navigation", { name: "How to give the facts" }).getByRole("link", { name: /^Manual entry/ }).click();
    await page.waitForURL(/\/intake\/manual/);
    await expect(page.getByRole("heading", { level: 2, name: "Financial" })).toBeVisible();
    await page.getByLabel("Amounts in").fill("KES");
    const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
    await field("Current assets").fill("90 million");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("status").filter({ hasText: "Current assets: saved." })).toBeAttached(WORK);
    await field("Cash and bank balance").fill("329.6 million");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/is more than .*which it is part of/)).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: /^Use KES.32,960,000/ }).click();
    await expect(page.getByRole("status").filter({ hasText: "Cash and bank balance: saved." })).toBeAttached(WORK);
    await field("Current assets").fill("");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Leaving it empty changes nothing; what is kept stays.")).toBeVisible();
    await page.reload();
    await expect(field("Cash and bank balance")).toHaveValue("32960000");
    await expect(page.getByRole("link", { name: /^Manual entry ?\d+ values$/ })).toBeVisible();
  });

  await test.step("it runs without a document, and the scorecard shows what was said, by whom and as what", async () => {
    await expect(page.getByText(/\d+ answers, no document\./)).toBeVisible();
    await page.getByRole("button", { name: "Go straight to scores" }).click();
    await page.getByRole("button", { name: "Start analysis" }).click();
    await page.waitForURL(/\/run$/);
    await page.getByRole("link", { name: "Open the scorecard" }).first().click(WORK);
    await expect(page.getByText(/No document was read: every figure rests on what people said/)).toBeVisible();
    await page.locator("summary").filter({ hasText: "Market" }).first().click();
    await page.locator("summary").filter({ hasText: "Financial" }).first().click();
    await expect(page.getByText(/^(Share of sales to the largest customer: 80|Sales in the latest full year: KES)/).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(/Told by J\. Kamau, general manager, entered by Test analyst/).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: /^Report/ }).click();
    await expect(page.getByRole("link", { name: /Download the PDF/ })).toBeVisible(WORK);
  });

  await test.step("an answer after the run makes it stale and offers a new score", async () => {
    await interview.open(at, "top_customer_share_pct");
    await expect(page.getByLabel("Answer", { exact: true })).toHaveValue("80");
    await interview.answer("35");
    await expect(page.getByRole("button", { name: "Score again" })).toBeVisible(WORK);
  });
});
