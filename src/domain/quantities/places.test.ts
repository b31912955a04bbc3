import { describe, expect, it } from "vitest";
import { PLACES } from "./place-list";
import { findPlaces } from "./places";
import { plainText } from "./plain-text";

const codes = (text: string): string[] => findPlaces(text, plainText(text)).map(({ code }) => code);

describe("cities and regions", () => {
  it.each([
    ["The mill stands in Kisumu, near the lake.", ["ke"]],
    ["Notre siège est à Bobo-Dioulasso et l'usine à Niamey.", ["bf", "ne"]],
    ["La finca está en el Valle del Cauca.", ["co"]],
    ["A sede fica no Rio Grande do Sul.", ["br"]],
    ["Chama kipo mkoa wa Kilimanjaro.", ["tz"]],
    ["Andhra Pradesh has two harvests.", ["in"]],
    ["A loan of the Nairobi Securities Exchange and Kampala Road", ["ke"]],
    ["we sell in small lots; paraná and cauca in small letters", []],
  ])("%s", (text, expected) => expect(codes(text)).toEqual(expected));
  it("are each of one country", () => {
    const names = Object.values(PLACES).flatMap((list) => list.split("|"));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
  it("are written as plain text is", () => {
    const names = Object.values(PLACES).flatMap((list) => list.split("|"));
    expect(names.filter((name) => name !== plainText(name) || name.length < 4)).toEqual([]);
  });
});
