/** Numbers as cues tell them, so that a checklist can ask for "five or more". Each begins with a literal: cues are found by their first letters. */
const tens = (from: number): string => Array.from({ length: 10 - from }, (_, index) => `${from + index}\\d`).join("|");
const PERCENT = "(?:[.,]\\d{1,2})? ?(?:%|per ?cent|pour ?cent|por ?ciento|por ?cento)";

/** 70 % and more, by tens: percentAtLeast(7). */
export const percentAtLeast = (ten: number): string => `(?:${tens(ten)}|100)${PERCENT}`;
/** From one ten up to below another: percentBetween(4, 7) = 40 to 69 %. */
export const percentBetween = (from: number, to: number): string => `(?:${Array.from({ length: to - from }, (_, index) => `${from + index}\\d`).join("|")})${PERCENT}`;
/** Under 10 %. */
export const PERCENT_UNDER_TEN = `(?:0|1|2|3|4|5|6|7|8|9)${PERCENT}`;

const WORDS = ["five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "fifteen", "eighteen", "twenty", "cinq", "sept", "huit", "neuf", "dix", "douze", "quinze", "vingt", "cinco", "seis", "siete", "ocho", "nueve", "diez", "doce", "quince", "veinte", "sete", "oito", "nove", "dez", "doze", "quinze", "vinte", "mitano", "sita", "saba", "nane", "tisa", "kumi"];
/** Five and more, in figures or words. */
export const FIVE_OR_MORE = `(?:5|6|7|8|9|1\\d|2\\d|3\\d|4\\d|${[...new Set(WORDS)].join("|")})`;
export const THREE_OR_FOUR = "(?:3|4|three|four|trois|quatre|tres|cuatro|quatro|tatu|mitatu|nne|minne)";
export const ONE_OR_TWO = "(?:1|2|one|two|un|une|deux|uno|dos|um|dois|moja|mmoja|mbili|miwili)";
