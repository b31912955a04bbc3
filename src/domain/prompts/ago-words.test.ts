import { expect, it } from "vitest";
import { agoWords } from "./ago-words";

it.each([[0, "just now"], [59, "just now"], [60, "one minute ago"], [125, "two minutes ago"], [3_600, "one hour ago"], [86_400 * 13, "13 days ago"], [-5, "just now"]])("%d s: %s", (seconds, words) => {
  const now = new Date("2026-01-01T00:00:00Z");
  expect(agoWords(new Date(now.getTime() - seconds * 1000), now)).toBe(words);
});
