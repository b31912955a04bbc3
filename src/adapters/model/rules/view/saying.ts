import { lineAt, type PageView } from "./page-view";
import { sentenceAt, type Span } from "./sentences";

/** A sheet's row says what a sentence says elsewhere; the rows below it say something else. */
export function sayingAt(view: PageView, at: number): Span {
  const line = lineAt(view, at);
  const sentence = sentenceAt(view, at);
  if (/^[A-Z]{1,3}\d{1,5}: /.test(view.text.slice(line.start, line.start + 12))) return { start: Math.max(line.start, sentence.start), end: Math.min(line.end, sentence.end) };
  return { start: afterRows(view.text, sentence.start, at), end: sentence.end };
}

/** A table's last row has no full stop; the sentence under it begins anew. */
function afterRows(text: string, start: number, at: number): number {
  for (let cut = text.lastIndexOf("\n", at - 2); cut > start; cut = text.lastIndexOf("\n", cut - 1)) {
    if (CAPITAL.test(text.slice(cut + 1, cut + 3)) && ROW_END.test(text.slice(Math.max(start, cut - 60), cut))) return cut + 1;
  }
  return start;
}
const CAPITAL = /^\p{Lu}/u;
const ROW_END = /\d[\d.,]*[ \t]+\(?\d[\d.,]*\)?$/;
