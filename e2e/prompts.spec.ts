import type { RootDb } from "@/adapters/db";
import { expect, test } from "./fixtures";

const WORK = { timeout: 60_000 };
/** A small stored assessment for the preview's real inputs: one document that was read, and one run. */
async function stored(db: RootDb, ownerId: string, firm: string): Promise<void> {
  const { id } = await db.assessment.create({ data: { name: "Season loan", firm, createdById: ownerId } });
  const document = await db.document.create({ data: { assessmentId: id, name: "plan.pdf", bytes: 1, sha256: id, storageKey: id, state: "READ", pageCount: 1, createdById: ownerId } });
  await db.documentPage.create({ data: { documentId: document.id, index: 0, label: "1", text: "We dry mango.", words: [], segments: [], tables: [], width: 1, height: 1, hidden: false } });
  await db.run.create({ data: { assessmentId: id, number: 1, status: "DONE", analystKind: "rules", analystName: "r", analystVersion: "1", rubricVersion: "1", rubricHash: "h", asOf: "2026-05-20", startedById: ownerId } });
}

/** An admin changes a prompt: a fault is found and repaired, the draft is kept, versions are compared, tried, put into force and rolled back. */
test("a prompt is edited, compared, previewed, put into production and rolled back", async ({ page, db, signInAs, expectAccessible, expectTrouble }) => {
  test.setTimeout(240_000);
  expectTrouble(/409/);
  const admin = await signInAs("admin");
  const firm = `Tamu Valley ${admin.id.slice(0, 8)}`;
  await stored(db, admin.id, firm);

  await page.goto("/admin/prompts");
  await page.getByRole("button", { name: "New prompt" }).click();
  const name = `Rate once more ${admin.id.slice(0, 8)}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create prompt" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible(WORK);

  await page.getByLabel("Sub-section").fill(admin.id);
  const template = page.getByRole("textbox", { name: "User template" });
  await template.fill("Rate {{category.name}} of {{firm.nmae}}.");
  await expect(page.getByText("1 thing to correct. Saving waits for this.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: /Replace/ }).click();
  await expect(template).toHaveValue("Rate {{category.name}} of {{firm.name}}.");
  await expect(page.getByText("Draft kept")).toBeVisible(WORK);
  await page.reload();
  await expect(template).toHaveValue("Rate {{category.name}} of {{firm.name}}.", WORK);

  await save("First version");
  await template.fill("Judge {{category.name}} of {{firm.name}}.");
  await page.getByRole("button", { name: "Compare with v1" }).click();
  await expect(page.getByRole("dialog").locator("del")).toContainText("Rate");
  await expect(page.getByRole("dialog").locator("ins")).toContainText("Judge");
  await expectAccessible();
  await page.getByRole("button", { name: "Side by side" }).click();
  await page.keyboard.press("Escape");

  await putIntoProduction(1);
  await expect(page.getByText("has no finished preview on a stored assessment")).toBeVisible(WORK);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await preview();
  await putIntoProduction(1);
  await expect(version(1).getByText("Production")).toBeVisible(WORK);

  await template.fill("Judge {{category.name}} of {{firm.name}}.");
  await save("Judge is the word");
  await preview();
  await expect(page.getByText(`Judge Financial of ${firm}.`)).toBeVisible();
  await expectAccessible();
  await putIntoProduction(2);
  await expect(version(2).getByText("Production")).toBeVisible(WORK);
  await act(1, "Roll production back to this");
  await page.getByLabel("Reason").fill("Rate was the better word");
  await page.getByRole("button", { name: "Move the label" }).click();
  await expect(version(1).getByText("Production")).toBeVisible(WORK);
  await page.getByRole("button", { name: "Moves of labels" }).click();
  await expect(page.getByText("Production from v2 to v1")).toBeVisible(WORK);

  function version(number: number) {
    return page.getByRole("complementary", { name: "Versions" }).getByRole("listitem").filter({ has: page.getByRole("button", { name: `Acts on version ${number}` }) });
  }
  async function act(number: number, item: string): Promise<void> {
    await page.getByRole("button", { name: `Acts on version ${number}` }).click();
    await page.getByRole("menuitem", { name: item }).click();
  }
  async function putIntoProduction(number: number): Promise<void> {
    await act(number, "Put Production here");
    await page.getByLabel("Reason").fill("Better on our papers");
    await page.getByRole("button", { name: "Move the label" }).click();
  }
  async function save(note: string): Promise<void> {
    await page.keyboard.press("Control+s");
    await page.getByLabel("What changed, and why").fill(note);
    await page.getByRole("button", { name: "Save version" }).click();
    await expect(page.getByText("No changes")).toBeVisible(WORK);
  }
  async function preview(): Promise<void> {
    await page.getByLabel("Inputs").selectOption({ label: "A stored assessment" });
    await page.getByLabel("Assessment", { exact: true }).selectOption({ label: `${firm}, Season loan` });
    await page.getByRole("button", { name: "Run preview" }).click();
    await expect(page.getByText("No language model is configured")).toBeVisible(WORK);
  }
});
