import { describe, expect, it } from "vitest";
import { measureWords, numberWords, valueWords } from "./value-words";

describe("numbers", () => {
  it.each([
    [1234567.891, "1,234,567.89"],
    [0.004321, "0.0043"],
    [-0, "0"],
    [12, "12"],
  ])("%d", (value, words) => expect(numberWords(value)).toBe(words));
  it("prints units that say something and leaves out those that name a kind", () => {
    expect(measureWords(12.5, "percent")).toBe("12.5\u202f%");
    expect(measureWords(1.4, "ratio")).toBe("1.4");
    expect(measureWords(34, "days")).toBe("34 days");
    expect(measureWords(900, "currency per ha")).toBe("900");
  });
});

describe("values", () => {
  it("puts currency before and unit behind", () => {
    expect(valueWords({ kind: "number", number: 412600000, high: null }, "currency per year", "KES")).toBe("KES\u00a0412,600,000");
    expect(valueWords({ kind: "number", number: 5, high: 8 }, "t/ha", null)).toBe("5 to 8 t/ha");
    expect(valueWords({ kind: "number", number: 52, high: null }, "kg", "KES")).toBe("KES\u00a052 per kg");
    expect(valueWords({ kind: "number", number: 12, high: 15 }, "%", null)).toBe("12 to 15\u202f%");
    expect(valueWords({ kind: "number", number: 1234.56, high: null }, null, "KES")).toBe("KES\u00a01,234.56");
  });
  it("tells earlier values with their period", () => {
    const value = { kind: "number", number: 3, high: null, earlier: [{ number: 2, period: "2023" }, { number: 1, period: null }] } as const;
    expect(valueWords({ ...value, earlier: [...value.earlier] }, null, null)).toBe("3; 2023: 2; 1");
  });
  it("reads choices, dates, yes and no", () => {
    expect(valueWords({ kind: "choice", choice: "limited_company" }, null, null)).toBe("limited company");
    expect(valueWords({ kind: "boolean", yes: false }, null, null)).toBe("No");
    expect(valueWords({ kind: "date", date: "2024-06" }, null, null)).toBe("2024-06");
  });
});
