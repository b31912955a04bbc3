import { expect, it } from "vitest";
import { plainText } from "@/domain/quantities/plain-text";
import { namesSomebody } from "./persons";

it.each([
  ["Managing director: Achieng Otieno", true],
  ["Ms Achieng N. Otieno, finance manager", true],
  ["MARIANA LOPES DA COSTA\nDirectora geral", true],
  ["The manager has 12 years in the dairy trade.", true],
  ["La gérante, agronome, a rejoint la coopérative.", true],
  ["Records are checked by the managing director.", false],
  ["| Travel policy | May 2025 | Finance Manager |", false],
  ["The Managing Director Hill View Foods Limited", false],
  ["Certification of the Chief Executive Officer under the Securities Act", false],
  ["Carta del gerente general", false],
  ["Meneja wa Tawi", false],
  ["12,5 millions, soit un quart du coût", false],
])("%s", (raw, expected) => {
  expect(namesSomebody(raw, plainText(raw))).toBe(expected);
});
