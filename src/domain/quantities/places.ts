import type { CountryMention } from "./countries";
import { PLACES } from "./place-list";

interface Place {
  name: string;
  code: string;
}

/** Places by their first word, longest first. */
const BY_FIRST = new Map<string, Place[]>();
for (const [code, names] of Object.entries(PLACES))
  for (const name of names.split("|")) {
    const first = name.split(/[ ,]/)[0] ?? name;
    BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), { name, code }].sort((a, b) => b.name.length - a.name.length));
  }

/** Capitalised words are few beside all words. */
const WORD = /(?<![\p{L}'-])\p{Lu}[\p{L}'\u2019-]{2,}/gu;
/** What a place's name is part of when it names something else: a bank, a street, a make. */
const NAMES_ANOTHER = /^(?: [A-Z][a-z]+)? (?:Bank|Banco|University|Street|Road|Avenue|Stock Exchange|Times|Agreement|Convention|Protocol)\b/;

/** Cities and regions in a text that name their country. `plain` is the text's plain text, of the same length. */
export function findPlaces(text: string, plain: string): CountryMention[] {
  const found: CountryMention[] = [];
  let done = 0;
  for (const { index } of text.matchAll(WORD)) {
    if (index < done) continue;
    const first = /^[^ ,.;:()\n|]+/.exec(plain.slice(index, index + 40))?.[0].replace(/'s$/, "") ?? "";
    const place = BY_FIRST.get(first)?.find(({ name }) => plain.startsWith(name, index) && !/\p{L}/u.test(plain.charAt(index + name.length)));
    if (!place || NAMES_ANOTHER.test(text.slice(index + place.name.length, index + place.name.length + 40))) continue;
    found.push({ start: index, end: index + place.name.length, code: place.code, adjective: false });
    done = index + place.name.length;
  }
  return found;
}
