import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppContext } from "@/kernel/context";
import { authorize } from "@/kernel/authorize";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createUser } from "@/testing/factories";
import { changePassword } from "./change-password";
import { getMe } from "./get-me";
import { actorById, actorOfSession, hashPassword, verifyCredentials } from "./index";
import { clearPasswordTries, countPasswordTry } from "./rate-limit";
import { signOutEverywhere } from "./sign-out-everywhere";

const PASSWORD = "a quiet green field";
let test: TestDatabase;
let passwordHash: string;

beforeAll(async () => {
  test = await createTestDatabase();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => test.drop());

/** Each with a clock of its own, so that windows of tries can pass. */
async function nobody(at = "2026-03-01T10:01:00Z"): Promise<AppContext> {
  return testContext({ db: test.db, actor: null, now: () => new Date(at) });
}
const someone = (fields: Parameters<typeof createUser>[2] = {}) => createUser(test.db, "analyst", { passwordHash, ...fields });
const actions = async (subjectId: string) =>
  (await test.db.auditEvent.findMany({ where: { subjectId }, orderBy: { at: "asc" } })).map((row) => [row.action, row.actorId]);

describe("signing in", () => {
  it("proves the password, whatever the case of the e-mail, and is audited", async () => {
    const user = await someone();
    const claims = await verifyCredentials(await nobody(), { email: ` ${user.email.toUpperCase()} `, password: PASSWORD }, "10.0.0.1");
    expect(claims).toEqual({ userId: user.id, sessionVersion: 1 });
    expect(await actions(user.id)).toEqual([["account.signed-in", user.id]]);
  });

  it("tells unknown, wrong and disabled apart by nothing", async () => {
    const user = await someone();
    const disabled = await someone({ disabledAt: new Date() });
    const tries = [
      { email: "no-one@example.org", password: PASSWORD },
      { email: user.email, password: "not the password" },
      { email: disabled.email, password: PASSWORD },
      { email: "", password: "" },
    ];
    const refusals = await Promise.all(tries.map(async (input) => verifyCredentials(await nobody(), input, null).catch((error: unknown) => error)));
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ kind: "UNAUTHENTICATED", code: "BAD_CREDENTIALS", userMessage: "E-mail and password do not match. Check both and try again." });
    }
  });

  it("stops at the limit, also with the right password", async () => {
    const user = await someone();
    for (let at = 0; at < 5; at += 1) await countPasswordTry(await nobody(), user.email, null);
    const right = { email: user.email, password: PASSWORD };
    await expect(verifyCredentials(await nobody(), right, null)).rejects.toMatchObject({ kind: "RATE_LIMITED", retryAfterSec: 14 * 60 });
    await expect(verifyCredentials(await nobody("2026-03-01T10:15:01Z"), right, null)).resolves.toMatchObject({ userId: user.id });
  });
});

describe("tries to prove a password", () => {
  const tryOnce = async (email: string, address: string | null) => countPasswordTry(await nobody(), email, address);
  const allowed = async (tries: Promise<void>[]) => (await Promise.allSettled(tries)).filter((end) => end.status === "fulfilled").length;

  it("are five a window for one account, also when they come at once", async () => {
    expect(await allowed(Array.from({ length: 9 }, () => tryOnce("many@example.org", null)))).toBe(5);
  });

  it("are sixty a window for one address, whichever accounts it tries", async () => {
    expect(await allowed(Array.from({ length: 65 }, (_, at) => tryOnce(`guess-${at}@example.org`, "10.9.9.9")))).toBe(60);
    await expect(tryOnce("other@example.org", "10.9.9.8")).resolves.toBeUndefined();
  });

  it("are forgotten for an account once its password is proven", async () => {
    await allowed(Array.from({ length: 4 }, () => tryOnce("late@example.org", null)));
    await clearPasswordTries(await nobody(), "late@example.org");
    expect(await allowed(Array.from({ length: 5 }, () => tryOnce("late@example.org", null)))).toBe(5);
  });

  it("keep no e-mail and no address", async () => {
    await tryOnce("kept@example.org", "10.9.9.7");
    expect(JSON.stringify(await test.db.rateLimit.findMany())).not.toMatch(/kept|10\.9\.9/);
  });
});

describe("a session", () => {
  it("ends when the account is disabled, its sessions are ended, or the password changes", async () => {
    const user = await someone();
    const claims = { userId: user.id, sessionVersion: 1 };
    expect(await actorOfSession(test.db, claims)).toEqual({ ...user, passwordDue: false });
    await signOutEverywhere(await testContext({ db: test.db, actor: user }));
    expect(await actorOfSession(test.db, claims)).toBeNull();
    expect(await actions(user.id)).toEqual([["account.signed-out-everywhere", user.id]]);

    await test.db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
    expect(await actorOfSession(test.db, { userId: user.id, sessionVersion: 2 })).toBeNull();
    expect(await actorById(test.db, user.id)).toBeNull();
  });

  it("is nobody's verb without one", async () => {
    await expect(signOutEverywhere(await nobody())).rejects.toMatchObject({ kind: "UNAUTHENTICATED" });
    expect(getMe(await nobody())).toBeNull();
  });

  it("with a one-time password opens nothing but the change of it", async () => {
    const user = await someone({ mustChangePassword: true });
    const actor = await actorOfSession(test.db, { userId: user.id, sessionVersion: 1 });
    const ctx = await testContext({ db: test.db, actor });
    expect(getMe(ctx)).toMatchObject({ mustChangePassword: true });
    expect(() => authorize(ctx, "assessment.read")).toThrow(expect.objectContaining({ kind: "FORBIDDEN", code: "PASSWORD_CHANGE_REQUIRED" }));
    await changePassword(ctx, { current: PASSWORD, next: "another quiet field" });
    expect(await actorOfSession(test.db, { userId: user.id, sessionVersion: 2 })).toMatchObject({ passwordDue: false });
  });
});

describe("changing the password", () => {
  it("replaces it, ends all sessions and is audited", async () => {
    const user = await someone();
    await changePassword(await testContext({ db: test.db, actor: user }), { current: PASSWORD, next: "a loud red barn" });
    const signIn = async (password: string) => verifyCredentials(await nobody(), { email: user.email, password }, null);
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: "BAD_CREDENTIALS" });
    await expect(signIn("a loud red barn")).resolves.toEqual({ userId: user.id, sessionVersion: 2 });
    expect(await actions(user.id)).toContainEqual(["account.password-changed", user.id]);
  });

  it.each([
    [{ current: "not it", next: "a loud red barn" }, "WRONG_PASSWORD", "current"],
    [{ current: PASSWORD, next: PASSWORD }, "WEAK_PASSWORD", "next"],
    [{ current: PASSWORD, next: "aaaaaaaaaaaaaaa" }, "WEAK_PASSWORD", "next"],
  ])("refuses %o and changes nothing", async (input, code, field) => {
    const user = await someone();
    await expect(changePassword(await testContext({ db: test.db, actor: user }), input)).rejects.toMatchObject({ kind: "INVALID", code, field });
    expect(await actions(user.id)).toEqual([]);
    expect(await actorOfSession(test.db, { userId: user.id, sessionVersion: 1 })).not.toBeNull();
  });

  it("lets one of two changes at once win", async () => {
    const user = await someone();
    const change = async (next: string) => changePassword(await testContext({ db: test.db, actor: user }), { current: PASSWORD, next });
    const ends = await Promise.allSettled([change("first new password"), change("second new password")]);
    expect(ends.map((end) => end.status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});
