import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCOPES, type Scope } from "@/domain/access/scopes";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { bearerOf, createToken } from ".";
import { listTokens } from "./list-tokens";
import { revokeToken } from "./revoke-token";

let database: TestDatabase;
let owner: AppContext;
let clock = new Date("2026-03-01T08:00:00Z");
const now = (): Date => clock;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await testContext({ db: database.db, now });
});
afterAll(() => database.drop());

const make = (scopes: Scope[] = ["jobs:read"], lifetimeDays: 7 | null = null) => createToken(owner, { name: "nightly script", scopes, lifetimeDays });
const bearer = (token: string) => bearerOf(database.db, `Bearer ${token}`, now());

describe("a personal token", () => {
  it("speaks for its owner within its scopes, and is kept only as a hash", async () => {
    const { token, id } = await make(["jobs:read", "jobs:write"]);
    expect(await bearer(token)).toEqual({ ownerId: owner.actor?.id, scopes: ["jobs:read", "jobs:write"] });
    const row = await database.db.apiToken.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.lastUsedAt).toEqual(now());
    expect(await database.db.auditEvent.count({ where: { action: "token.create", subjectId: id, actorId: owner.actor?.id } })).toBe(1);
  });

  it("stops at once when it is revoked, and when its time is over", async () => {
    const kept = await make();
    const short = await make(["jobs:read"], 7);
    await revokeToken(owner, { id: kept.id });
    await revokeToken(owner, { id: kept.id });
    clock = new Date(clock.getTime() + 8 * 86_400_000);
    await expect(bearer(kept.token)).rejects.toMatchObject({ kind: "UNAUTHENTICATED", code: "TOKEN_REVOKED" });
    await expect(bearer(short.token)).rejects.toMatchObject({ kind: "UNAUTHENTICATED", code: "TOKEN_EXPIRED" });
    expect((await listTokens(owner)).find((row) => row.id === short.id)).toMatchObject({ state: "expired" });
    expect(await database.db.auditEvent.count({ where: { action: "token.revoke", subjectId: kept.id } })).toBe(1);
  });

  it.each([
    ["Bearer", "TOKEN_MALFORMED"],
    ["Bearer a b", "TOKEN_MALFORMED"],
    ["Bearer rdk_nothing", "TOKEN_UNKNOWN"],
  ])("is refused as %s", async (header, code) => {
    await expect(bearerOf(database.db, header, now())).rejects.toMatchObject({ code });
  });

  it.each([[null], ["Basic YTpi"]])("is not looked for in %s", async (header) => expect(await bearerOf(database.db, header, now())).toBeNull());

  it("is its owner's: another's is not found, and no token makes or revokes tokens", async () => {
    const { id } = await make();
    const other = await testContext({ db: database.db, now });
    await expect(revokeToken(other, { id })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    expect(await listTokens(other)).toEqual([]);
    const byToken: AppContext = { ...owner, actor: owner.actor && { ...owner.actor, scopes: SCOPES } };
    await expect(createToken(byToken, { name: "x", scopes: ["jobs:read"] })).rejects.toMatchObject({ code: "SESSION_REQUIRED" });
  });

  it("names the scope that is missing", () => {
    const byToken: AppContext = { ...owner, actor: owner.actor && { ...owner.actor, scopes: ["jobs:read"] } };
    expect(() => authorize(byToken, "job.submit")).toThrow("jobs:write");
    expect(authorize(byToken, "job.read")).toBe(byToken.actor);
  });
});
