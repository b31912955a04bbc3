import { describe, expect, it } from "vitest";
import { bytesOf, countOf, dollarsOf, exactDollarsOf, percentOf, rangeOf } from "./numbers";
import { dateOf, durationOf, secondsBetween, whenOf } from "./times";

describe("percentOf", () => {
  it.each([
    [0, "0\u202f%"],
    [0.001, "1\u202f%"],
    [0.796, "80\u202f%"],
    [0.999, "99\u202f%"],
    [1, "100\u202f%"],
  ])("%d", (share, text) => expect(percentOf(share)).toBe(text));
});

describe("bytesOf", () => {
  it.each([
    [0, "0 B"],
    [512, "512 B"],
    [1024, "1 KB"],
    [6_800_000, "6.5 MB"],
    [25 * 1024 * 1024, "25 MB"],
    [200 * 1024 * 1024, "200 MB"],
  ])("%d", (bytes, text) => expect(bytesOf(bytes)).toBe(text));
});

it("groups thousands and words ranges", () => {
  expect(countOf(1000)).toBe("1,000");
  expect(rangeOf(47, 60)).toBe("47 to 60");
  expect(rangeOf(55, 55)).toBe("55");
});

describe("dollarsOf", () => {
  it.each([
    [0, "$0.00"],
    [0.00004, "under $0.0001"],
    [0.0213, "$0.0213"],
    [0.5, "$0.50"],
    [1.0375, "$1.04"],
    [1234.5, "$1,234.50"],
  ])("%d", (value, text) => expect(dollarsOf(value)).toBe(text));

  it("shows all of a price", () => expect([1.0375, 3, 0.08].map(exactDollarsOf)).toEqual(["$1.0375", "$3.00", "$0.08"]));
});

describe("durationOf", () => {
  it.each([
    [0, "0 s"],
    [0, "0 s"],
    [0.012, "under 0.1 s"],
    [1.44, "1.4 s"],
    [9.96, "10 s"],
    [59.4, "59 s"],
    [59.6, "1 min 00 s"],
    [192, "3 min 12 s"],
    [3720, "1 h 02 min"],
  ])("%d", (seconds, text) => expect(durationOf(seconds)).toBe(text));

  it("never runs backwards when two clocks differ", () =>
    expect(secondsBetween(new Date(5000), new Date(1000))).toBe(0));
});

describe("whenOf", () => {
  const now = new Date(2026, 10, 29, 9, 30);
  it.each([
    [new Date(2026, 10, 29, 9, 5), "Today 09:05"],
    [new Date(2026, 10, 28, 23, 59), "Yesterday"],
    [new Date(2026, 8, 4), "4 Sept"],
    [new Date(2025, 5, 4), "4 June 2025"],
  ])("%s", (at, text) => expect(whenOf(at, now)).toBe(text));

  it("writes a full date", () => expect(dateOf(new Date(2026, 8, 24))).toBe("24 Sept 2026"));
});
