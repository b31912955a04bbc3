import type { AnswerShape } from "./answer-shape";

const fold = (text: string): string => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[^a-z0-9]+/g, " ").trim();

const YES = new Set(["yes", "y", "true", "oui", "si", "sim", "ndiyo", "ndio"]);
const NO = new Set(["no", "n", "false", "non", "nao", "hapana"]);

export function parseYesNo(text: string): boolean | null {
  const word = fold(text);
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** The option's own spelling, or the ISO 3166-1 alpha-2 code in lower case where the options are countries; null when there is none. */
export function parseChoice(def: Pick<AnswerShape, "choices">, text: string): string | null {
  if (def.choices.length === 0) return countryCode(text);
  return def.choices.find((choice) => fold(choice) === fold(text)) ?? null;
}

const LANGUAGES = ["en", "fr", "es", "pt", "sw"];
const countries = new Map<string, string>();

function countryCode(text: string): string | null {
  if (countries.size === 0) fillCountries();
  return countries.get(fold(text)) ?? null;
}

const A = 65;
function fillCountries(): void {
  const displays = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }));
  for (let i = 0; i < 26 * 26; i++) {
    const code = String.fromCharCode(A + Math.floor(i / 26), A + (i % 26));
    // Codes the runtime names but ISO does not assign to a country.
    if (UNASSIGNED.has(code)) continue;
    for (const display of displays) {
      const name = display.of(code);
      if (name !== undefined && name !== code) countries.set(fold(name), code.toLowerCase()).set(code.toLowerCase(), code.toLowerCase());
    }
  }
}
const UNASSIGNED = new Set(["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "XK", "ZZ", "AN", "BU", "CS", "DD", "FX", "NT", "SU", "TP", "YD", "YU", "ZR", "UK"]);
