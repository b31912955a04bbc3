/**
 * Plain text: lower case, without accents, typographic dashes and quotes made plain. It has exactly as
 * many units as its source, so an offset in one is an offset in the other and no map is kept.
 */
const MEMO = new Map<string, string>();
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/u;
const SINGLE_QUOTE = /[\u2018-\u201b\u2032\u02bc\u00b4`\uff07]/u;
const DOUBLE_QUOTE = /[\u201c-\u201f\u2033\u00ab\u00bb\uff02]/u;
const MARKS = /\p{M}/gu;

function plainUnit(unit: string): string {
  if (unit === "\n") return unit;
  if (/\s/u.test(unit)) return " ";
  if (DASH.test(unit)) return "-";
  if (SINGLE_QUOTE.test(unit)) return "'";
  if (DOUBLE_QUOTE.test(unit)) return '"';
  if (unit === "\u0131") return "i";
  const bare = unit.normalize("NFKD").replace(MARKS, "").toLowerCase();
  // A unit that folds to several ("ﬁ", "½") or none keeps its place unchanged: length matters more here.
  return bare.length === 1 ? bare : unit;
}

/** Stretches that need work: anything but printable ASCII and line breaks. */
const SPECIAL = /[^\n -~]/g;

export function plainText(source: string): string {
  return source.replace(SPECIAL, (unit) => {
    let plain = MEMO.get(unit);
    if (plain === undefined) MEMO.set(unit, (plain = plainUnit(unit)));
    return plain;
  }).replace(/[A-Z`]+/g, (capitals) => capitals.toLowerCase().replace(/`/g, "'"));
}
