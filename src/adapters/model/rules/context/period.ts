/** Part-year and per-unit wording: a figure under it is not a yearly one. */
const PART =
  /\bquarter|\b(?:three|six|nine|3|6|9)[ -]months?\b|\bmonthly\b|\bper (?:cycle|month|week|day|bird|acre|hectare|ha|kg|unit|batch|season)\b|\btrimestr|\b(?:tres|seis|nueve) (?:\(\d\) )?meses\b|\bpar mois\b|\bsemestr|\bmensuel|\bpar (?:cycle|mois|semaine|jour|hectare|ha|kg|bande)\b|\/ ?(?:ha|mois|mes|month|ciclo|cycle|acre)\b|\bmensual|\bpor (?:ciclo|mes|semana|dia|hectarea|kg|unidad)\b|\bmensal|\bpor (?:hectare)\b|\b(?:robo|miezi|kwa (?:mwezi|wiki|ekari|msimu))\b|\bmois de\b|\bmes de\b/;

export function partOfYear(plain: string): boolean {
  return PART.test(plain) && !/\bfor the year|year ended|ano terminado|exercice clos\b/.test(plain);
}

const YEAR = /(?<![\d.,/-])(?:19[5-9]\d|20[0-6]\d)(?![\d.,]\d|\d|%)/g;

/** Calendar years a text names, in order. */
export function yearsIn(plain: string): number[] {
  return [...plain.matchAll(YEAR)].map((match) => Number(match[0]));
}
