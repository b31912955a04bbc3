import { afterAll, beforeAll, expect, it } from "vitest";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { localWebhooks } from "@/testing/webhook-app";
import { createWebhook, sendTest } from ".";
import { listEveryonesDeliveries } from "./list-everyones-deliveries";

let database: TestDatabase;
const context = (role: "analyst" | "admin"): Promise<AppContext> => testContext({ db: database.db, role, ports: { webhooks: localWebhooks() } });

beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

it("lists everyone's messages with their owners, page by page, for administrators alone", async () => {
  const [admin, ...people] = [await context("admin"), await context("analyst"), await context("analyst")];
  const sent: { id: string; owner: string | null }[] = [];
  for (const [n, ctx] of people.entries()) {
    const name = `Owner ${n}`;
    await database.db.user.update({ where: { id: ctx.actor?.id }, data: { name } });
    const { id } = await createWebhook(ctx, { url: `http://localhost:400${n}/hook` });
    sent.unshift({ id: (await sendTest(ctx, { id })).id, owner: name });
  }
  const first = await listEveryonesDeliveries(admin, { pageSize: 1 });
  const second = await listEveryonesDeliveries(admin, { pageSize: 1, cursor: first.nextCursor ?? undefined });
  expect([...first.deliveries, ...second.deliveries].map(({ id, owner }) => ({ id, owner }))).toEqual(sent);
  expect((await listEveryonesDeliveries(admin, { status: "DELIVERED" })).deliveries).toEqual([]);

  await database.db.user.delete({ where: { id: people[0]?.actor?.id } });
  expect((await listEveryonesDeliveries(admin, {})).deliveries.map(({ owner }) => owner)).toEqual(["Owner 1", null]);
  for (const ctx of people) await expect(listEveryonesDeliveries(ctx, {})).rejects.toMatchObject({ kind: "FORBIDDEN" });
});
