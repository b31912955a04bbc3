import type { AnalystDocument } from "../ports/analyst";

/** A stretch of a document's page as it is sent: the page whole, or one part of a page too long for that. */
export interface Passage {
  /** 1, 2, …: how the document is called towards the model. */
  document: number;
  documentId: string;
  page: number;
  /** From 1. */
  part: number;
  parts: number;
  text: string;
  tokens: number;
  hasTable: boolean;
}

/** Longest passage, characters. A Word file without page breaks is one page of any length. */
const LONGEST = 6_000;

/** Fewer characters a token than any language we meet has on average, so that a budget is not overrun. */
const CHARACTERS_A_TOKEN = 3.2;

export const tokensIn = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);

/** All text of the documents in order; empty pages are no passages. */
export function passagesOf(documents: readonly AnalystDocument[]): Passage[] {
  return documents.flatMap((document, at) =>
    document.pages.flatMap((page) => {
      if (page.text.trim() === "") return [];
      const texts = splitText(page.text);
      return texts.map((text, part) => ({
        document: at + 1, documentId: document.id, page: page.index, part: part + 1, parts: texts.length, text, tokens: tokensIn(text), hasTable: page.tables.length > 0,
      }));
    }),
  );
}

/** Breaks at an empty line, else at a line's end, else at a blank, else where it must. */
function splitText(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > LONGEST) {
    const window = rest.slice(0, LONGEST);
    const at = [window.lastIndexOf("\n\n"), window.lastIndexOf("\n"), window.lastIndexOf(" ")].find((found) => found > LONGEST / 2) ?? LONGEST - 1;
    parts.push(rest.slice(0, at + 1));
    rest = rest.slice(at + 1);
  }
  return rest.trim() === "" ? parts : [...parts, rest];
}
