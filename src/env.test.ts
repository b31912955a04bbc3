import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ENV_NAMES, readEnv } from "./env";

const least = { DATABASE_URL: "postgresql://a:b@127.0.0.1:5432/c", AUTH_SECRET: "s".repeat(32) };

describe("readEnv", () => {
  it("needs a database and a secret, and has a default for all else", () => {
    expect(readEnv(least)).toMatchObject({ PORT: 3000, APP_URL: "http://localhost:3000", DATA_DIR: ".data", LOG_LEVEL: "info", TRUST_PROXY: false });
  });

  it("takes an empty variable for an absent one", () => {
    expect(readEnv({ ...least, PORT: "", INNGEST_BASE_URL: " " }).PORT).toBe(3000);
  });

  it.each([
    [{ DATABASE_URL: undefined }, "DATABASE_URL is not set."],
    [{ AUTH_SECRET: undefined }, "AUTH_SECRET is not set."],
    [{ AUTH_SECRET: "short" }, "AUTH_SECRET must be a random text of at least 32 characters."],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be an address like postgresql://user:password@host:5432/name."],
    [{ PORT: "http" }, "PORT must be a port, 1–65535."],
    [{ PORT: "70000" }, "PORT must be a port, 1–65535."],
    [{ APP_URL: "risk.example.org" }, "APP_URL must be the address people open, like https://risk.example.org."],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be info, warn or error."],
    [
      { INNGEST_BASE_URL: "http://inngest:8288" },
      "INNGEST_EVENT_KEY is not set, but an Inngest server is configured: set it, or unset the other INNGEST_ variables.",
    ],
    [
      { INNGEST_EVENT_KEY: "k" },
      "INNGEST_SIGNING_KEY is not set, but an Inngest server is configured: set it, or unset the other INNGEST_ variables.",
    ],
    [
      { INNGEST_DEV: "1", APP_URL: "https://risk.example.org" },
      "INNGEST_DEV may not be set while people reach the app at risk.example.org: the development server signs nothing.",
    ],
    [
      { WEBHOOK_ALLOW_PRIVATE: "1", APP_URL: "https://risk.example.org" },
      "WEBHOOK_ALLOW_PRIVATE may not be set while people reach the app at risk.example.org: anyone with an account could reach what runs beside it.",
    ],
    [{ BEDROCK_REGION: "eu-west-1" }, "BEDROCK_MODEL_ID is not set, but BEDROCK_REGION is: set it, or unset the other BEDROCK_ variables."],
    [{ BEDROCK_ENDPOINT_URL: "http://localhost:4000" }, "BEDROCK_MODEL_ID is not set, but BEDROCK_ENDPOINT_URL is: set it, or unset the other BEDROCK_ variables."],
    [{ BEDROCK_MODEL_ID: "m" }, "BEDROCK_REGION is not set, but BEDROCK_MODEL_ID is: set it, or AWS_REGION."],
    [
      { BEDROCK_MODEL_ID: "m", BEDROCK_REGION: "eu-west-1", BEDROCK_ENDPOINT_URL: "http://bedrock.example.org" },
      "BEDROCK_ENDPOINT_URL must begin with https: documents would cross the network in the clear.",
    ],
    [{ BEDROCK_REGION: "Ireland" }, "BEDROCK_REGION must be an AWS region, like eu-west-1."],
    [{ BEDROCK_TEMPERATURE: "warm" }, "BEDROCK_TEMPERATURE must be a temperature 0–1, or one per section, like 0, REPORT_NARRATIVE:0.4."],
    [{ BEDROCK_TEMPERATURE: "3" }, "BEDROCK_TEMPERATURE must be temperatures 0–1."],
    [{ BEDROCK_TEMPERATURE: "NARRATIVE:0.4" }, "BEDROCK_TEMPERATURE may only name the sections DOCUMENT_READING, GAP_DETECTION, RISK_CATEGORY, REPORT_NARRATIVE, ANSWER_VALIDATION, FREE."],
    [{ BEDROCK_MAX_TOKENS: "0" }, "BEDROCK_MAX_TOKENS must be tokens, 256–128000."],
    [{ WEBHOOK_PORTS: "https" }, "WEBHOOK_PORTS must be ports, like 443,8443."],
    [{ WEBHOOK_PORTS: "443,99999" }, "WEBHOOK_PORTS must be ports, 1–65535."],
  ])("refuses %o in one sentence that names the variable", (change, sentence) => {
    expect(() => readEnv({ ...least, ...change })).toThrow(new Error(sentence));
  });

  it("reads ports, and lets webhooks go to a laptop's own receivers only where asked", () => {
    expect(readEnv(least)).toMatchObject({ WEBHOOK_PORTS: [443, 8443], WEBHOOK_ALLOW_PRIVATE: false });
    expect(readEnv({ ...least, WEBHOOK_PORTS: "443, 9443", WEBHOOK_ALLOW_PRIVATE: "1" })).toMatchObject({ WEBHOOK_PORTS: [443, 9443], WEBHOOK_ALLOW_PRIVATE: true });
  });

  it("takes a model with the region of its machine, and a temperature for each section", () => {
    expect(readEnv({ ...least, AWS_REGION: "eu-west-1" }).BEDROCK_MODEL_ID).toBeUndefined();
    const whole = readEnv({ ...least, AWS_REGION: "eu-west-1", BEDROCK_MODEL_ID: "eu.maker.model", BEDROCK_ENDPOINT_URL: "http://127.0.0.1:4000", BEDROCK_TEMPERATURE: "0.1, REPORT_NARRATIVE:0.4" });
    expect(whole).toMatchObject({ BEDROCK_MODEL_ID: "eu.maker.model", BEDROCK_TEMPERATURE: { ELSE: 0.1, REPORT_NARRATIVE: 0.4 }, BEDROCK_STRUCTURED_OUTPUT: "schema", BEDROCK_MAX_TOKENS: 16_000 });
  });

  it("takes a whole Inngest configuration, and the development server alone", () => {
    expect(readEnv({ ...least, INNGEST_BASE_URL: "http://i:8288", INNGEST_EVENT_KEY: "e", INNGEST_SIGNING_KEY: "s" }).INNGEST_DEV).toBe(false);
    expect(readEnv({ ...least, INNGEST_DEV: "1" }).INNGEST_DEV).toBe(true);
  });
});

describe(".env.example", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const assignments = lines.flatMap((line, at) => (/^[A-Z_]+=/.test(line) ? [{ name: line.split("=")[0], above: lines[at - 1] }] : []));

  it("names exactly the variables of src/env.ts, each with a line of meaning", () => {
    expect(assignments.map(({ name }) => name).sort()).toEqual([...ENV_NAMES].sort());
    for (const { above } of assignments) expect(above).toMatch(/^# \S/);
  });

  it("holds values that pass, and no secret anyone could copy", () => {
    const values = Object.fromEntries(lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
    expect(values).toMatchObject({ AUTH_SECRET: "", DATABASE_URL: "" });
    expect(readEnv({ ...values, ...least })).toEqual(readEnv(least));
  });
});
