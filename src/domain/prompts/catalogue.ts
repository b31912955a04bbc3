import type { PromptSection } from "./prompt";
import type { TemplateValue, TemplateValues } from "./template/template-value";

/** A variable a section offers. A list's fields are named with it: "passages[].text". */
export interface CatalogueEntry {
  path: string;
  meaning: string;
  sample: TemplateValue;
}

export interface SectionCatalogue {
  /** The caller brings variables of its own, so that no name is unknown. */
  open: boolean;
  entries: readonly CatalogueEntry[];
}

const FIRM: readonly CatalogueEntry[] = [
  { path: "firm.name", meaning: "The firm’s name as the assessment has it.", sample: "Tamu Valley Packers Ltd" },
  { path: "firm.sector", meaning: "What it trades in; may be empty.", sample: "Dried mango" },
  { path: "firm.country", meaning: "Country of the firm, by its name; may be empty.", sample: "Kenya" },
  { path: "firm.currency", meaning: "Three-letter code of the currency its figures are in.", sample: "KES" },
  { path: "firm.type", meaning: "Its legal form; may be empty.", sample: "limited company" },
];
const LANGUAGE: CatalogueEntry = { path: "report.language", meaning: "The language the answer is to be written in, by its name.", sample: "English" };
/** What stands in a call about papers where the sample has a page's or a passage's own text: the papers stand once, before the prompt. */
export const IN_DATA_BLOCK = "Its text stands in the data block above.";

const SAMPLE_PASSAGES = [
  { document: "document 1", page: 4, text: "The buyer takes 12 tonnes a month and pays 45 days after delivery." },
  { document: "document 2", page: 1, text: "Two of the five growers’ groups did not renew for this season." },
];
const passages = (meaning: { all: string; page: string; text: string }): readonly CatalogueEntry[] => [
  { path: "passages", meaning: meaning.all, sample: SAMPLE_PASSAGES },
  { path: "passages[].document", meaning: "The neutral name of the document.", sample: "document 1" },
  { path: "passages[].page", meaning: meaning.page, sample: 4 },
  { path: "passages[].text", meaning: meaning.text, sample: "The buyer takes 12 tonnes a month and pays 45 days after delivery." },
];
/** A run's questions, and their previews, share the documents' text; only the sample has passages of its own. */
const BLOCK_PASSAGES = passages({
  all: "One entry for each document: their text stands once, before the prompt. Only the sample has passages in their place.",
  page: "The word “all”; in the sample a page, from 1.",
  text: `The words “${IN_DATA_BLOCK}”; in the sample a passage, word for word.`,
});
const QUOTED_PASSAGES = passages({
  all: "The passages the run quoted for the data point’s category, by document and page; the first 60.",
  page: "Page, from 1.",
  text: "The passage, word for word.",
});
const CATEGORY: readonly CatalogueEntry[] = [
  { path: "category.id", meaning: "The rubric’s id of the category.", sample: "MARKET" },
  { path: "category.name", meaning: "Its name.", sample: "Market" },
  { path: "category.meaning", meaning: "The question it answers.", sample: "Is there a paying buyer, at a price that covers costs?" },
  {
    path: "indicators",
    meaning: "The category’s five indicators.",
    sample: [{ id: "M1", name: "Buyers", question: "Who buys, and how firmly are they bound?", levels: "Low: a written contract for the season. Critical: no buyer named." }],
  },
  { path: "indicators[].id", meaning: "The rubric’s id of the indicator.", sample: "M1" },
  { path: "indicators[].name", meaning: "Its name.", sample: "Buyers" },
  { path: "indicators[].question", meaning: "What is asked.", sample: "Who buys, and how firmly are they bound?" },
  { path: "indicators[].levels", meaning: "What stands for each level, Low to Critical.", sample: "Low: a written contract for the season. Critical: no buyer named." },
];
const DATA_POINTS: readonly CatalogueEntry[] = [
  {
    path: "dataPoints",
    meaning: "The data points to look for.",
    sample: [{ key: "sales_last_year", label: "Sales of the last full year", unit: "KES", mandatory: true, ask: "What did the firm sell in its last full year?" }],
  },
  { path: "dataPoints[].key", meaning: "The rubric’s key of the data point.", sample: "sales_last_year" },
  { path: "dataPoints[].label", meaning: "Its name.", sample: "Sales of the last full year" },
  { path: "dataPoints[].unit", meaning: "Unit or currency; may be empty.", sample: "KES" },
  { path: "dataPoints[].mandatory", meaning: "Whether the result rests on it.", sample: true },
  { path: "dataPoints[].ask", meaning: "The question put to a person.", sample: "What did the firm sell in its last full year?" },
];

const SECTIONS: Record<PromptSection, SectionCatalogue> = {
  DOCUMENT_READING: {
    open: false,
    entries: [
      ...FIRM,
      { path: "document.name", meaning: "The neutral name of the document.", sample: "document 1" },
      { path: "document.language", meaning: "Its language, when it is known; may be empty.", sample: "English" },
      { path: "document.pageCount", meaning: "How many pages it has.", sample: 2 },
      { path: "pages", meaning: "Its pages, in order: those of its beginning that are sent.", sample: [{ number: 1, text: "Business plan, season 2026. We dry and pack mango for two exporters." }] },
      { path: "pages[].number", meaning: "Page, from 1.", sample: 1 },
      { path: "pages[].text", meaning: `The words “${IN_DATA_BLOCK}”; in the sample the page’s text.`, sample: "Business plan, season 2026. We dry and pack mango for two exporters." },
      { path: "kinds", meaning: "The kinds of document the rubric knows.", sample: [{ id: "business-plan", label: "Business plan" }, { id: "annual-accounts", label: "Annual accounts for three years" }] },
      { path: "kinds[].id", meaning: "The rubric’s id of the kind.", sample: "business-plan" },
      { path: "kinds[].label", meaning: "Its name.", sample: "Business plan" },
    ],
  },
  GAP_DETECTION: { open: false, entries: [...FIRM, ...DATA_POINTS, ...BLOCK_PASSAGES, LANGUAGE] },
  RISK_CATEGORY: { open: false, entries: [...FIRM, ...CATEGORY, ...BLOCK_PASSAGES, LANGUAGE] },
  REPORT_NARRATIVE: {
    open: false,
    entries: [
      ...FIRM, LANGUAGE,
      { path: "result.score", meaning: "The overall score, 0 to 100, higher is worse; empty under half coverage.", sample: 53 },
      { path: "result.level", meaning: "Its level in words.", sample: "Moderate" },
      { path: "result.low", meaning: "The score if every unknown were Low.", sample: 47 },
      { path: "result.high", meaning: "The score if every unknown were Critical.", sample: 60 },
      { path: "result.coverage", meaning: "Share of the weight with evidence, per cent.", sample: 81 },
      {
        path: "categories",
        meaning: "The seven categories with their results.",
        sample: [{ name: "Market", level: "High", score: 66, findings: "Two buyers take nine tenths of the sales; neither is bound beyond the season." }],
      },
      { path: "categories[].name", meaning: "The category’s name.", sample: "Market" },
      { path: "categories[].level", meaning: "Its level in words.", sample: "High" },
      { path: "categories[].score", meaning: "Its score; empty under half coverage.", sample: 66 },
      { path: "categories[].findings", meaning: "What was found, in words.", sample: "Two buyers take nine tenths of the sales; neither is bound beyond the season." },
    ],
  },
  ANSWER_VALIDATION: {
    open: false,
    entries: [
      ...FIRM,
      { path: "gap.label", meaning: "The data point that was asked for.", sample: "Sales of the last full year" },
      { path: "gap.ask", meaning: "The question as it was put.", sample: "What did the firm sell in its last full year?" },
      { path: "gap.unit", meaning: "Unit or currency; may be empty.", sample: "KES" },
      { path: "answer.value", meaning: "What the person answered.", sample: "14,200,000" },
      { path: "answer.note", meaning: "The note beside it; may be empty.", sample: "From the audited accounts." },
      ...QUOTED_PASSAGES,
    ],
  },
  FREE: {
    open: true,
    entries: [
      { path: "input", meaning: "All of a recipe’s input, as text.", sample: "{\"season\":\"long rains\"}" },
      { path: "prompt", meaning: "The text the caller brought.", sample: "Sum up what the farmers’ groups said." },
      { path: "previous", meaning: "What the recipe’s step before gave.", sample: "Three groups asked for earlier payment." },
    ],
  },
};

export const catalogueOf = (section: PromptSection): SectionCatalogue => SECTIONS[section];

/** A sample of every variable the section offers, shaped as the real ones are. */
export function sampleOf(section: PromptSection): TemplateValues {
  const sample: Record<string, Record<string, TemplateValue> | TemplateValue> = {};
  for (const { path, sample: value } of SECTIONS[section].entries) {
    if (path.includes("[]")) continue;
    const [first = "", second] = path.split(".");
    if (second === undefined) sample[first] = value;
    else sample[first] = { ...(sample[first] as Record<string, TemplateValue> | undefined), [second]: value };
  }
  return sample;
}
