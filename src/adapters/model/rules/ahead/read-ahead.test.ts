import { describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { createRulesAnalyst } from "..";
import { keepView, takeView } from "../view/kept-views";

const rubric = loadRubric("rubric");
const analyst = createRulesAnalyst();
const AS_OF = "2026-01-31";
const page = (index: number, text: string): DocumentPage => ({ index, label: `Page ${index}`, text, words: [], segments: [], tables: [], width: 595, height: 842, hidden: false, ocrConfidence: null });
const english = (n: number): string => `Maize sales of the cooperative\nIn 2025 our sales came to KES ${n}1,500,000 and the cost of sales to KES 6,100,000. The cooperative keeps a cash book and employs ${n + 4} permanent workers.\nDrought is the main risk of the farm; we irrigate 12 hectares and hold a supply contract with the mill. We still owe KES ${n}50,000 to the bank.\n`.repeat(6);
const french = "Le chiffre d'affaires de 2025 est de 12 500 000 FCFA. La cooperative emploie 9 salaries permanents et tient un registre des livraisons. Les principaux risques sont la secheresse et la baisse des prix.\n".repeat(30);

const replyTo = (pages: DocumentPage[], language: string | null) => analyst.analyse({ rubric, documents: [{ id: "d", name: "plan.pdf", language, pages }], asOf: AS_OF });

describe("reading ahead", () => {
  it.each([
    ["in order", [0, 1, 2, 3, 4, 5]],
    ["in any order, some of them", [5, 0, 4, 1]],
  ])("gives what the whole gives alone: %s", async (_name, order) => {
    const pages = Array.from({ length: 6 }, (_unused, at) => page(at + 1, english(at + 1)));
    const alone = await replyTo(pages, "en");
    const ahead = analyst.readAhead?.(AS_OF);
    for (const at of order) ahead?.(pages[at]?.text ?? "", at + 1);
    expect(await replyTo(pages, "en")).toEqual(alone);
    expect(await replyTo(pages, "en")).toEqual(alone);
    expect(alone.findings.length).toBeGreaterThan(3);
  });

  it("is of no consequence where the last pages change what the figures of all mean", async () => {
    const pages = [
      ...Array.from({ length: 4 }, (_unused, at) => page(at + 1, `Our sales in 2025 were Rs 4,${at}00,000 and 12 people work here for Rs 9,000 a month each. We still owe Rs 4${at}0,000 to the bank.\n`.repeat(14))),
      page(5, "The dairy lies in Nepal, near Kathmandu. All amounts are in Nepalese rupees (NPR).\n".repeat(12)),
    ];
    const alone = await replyTo(pages, "en");
    const ahead = analyst.readAhead?.(AS_OF);
    for (const { text, index } of pages) ahead?.(text, index);
    expect(await replyTo(pages, "en")).toEqual(alone);
    expect(alone.findings.some(({ currency, quote }) => currency === "NPR" && quote.includes("owe"))).toBe(true);
  });

  it.each([
    ["a page stands at another place", AS_OF, (index: number) => 7 - index],
    ["the day is another", "2021-01-31", (index: number) => index],
  ])("is of no consequence where %s", async (_name, asOf, placed) => {
    const pages = Array.from({ length: 6 }, (_unused, at) => page(at + 1, english(at + 1)));
    const alone = await replyTo(pages, "en");
    const ahead = analyst.readAhead?.(asOf);
    for (const { text, index } of pages) ahead?.(text, placed(index));
    expect(await replyTo(pages, "en")).toEqual(alone);
  });

  it("is of no consequence where a table goes on over the page's end", async () => {
    const pages = [
      page(1, `${english(1)}\nStatement of profit or loss\nKES 2025 2024\nTurnover 9,500,000 8,100,000\nOther income 120,000 90,000\nFertiliser 300,000 250,000`),
      page(2, `Seed 210,000 190,000\nCost of sales 5,200,000 4,900,000\nNet profit 1,150,000 930,000\nTotal assets 14,200,000 13,900,000\n${english(2)}`),
      ...Array.from({ length: 4 }, (_unused, at) => page(at + 3, english(at + 3))),
    ];
    const alone = await replyTo(pages, "en");
    const ahead = analyst.readAhead?.(AS_OF);
    for (const { text, index } of pages) ahead?.(text, index);
    expect(await replyTo(pages, "en")).toEqual(alone);
    expect(alone.findings.filter(({ locator, period }) => locator.page === 2 && period === "2025").length).toBeGreaterThan(1);
  });

  it("is of no consequence where it took the document for another language", async () => {
    const pages = [page(1, french), ...Array.from({ length: 4 }, (_unused, at) => page(at + 2, english(at + 1)))];
    const alone = await replyTo(pages, "en");
    const ahead = analyst.readAhead?.(AS_OF);
    for (const { text, index } of pages) ahead?.(text, index);
    expect(await replyTo(pages, "en")).toEqual(alone);
  });

  it("gives a page's view once, as that page's", () => {
    const style = { group: ",", decimal: "." } as const;
    const kept = keepView("Sales 1,500", 3, style, "en");
    const own = page(7, "Sales 1,500");
    expect(takeView(own, { group: ".", decimal: "," }, "en")).toBeNull();
    expect(takeView(own, style, "fr")).toBeNull();
    expect(takeView(own, style, "en")).toBe(kept);
    expect(kept.page).toBe(own);
    expect(takeView(own, style, "en")).toBeNull();
  });
});
