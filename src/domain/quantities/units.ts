/** Units of area, weight and yield as written in the five languages, with their factor to the base unit. */
export interface UnitDef {
  /** Canonical name of the base unit: "ha", "t", "t/ha", … */
  base: string;
  factor: number;
}

const AREA: readonly (readonly [string, number])[] = [
  ["ha|has|hect?ares?|hectareas?|hekta|hektari|heka", 1], ["acres?|ac|ekari|eka", 0.404686], ["feddans?", 0.42], ["manzanas?|mz", 0.7],
  ["m2|m²|sq\\.? ?m|square met(?:er|re)s?|metros cuadrados|metros quadrados|metres carres|mita za mraba", 0.0001],
  ["tareas", 0.062886], ["alqueires?", 2.42], ["km2|km²|square kilomet(?:er|re)s?", 100],
];
const MASS: readonly (readonly [string, number])[] = [
  ["t|tm|mt|tons?|tonnes?|toneladas?|tani", 1], ["kgs?|kilos?|kilogram(?:me|m|o)?s?|quilos?|kilo", 0.001], ["quintales|quintal|quintaux|qq", 0.1], ["arrobas?", 0.015],
];
const OTHER_OUTPUT = "bags?|gunia|magunia|sacas?|sacos?|sacs?|crates?|cajas?|caixas?|litres?|litros?|lita|heads?|birds?|plants?|plantas?";
const find = (table: readonly (readonly [string, number])[], text: string): { factor: number; length: number } | null => {
  for (const [words, factor] of table) {
    const match = new RegExp(`^ ?-?(?:de )?(?:${words})(?![a-z0-9])`).exec(text);
    if (match) return { factor, length: match[0].length };
  }
  return null;
};

const memo = new Map<string, RegExp>();
const per = (words: string): RegExp => {
  const known = memo.get(words);
  if (known) return known;
  const made = new RegExp(`^(?: ?(?:of|de|za|d') ?[a-z]{2,14})?(?: ?/ ?| per | par | por | kwa | a l'| each | al | a la | a | \\()(?:${words})(?![a-z0-9])`);
  memo.set(words, made);
  return made;
};

/** Area unit that begins at `text` ("acres of land"); the factor is to hectares. */
export function areaUnit(text: string): (UnitDef & { length: number }) | null {
  const found = find(AREA, text);
  return found && !/^ ?(?:\/|per |par |por |kwa )/.test(text.slice(found.length)) ? { base: "ha", ...found } : null;
}

/** Area unit that ends at the end of `text`: Swahili writes "ekari 10". */
export function areaUnitBefore(text: string): (UnitDef & { length: number }) | null {
  const match = /(?<![a-z])(ekari|eka|hekta|hektari|heka) $/.exec(text);
  if (!match?.[1]) return null;
  return { base: "ha", factor: /^ek/.test(match[1]) ? 0.404686 : 1, length: match[0].length };
}

/** Weight that begins at `text`; the factor is to tonnes. */
export function massUnit(text: string): (UnitDef & { length: number }) | null {
  const found = find(MASS, text);
  return found ? { base: "t", ...found } : null;
}

/** Yield unit that begins at `text`: "t/ha", "kg per acre", "bags per acre"; the factor is to t/ha, or to "<unit>/ha" where weight is unknown. */
export function yieldUnit(text: string): (UnitDef & { length: number }) | null {
  const mass = find(MASS, text);
  const other = mass ? null : new RegExp(`^ ?(?:de )?(${OTHER_OUTPUT})(?![a-z0-9])`).exec(text);
  const length = mass?.length ?? other?.[0].length ?? 0;
  if (length === 0) return null;
  const rest = text.slice(length);
  for (const [words, factor] of AREA) {
    const match = per(words).exec(rest);
    if (!match) continue;
    const name = other?.[1] ? `${other[1].replace(/s$/, "")}/ha` : "t/ha";
    return { base: name, factor: (mass?.factor ?? 1) / factor, length: length + match[0].length };
  }
  return null;
}
