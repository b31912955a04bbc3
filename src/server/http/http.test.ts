import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError, notFound } from "@/domain/errors";
import { clientAddress } from "./client-address";
import { problem } from "./problem";
import { assertSameOrigin } from "./same-origin";

describe("problem", () => {
  const bodyOf = async (error: unknown) => {
    const response = problem(error, "req-1");
    return { status: response.status, type: response.headers.get("content-type"), retry: response.headers.get("retry-after"), body: (await response.json()) as Record<string, unknown> };
  };

  it("gives an AppError its status, code and words for people", async () => {
    expect(await bodyOf(notFound("report"))).toMatchObject({
      status: 404, type: "application/problem+json",
      body: { type: "about:blank", status: 404, code: "NOT_FOUND", detail: "This report does not exist, or it is not shared with you.", requestId: "req-1" },
    });
    expect(await bodyOf(new AppError("RATE_LIMITED", "Wait.", { retryAfterSec: 60 }))).toMatchObject({ status: 429, retry: "60" });
  });

  it("names the field of input that does not fit", async () => {
    const { error } = z.object({ a: z.object({ b: z.string("Say b.") }) }).safeParse({ a: {} });
    expect(await bodyOf(error)).toMatchObject({ status: 422, body: { code: "WRONG_TYPE", field: "a.b", detail: "Say b." } });
  });

  it("shows nothing of an error that is not ours to show", async () => {
    const shown = await bodyOf(new Error("password=hunter2 at /srv/app.js"));
    expect(shown.status).toBe(500);
    expect(JSON.stringify(shown)).not.toMatch(/hunter2|srv/);
  });
});

describe("assertSameOrigin", () => {
  const ask = (method: string, headers: Record<string, string>) => () => assertSameOrigin({ method, headers: new Headers(headers) }, "https://risk.example.org");

  it.each<[string, Record<string, string>]>([
    ["GET", { "sec-fetch-site": "cross-site" }],
    ["POST", { "sec-fetch-site": "same-origin", origin: "https://risk.example.org" }],
    ["POST", { origin: "https://risk.example.org", host: "10.0.0.5:3000" }],
    ["POST", { origin: "http://localhost:4000", host: "localhost:4000" }],
    ["POST", {}],
  ])("lets %s %o through", (method, headers) => expect(ask(method, headers)).not.toThrow());

  it.each<[string, Record<string, string>]>([
    ["POST", { "sec-fetch-site": "cross-site", origin: "https://risk.example.org" }],
    ["POST", { "sec-fetch-site": "same-site" }],
    ["DELETE", { origin: "https://evil.example", host: "risk.example.org" }],
    ["POST", { origin: "null", host: "risk.example.org" }],
  ])("refuses %s %o", (method, headers) => expect(ask(method, headers)).toThrow(expect.objectContaining({ code: "CROSS_SITE" })));
});

describe("clientAddress", () => {
  it("takes what the nearest proxy saw", () => {
    expect(clientAddress(new Headers({ "x-forwarded-for": "1.2.3.4, 10.0.0.7" }))).toBe("10.0.0.7");
    expect(clientAddress(new Headers())).toBeNull();
  });
});
