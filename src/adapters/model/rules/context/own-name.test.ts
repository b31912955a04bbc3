import { describe, expect, it } from "vitest";
import { plainText } from "@/domain/quantities/plain-text";
import { wordsOf } from "@/testing/analyst-said";
import { inOwnName, namesOf } from "./own-name";

describe("the names of a firm", () => {
  it.each([
    ["Green Ridge Farm LLC", ["green ridge farm llc", "green ridge"]], ["KAVUNDA FAM COOP LTD.", ["kavunda fam coop ltd.", "kavunda fam"]], ["Coopérative agricole Bèlè", ["cooperative agricole bele"]],
    ["The Farm Company Ltd", []], ["Oak Ltd", ["oak ltd"]], [null, []],
  ])("%s goes by %j", (firm, names) => {
    expect(namesOf(firm)).toEqual(names);
  });
});

describe("a page in the firm's own name", () => {
  const told = (text: string, firm: string, language: "en" | "fr" | "es" = "en"): string => inOwnName({ text, plain: plainText(text) }, namesOf(firm), [language]).replace(/ +/g, " ").trim();
  it.each([
    ["Green Ridge Farm grows kale; Green Ridge's kale is sold.", "Green Ridge Farm", "company grows kale; company's kale is sold."], ["Evergreen Ridges grow, and green ridge soils too.", "Green Ridge Farm", "evergreen ridges grow, and green ridge soils too."],
    ["Zamba Ltd mills maize.", "Zamba Ltd", "company mills maize."],
  ])("%s", (text, firm, expected) => {
    expect(told(text, firm)).toBe(expected);
  });
  it("keeps every offset", () => {
    const text = "Kavunda Fam buys maize. KAVUNDA FAM sells it.";
    const made = inOwnName({ text, plain: plainText(text) }, ["kavunda fam"], ["en"]);
    expect([made.length, made.indexOf("buys"), made.indexOf("sells")]).toEqual([text.length, text.indexOf("buys"), text.indexOf("sells")]);
  });
  it.each([
    ["en", "Annual review\nKavunda Fam Cooperative Ltd\nThe year was dry.\nKavunda Fam produces groundnut and millet for its members.", "groundnut and millet"],
    ["fr", "Présentation\nBèlèko Agro SARL\nL'année fut sèche.\nBèlèko Agro transforme des noix de cajou et du karité dans son usine.", "noix de cajou"],
  ])("what is said of it by name is its own (%s)", async (language, text, product) => {
    expect((await wordsOf(language, text, "product_service_description")).join()).toContain(product);
  });
});
