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
  ["t|tm|mt|tons?|tonnes?|toneladas?|tani", 1], ["kgs?|kilos?|kilogram(?:me|m|o)?s?|quilos?|kilo", 0.001], ["quintaux|quintals|quintal", 0.1], ["arrobas?", 0.015],
];
/** In Spanish a quintal is 46, 50 or 100 kilos by country and crop: told as printed. */
const SPANISH_QUINTAL = "qq|quintales|quintal(?= ?(?:de [a-z]{2,14} ?)?por )";
const OTHER_OUTPUT = "bushels?|bu|sc|fardos?|bales?|balles|bottes|pacas|cargas|regimes|racimos|cachos|stems|tallos|cavans?|maunds?|bags?|gunia|magunia|sacas?|sacos?|sacs?|crates?|cajas?|caixas?|litres?|litros?|lita|heads?|birds?";
const PER = " ?(?:(?:ms|de ms|paddy|bruts?|nets?|secs?|secos?|verdes?|oro|pergamino)(?= ?\\/| par| por) ?|(?:of|de|za|d') ?[a-z]{2,14}|(?:(?:dry|green|fresh|clean|paddy|shelled|seed|raw|white|ripe|unshelled) )?(?:parchment|cherry|cherries|beans?|maize|corn|rice|paddy|grain|seed|leaf|nuts?|fruit|cotton|wheat|barley|sorghum|millet|soya?|soybeans?|potato(?:es)?|tomato(?:es)?|onions?|cassava|milk|honey|coffee|cocoa|tea)(?= (?:per|an?) ))?(?: ?/ ?| per | par | por | kwa | a l'| each | al | a la | a | \\()";
const words = (table: readonly (readonly [string, number])[]): string => table.map(([names]) => names).join("|");

/** "six (6) acres": a contract's figure closes its brackets before the unit. */
const AREA_AFTER = new RegExp(`^\\)? ?-?(?:de )?(${words(AREA)})(?![a-z0-9])`);
const YIELD_AFTER = new RegExp(`^ ?(?:de )?(?:(${SPANISH_QUINTAL})|(${words(MASS)})|(${OTHER_OUTPUT}))(?![a-z0-9])${PER}(${words(AREA)})(?![a-z0-9])`);

const factors = new Map<string, number>();
/** Factor of one unit word of a table; the words are few, so each is looked up once. */
function factorOf(table: readonly (readonly [string, number])[], word: string): number {
  const known = factors.get(word);
  if (known !== undefined) return known;
  const factor = table.find(([names]) => new RegExp(`^(?:${names})$`).test(word))?.[1] ?? 1;
  factors.set(word, factor);
  return factor;
}

/** Area unit that begins at `text` ("acres of land"); the factor is to hectares. */
export function areaUnit(text: string): (UnitDef & { length: number }) | null {
  const match = AREA_AFTER.exec(text);
  if (!match?.[1] || /^ ?(?:\/|per |par |por |kwa )/.test(text.slice(match[0].length))) return null;
  return { base: "ha", factor: factorOf(AREA, match[1]), length: match[0].length };
}

/** Area unit that ends at the end of `text`: Swahili writes "ekari 10". */
export function areaUnitBefore(text: string): (UnitDef & { length: number }) | null {
  const match = /(?<![a-z])(ekari|eka|hekta|hektari|heka) $/.exec(text);
  if (!match?.[1]) return null;
  return { base: "ha", factor: /^ek/.test(match[1]) ? 0.404686 : 1, length: match[0].length };
}

/** Milk a cow, eggs a hen, honey a hive. */
const ANIMAL = new RegExp("^ ?(litres?|liters?|litros?|lita|l|eggs?|oeufs|huevos|ovos|mayai|kgs?|kilos?)(?: (?:of|de|za|ya) [a-z]{3,8})? ?(?:/|per|par|por|a|kwa|each) ?(cows?|hens?|birds?|goats?|hives?|vaches?|poules?|pondeuses?|chevres?|ruches?|vacas?|gallinas?|ponedoras?|cabras?|colmenas?|galinhas?|poedeiras?|colmeias?|ng'ombe|kuku|mbuzi|mzinga)(?: ?(?:/|per|a|par|por|al|ao|kwa) ?(day|year|cycle|jour|an|dia|ano|ciclo|siku|mwaka))?(?![a-z])");
/** Names of produce and animals by their first letters. */
const PRODUCE: readonly (readonly [RegExp, string])[] = [[/^l/, "litres"], [/^(?:e|o|h|m)/, "eggs"], [/^k/, "kg"]];
const BEAST: readonly (readonly [RegExp, string])[] = [[/^(?:co(?!lm)|v|ng)/, "cow"], [/^(?:hen|b|p|ga|ku)/, "hen"], [/^(?:g|ch|ca|mb)/, "goat"], [/^(?:hi|r|colm|mz)/, "hive"]];
const TIME: readonly (readonly [RegExp, string])[] = [[/^(?:d|j|s)/, "day"], [/^(?:y|a|m)/, "year"], [/^c/, "cycle"]];
const named = (table: readonly (readonly [RegExp, string])[], word: string): string => table.find(([pattern]) => pattern.test(word))?.[1] ?? word;

/** What an animal gives: "18 litres per cow per day" in litres/cow/day. */
function animalYield(text: string): (UnitDef & { length: number }) | null {
  const match = ANIMAL.exec(text);
  if (!match?.[1] || !match[2]) return null;
  return { base: `${named(PRODUCE, match[1])}/${named(BEAST, match[2])}${match[3] ? `/${named(TIME, match[3])}` : ""}`, factor: 1, length: match[0].length };
}

/** Yield unit around a number: Swahili writes "kilo 410 kwa ekari". */
export function yieldUnitAround(before: string, after: string): (UnitDef & { length: number }) | null {
  const mass = /(?<![a-z])(tani|kilo|kg) $/.exec(before)?.[1];
  const area = mass ? /^ ?kwa (hekta|hektari|heka|ekari|eka)(?![a-z])/.exec(after) : null;
  return mass && area?.[1] ? { base: "t/ha", factor: (mass === "tani" ? 1 : 0.001) / factorOf(AREA, area[1]), length: area[0].length } : null;
}

/** Yield unit that begins at `text`: "t/ha", "kg per acre", "bags per acre"; the factor is to t/ha, or to "<unit>/ha" where weight is unknown. */
export function yieldUnit(text: string): (UnitDef & { length: number }) | null {
  const match = YIELD_AFTER.exec(text);
  const [, quintal, mass, output, area] = match ?? [];
  if (!match || !area) return animalYield(text);
  // In America a yield is told in bushels an acre, and compared so.
  if (output && /^bu/.test(output) && /^ac/.test(area)) return { base: "bu/acre", factor: 1, length: match[0].length };
  const base = quintal ? "qq/ha" : output ? `${output.replace(/s$/, "")}/ha` : "t/ha";
  return { base, factor: (mass ? factorOf(MASS, mass) : 1) / factorOf(AREA, area), length: match[0].length };
}
