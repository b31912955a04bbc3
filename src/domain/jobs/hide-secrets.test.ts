import { describe, expect, it } from "vitest";
import { HIDDEN, hideSecrets } from "./hide-secrets";

describe("hiding secrets", () => {
  it("takes out what is named a secret, at any depth, and keeps the shape", () => {
    const input = { documentId: "d", password: "x", auth: [{ apiKey: "k", "api-key": "k", Authorization: "Basic abc", webhookSecret: "w" }], accessToken: "t", empty: { password: "" } };
    expect(hideSecrets(input)).toEqual({
      documentId: "d", password: HIDDEN, auth: [{ apiKey: HIDDEN, "api-key": HIDDEN, Authorization: HIDDEN, webhookSecret: HIDDEN }], accessToken: HIDDEN, empty: { password: "" },
    });
  });

  it("takes out what looks like one inside a text", () => {
    expect(hideSecrets("call with Bearer abc.def and go")).toBe(`call with ${HIDDEN} and go`);
    expect(hideSecrets("https://user:pa55@bank.example/x")).toBe(`https://${HIDDEN}@bank.example/x`);
    expect(hideSecrets(["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "AKIAABCDEFGHIJKLMNOP"])).toEqual([HIDDEN, HIDDEN]);
    expect(hideSecrets("-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----")).not.toContain("abc");
  });

  it("leaves figures and ordinary words alone", () => {
    const result = { tokensIn: 12, tokensOut: 3, output: "The secretary keeps tokens of trust: sk-8.", passport: "read", ok: true, none: null };
    expect(hideSecrets(result)).toEqual(result);
  });
});
