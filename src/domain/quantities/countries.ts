import { DEMONYM_STEMS } from "./demonyms";

/** Names of every ISO 3166-1 country in the five languages, from the platform's own tables. */
const LANGUAGES = ["en", "fr", "es", "pt", "sw"] as const;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Other names in ordinary use that the platform's tables do not print. */
const ALIASES: Readonly<Record<string, string>> = {
  "ivory coast": "ci", "cote d'ivoire": "ci", "united states of america": "us", "u.s.a.": "us", usa: "us", "estados unidos de america": "us", "united kingdom": "gb", "drc": "cd",
  "democratic republic of the congo": "cd", "republique democratique du congo": "cd", tanzanie: "tz", "the gambia": "gm", swaziland: "sz", burma: "mm", "cape verde": "cv", "east timor": "tl",
};
/** Names that are ordinary words, other places or people as well; they count only with a stronger sign beside them. */
const AMBIGUOUS = new Set(["jersey", "georgia", "mali", "mali ya", "turkey", "chad", "jordan", "guinea", "niger", "reunion", "chile", "peru", "marshall islands", "iles"]);

const plain = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").replace(/[\u2018\u2019]/g, "'").toLowerCase();

function worldNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const a of LETTERS)
      for (const b of LETTERS) {
        const name = display.of((a + b).toUpperCase());
        if (name && isCurrent(a + b)) names.set(plain(name).replace(/ ?\([^)]*\)$/, ""), a + b);
      }
  }
  for (const [name, code] of Object.entries(ALIASES)) names.set(name, code);
  // "mali" is Swahili for property, "jamaica" and the like are safe; short codes are not names.
  for (const name of names.keys()) if (name.length < 4) names.delete(name);
  names.set("usa", "us");
  return names;
}

/** The tables still name codes that were withdrawn (Upper Volta) and some that are no countries. */
function isCurrent(code: string): boolean {
  return !/^(?:eu|ez|un|qo|xa|xb|zz)$/.test(code) && new Intl.Locale(`und-${code.toUpperCase()}`).region?.toLowerCase() === code;
}

const NAMES = worldNames();
interface Demonym {
  code: string;
  pattern: RegExp;
}
/** Demonyms by the first three letters they can begin with. */
const DEMONYMS = new Map<string, Demonym[]>();
for (const [code, stems] of Object.entries(DEMONYM_STEMS)) {
  const entry = { code, pattern: new RegExp(`(?:${stems})(?![a-z\\u00c0-\\uffff])`, "y") };
  for (const start of new Set(stems.split("|").map((stem) => stem.slice(0, 3)))) DEMONYMS.set(start, [...(DEMONYMS.get(start) ?? []), entry]);
}

/** Names by their first word, longest first, so that "south africa" is tried before "south". */
const BY_FIRST = new Map<string, string[]>();
for (const name of [...NAMES.keys()].sort((x, y) => y.length - x.length)) {
  const first = /^[^ ,]+/.exec(name)?.[0] ?? name;
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), name]);
}
export interface CountryMention {
  start: number;
  end: number;
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** A word for its people or things instead of its name. */
  adjective: boolean;
}

/** Three units as one whole number below 2^48, which a double holds exactly. */
const beginning = (text: string, at: number): number => (text.charCodeAt(at) * 65536 + (text.charCodeAt(at + 1) || 0)) * 65536 + (text.charCodeAt(at + 2) || 0);
/** How any name or adjective begins: most words do not. */
const BEGINNINGS = new Set([...NAMES.keys(), ...DEMONYMS.keys()].map((name) => beginning(name, 0)));
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || code >= 0xc0;
/** Full stop, apostrophe and hyphen go on with a word. */
const goesOn = (code: number): boolean => isLetter(code) || code === 46 || code === 39 || code === 45;

/** Country names and adjectives in plain text, in reading order. */
export function findCountries(text: string): CountryMention[] {
  const found: CountryMention[] = [];
  for (let at = 0; at < text.length; ) {
    if (!isLetter(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < text.length && goesOn(text.charCodeAt(end))) end += 1;
    const mention = BEGINNINGS.has(beginning(text, at)) ? (nameAt(text, at, text.slice(at, end)) ?? adjectiveAt(text, at)) : null;
    if (mention) found.push(mention);
    at = mention ? mention.end : end;
  }
  return found;
}

/** What a paper from the country Georgia speaks of; one without any of it is from the American state. */
const CAUCASUS = /\b(?:tbilisi|lari|gel|georgians?|caucasus|kakheti|imereti|kutaisi|batumi|samegrelo|adjara|georgie|republic of georgia)\b/;
/** "Si se usa 20 ha", "a cooperativa usa a agua": in Spanish and Portuguese a verb, where something that can be used follows it. */
const IS_USED = /^usa (?:[aeo]s?|el|las?|los|una?|ums?|uma|su|sus|seus?|suas?|para|como|con|com|en el|en la|no|na|agua|riego|rega|\d[\d.,]*)(?![\p{L}])/u;
const USES = /(?<![\p{L}])(?:se|que|quien|quem|nao|lo|ya|tambien|tambem|ou|si) $/u;
const IN_PLACE = /(?:republic of|republique du|republica de|in|en|au|du|no|from|of|,) ?$/;

function nameAt(text: string, start: number, word: string): CountryMention | null {
  const names = BY_FIRST.get(word) ?? BY_FIRST.get(word.replace(/[.'-].*$/, ""));
  for (const name of names ?? []) {
    if (!text.startsWith(name, start) || /[\p{L}]/u.test(text.charAt(start + name.length))) continue;
    if (name === "usa" && (IS_USED.test(text.slice(start, start + 24)) || USES.test(text.slice(Math.max(0, start - 9), start)))) return null;
    if (AMBIGUOUS.has(name) && !IN_PLACE.test(text.slice(Math.max(0, start - 14), start))) return null;
    const code = name === "georgia" && !CAUCASUS.test(text) ? "us" : NAMES.get(name);
    if (code) return { start, end: start + name.length, code, adjective: false };
  }
  return null;
}

function adjectiveAt(text: string, start: number): CountryMention | null {
  for (const { code, pattern } of DEMONYMS.get(text.slice(start, start + 3)) ?? []) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match) return { start, end: start + match[0].length, code, adjective: true };
  }
  return null;
}
