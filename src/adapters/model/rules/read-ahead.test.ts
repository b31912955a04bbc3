import { describe, expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { createRulesAnalyst } from ".";
import { keepView, takeView } from "./view/kept-views";

const rubric = loadRubric("rubric");
const analyst = createRulesAnalyst();
const page = (index: number, text: string): DocumentPage => ({ index, label: `Page ${index}`, text, words: [], segments: [], tables: [], width: 595, height: 842, hidden: false, ocrConfidence: null });
const english = (n: number): string => `Maize sales of the cooperative\nIn 2025 our sales came to KES ${n}1,500,000 and the cost of sales to KES 6,100,000. The cooperative keeps a cash book and employs ${n + 4} permanent workers.\nDrought is the main risk of the farm; we irrigate 12 hectares and hold a supply contract with the mill.\n`.repeat(6);
const french = "Le chiffre d'affaires de 2025 est de 12 500 000 FCFA. La cooperative emploie 9 salaries permanents et tient un registre des livraisons. Les principaux risques sont la secheresse et la baisse des prix.\n".repeat(30);

const replyTo = (pages: DocumentPage[], language: string | null) => analyst.analyse({ rubric, documents: [{ id: "d", name: "plan.pdf", language, pages }], asOf: "2026-01-31" });

describe("reading ahead", () => {
  it.each([
    ["in order", [0, 1, 2, 3, 4, 5]],
    ["in any order, some of them", [5, 0, 4, 1]],
  ])("gives what the whole gives alone: %s", async (_name, order) => {
    const pages = Array.from({ length: 6 }, (_unused, at) => page(at + 1, english(at + 1)));
    const alone = await replyTo(pages, "en");
    const ahead = analyst.readAhead?.();
    for (const at of order) ahead?.(pages[at]?.text ?? "");
    expect(await replyTo(pages, "en")).toEqual(alone);
    expect(await replyTo(pages, "en")).toEqual(alone);
    expect(alone.findings.length).toBeGreaterThan(3);
  });

  it("is of no consequence where it took the document for another language", async () => {
    const pages = [page(1, french), ...Array.from({ length: 4 }, (_unused, at) => page(at + 2, english(at + 1)))];
    const alone = await replyTo(pages, "en");
    const ahead = analyst.readAhead?.();
    for (const { text } of pages) ahead?.(text);
    expect(await replyTo(pages, "en")).toEqual(alone);
  });

  it("gives a page's view once, as that page's", () => {
    const style = { group: ",", decimal: "." } as const;
    const kept = keepView("Sales 1,500", style);
    const own = page(7, "Sales 1,500");
    expect(takeView(own, { group: ".", decimal: "," })).toBeNull();
    expect(takeView(own, style)).toBe(kept);
    expect(kept.page).toBe(own);
    expect(takeView(own, style)).toBeNull();
  });
});
