import { TEXT_CAPS, type ReportContext } from "./report-context";
import type { ReportDocument } from "./report-document";
import { fill } from "./report-labels";

/** Paragraphs printed; the text asked for is three or four. */
const PARAGRAPHS = 24;

/** The result as it was put in words, with who wrote them: a reader must not take a model's sentence for the result's own. */
export function buildInWords(context: ReportContext): ReportDocument["inWords"] {
  const { labels, format, input } = context;
  if (input.inWords === null) return null;
  const { text, model, prompts, at } = input.inWords;
  const paragraphs = text.split(/\n+/).map((line) => context.text(line, TEXT_CAPS.paragraph)).filter((line) => line !== "").slice(0, PARAGRAPHS);
  if (model === null) return { title: labels.inWordsRules, paragraphs, by: labels.inWordsByRules };
  const told = format.list(prompts.map(({ name, number }) => `${context.text(name, TEXT_CAPS.name)} v${number}`));
  return { title: labels.inWordsModel, paragraphs, by: fill(labels.inWordsBy, { model: context.text(model, TEXT_CAPS.title), prompts: told, date: format.date(at) }) };
}
