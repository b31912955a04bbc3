import { describe, expect, it } from "vitest";
import { compileExpression } from "./expression";

const scope = {
  event: { name: "app/x", data: { id: "a", n: 3, flag: true, nested: { deep: "z" }, none: null, "odd-key": 1 } },
  async: { data: { id: "a", n: 4 } },
};

describe("expressions", () => {
  it.each([
    ["event.data.id == async.data.id", true],
    ["event.data.n == async.data.n", false],
    ["event.data.n != async.data.n", true],
    ["event.data.n < 4 && event.data.n >= 3", true],
    ["event.data.id == 'b' || event.data.flag", true],
    ["!(event.data.id == 'b')", true],
    ["event.data.nested.deep == \"z\"", true],
    ["event.data['odd-key'] == 1", true],
    ["event.data.none == null", true],
    ["event.data.n == -3", false],
    ["event.data.id < event.data.n", false],
  ])("%s is %s", (source, expected) => expect(compileExpression(source).matches(scope)).toBe(expected));

  it("finds nothing equal to a path that is not there, not even another such path", () => {
    for (const source of ["event.data.gone == async.data.gone", "event.data.gone != 1", "event.data.id.length == 1", "event.data.constructor == 1"]) {
      expect(compileExpression(source).matches(scope)).toBe(false);
    }
  });

  it("gives values for keys", () => {
    expect(compileExpression("event.data.id + '-' + event.data.nested.deep").evaluate(scope)).toBe("a-z");
    expect(compileExpression("event.data.gone").evaluate(scope)).toBeUndefined();
  });

  it.each(["size(event.data.id)", "event.data.id.contains('a')", "event.data.list[0]", "data.id == 1", "event.data.id ==", "a ? b : c", "event.data.id == 'open"])(
    "refuses %s and quotes it",
    (source) => expect(() => compileExpression(source)).toThrow(source),
  );
});
