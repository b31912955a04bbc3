import { describe, expect, it } from "vitest";
import { oneTimePassword } from "./one-time-password";
import { hashPassword, verifyPassword } from "./password-hash";

describe("a password hash", () => {
  it("proves its password and no other, with a salt of its own each time", async () => {
    const [one, two] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^scrypt:32768:8:3:[\w-]{22}:[\w-]{43}$/);
    expect(await verifyPassword("correct horse", one)).toBe(true);
    expect(await verifyPassword("correct horsf", one)).toBe(false);
  });

  it("takes a letter typed composed or decomposed for the same", async () => {
    expect(await verifyPassword("cafe\u0301 au lait", await hashPassword("caf\u00e9 au lait"))).toBe(true);
  });

  it("is never proven by a text that is no hash", async () => {
    for (const stored of ["", "scrypt:none", "plain", "scrypt:1:2:3:a"]) expect(await verifyPassword("", stored)).toBe(false);
  });
});

describe("a one-time password", () => {
  it("has four groups of letters nobody mixes up, and never comes twice", () => {
    const many = Array.from({ length: 200 }, oneTimePassword);
    expect(new Set(many).size).toBe(200);
    for (const one of many) expect(one).toMatch(/^([a-km-zA-HJ-NP-Z2-9]{4}-){3}[a-km-zA-HJ-NP-Z2-9]{4}$/);
  });
});
