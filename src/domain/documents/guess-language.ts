/**
 * Main language of a text, by its commonest small words, which no page of prose lacks, and by the few
 * words every farm budget has, because tables have no prose.
 */
export const KNOWN_LANGUAGES = ["en", "fr", "es", "pt", "sw"] as const;
export type KnownLanguage = (typeof KNOWN_LANGUAGES)[number];

const SMALL_WORDS: Record<KnownLanguage, string> = {
  en:
    "the of and to in is for that with on as are be by this from or an it was will which have has at not we our your their these " +
    "price cost costs sales year income amount quantity loan land farm yield crop seeds labour profit",
  fr:
    "le la les de des et en du un une est pour dans que qui sur par au aux avec ce cette sont nous vous leur être ou ne pas ses plus " +
    "prix coût coûts charges ventes année quantité montant prêt terre rendement culture semences chiffre affaires main œuvre marge",
  es:
    "el la los las de y en del que un una es para con por se su al lo como más este esta son sus o no entre sobre " +
    "precio costo costos ventas año años ingresos cantidad monto tierra cultivo semillas utilidad mano obra",
  pt:
    "o a os as de e em do da dos das que um uma é para com por se não ao na no nas nos mais são sua seu como ou pela pelo " +
    "preço custo custos vendas ano anos receita quantidade valor terra cultura sementes lucro mão",
  sw:
    "na ya wa kwa ni za la katika cha kama hii hiyo au kuwa vya pia yake wao hivyo yetu ili mwaka kila huu wake zaidi bila baada lazima " +
    "bei gharama mauzo mapato kiasi mkopo ardhi shamba mazao mbegu kilimo mkulima wakulima chama fedha faida",
};

// A word shared by several languages counts for each by its share; letters of one language only count extra.
const OWN_LETTERS: [RegExp, KnownLanguage, number][] = [
  [/ñ|¿|¡|ción\b/gu, "es", 0.5],
  [/ã|õ|ções|ção\b/gu, "pt", 0.5],
  [/[èêœù]|\b[ldnqs]['’]/gu, "fr", 0.25],
];

const WEIGHTS = buildWeights();
const SAMPLE_CHARS = 60_000;
const FEWEST_HITS = 5;
/** The winner must beat the next by this factor; a half-and-half text has no main language. */
const LEAD = 1.15;
/** Share of words that must be small words: tables, code and other languages have fewer. */
const LEAST_SHARE = 0.06;

/** null when the text is too short, or in none of the known languages. */
export function guessLanguage(text: string): KnownLanguage | null {
  const sample = text.slice(0, SAMPLE_CHARS).toLowerCase();
  const scores = new Map<KnownLanguage, number>(KNOWN_LANGUAGES.map((language) => [language, 0]));
  let words = 0;
  let hits = 0;
  for (const [word] of sample.matchAll(/\p{L}+/gu)) {
    words += 1;
    const weights = WEIGHTS.get(word);
    if (!weights) continue;
    hits += 1;
    // "a", "o", "e", "y" are also list letters, initials and column names.
    const weight = (word.length === 1 ? 0.25 : 1) / weights.length;
    for (const language of weights) scores.set(language, (scores.get(language) ?? 0) + weight);
  }
  if (hits < FEWEST_HITS || hits < words * LEAST_SHARE) return null;
  for (const [letters, language, weight] of OWN_LETTERS) {
    scores.set(language, (scores.get(language) ?? 0) + weight * (sample.match(letters)?.length ?? 0));
  }
  const [first, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < (second?.[1] ?? 0) * LEAD) return null;
  return first[0];
}

function buildWeights(): Map<string, KnownLanguage[]> {
  const weights = new Map<string, KnownLanguage[]>();
  for (const language of KNOWN_LANGUAGES) {
    for (const word of SMALL_WORDS[language].split(" ")) weights.set(word, [...(weights.get(word) ?? []), language]);
  }
  return weights;
}
