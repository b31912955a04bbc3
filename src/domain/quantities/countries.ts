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
const AMBIGUOUS = new Set(["jersey", "georgia", "mali ya", "turkey", "chad", "jordan", "guinea", "niger", "reunion", "chile", "peru", "marshall islands", "iles"]);

const plain = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").replace(/[\u2018\u2019]/g, "'").toLowerCase();

function worldNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const a of LETTERS)
      for (const b of LETTERS) {
        const name = display.of((a + b).toUpperCase());
        if (name && !/^(?:eu|ez|un|qo|xa|xb|zz)$/.test(a + b)) names.set(plain(name).replace(/ ?\([^)]*\)$/, ""), a + b);
      }
  }
  for (const [name, code] of Object.entries(ALIASES)) names.set(name, code);
  // "mali" is Swahili for property, "jamaica" and the like are safe; short codes are not names.
  for (const name of names.keys()) if (name.length < 4) names.delete(name);
  names.set("usa", "us");
  return names;
}

const NAMES = worldNames();
const escape = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const NAME = new RegExp(`(?<![\\p{L}-])(?:${[...NAMES.keys()].sort((x, y) => y.length - x.length).map(escape).join("|")})(?![\\p{L}])`, "gu");
const DEMONYMS = Object.entries(DEMONYM_STEMS);
const DEMONYM = new RegExp(`(?<![\\p{L}-])(?:${DEMONYMS.map(([code, stems]) => `(?<${code}>${stems})`).join("|")})(?![\\p{L}])`, "gu");

export interface CountryMention {
  start: number;
  end: number;
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** A word for its people or things instead of its name. */
  adjective: boolean;
}

/** Country names and adjectives in plain text, in reading order. */
export function findCountries(text: string): CountryMention[] {
  const found: CountryMention[] = [];
  for (const match of text.matchAll(NAME)) {
    const code = NAMES.get(match[0]);
    if (code && !AMBIGUOUS.has(match[0])) found.push({ start: match.index, end: match.index + match[0].length, code, adjective: false });
    else if (code && /(?:republic of|republique du|republica de|in|en|au|no|from|,) ?$/.test(text.slice(Math.max(0, match.index - 14), match.index)))
      found.push({ start: match.index, end: match.index + match[0].length, code, adjective: false });
  }
  for (const match of text.matchAll(DEMONYM)) {
    const code = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    if (code && !found.some((other) => other.start < match.index + match[0].length && match.index < other.end))
      found.push({ start: match.index, end: match.index + match[0].length, code, adjective: true });
  }
  return found.sort((a, b) => a.start - b.start);
}
