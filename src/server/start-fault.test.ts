import { describe, expect, it } from "vitest";
import { TemplateError } from "@/adapters/recipes";
import { RubricError } from "@/adapters/rubric/load-rubric";
import { readEnv } from "@/env";
import { startFault } from "./start-fault";

const withCode = (code: string): Error => Object.assign(new Error("secret of 127.0.0.1"), { code });
const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return expect.fail("it threw nothing");
};

describe("why the app has not started", () => {
  it.each<[string, unknown, string, RegExp]>([
    ["a database that is not there", withCode("ECONNREFUSED"), "DATABASE_DOWN", /^The database does not answer\./],
    ["a database that refuses its user", withCode("P1000"), "DATABASE_REFUSED", /DATABASE_URL/],
    ["the same, told by Postgres itself", withCode("28P01"), "DATABASE_REFUSED", /DATABASE_URL/],
    ["a database without the tables of this version", withCode("P2021"), "DATABASE_SCHEMA", /migrations/],
    ["a template that does not fit", new TemplateError("TEMPLATE_UNKNOWN_KEY", "Recipe /srv/secret/x: colour: there is no such key (TEMPLATE_UNKNOWN_KEY)."), "TEMPLATE_UNKNOWN_KEY", /recipe/],
    ["a rubric that does not fit", new RubricError("bands.yaml", "bands.low.from", "secret"), "RUBRIC", /rubric/],
    ["settings that do not fit", thrownBy(() => readEnv({})), "SETTINGS", /settings/],
    ["anything else", new Error("secret"), "NOT_STARTED", /could not start/],
  ])("is %s", (_what, error, code, sentence) => {
    const fault = startFault(error);
    expect(fault).toEqual({ code, sentence: expect.stringMatching(sentence) as string });
    expect(fault.sentence).not.toMatch(/secret|127\.0/);
  });
});
