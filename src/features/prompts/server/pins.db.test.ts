import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { PromptFields } from "@/domain/prompts/prompt";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createPromptBook, plantPrompts } from ".";
import { createVersionShelf } from "./version-shelf";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await plantPrompts(database.db, new Date());
});
afterAll(() => database.drop());

const market = { section: "RISK_CATEGORY", subSection: "", category: "MARKET" };

/** A new version of a prompt, in production at once: what an admin does in the middle of a run. */
async function produce(slug: string, change: (fields: PromptFields) => PromptFields): Promise<string> {
  const prompt = await database.db.prompt.findUniqueOrThrow({ where: { slug }, include: { versions: { orderBy: { number: "desc" }, take: 1 } } });
  const { id: _, fields, ...row } = prompt.versions[0] ?? expect.fail("no version");
  const next: object = change(fields as unknown as PromptFields);
  const { id: versionId } = await database.db.promptVersion.create({ data: { ...row, number: row.number + 1, fields: next } });
  await database.db.prompt.update({ where: { slug }, data: { latest: row.number + 1 } });
  await database.db.promptLabel.updateMany({ where: { promptId: prompt.id, label: "production" }, data: { versionId } });
  await database.db.promptPlace.updateMany({ where: { promptId: prompt.id }, data: { versionId } });
  return versionId;
}

describe("prompts that a run has pinned", () => {
  it("stay as they were, with what they include, while others go into production", async () => {
    const book = createPromptBook(database.db);
    const pins = await book.pin?.([market]);
    const before = await book.production(market, pins);
    expect(before).toMatchObject({ slug: "rate-category", number: 1, fields: (await book.production(market))?.fields });
    expect(before?.includes.find("house-rules", null)?.text).toContain("Quote word for word");

    const [tone, rules] = [await produce("rate-category", (fields) => ({ ...fields, tone: "Dry" })), await produce("house-rules", (fields) => ({ ...fields, userTemplate: "- Be brief." }))];
    const during = await createPromptBook(database.db).production(market, pins);
    expect({ ...during, includes: during?.includes.find("house-rules", null) }).toEqual({ ...before, includes: before?.includes.find("house-rules", null) });
    expect(await book.production(market)).toMatchObject({ number: 2, versionId: tone, fields: { tone: "Dry" } });

    const after = await book.production(market, await book.pin?.([market]));
    expect(after).toMatchObject({ number: 2, versionId: tone, fields: { tone: "Dry" } });
    expect(after?.includes.find("house-rules", null)).toMatchObject({ versionId: rules, text: "- Be brief." });
  });

  it("are found from the nearest place, and nowhere but in the pins", async () => {
    const book = createPromptBook(database.db);
    const pins = (await book.pin?.([market, { ...market, category: "FINANCIAL" }])) ?? [];
    expect(pins.map(({ category }) => category)).toEqual([""]);
    const own = { ...pins[0], category: "MARKET", versionId: (await database.db.promptVersion.findFirstOrThrow({ where: { prompt: { slug: "find-gaps" } } })).id } as (typeof pins)[number];
    expect((await book.production(market, [...pins, own]))?.slug).toBe("find-gaps");
    expect((await book.production({ ...market, category: "FINANCIAL" }, [...pins, own]))?.slug).toBe("rate-category");
    expect(await book.production({ ...market, section: "GAP_DETECTION" }, pins)).toBeNull();
  });

  it("are told as faulty with the names that could be meant, where something they include is not there", async () => {
    await produce("rate-category", (fields) => ({ ...fields, tone: "{{> house-rule}}" }));
    const book = createPromptBook(database.db);
    expect((await book.production(market, await book.pin?.([market])))?.includes.slugs).toContain("house-rules");
  });

  it("cost no question once their texts are known", async () => {
    const book = createPromptBook(database.db);
    const pins = await book.pin?.([market]);
    await book.production(market, pins);
    const [asked, raw] = [vi.spyOn(database.db.promptVersion, "findMany"), vi.spyOn(database.db, "$queryRaw")];
    for (let at = 0; at < 7; at += 1) await book.production(market, pins);
    expect([asked.mock.calls.length, raw.mock.calls.length]).toEqual([0, 0]);
    vi.restoreAllMocks();
  });
});

describe("the texts kept in process", () => {
  it("are no more than their limit, and the longest unused goes first", async () => {
    const ids = (await database.db.promptVersion.findMany({ select: { id: true }, take: 3 })).map(({ id }) => id) as [string, string, string];
    const textsOf = createVersionShelf(database.db, 2);
    const asked = vi.spyOn(database.db.promptVersion, "findMany");
    const read = async (...wanted: string[]): Promise<number> => {
      const before = asked.mock.calls.length;
      expect([...(await textsOf(wanted)).keys()].sort()).toEqual([...wanted].sort());
      return asked.mock.calls.length - before;
    };
    const [a, b, c] = ids;
    expect([await read(a, b), await read(a), await read(c), await read(a, c), await read(b), await read(a, b, c), await read(c, a)]).toEqual([1, 0, 1, 0, 1, 1, 0]);
    vi.restoreAllMocks();
  });
});
