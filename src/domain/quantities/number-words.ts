import type { LanguageCode } from "../risk/rubric";
import { NUMBER_WORDS } from "./number-word-list";

export interface WordNumber {
  start: number;
  end: number;
  value: number;
  /** Languages in which all its words are numbers. */
  languages: readonly LanguageCode[];
}

/** Words that join the parts of one number: "twenty and one" is none, "hundred and one" and "vingt et un" are. */
const JOINS: Readonly<Record<LanguageCode, string>> = { en: "and", fr: "et", es: "y", pt: "e", sw: "na" };
const WORD = /\p{L}+/gu;
const LANGUAGES = ["en", "fr", "es", "pt", "sw"] as const;

interface Part { start: number; end: number; word: string }

/** Every language's words: most words of a text are none of them. */
const KNOWN = new Set(LANGUAGES.flatMap((language) => [...NUMBER_WORDS[language].keys()]));
const LONGEST_WORD = Math.max(...[...KNOWN].map((word) => word.length));
/** Two letters as one figure: quicker to look up than a piece of text. */
const beginning = (text: string, at: number): number => text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);
const BEGINNINGS = new Set([...KNOWN].map((word) => beginning(word, 0)));
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xaa && /\p{L}/u.test(String.fromCharCode(code)));
/** No number told in words is longer. */
const LONGEST = 120;

/** Counts told in words inside plain text, "forty-two" and "cuarenta y dos" as one. "un", "one" and their like are included: the caller checks the noun after them. */
export function findNumberWords(text: string): WordNumber[] {
  const found: WordNumber[] = [];
  let done = 0;
  for (let index = 0, end = 0; index < text.length; index = Math.max(end, index + 1)) {
    if (!isLetter(text.charCodeAt(index))) {
      end = index + 1;
      continue;
    }
    for (end = index + 1; end < text.length && isLetter(text.charCodeAt(end)); ) end += 1;
    if (index < done || end - index > LONGEST_WORD || !BEGINNINGS.has(beginning(text, index)) || !KNOWN.has(text.slice(index, end)) || NOT_A_NUMBER.test(text.slice(Math.max(0, index - 6), index))) continue;
    const number = numberAt(text, index);
    found.push(number);
    done = number.end;
  }
  return found;
}

function numberAt(text: string, start: number): WordNumber {
  const parts = [...text.slice(start, start + LONGEST).matchAll(WORD)].map((match): Part => ({ start: start + match.index, end: start + match.index + match[0].length, word: match[0] }));
  const readings = LANGUAGES.filter((language) => NUMBER_WORDS[language].has(parts[0]?.word ?? "")).map((language) => ({ language, ...readFrom(text, parts, language) }));
  const used = Math.max(...readings.map((reading) => reading.used));
  const value = readings.find((reading) => reading.used === used)?.value ?? 0;
  return { start, end: parts[used - 1]?.end ?? start, value, languages: readings.filter((reading) => reading.used === used && reading.value === value).map(({ language }) => language) };
}

/** "per cent" and "pour cent" hold no hundred. */
const NOT_A_NUMBER = /(?:per|pour|por|par)[ -]$/;

/** As many of the words as make one number of a language. */
function readFrom(text: string, parts: readonly Part[], language: LanguageCode): { value: number; used: number } {
  const words = NUMBER_WORDS[language];
  const number = new Sum(words.get(parts[0]?.word ?? "") ?? 0, language);
  let used = 1;
  for (let at = 1; at < parts.length; at++) {
    const [before, part] = [parts[at - 1], parts[at]];
    if (!before || !part || !/^[ \n-]$/.test(text.slice(before.end, part.start))) break;
    const joined = part.word === JOINS[language];
    const next = joined ? parts[at + 1] : part;
    const value = next ? words.get(next.word) : undefined;
    if (value === undefined || (joined && next && !/^[ \n-]$/.test(text.slice(part.end, next.start))) || !number.take(value, joined)) break;
    if (joined) at += 1;
    used = at + 1;
  }
  return { value: number.total, used };
}

/** A number in the making: what is finished in thousands or millions, and the part below. */
class Sum {
  private finished = 0;
  private rest: number;
  /** The smallest unit told last: 10 after "forty", 100 after "two hundred". */
  private unit: number;
  private last: number;

  constructor(first: number, private readonly language: LanguageCode) {
    this.rest = first;
    this.unit = this.unitOf(first);
    this.last = first;
  }

  get total(): number {
    return this.finished + this.rest;
  }

  /** Whether the next word goes on with this number. */
  take(value: number, joined: boolean): boolean {
    if (value >= 1000) return !joined && this.multiply(value);
    // Swahili puts the hundred first: "mia mbili" are two hundred, "mia na mbili" one hundred and two.
    if (this.language === "sw" && !joined && this.rest === 100 && value < 10) return this.set(value * 100, 100);
    if (value === 100 && !joined && this.rest >= 1 && this.rest < 10) return this.set(this.rest * 100, 100);
    const twenties = this.language === "fr" && !joined && this.rest === 4 && value === 20;
    if (twenties) return this.set(80, 20);
    const vigesimal = this.language === "fr" && (this.rest % 100 === 60 || this.rest % 100 === 80) && value >= 10 && value < 20;
    // "dix-sept" is seventeen, "dix deux" two numbers.
    if (this.language === "fr" && this.last === 10 && value < 7) return false;
    const needsJoin = this.language === "sw" || (this.language !== "en" && this.language !== "fr" && this.unit === 10);
    if (!vigesimal && (value >= this.unit || (needsJoin && !joined) || this.unit === 1)) return false;
    if (this.language === "en" && joined && this.unit < 100) return false;
    this.last = value;
    return this.set(this.rest + value, this.unitOf(value));
  }

  private multiply(scale: number): boolean {
    if (this.rest === 0 || (this.finished > 0 && scale >= this.finished)) return false;
    this.finished += this.rest * scale;
    this.rest = 0;
    this.unit = scale;
    return true;
  }

  private set(rest: number, unit: number): boolean {
    this.rest = rest;
    this.unit = unit;
    return true;
  }

  private unitOf(value: number): number {
    const least = this.language === "fr" || this.language === "sw" ? 10 : 20;
    return value >= 1000 ? 1000 : value >= 100 ? 100 : value >= least && value % 10 === 0 ? 10 : 1;
  }
}

const FREQUENCIES: readonly { perYear: number; words: RegExp }[] = [
  { perYear: 52, words: /\bweekly\b|\bevery week\b|\bhebdomadaire|\bchaque semaine|\b(?:une fois|1 fois) par semaine|\b(?:una vez|uma vez) (?:a la|por|cada) semana|\bsemanal|\bkila wiki\b/ },
  { perYear: 12, words: /\bmonthly\b|\bevery month\b|\bonce a month\b|\bmensuel|\bchaque mois\b|\b(?:une|1) fois par mois\b|\btous les mois\b|\b(?:una vez al|uma vez por|uma vez ao|todos os|todos los) mes(?:es)?\b|\bmensual|\bcada mes\b|\bmensal|\bcada mes\b|\bkila mwezi\b/ },
  { perYear: 6, words: /\bevery (?:two|2) months\b|\bbi-?monthly\b|\btous les deux mois\b|\bbimestral|\bcada dos meses\b|\bkila miezi miwili\b/ },
  { perYear: 4, words: /\bquarterly\b|\bevery quarter\b|\bevery (?:three|3) months\b|\btrimestriel|\bchaque trimestre\b|\b(?:une|1) fois par trimestre\b|\btous les trois mois\b|\b(?:una|uma) vez (?:al|por|cada) trimestre\b|\btrimestral|\bcada (?:tres meses|trimestre)\b|\bkila (?:robo (?:ya )?mwaka|miezi mitatu)\b/ },
  { perYear: 2, words: /\btwice (?:a|per) year\b|\bhalf-?yearly\b|\bsemi-?annual|\bbi-?annual|\bsemestriel|\bdeux fois par an\b|\b(?:une|1) fois par semestre\b|\b(?:una|uma) vez (?:al|por|cada) semestre\b|\bsemestral|\bdos veces (?:al|por) ano\b|\bduas vezes (?:ao|por) ano\b|\bmara mbili kwa mwaka\b/ },
  { perYear: 1, words: /\bannually\b|\bonce (?:a|per) year\b|\byearly\b|\bune fois par an\b|\bannuellement\b|\buna vez al ano\b|\banualmente\b|\buma vez (?:ao|por) ano\b|\bmara moja kwa mwaka\b/ },
];

/** How often something is done, in plain text, by its days. */
export const INTERVAL_WORDS = {
  1: "(?:daily|nightly|every (?:day|night|evening)|each (?:day|night|evening)|quotidien\\w*|chaque (?:jour|soir)|tous les (?:jours|soirs)|diari[oa]s?|diariamente|cada (?:dia|noche)|todos l?os dias|kila siku)",
  7: "(?:weekly|(?:every|each) week|(?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|hebdomadaire\\w*|chaque (?:semaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|semana(?:l|is|les|lmente)|cada (?:semana|lunes|martes|miercoles|jueves|viernes|sabado)|todas as semanas|kila (?:wiki|jumatatu|ijumaa|jumamosi))",
  30: "(?:monthly|(?:every|each) month|mensuel\\w*|chaque mois|mensual\\w*|cada mes|mensa(?:l|is|lmente)|kila mwezi)",
} as const;
const INTERVALS = Object.entries(INTERVAL_WORDS).map(([days, words]) => ({ days: Number(days), words: new RegExp(`\\b${words}\\b`) }));
/** At once, and nothing late: no day at all. */
const NO_DAY = /\b(?:cash on delivery|on the spot|same day|comptant|al contado|contra entrega|a vista|no ato|papo hapo|(?:paid )?(?:up )?to date|a (?:date|temps|bonne date)|al dia|em dia|pa(?:y|ys|id|ying)(?: us| me| for (?:it|everything))?(?: in| by)? (?:cash|immediately|at once)|(?:for|on (?:a )?|in|against) cash|cash (?:basis|only|terms)|taslimu|(?:on|kwa) (?:time|schedule|wakati)|when due|prompt(?:ly)?|punctually|regularly|as (?:agreed|scheduled|due)|performing|vizuri|hatujachelewa|ha[jk]ijachelewa|hajachelewa)\b/;

/** Whether words say a number of days: "nightly" 1, "each Friday" 7, "on the spot" 0. */
export function saysDays(text: string, days: number): boolean {
  return days === 0 ? NO_DAY.test(text) : INTERVALS.some((interval) => interval.days === days && interval.words.test(text));
}

/** Times a year that a frequency word says ("quarterly" = 4); null when there is none. */
export function timesPerYear(text: string): number | null {
  return FREQUENCIES.find(({ words }) => words.test(text))?.perYear ?? null;
}
