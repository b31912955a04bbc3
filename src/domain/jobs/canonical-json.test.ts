import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonical-json";

describe("canonical JSON", () => {
  it.each([
    [{ b: 1, a: [true, null, "x"] }, '{"a":[true,null,"x"],"b":1}'],
    [{ a: { z: 1, y: undefined, é: 2, E: 3 } }, '{"a":{"E":3,"z":1,"é":2}}'],
    [[undefined, 1e21, -0, 1.5], "[null,1e+21,0,1.5]"],
    ['"\n', '"\\"\\n"'],
    [null, "null"],
  ])("of %j", (value, text) => expect(canonicalJson(value)).toBe(text));

  it("is the same for every order of keys", () =>
    expect(canonicalJson({ a: 1, b: { c: 2, d: 3 } })).toBe(canonicalJson({ b: { d: 3, c: 2 }, a: 1 })));
});
