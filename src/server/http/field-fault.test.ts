import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { listSubmissionsInput, submitInput } from "@/features/submissions/contract";
import { createTokenInput } from "@/features/tokens/contract";
import { fieldFault } from "./field-fault";

const faultOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  if (!error) throw new Error(`${JSON.stringify(value)} fits`);
  const { kind, code, userMessage, field } = fieldFault(error);
  return { kind, code, field, sentence: userMessage };
};
const long = (length: number): string => "x".repeat(length);

describe("what is wrong with a body, in one sentence", () => {
  it.each([
    [{}, "INVALID", "recipeName", "recipeName is needed, or a prompt."],
    ["text", "WRONG_TYPE", null, "The body must be an object."],
    [{ recipeName: 7 }, "WRONG_TYPE", "recipeName", "recipeName must be text."],
    [{ recipeName: "" }, "TOO_SHORT", "recipeName", "recipeName must not be empty."],
    [{ recipeName: long(101) }, "TOO_LONG", "recipeName", "recipeName must have at most 100 characters."],
    [{ prompt: long(50_001) }, "TOO_LONG", "prompt", "prompt must have at most 50,000 characters."],
    [{ prompt: "a", speed: 1 }, "UNKNOWN_FIELD", "speed", 'There is no field "speed" here. Correct its name or leave it out.'],
    [{ prompt: "a", RecipeName: "b" }, "UNKNOWN_FIELD", "RecipeName", 'There is no field "RecipeName" here. Correct its name or leave it out.'],
    [{ prompt: "a", timeout: 0 }, "OUT_OF_RANGE", "timeout", "timeout must be at least 1."],
    [{ prompt: "a", timeout: 86_401 }, "OUT_OF_RANGE", "timeout", "timeout must be at most 86,400."],
    [{ prompt: "a", timeout: 1.5 }, "WRONG_TYPE", "timeout", "timeout must be a whole number."],
    [{ prompt: "a", timeout: "60" }, "WRONG_TYPE", "timeout", "timeout must be a number."],
    [{ prompt: "a", idempotencyScope: "Global" }, "NOT_A_CHOICE", "idempotencyScope", 'idempotencyScope must be one of "none", "session", "global", in this spelling.'],
    [{ prompt: "a", metadata: { a: 1 } }, "WRONG_TYPE", "metadata.a", "metadata.a must be text."],
    [{ prompt: "a", config: { a: [] } }, "WRONG_TYPE", "config.a", "config.a has a type that is not taken here."],
    [{ prompt: "a", config: {}, recipeConfig: {} }, "INVALID", "recipeConfig", "recipeConfig is another name for config: give one of the two."],
  ])("%j", (body, code, field, sentence) => expect(faultOf(submitInput, body)).toEqual({ kind: "INVALID", code, field, sentence }));

  it.each([
    [{ status: "done" }, "NOT_A_CHOICE", "status"],
    [{ from: "yesterday" }, "BAD_FORMAT", "from"],
    [{ pageSize: "0" }, "OUT_OF_RANGE", "pageSize"],
    [{ pageSize: "many" }, "WRONG_TYPE", "pageSize"],
  ])("of a query: %j", (query, code, field) => expect(faultOf(listSubmissionsInput, query)).toMatchObject({ code, field }));

  it("keeps the contract's own whole sentence", () =>
    expect(faultOf(createTokenInput, { name: " ", scopes: ["jobs:read"] }).sentence).toBe("Give the token a name that says what will use it."));
});
