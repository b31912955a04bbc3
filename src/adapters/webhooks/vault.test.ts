import { describe, expect, it } from "vitest";
import { createVault } from "./vault";

const MASTER = "a master secret of more than thirty-two characters";

describe("the vault of signing secrets", () => {
  it("opens what it sealed, under the row it was sealed for and no other", () => {
    const vault = createVault(MASTER);
    const { secret, sealed } = vault.create("row-1");
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(sealed).not.toContain(secret.slice(6, 20));
    expect(vault.open({ sealed, endpointId: "row-1" })).toBe(secret);
    expect(vault.open({ sealed, endpointId: "row-2" })).toBeNull();
  });

  it("opens in another process with the same master secret, and never with another", () => {
    const { secret, sealed } = createVault(MASTER).create("row");
    expect(createVault(MASTER).open({ sealed, endpointId: "row" })).toBe(secret);
    expect(createVault(`${MASTER}!`).open({ sealed, endpointId: "row" })).toBeNull();
  });

  it("refuses what was changed or cut", () => {
    const vault = createVault(MASTER);
    const { sealed } = vault.create("row");
    const bytes = Buffer.from(sealed, "base64url");
    for (const at of [0, 12, 28, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(vault.open({ sealed: changed.toString("base64url"), endpointId: "row" })).toBeNull();
    }
    for (const text of ["", "x", sealed.slice(0, 30)]) expect(vault.open({ sealed: text, endpointId: "row" })).toBeNull();
  });

  it("makes another secret each time and seals the same one differently", () => {
    const vault = createVault(MASTER);
    const made = Array.from({ length: 20 }, () => vault.create("row"));
    expect(new Set(made.map(({ secret }) => secret)).size).toBe(20);
    expect(new Set(made.map(({ sealed }) => sealed.slice(0, 16))).size).toBe(20);
  });
});
