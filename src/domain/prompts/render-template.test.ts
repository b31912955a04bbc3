import { describe, expect, it } from "vitest";
import { renderTemplate } from "./render-template";

describe("renderTemplate", () => {
  it.each([
    ["one", "Gaps in {{category_1}}.", { category_1: "Market" }, "Gaps in Market."],
    ["blanks inside the braces", "{{  a }}", { a: "x" }, "x"],
    ["twice", "{{a}} and {{a}}", { a: "x" }, "x and x"],
    ["replacement patterns stay text", "{{a}}", { a: "$& $1 $$" }, "$& $1 $$"],
    ["a value is not looked through again", "{{a}}", { a: "{{b}}", b: "never" }, "{{b}}"],
    ["single braces are text", "{a}", { a: "x" }, "{a}"],
    ["an empty value is a value", "[{{a}}]", { a: "" }, "[]"],
  ])("%s", (_name, template, variables, text) => {
    expect(renderTemplate(template, variables).text).toBe(text);
  });

  it("names missing and unused variables and leaves the missing ones standing", () => {
    const rendered = renderTemplate("{{known}} {{unknown}}", { known: "k", spare: "s" });
    expect(rendered).toEqual({ text: "k {{unknown}}", missing: ["unknown"], unused: ["spare"] });
  });

  it("does not take an inherited property for a value", () => {
    expect(renderTemplate("{{constructor}}", {}).missing).toEqual(["constructor"]);
  });
});
