import { describe, expect, it } from "vitest";
import { wordsOf } from "@/testing/analyst-said";

describe("the legal form", () => {
  it.each([
    ["en", "LAKESIDE SPICE (PRIVATE) LIMITED\nCompany registration 71/2019", ["private-company"]],
    ["en", "RIVER MILLET FARMERS PRODUCER COMPANY LIMITED\nPune district, India", ["private-company"]],
    ["es", "Cooperativa Agraria Río Verde Ltda. – RUC 20111111111\nMemoria 2024", ["cooperative"]],
    ["en", "Applicant\nLegal form (tick) ☐ individual ☒ partnership ☐ company ☐ cooperative", ["partnership"]],
    ["en", "Farming is aggravated by limited development of the limited roads.", []],
    ["es", "El plan que hizo la ONG está guardado.", []],
  ])("%s %s", async (language, text, expected) => {
    expect(await wordsOf(language, text, "enterprise_type")).toEqual(expected);
  });
});

describe("insurance in a form, a note and a sheet", () => {
  it.each([
    ["en", "Weather\nInsurance No\nPapers and computers\nTrading licence 2023", ["Insurance No"]],
    ["en", "Insurance of produce and vehicles with Lakeside runs until March 2027.", ["Insurance of produce and vehicles with Lakeside runs until March 2027."]],
    ["sw", "Tunapanga:\n- Kukata bima ya ghala", []],
  ])("%s %s", async (language, text, expected) => {
    expect(await wordsOf(language, text, "insurance_cover")).toEqual(expected);
  });
  it("takes no next question for the answer of the one before", async () => {
    expect(await wordsOf("en", "Household\nCode of conduct no\nWater, waste, weather\nFrom the swamp by pump, without a permit of any kind.", "ethics_policy")).toEqual([]);
  });
});
