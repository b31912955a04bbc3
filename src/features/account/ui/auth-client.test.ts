import { describe, expect, it } from "vitest";
import { refusalIn, safeReturnPath } from "./auth-client";

describe("safeReturnPath", () => {
  it.each([
    ["/assessments/1/gaps?open=1", "/assessments/1/gaps?open=1"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["", "/"],
    [null, "/"],
  ])("%s", (next, path) => expect(safeReturnPath(next)).toBe(path));
});

describe("refusalIn", () => {
  it.each<[unknown, string | null]>([
    [{ url: "http://localhost:3000/sign-in?error=CredentialsSignin" }, "CredentialsSignin"],
    [{ url: "/sign-in?error=RATE_LIMITED" }, "RATE_LIMITED"],
    [{ url: "http://localhost:3000/" }, null],
    [null, null],
    ["<html>", null],
  ])("%o", (body, reason) => expect(refusalIn(body)).toBe(reason));
});
