import { describe, expect, it } from "vitest";
import { findNumberWords } from "./number-words";

describe("counts told in words", () => {
  it.each([
    ["thirty-two staff", [32]], ["one hundred and five", [105]], ["two hundred thousand", [200_000]], ["forty-four million two hundred thousand", [44_200_000]], ["two to three weeks", [2, 3]],
    ["trente-deux salariees", [32]], ["quatre-vingt-dix-sept", [97]], ["soixante-quinze", [75]], ["vingt et un", [21]], ["une soixantaine", [1, 60]], ["dix mille", [10_000]],
    ["treinta y dos", [32]], ["veintiocho", [28]], ["ciento veinte", [120]], ["ocho o diez dias", [8, 10]],
    ["vinte e dois", [22]], ["cento e quarenta e cinco", [145]], ["dezesseis", [16]],
    ["arobaini na tano", [45]], ["mia mbili", [200]], ["mia na mbili", [102]], ["kumi na mbili", [12]],
  ])("%s", (words, values) => {
    expect(findNumberWords(words).map(({ value }) => value)).toEqual(values);
  });
  it.each([["ten and five", [10, 5]], ["four five", [4, 5]], ["twenty and thirty", [20, 30]], ["nine per cent", [9]], ["cinq pour cent", [5]]])("%s is no longer one", (words, values) => {
    expect(findNumberWords(words).map(({ value }) => value)).toEqual(values);
  });
  it("says in which languages a word is a number", () => {
    expect(findNumberWords("once")[0]?.languages).toEqual(["es"]);
    expect(findNumberWords("sept")[0]?.languages).toEqual(["fr"]);
  });
});
