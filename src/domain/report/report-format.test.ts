import { describe, expect, it } from "vitest";
import { createFormat } from "./report-format";
import { printedShare } from "./report-context";
import { sampleLabels } from "./report-sample-labels.test-data";

const format = createFormat("en", sampleLabels());
const number = (value: number, high: number | null = null) => ({ kind: "number" as const, number: value, high });

describe("report format", () => {
  it.each([
    ["money is written out with its code", format.value(number(1_310_000), "currency per year", "KES"), "KES\u00A01,310,000"],
    ["money per something says per what", format.value(number(45), "per kg", "KES"), "KES\u00A045 per kg"],
    ["percent", format.value(number(12.5), "%", null), "12.5%"],
    ["a range", format.value(number(10, 12), "ha", null), "10 to 12 ha"],
    ["a ratio has no unit", format.measure(1.4142, "ratio"), "1.41"],
    ["a small figure does not read as nothing", format.measure(0.0042, "ratio"), "0.0042"],
    ["minus nothing is nothing", format.number(-0), "0"],
    ["a choice loses its underscores", format.value({ kind: "choice", choice: "limited_company" }, null, null), "limited company"],
    ["a month", format.date("2026-06"), "June 2026"],
    ["a day, whatever the machine's zone", format.date("2026-09-28T23:30:00Z"), "28 September 2026"],
    ["a year", format.date("2025"), "2025"],
    ["a date that is none is printed as it came", format.date("soon"), "soon"],
    ["a country by its code", format.country("ke"), "Kenya"],
    ["a country by its name", format.country("Kenya"), "Kenya"],
    ["one end of a closed range", format.range(50, 50), "50"],
  ])("%s", (_name, got, expected) => expect(got).toBe(expected));
});

describe("printed coverage", () => {
  it.each([[0.857, 0.86], [0.497, 0.49], [0.5, 0.5], [0.996, 0.99], [1, 1], [0, 0]])("%d is printed as %d", (share, expected) => {
    expect(printedShare(share, 0.5)).toBe(expected);
  });
});
