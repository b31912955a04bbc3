import { guessLanguage } from "@/domain/documents/guess-language";
import { detectNumberStyle } from "@/domain/quantities/number-style";
import { plainText } from "@/domain/quantities/plain-text";
import type { LanguageCode } from "@/domain/risk/rubric";
import { readSigns } from "./criteria/signs";
import { findCuesAhead } from "./read-document";
import { isKnown, languagesOf } from "./view/document-view";
import { keepView } from "./view/kept-views";
import { readRows } from "./view/rows";

/** Characters that tell a document's language and the way it writes numbers; a wrong guess costs the work, not the result. */
const TELLING = 6_000;

/**
 * Takes the pages of one document while the others are being read, and does of each what depends on nothing else. The analysis
 * of the whole takes what was done for the same text in the same language; it gives the same with none of it.
 */
export function readAhead(): (text: string) => void {
  const waiting: string[] = [];
  let first = "";
  let look: ((text: string) => void) | null = null;
  return (text) => {
    if (look) return look(text);
    waiting.push(text);
    first += `${text}\n`;
    const language = first.length < TELLING ? null : guessLanguage(first);
    if (!isKnown(language)) return;
    look = lookIn(language, first);
    waiting.splice(0).forEach(look);
  };
}

function lookIn(language: LanguageCode, first: string): (text: string) => void {
  const style = detectNumberStyle(plainText(first), language);
  const languages = languagesOf(language);
  return (text) => {
    const view = keepView(text, style);
    findCuesAhead(languages, view);
    readSigns({ languages }, view);
    readRows(view);
  };
}
