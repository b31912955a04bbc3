import { describe, expect, it } from "vitest";
import { figure, stated } from "@/testing/risk-factories";
import type { Finding, FindingValue } from "./finding";
import { valueInQuote } from "./value-in-quote";

const money = (number: number, quote: string, high: number | null = null): Finding => ({ ...figure("total_debt", number), value: { kind: "number", number, high }, currency: "KES", unit: null, quote });
const measured = (number: number, unit: string, quote: string): Finding => ({ ...figure("cultivated_area_ha", number), currency: null, unit, quote });
const told = (value: FindingValue, quote: string): Finding => stated("ownership", value, { quote });

describe("a value that its quotation states", () => {
  it.each<[string, Finding]>([
    ["as printed", money(4_500_000, "Sales were KES 4,500,000")],
    ["with dots for thousands", money(4_500_000, "Ventas: $ 4.500.000")],
    ["with thin spaces", money(4_500_000, "Ventes : 4\u202f500\u202f000 FCFA")],
    ["in Indian groups", money(1_500_000, "Rs 15,00,000")],
    ["after a magnitude word", money(4_500_000, "KES 4.5 million")],
    ["in lakhs", money(1_500_000, "15 lakhs")],
    ["in a table in thousands", money(84_500_000, "Revenue 84,500")],
    ["a loss printed without its sign", money(-500, "Net loss 500")],
    ["both ends of a range", money(500, "500 to 1,000", 1000)],
    ["acres told in hectares", measured(12 * 0.404686, "ha", "12 acres of land")],
    ["kilograms a hectare told in tonnes", measured(2.5, "t/ha", "2 500 kg/ha")],
    ["kilograms an acre told in tonnes a hectare", measured((1200 * 0.001) / 0.404686, "t/ha", "1,200 kg per acre")],
    ["weeks told in days", measured(14, "days", "within two weeks")],
    ["in words", measured(12, "persons", "twelve workers")],
    ["in two words", measured(25, "persons", "twenty-five workers")],
    ["as a frequency", measured(4, "meetings per year", "the board meets quarterly")],
    ["nought by a denial", money(0, "The company has no loans")],
    ["nought in Swahili", money(0, "Hatuna madeni")],
    ["all of it", measured(100, "%", "financed entirely from own funds")],
    ["each one of them", measured(100, "%", "every worker has a written contract")],
    ["an interval", measured(7, "days", "backed up each Friday")],
    ["no day", measured(0, "days", "instalments are paid to date")],
    ["twice", measured(2, "meetings per year", "the board met twice")],
    ["a third", measured(33.33, "%", "un tiers des ventes")],
    ["six out of ten", measured(60, "%", "six out of ten payments")],
    ["a half", measured(50, "%", "la mitad de las ventas")],
    ["a stated sum", money(12_980_000, "bank 9.1 and mobile money 3.88 million")],
    ["a stated product", money(50_000, "1,000 shares of KES 50")],
    ["cents without a nought", { ...money(0.85, "A pound brings $.85"), currency: "USD" }],
    ["a date", told({ kind: "date", date: "2018-03-12" }, "registered on 12 March 2018")],
    ["a date with a two-digit year", told({ kind: "date", date: "2018-03-12" }, "12/03/18")],
    ["the digits of a text", told({ kind: "text", text: "PVT-8XK22Q1" }, "No. PVT-8XK22Q1")],
    ["a choice, which is read from words", told({ kind: "choice", choice: "ke" }, "in Nakuru")],
  ])("%s", (_name, finding) => expect(valueInQuote(finding)).toBe(true));
});

describe("a value that its quotation does not state", () => {
  it.each<[string, Finding]>([
    ["another figure", money(4_600_000, "Sales were KES 4,500,000")],
    ["a figure made up beside none", money(4_500_000, "Sales were good")],
    ["one end of a range only", money(500, "500 and more", 1000)],
    ["a nought where something is owed", money(0, "The company owes KES 40,000")],
    ["a unit nobody printed, applied to money", money(12 * 0.404686, "KES 12")],
    ["another year", told({ kind: "date", date: "2019-03-12" }, "registered on 12 March 2018")],
    ["another number in a text", told({ kind: "text", text: "PVT-999111" }, "No. PVT-8XK22Q1")],
    ["two thirds where a third is told", measured(66.67, "%", "a third of the sales")],
    ["all of it where only a time or a price is told", measured(100, "%", "insured every year, at KES 40 each")],
    ["all of it where a part is told", measured(100, "%", "35 % of the sales")],
  ])("%s", (_name, finding) => expect(valueInQuote(finding)).toBe(false));
});
