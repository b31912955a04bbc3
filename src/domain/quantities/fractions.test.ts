import { describe, expect, it } from "vitest";
import { findFractions } from "./fractions";
import { plainText } from "./plain-text";

describe("shares told in words", () => {
  it.each([
    ["Half of the honey is sold in town", [50]],
    ["two thirds of the sales and a quarter of the stock", [66.67, 25]],
    ["six out of ten payments", [60]],
    ["thirty in a hundred trees", [30]],
    ["La moitié des ventes, un tiers du stock", [50, 33.33]],
    ["huit sacs sur dix", [80]],
    ["la mitad de los pagos; cuatro de cada cien", [50, 4]],
    ["metade do milho, um terço do feijão", [50, 33.33]],
    ["nusu ya mauzo", [50]],
    ["a half-day course, the last quarter, third year", []],
    ["seis de cada quince", []],
  ])("%s", (text, expected) => {
    expect(findFractions(plainText(text)).map(({ percent }) => percent)).toEqual(expected);
  });
});
