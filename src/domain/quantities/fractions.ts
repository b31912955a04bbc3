import { WordPattern } from "../text/word-pattern";
import { findNumberWords } from "./number-words";

/** A share told without a percent sign, in percent: "two thirds of", "six sur dix", "la mitad de". */
export interface Fraction {
  start: number;
  end: number;
  percent: number;
}

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/(?:one |a )?half(?= (?:of|the|our|its|their|is|was|are)\b)|la moitie|la mitad|(?:a )?metade|nusu(?= ya)/, 50],
  [/two[- ]thirds|(?:les )?deux tiers|(?:las )?dos (?:tercios|terceras partes)|dois tercos|theluthi mbili/, 66.67],
  [/(?:one|a)[- ]third|(?:un|le) tiers|un tercio|(?:una|la) tercera parte|um terco|(?:uma|a) terca parte|theluthi(?: moja)?(?= ya)/, 33.33],
  [/three[- ]quarters|(?:les )?trois quarts|tres (?:cuartos|cuartas partes)|tres quartos|robo tatu/, 75],
  [/(?:one|a)[- ]quarter(?= of\b)|(?:un|le) quart(?= d)|(?:una|la) cuarta parte|um quarto(?= d)|(?:uma|a) quarta parte|robo(?: moja)?(?= ya (?!mwaka))/, 25],
  [/four[- ]fifths|quatre cinquiemes|cuatro quintos|quatro quintos/, 80],
  [/(?:one|a)[- ]fifth|un cinquieme|(?:una|la) quinta parte|um quinto(?= d)|(?:uma|a) quinta parte/, 20],
  [/(?:one|a)[- ]tenth|un dixieme|(?:una|la) decima parte|um decimo/, 10],
];
const NAMED = new WordPattern(`(?:${PARTS.map(([pattern]) => `(${pattern.source})`).join("|")})(?![a-z])`);
/** "six out of ten", "6 sur 10", "dos de cada cinco": of four, five, ten and a hundred, whose shares are round. */
const OUT_OF = new WordPattern(/(?:out of(?: every)?|in(?: every| a)?|of every|sur|de cada|em cada|kati ya) (?:(ten|10|dix|diez|dez|kumi)|(a hundred|hundred|100|cent|cien|cem|mia)|(five|cinq|cinco|5)|(four|quatre|cuatro|quatro|4))(?![a-z\d])/.source);

/** "two out of five", "one in every three": of a few, where nothing but a count can stand. */
const OUT_OF_FEW = new WordPattern(/(?<![a-z\d])(\d|one|two|three|four|five|six|seven|eight) (?:out of|in|of)(?: every)? (three|four|five|six|seven|eight|nine|[3-9])(?= (?!years?|seasons?|months?|days?|weeks?|times|harvests|of the|to\b|and\b)[a-z])/.source);
const FEW = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** "3/4 of the crop". */
const OVER = /(?<![\d/.,])([1-9])\/([2-9]|10)(?= (?:of|ya|de|des|du|da|do|das|dos) )/g;
const few = (word: string | undefined): number => (word === undefined ? 0 : Math.max(Number(word) || 0, FEW.indexOf(word)));

function ofFew(plain: string): Fraction[] {
  return [...OUT_OF_FEW.matchAll(plain), ...(plain.includes("/") ? plain.matchAll(OVER) : [])].flatMap((match) => {
    const [part, whole] = [few(match[1]), few(match[2])];
    // "one of three brothers" counts; with "of" only "every" makes it a share.
    const counts = / of [^e]/.test(match[0]) && !/ out of /.test(match[0]);
    return part > 0 && part < whole && !counts ? [{ start: match.index, end: match.index + match[0].length, percent: Math.round((part / whole) * 10_000) / 100 }] : [];
  });
}

/** Shares told in words inside plain text. */
export function findFractions(plain: string): Fraction[] {
  const named = NAMED.matchAll(plain).map((match) => ({ start: match.index, end: match.index + match[0].length, percent: PARTS[match.slice(1).findIndex((part) => part !== undefined)]?.[1] ?? 0 }));
  const counted = OUT_OF.matchAll(plain).flatMap((match) => {
    const before = /(\d{1,3}|[a-z-]{2,16}) (?:[a-z]{3,14} )?$/.exec(plain.slice(Math.max(0, match.index - 36), match.index));
    const number = before?.[1] === undefined ? null : /^\d/.test(before[1]) ? Number(before[1]) : (findNumberWords(before[1])[0]?.value ?? null);
    const percent = number === null ? 0 : number * (match[1] !== undefined ? 10 : match[3] !== undefined ? 20 : match[4] !== undefined ? 25 : 1);
    return before && percent > 0 && percent <= 100 ? [{ start: match.index - before[0].length, end: match.index + match[0].length, percent }] : [];
  });
  return [...named, ...counted, ...ofFew(plain)].sort((a, b) => a.start - b.start);
}
