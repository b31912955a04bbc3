/** Languages people type in; they differ in what a comma means. */
export type TypingLocale = "en" | "fr" | "es" | "pt" | "sw";

const DECIMAL: Record<TypingLocale, "," | "."> = { en: ".", sw: ".", fr: ",", es: ",", pt: "," };

/** Words and letters that multiply, folded to lower case without accents. */
const MAGNITUDES: Record<string, number> = {
  k: 1e3, thousand: 1e3, thousands: 1e3, mille: 1e3, milliers: 1e3, mil: 1e3, miles: 1e3, elfu: 1e3,
  laki: 1e5, lakh: 1e5, lakhs: 1e5,
  m: 1e6, mn: 1e6, mio: 1e6, million: 1e6, millions: 1e6, millon: 1e6, millones: 1e6, milhao: 1e6, milhoes: 1e6, milioni: 1e6,
  crore: 1e7, crores: 1e7,
  bn: 1e9, billion: 1e9, billions: 1e9, milliard: 1e9, milliards: 1e9, bilhao: 1e9, bilhoes: 1e9, bilioni: 1e9,
};

export const magnitudeOf = (word: string): number | null => MAGNITUDES[word.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f.]/g, "")] ?? null;

/** Digits with their separators, as one run; a space counts only between groups of three. */
export const DIGITS = /(?:\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d+(?:['’.,]\d+)*)(?:[.,]\d+)?/u;

/**
 * "14,250,000", "14.250.000", "1,00,000", "14 250 000", "12,5", "1.250": where a separator could mean
 * either, the language the person types in decides. null when the groups make no number.
 */
export function parseDigits(text: string, locale: TypingLocale): number | null {
  const compact = text.replace(/[\s\u00a0\u202f'’]/gu, "");
  const [commas, dots] = [compact.split(",").length - 1, compact.split(".").length - 1];
  if (commas > 0 && dots > 0) return both(compact);
  const separator = commas > 0 ? "," : dots > 0 ? "." : null;
  if (separator === null) return plain(compact);
  const parts = compact.split(separator);
  if (parts.length > 2) return grouped(parts);
  const [whole, fraction] = parts;
  const couldGroup = fraction?.length === 3 && /^[1-9]\d{0,2}$/.test(whole ?? "");
  return couldGroup && separator !== DECIMAL[locale] ? grouped(parts) : plain(`${whole ?? ""}.${fraction ?? ""}`);
}

const plain = (text: string): number | null => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);

/** Groups of three; before the last group also the Indian groups of two. */
function grouped(parts: string[]): number | null {
  const [head, ...rest] = parts;
  const last = rest.at(-1);
  const wellFormed = /^\d{1,3}$/.test(head ?? "") && last?.length === 3 && rest.slice(0, -1).every((g) => g.length === 2 || g.length === 3);
  return wellFormed ? plain(parts.join("")) : null;
}

/** Both signs occur: the last one is the decimal sign. */
function both(text: string): number | null {
  const decimal = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
  const group = decimal === "," ? "." : ",";
  const [whole, fraction, more] = text.split(decimal);
  if (more !== undefined || fraction === undefined || fraction.includes(group)) return null;
  const integer = grouped((whole ?? "").split(group));
  return integer === null ? null : plain(`${integer}.${fraction}`);
}
