import { expect, type Page } from "@playwright/test";
import { intake } from "./intake";

const WORK = { timeout: 60_000 };
const PLAN = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("The firm employs 12 permanent staff. Sales in 2024 were KES 4,500,000.") };

/** The gaps of a small assessment, by role and name. */
export const gapsOf = (page: Page) => ({
  /** A new assessment of `firm` with one paper, read, and stopped at its gaps. Gives their address. */
  async reach(firm: string): Promise<string> {
    const desk = intake(page);
    await desk.create(firm);
    await desk.add([PLAN]);
    await expect(desk.row("plan.txt")).toContainText("Read", WORK);
    await desk.start("Stop at the gaps");
    await page.getByRole("link", { name: "Answer gaps" }).first().click(WORK);
    await page.waitForURL(/\/gaps/);
    return page.url();
  },
  async open(label: RegExp): Promise<void> {
    await page.getByRole("link", { name: label }).first().click();
  },
});
