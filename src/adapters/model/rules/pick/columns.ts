import { currencyAfter, resolveCurrency } from "@/domain/quantities/currencies";
import { findNumbers } from "@/domain/quantities/numbers";
import { plainText } from "@/domain/quantities/plain-text";
import { yieldUnit } from "@/domain/quantities/units";
import type { PageTable } from "@/domain/documents/document";
import { announcesProjection } from "../context/projection";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import type { Line, PageView } from "../view/page-view";

const PRICE = /(?:^| )(?:selling |sale |unit )?(?:prix(?: de vente)?|price|precio|preco|bei)(?: |$|\()/;
const PRODUCT = /^(?:products?|produits?|productos?|produtos?|bidhaa|zao|mazao|crops?|cultures?|cultivos?|culturas?)(?: |$|s? )/;
const COSTS = /(?:cost|cout|costo|custo|gharama|depense|gasto|purchase|achat|compra)/;
const REVENUE = /^(?:(?:total )?(?:revenues?|sales|turnover|income)|chiffre d'affaires|(?:total )?ventes|recettes|ingresos|ventas|receitas?|vendas|mapato|mauzo)(?: |$|\()/;
/** A month's or week's takings beside the year's. */
const PART_OF_YEAR = /\b(?:month\w*|week\w*|dai?ly|days?|mensue\w*|mois|hebdo\w*|semaines?|jour\w*|mensua?\w*|mensa(?:l|is)|mes(?:es)?|semana\w*|diari[oa]s?|dias?|mwezi|wiki|siku)\b/;
const YEAR = /^(?:year|annee|an|ano|exercice|mwaka|period|periodo)s?$/;

/** Columns whose head says what their figures are: prices of products, yields of crops, sales by year. */
export function pickColumns(document: DocumentView, view: PageView, asOf: string): Candidate[] {
  return [...view.page.tables.flatMap((table) => readTable(document, view, table, asOf)), ...yieldLines(view, document)];
}

function headsOf(table: PageTable): { heads: string[]; body: number } {
  const width = table.rows[0]?.length ?? 0;
  const first = table.rows.findIndex((row) => row.filter((cell) => /\d/.test(cell)).length >= Math.max(1, Math.ceil(row.filter((cell) => cell !== "").length / 3)) && row.some((cell) => /^[($ ]*\d[\d.,  ]*\)?/.test(cell)));
  const body = Math.max(1, Math.min(first < 0 ? 1 : first, 3));
  const heads = Array.from({ length: width }, (_, column) => plainText(table.rows.slice(0, body).map((row) => row[column] ?? "").join(" ")).replace(/\s+/g, " ").trim());
  return { heads, body };
}

function readTable(document: DocumentView, view: PageView, table: PageTable, asOf: string): Candidate[] {
  const { heads, body } = headsOf(table);
  const label = heads.findIndex((head) => PRODUCT.test(head));
  const price = heads.findIndex((head) => PRICE.test(head));
  const yields = heads.findIndex((head) => yieldUnit(unitOf(head)) !== null);
  const revenue = heads.findIndex((head) => REVENUE.test(head.replace(/^[^:]{2,24}: /, "")) && !PART_OF_YEAR.test(head));
  const year = heads.findIndex((head) => YEAR.test(head));
  const found: Candidate[] = [];
  for (const row of table.rows.slice(body)) {
    if (label >= 0 && price >= 0 && !heads.some((head) => COSTS.test(head)) && !/^total/i.test(row[label] ?? "")) found.push(...cell(document, view, row, label, price, "selling_price", heads[price] ?? ""));
    if (label >= 0 && yields >= 0) found.push(...cell(document, view, row, label, yields, "yield_per_hectare", heads[yields] ?? ""));
    if (year >= 0 && revenue >= 0) found.push(...cell(document, view, row, year, revenue, "revenue", heads[revenue] ?? ""));
  }
  return found.flatMap((candidate) => (candidate.key === "revenue" ? yearly(candidate, asOf) : [candidate]));
}

const unitOf = (head: string): string => /\(([^)]*)\)/.exec(head)?.[1] ?? head.replace(/^[\p{L} ]*? (?=(?:t|kg|tonnes?|sacs?|bags?)\b)/u, "");

function cell(document: DocumentView, view: PageView, row: string[], label: number, column: number, key: string, head: string): Candidate[] {
  const name = (row[label] ?? "").trim();
  const printed = (row[column] ?? "").trim();
  const [number] = findNumbers(plainText(printed), document.style);
  const line = name === "" || !number ? null : lineOf(view, name, printed);
  if (!line || !number || number.value <= 0) return [];
  const unit = key === "yield_per_hectare" ? yieldUnit(unitOf(head)) : null;
  const mark = currencyAfter(unitOf(head)) ?? currencyAfter(plainText(printed).slice(number.end));
  const currency = key === "yield_per_hectare" ? null : (resolveCurrency(mark, document.currencies) ?? document.currencies[0] ?? null);
  const projected = document.forecast || announcesProjection(view.plain.slice(Math.max(0, line.start - 400), line.start)) ? true : null;
  return [{
    key, page: view, start: line.start, end: line.end, value: { kind: "number", number: number.value * (unit?.factor ?? 1), high: null }, unit: unit?.base ?? null, currency,
    period: key === "revenue" ? name : null, projected, score: 6 - view.page.index * 0.03,
  }];
}

/** The printed line that holds both cells: the quotation. */
function lineOf(view: PageView, name: string, printed: string): Line | null {
  return view.lines.find((line) => {
    const text = view.text.slice(line.start, line.end);
    const at = text.indexOf(name);
    return at >= 0 && text.indexOf(printed, at + name.length) >= 0;
  }) ?? null;
}

/** Sales of a table by year: plan year 1 and the first year to come are next year's, the last finished one is the latest. */
function yearly(candidate: Candidate, asOf: string): Candidate[] {
  const name = /^(?:(?:year|annee|ano|mwaka|y) ?)?(\d{1,4})$/.exec(plainText(candidate.period ?? "").trim())?.[1];
  if (!name) return [];
  const number = Number(name);
  const now = Number(asOf.slice(0, 4));
  if (number === 1 || (number >= now && number <= now + 1)) return [{ ...candidate, key: "projected_revenue_next_year", projected: true, period: number === 1 ? "Y1" : name, score: candidate.score + (number === 1 || number === now ? 1 : 0) }];
  return number > 1990 && number < now && candidate.projected !== true ? [{ ...candidate, key: "revenue_latest_year", period: name, projected: false, score: candidate.score + (number - now) * 0.1 }] : [];
}

/** A printed head "Crop t/ha …" over rows "Maize 3.2 …" that the reader did not take for a table. */
function yieldLines(view: PageView, document: DocumentView): Candidate[] {
  const found: Candidate[] = [];
  for (const line of view.lines) {
    const plain = view.plain.slice(line.start, line.end);
    const head = /^(?:crops?|cultures?|cultivos?|culturas?|zao|mazao|products?|produits?|productos?|produtos?) (?:yields? |rendements? |rendimientos? )?\(?((?:t|kg|tonnes?|toneladas?)[^\d(]{1,14})/.exec(plain);
    const unit = head?.[1] ? yieldUnit(head[1]) : null;
    if (!unit) continue;
    for (const below of view.lines.slice(line.index + 1, line.index + 9)) {
      const text = view.plain.slice(below.start, below.end);
      const match = /^(\p{L}[\p{L} ()]{2,40})\d? (\d[\d.,]*)(?: |$)/u.exec(text);
      if (!match?.[1] || !match[2] || /^total|^promedio|^average|^moyenne/.test(match[1])) break;
      const [number] = findNumbers(match[2], document.style);
      if (!number) break;
      found.push({ key: "yield_per_hectare", page: view, start: below.start, end: below.end, value: { kind: "number", number: number.value * unit.factor, high: null }, unit: unit.base, currency: null, period: null, projected: document.forecast ? true : null, score: 6.5 - view.page.index * 0.03 });
    }
  }
  return found;
}
