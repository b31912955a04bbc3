import { encode } from "next-auth/jwt";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type AuthSettings, readSession, SESSION_SEC, sealSession, sessionCookieName } from "./session-token";

const settings: AuthSettings = { secret: "a secret of at least thirty-two letters", secure: false };
const claims = { userId: "7d3c1c1e-8f57-4c0e-9a5c-0d8f5f0f8a11", sessionVersion: 3 };
const cookie = (value: string, secure = false) => `theme=dark; ${sessionCookieName(secure)}=${value}; other=1`;

describe("a session cookie", () => {
  afterEach(() => void vi.useRealTimers());

  it("gives back its claims", async () => {
    expect(await readSession(cookie(await sealSession(claims, settings)), settings)).toEqual(claims);
  });

  it("is worth nothing when changed, sealed with another secret, or absent", async () => {
    const token = await sealSession(claims, settings);
    const broken = token.slice(0, -2) + (token.endsWith("AA") ? "BB" : "AA");
    expect(await readSession(cookie(broken), settings)).toBeNull();
    expect(await readSession(cookie(token), { ...settings, secret: "some other secret, just as long as it" })).toBeNull();
    expect(await readSession(null, settings)).toBeNull();
    expect(await readSession("a=b", settings)).toBeNull();
  });

  it("is worth nothing once it is over, or without the claims we put in", async () => {
    const over = await encode({ token: { sub: claims.userId, sv: 3 }, secret: settings.secret, maxAge: -60 });
    const bare = await encode({ token: { sub: claims.userId }, secret: settings.secret });
    expect(await readSession(cookie(over), settings)).toBeNull();
    expect(await readSession(cookie(bare), settings)).toBeNull();
  });

  it("is worth no more for having been opened before", async () => {
    const token = await sealSession(claims, settings);
    expect(await readSession(cookie(token), settings)).toEqual(claims);
    expect(await readSession(cookie(token), settings)).toEqual(claims);
    expect(await readSession(cookie(token), { ...settings, secret: "some other secret, just as long as it" })).toBeNull();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (SESSION_SEC + 60) * 1000 });
    expect(await readSession(cookie(token), settings)).toBeNull();
  });

  it("has another name over https, where the plain one is not accepted", async () => {
    const token = await sealSession(claims, { ...settings, secure: true });
    expect(await readSession(cookie(token), { ...settings, secure: true })).toBeNull();
    expect(await readSession(cookie(token, true), { ...settings, secure: true })).toEqual(claims);
  });
});
