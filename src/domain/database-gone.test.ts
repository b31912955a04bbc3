import { describe, expect, it } from "vitest";
import { databaseGone } from "./database-gone";
import { AppError } from "./errors";

const withCode = (code: string, cause?: unknown): Error => Object.assign(new Error("Can't reach database server at 127.0.0.1:5432", { cause }), { code });

describe("a database that is not there", () => {
  it.each(["P1001", "P1017", "P2024", "ECONNREFUSED", "ECONNRESET", "57P01", "57P03", "08006", "53300"])("is known by %s, and its address is not told", (code) => {
    const fault = databaseGone(withCode(code));
    expect(fault).toMatchObject({ kind: "UNAVAILABLE", code: "DATABASE_DOWN", retryAfterSec: 5 });
    expect(fault?.userMessage).not.toMatch(/127|prisma/i);
  });

  it("is known through what wraps it", () => {
    expect(databaseGone(new Error("query failed", { cause: Object.assign(new Error("x"), { originalCode: "57P01" }) }))?.kind).toBe("UNAVAILABLE");
    expect(databaseGone(new Error("a", { cause: withCode("b", withCode("ECONNREFUSED")) }))?.kind).toBe("UNAVAILABLE");
  });

  it.each([withCode("P2002"), withCode("23505"), new Error("ECONNREFUSED"), new AppError("UPSTREAM", "The model does not answer.", { cause: withCode("ECONNREFUSED") }), "ECONNREFUSED", null])(
    "is not taken for another fault: %s", (error) => expect(databaseGone(error)).toBeNull());
});
