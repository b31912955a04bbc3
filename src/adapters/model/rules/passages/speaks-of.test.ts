import { expect, it } from "vitest";
import { speaksOf } from "./speaks-of";

it.each([
  ["product_service_description", "we grow carrots and kale", true],
  ["product_service_description", "friendly people who answer the phone within the hour", false],
  ["product_service_description", "tunauza asali ya nyuki", true],
  ["equipment_and_methods", "deux tracteurs et une charrue", true],
  ["equipment_and_methods", "se contratara a tecnicos de la zona", false],
  ["sales_channels", "a producao vai para a feira da cidade", true],
  ["key_challenges", "anything at all", true],
])("%s: %s", (key, plain, expected) => {
  expect(speaksOf(key, plain)).toBe(expected);
});
