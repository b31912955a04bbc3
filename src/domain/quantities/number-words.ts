/** Small counts written in words, in the five languages, without accents. */
const WORDS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, hundred: 100,
  un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12, quinze: 15, vingt: 20, trente: 30, quarante: 40, cinquante: 50, cent: 100,
  uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, cien: 100,
  um: 1, uma: 1, dois: 2, duas: 2, quatro: 4, sete: 7, oito: 8, nove: 9, dez: 10, doze: 12, vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50, cem: 100,
  mmoja: 1, moja: 1, wawili: 2, mbili: 2, watatu: 3, tatu: 3, wanne: 4, nne: 4, watano: 5, tano: 5, sita: 6, saba: 7, wanane: 8, nane: 8, tisa: 9, kumi: 10, ishirini: 20, thelathini: 30, arobaini: 40, hamsini: 50, mia: 100,
};
const VALUES = new Map(Object.entries(WORDS));
const LETTERS = /\p{L}+/gu;

export interface WordNumber {
  start: number;
  end: number;
  value: number;
}

/** Counts told in words inside plain text. "un", "one" and their like are included: the caller checks the noun after them. */
export function findNumberWords(text: string): WordNumber[] {
  const found: WordNumber[] = [];
  for (const match of text.matchAll(LETTERS)) {
    const value = VALUES.get(match[0]);
    if (value !== undefined) found.push({ start: match.index, end: match.index + match[0].length, value });
  }
  return found;
}

const FREQUENCIES: readonly { perYear: number; words: RegExp }[] = [
  { perYear: 52, words: /\bweekly\b|\bevery week\b|\bhebdomadaire|\bchaque semaine|\bsemanal|\bkila wiki\b/ },
  { perYear: 12, words: /\bmonthly\b|\bevery month\b|\bonce a month\b|\bmensuel|\bchaque mois\b|\bmensual|\bcada mes\b|\bmensal|\bcada mes\b|\bkila mwezi\b/ },
  { perYear: 6, words: /\bevery (?:two|2) months\b|\bbi-?monthly\b|\btous les deux mois\b|\bbimestral|\bcada dos meses\b|\bkila miezi miwili\b/ },
  { perYear: 4, words: /\bquarterly\b|\bevery quarter\b|\bevery (?:three|3) months\b|\btrimestriel|\bchaque trimestre\b|\btrimestral|\bcada (?:tres meses|trimestre)\b|\bkila (?:robo mwaka|miezi mitatu)\b/ },
  { perYear: 2, words: /\btwice (?:a|per) year\b|\bhalf-?yearly\b|\bsemi-?annual|\bbi-?annual|\bsemestriel|\bdeux fois par an\b|\bsemestral|\bdos veces (?:al|por) ano\b|\bduas vezes (?:ao|por) ano\b|\bmara mbili kwa mwaka\b/ },
  { perYear: 1, words: /\bannually\b|\bonce (?:a|per) year\b|\byearly\b|\bune fois par an\b|\bannuellement\b|\buna vez al ano\b|\banualmente\b|\buma vez (?:ao|por) ano\b|\bmara moja kwa mwaka\b/ },
];

/** Times a year that a frequency word says ("quarterly" = 4); null when there is none. */
export function timesPerYear(text: string): number | null {
  return FREQUENCIES.find(({ words }) => words.test(text))?.perYear ?? null;
}
