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
    const first = /^[\p{L}\d]+/u.exec(name)?.[0] ?? name;
    BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), { name, code }].sort((a, b) => b.name.length - a.name.length));
  }
/** How any place begins: most words do not, and are left at their first three letters. */
const BEGINNINGS = new Set([...BY_FIRST.keys()].map((first) => first.slice(0, 3)));

/** Places that people and families are called by: they count only after a word that leads to a place. */
const NAMES_OF_PEOPLE = new Set(
  "florence|firenze|virginia|adelaide|alberta|paris|london|sydney|houston|dallas|denver|wellington|salvador|lorraine|constantine|devon|salta|sofia|durban|lublin|perak|andijan|douro|minho|mercedes|milagro|assam|medan|tunis|kaduna|berat|ararat|benguela|amman|kisoro|magaria|tours|auch|varna|napo|puno|victoria|olancho|mendoza|corrientes|tanga|pemba|moka|abia|sonora|colima|morelos".split("|"),
);
const LEADS = /(?:\b(?:in|at|of|from|near|to|around|a|au|de|du|en|dans|vers|em|na|no|da|do|katika|kutoka|mkoa wa|wilaya ya|jiji la)|[,(-]) ?$/;
/** What a place's name is part of when it names something else: a bank, a street, a make. */
const NAMES_ANOTHER = /^(?: [A-Z][a-z]+)? (?:Bank|Banco|University|Street|Road|Avenue|Stock Exchange|Times|Agreement|Convention|Protocol)\b/;
const REST = /[\p{L}\d]*/uy;
const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code >= 0xc0;
/** A letter that may be written large: A-Z, or one beyond them. */
const mayBeLarge = (code: number): boolean => (code >= 65 && code <= 90) || code >= 0xc0;

/** Cities and regions in a text that name their country, written large. `plain` is the text's plain text, of the same length. */
export function findPlaces(text: string, plain: string): CountryMention[] {
  const flat = plain.replace(/\n/g, " ");
  const found: CountryMention[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!mayBeLarge(text.charCodeAt(at)) || (at > 0 && isLetter(text.charCodeAt(at - 1))) || !BEGINNINGS.has(flat.slice(at, at + 3))) continue;
    const mention = placeAt(text, flat, at);
    if (!mention) continue;
    found.push(mention);
    at = mention.end - 1;
  }
  return found;
}

function placeAt(text: string, flat: string, start: number): CountryMention | null {
  REST.lastIndex = start;
  const word = REST.exec(text)?.[0] ?? "";
  if (!/^\p{Lu}/u.test(word)) return null;
  const place = BY_FIRST.get(flat.slice(start, start + word.length))?.find(({ name }) => flat.startsWith(name, start) && !/[\p{L}\d]/u.test(flat.charAt(start + name.length)));
  if (!place || (NAMES_OF_PEOPLE.has(place.name) && !LEADS.test(flat.slice(Math.max(0, start - 12), start)))) return null;
  const end = start + place.name.length;
  return NAMES_ANOTHER.test(text.slice(end, end + 40)) ? null : { start, end, code: place.code, adjective: false };
}
