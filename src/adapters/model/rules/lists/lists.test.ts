import { describe, expect, it } from "vitest";
import { wordsOf } from "@/testing/analyst-said";

describe("lists of names and amounts", () => {
  it("takes what an investment list holds for the use of funds", async () => {
    expect(await wordsOf("es", "Inversiones previstas\n| Concepto | Monto |\n| Galpón de cría | 14,500 |\n| Incubadora | 3,200 |\n| Cerca eléctrica | 900 |", "use_of_funds")).toEqual([
      "Inversiones previstas; Concepto Monto; Galpón de cría 14,500; Incubadora 3,200; Cerca eléctrica 900",
    ]);
  });
  it("takes the rows before a total of costs for what drives them", async () => {
    const found = await wordsOf("en", "A1: Item | B1: ZMW\nA2: Sales of milk | B2: 912,400\nA3: Dairy meal | B3: 402,000\nA4: Fuel | B4: 88,300\nA5: Casual wages | B5: 61,000\nA6: Total operating costs | B6: 551,300", "cost_drivers");
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("Dairy meal");
    expect(found[0]).not.toContain("Sales of milk");
  });
  it("tells sums insured by the head of their columns", async () => {
    expect((await wordsOf("es", "Coberturas y sumas aseguradas\nIncendio de bodega 1,200,000\nRobo de cosecha 300,000\nGranizo en vivero 90,000", "insurance_cover")).join()).toContain("Granizo en vivero");
  });
  it.each([
    ["an office's address", "We can prepare any project cost report.\nNorth Office: 27/1 Mill Road, 226001\nSouth Office: 14 Lake Road, 560002\nEast Office: 9 Hill Road, 700003"],
    ["two rows only", "Investment plan\nPump 4,500\nTank 1,200"],
    ["a balance sheet", "Balance sheet\nCash 4,500\nStocks 1,200\nMachines 90,000"],
  ])("finds no use of funds in %s", async (_what, text) => {
    expect(await wordsOf("en", text, "use_of_funds")).toEqual([]);
  });
});

describe("names under a column's head", () => {
  it.each([
    ["customer_base", "en", "| Buyer | Product | Share |\n|---|---|---|\n| Lakeview Hotel | eggs | 40% |\n| Market women | eggs | 60% |\n| Total | | 100% |", ["Lakeview Hotel; Market women"]],
    ["sales_channels", "fr", "| Débouché | Volume (t) |\n| Marché de gros | 12 |\n| Vente à la ferme | 3 |", ["Marché de gros; Vente à la ferme"]],
    ["customer_base", "en", "A1: Customer | B1: Paid after (days)\nA2: Umoja School | B2: 30\nA3: Pride Millers | B3: 14", ["Umoja School; Pride Millers"]],
    ["customer_base", "en", "| Buyer | Product |\n|---|---|\n| | |\n| | |", []],
  ])("%s %s", async (key, language, text, expected) => {
    expect(await wordsOf(language, text, key)).toEqual(expected);
  });
});
