import type { ModelUsage } from "../ports/model-client";

/** US dollars for a million tokens. `model` is a model's id, or what several ids begin with. */
export interface ModelPrice {
  model: string;
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
}

const PROFILE = /^(?:arn:[^/]*\/)?(?:(?:us|us-gov|eu|apac|ap|jp|au|ca|sa|global)\.)?/;

/** The price of a model: the longest row that its id begins with; profiles of a region cost what their model costs. */
export function priceOf(model: string, prices: readonly ModelPrice[]): ModelPrice | null {
  const bare = model.replace(PROFILE, "");
  const fitting = prices.filter((price) => model.startsWith(price.model) || bare.startsWith(price.model));
  return fitting.sort((a, b) => b.model.length - a.model.length)[0] ?? null;
}

/** US dollars. */
export const costOf = (usage: ModelUsage, price: ModelPrice): number =>
  (usage.input * price.input + usage.output * price.output + usage.cacheRead * price.cacheRead + usage.cacheWrite * price.cacheWrite) / 1e6;
