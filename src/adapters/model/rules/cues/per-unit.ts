const ONE = "(?:kgs?|kilos?|kilogram(?:me|o)?s?|quilo(?:grama)?|litres?|liters?|litros?|lita|gallons?|tonnes?|tons?|mt|tonelada|tani|quintal|qtl|maund|cavan|bags?|sacks?|sacs?|sacas?|gunia|crates?|cartons?|boxe?s?|trays?|trei|bunch|dozen|bushel|head|bird|chicken|hen|goat|sheep|piglet|pig|fish|egg|stem|plant|seedling|sucker|chick|fingerling|piece|unit|punnet|basket|bale|bundle|bucket|tin|debe|jar|bottle|jerry-?can|packet|sachet|pocket|lb|pound|libra|arroba|carga|pot|plateau|panier|cageot|caisse|colis|caja|saco|docena|atado|manojo|bandeja|cubeta|racimo|cabeza|unidad|duzia|caixa|molho|cacho|unidade|barquette|botte|poulet|pollo|frango|m3)";

/** One measure of goods: "kg", "50-kg bag", "one dry kilo". */
export const MEASURED = `(?:one |moja )?(?:\\d{1,3}(?:\\.\\d)?[- ]?(?:kgs?|kilos?|litres?|l|lbs?|g)?[- ]?)?(?:(?:standard|full|dry|live|wet|fresh|long|large|metric|small) )?${ONE}\\b`;

/** What a price is for: "per kg", "a tray", "/50-kg bag", "for a crate of 64 kg". Begins right behind the amount. */
export const PER_UNIT = `(?: ?/ ?| (?:per|a|an|each|le|la|l'|par|por|el|o|ao|kwa|the|chaque|cada|for an?|for one|for each|for every) ?)${MEASURED}`;
