import { expect, type Page } from "@playwright/test";

/** The interview of an assessment, by role and name. */
export const interviewOf = (page: Page) => ({
  heading: (question: string) => page.getByRole("heading", { level: 2, name: question }),
  /** Answers the question on the screen and waits for the next one to be announced. */
  async answer(value: string): Promise<void> {
    const before = await page.getByRole("heading", { level: 2 }).first().textContent();
    await page.getByLabel("Answer", { exact: true }).fill(value);
    await page.getByRole("button", { name: "Save and next" }).click();
    await expect(page.getByRole("heading", { level: 2, name: before ?? "", exact: true })).toHaveCount(0);
  },
  async open(assessment: string, question: string, length: "short" | "full" = "full"): Promise<void> {
    await page.goto(`${assessment}/intake/interview?question=${question}&length=${length}`);
    await expect(page.getByRole("button", { name: "Save and next" })).toBeVisible();
  },
});
