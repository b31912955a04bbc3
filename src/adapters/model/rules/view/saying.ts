import { lineAt, type PageView } from "./page-view";
import { sentenceAt, type Span } from "./sentences";

/** A sheet's row says what a sentence says elsewhere; the rows below it say something else. */
export function sayingAt(view: PageView, at: number): Span {
  const line = lineAt(view, at);
  const sentence = sentenceAt(view, at);
  if (/^[A-Z]{1,3}\d{1,5}: /.test(view.text.slice(line.start, line.start + 12))) return { start: Math.max(line.start, sentence.start), end: Math.min(line.end, sentence.end) };
  // A table's last row has no full stop; the sentence under it begins anew.
  const rows = [...view.text.slice(sentence.start, at).matchAll(/\d[\d.,]*[ \t]+\(?\d[\d.,]*\)?\n(?=\p{Lu})/gu)].at(-1);
  return rows ? { start: sentence.start + rows.index + rows[0].length, end: sentence.end } : sentence;
}
