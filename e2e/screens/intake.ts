import { expect, type Page } from "@playwright/test";

/** New assessment and its intake page, by role and name. */
export const intake = (page: Page) => ({
  async create(firm: string, origin = ""): Promise<void> {
    await page.goto(`${origin}/assessments/new`);
    await page.getByLabel("Name of this assessment").fill("Season loan");
    await page.getByRole("textbox", { name: "Firm", exact: true }).fill(firm);
    await page.getByRole("button", { name: "Create and add documents" }).click();
    await page.waitForURL(/\/assessments\/[0-9a-f-]{36}(\/intake)?$/);
    await expect(page.getByRole("heading", { name: "Documents", exact: true })).toBeVisible();
  },
  async add(files: (string | { name: string; mimeType: string; buffer: Buffer })[]): Promise<void> {
    await page.locator('input[type="file"]').setInputFiles(files as string[]);
  },
  row: (name: string) => page.getByRole("row").filter({ hasText: name }),
  async start(mode: "Stop at the gaps" | "Go straight to scores"): Promise<void> {
    await page.getByRole("button", { name: mode }).click();
    await page.getByRole("button", { name: "Start analysis" }).click();
    await page.waitForURL(/\/run$/);
  },
});
