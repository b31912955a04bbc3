import { plainText } from "@/domain/quantities/plain-text";
import type { LanguageCode } from "@/domain/risk/rubric";
import type { PageView } from "../view/page-view";

/** What a firm calls itself where it does not use its name, longest first: a name is read as the first that fits into it. */
const FIRM: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ["company", "firm", "we"], fr: ["entreprise", "societe", "nous"], es: ["empresa"], pt: ["empresa", "grupo"], sw: ["kampuni", "chama"],
};
/** Words that end many firms' names: what is left before them is the name's own. */
const KINDS = /^(?:the|la|le|les|el|los|a|o|as|os|and|et|y|e|of|de|des|du|del|da|do|limited|ltd|plc|inc|llc|sa|sas|sarl|suarl|ltda|lda|saccos?|amcos|company|co|co-?operatives?|cooperativas?|coop|farms?|farming|society|societe|enterprises?|association|asociacion|associacao|growers|dairies|agricole|agricola|gaec|earl|gie|scoops)\.?$/;
/** A name's own words are this long at least, so that no ordinary word is taken for one. */
const LEAST = 5;

/** The names a firm goes by, plain, longest first: the whole, and its own words where they are not those of any firm. */
export function namesOf(firm: string | null): string[] {
  if (firm === null) return [];
  const words = plainText(firm).split(/[\s,"«»“”]+/).filter((word) => word !== "");
  const own = words.filter((word) => !KINDS.test(word));
  const from = words.indexOf(own[0] ?? "");
  const upTo = words.findIndex((word, at) => at > from && KINDS.test(word));
  const short = words.slice(from, upTo < 0 ? words.length : upTo).join(" ");
  return [...new Set([words.join(" "), short])].filter((name) => name.length >= LEAST && own.length > 0).sort((a, b) => b.length - a.length);
}

/**
 * A page's plain text with the firm's name read as "company", so that what is said of it by name is read like what it says
 * of itself. Same length: what the word leaves free is blank.
 */
export function inOwnName({ text, plain }: Pick<PageView, "text" | "plain">, names: readonly string[], [language]: readonly LanguageCode[]): string {
  let told = plain;
  for (const name of names) {
    const word = language && FIRM[language].find((each) => each.length <= name.length);
    if (!word) continue;
    for (let at = told.indexOf(name); at >= 0; at = told.indexOf(name, at + name.length)) {
      const end = at + name.length;
      if (isLetter(told.charAt(at - 1)) || isLetter(told.charAt(end)) || !/^\p{Lu}/u.test(text.charAt(at))) continue;
      told = told.slice(0, at) + " ".repeat(name.length - word.length) + word + told.slice(end);
    }
  }
  return told;
}

const isLetter = (letter: string): boolean => /^[\p{L}\d]$/u.test(letter);
