import { describe, expect, it } from "vitest";
import { costOf, type ModelPrice, priceOf } from "./price";

const price = (model: string, input = 3): ModelPrice => ({ model, input, output: 15, cacheRead: 0.3, cacheWrite: 3.75 });
const PRICES = [price("maker.small", 1), price("maker.small-2"), price("eu.maker.large", 9)];

describe("the price of a model", () => {
  it.each([
    ["maker.small-v1:0", "maker.small"], ["maker.small-2-v1:0", "maker.small-2"], ["eu.maker.small-2-v1:0", "maker.small-2"], ["global.maker.small-v1", "maker.small"],
    ["arn:aws:bedrock:eu-west-1:123456789012:inference-profile/eu.maker.small-v1:0", "maker.small"], ["eu.maker.large-v1", "eu.maker.large"],
  ])("of %s is that of %s", (model, row) => {
    expect(priceOf(model, PRICES)?.model).toBe(row);
  });

  it("is unknown without a row", () => {
    expect(priceOf("us.maker.large-v1", PRICES)).toBeNull();
  });

  it("counts each kind of token at its own price", () => {
    expect(costOf({ input: 1_000_000, output: 100_000, cacheRead: 2_000_000, cacheWrite: 400_000 }, price("m"))).toBeCloseTo(3 + 1.5 + 0.6 + 1.5, 10);
  });
});
