import type { PageView } from "../view/page-view";
import type { Span } from "../view/sentences";

/** "ARTICLE 4: RENT", "Anexo I - Direito de Uso": the name of a part of a paper. */
const PART = /^(?:article|annexe?s?|anexos?|appendix|exhibit|schedule|section|chapter|chapitre|capitulo|clausula|seccion|secao|kiambatisho|sehemu|ibara)(?: n[.o°]*)? ?(?:[\divx]{1,5}|[a-h])\b ?[-–—.:)]? ?[^.;]{0,90}$/;
/** "CONTRACT FOR THE SUPPLY OF PRODUCE No. 31-2024", "PROPOSED Farm Lease Agreement": the title of a paper. */
const TITLED = /\b(?:agreement|contract|lease|deed|contrat|bail|convention|contrato|acuerdo|escritura|acordo|mkataba)\b/;
const DECORATION = /^[\s#*_>•·-]+|[\s*_]+$/g;

/** Whether words only name what stands under them or the paper they stand in: a title, a part's name, a label without its answer. */
export function namesOnly(view: PageView, { start, end }: Span): boolean {
  const raw = view.text.slice(start, end).trim();
  if (raw.includes("\n") || raw.length > 120) return false;
  const bare = raw.replace(DECORATION, "");
  const plain = view.plain.slice(start, end).trim().replace(DECORATION, "");
  if (/:$/.test(bare) || PART.test(plain)) return true;
  return TITLED.test(plain) && !/[.;]$/.test(bare) && isTitle(bare);
}

/** Words of a title begin large but for the small ones; it holds no amount, date or comma. */
function isTitle(raw: string): boolean {
  const words = raw.split(/\s+/);
  return words.length >= 2 && words.length <= 12 && !/[,|]|\d{1,2} \p{L}|%/u.test(raw) && words.every((word) => /^[\p{Lu}\d("'&–-]/u.test(word) || word.length <= 3);
}

const MONEY = String.raw`[-(]?(?:(?:[\p{Sc}]|[a-z]{1,3}[$.]?) ?)?`;
/** A cell that holds an amount and nothing else. No blank can be taken in two ways, or a long row of them would never end. */
const AMOUNT_CELLS = new RegExp(String.raw`^\|?[^|\d]{3,70}\|(?: ?(?:[-(] )?${MONEY}\d(?:[\d., ]*[\d.,])?(?: ?\))?(?: ?%)? *(?:\||$))+$`, "u");
const AMOUNTS_LAST = new RegExp(String.raw`\p{L}[^\d|]*(?:(?: +|\| ?)(?:${MONEY}\d[\d.,]*(?: ?\))?(?: ?%)?|-)){2,}[ |]*$`, "u");

/** What either of them ends in; lines of prose, most of all lines, do not. */
const endsInAmount = (line: string): boolean => /[\d.,)%-][ |]*$/.test(line.slice(-12));

/** Data points that a row of amounts answers: what money goes into and comes from. */
const TOLD_BY_AMOUNTS = new Set(["use_of_funds", "cost_drivers", "revenue_model", "forecast_assumptions", "break_even_point", "collateral_offered", "key_contracts", "insurance_cover", "credit_history", "guarantees"]);

export const toldByAmounts = (key: string): boolean => TOLD_BY_AMOUNTS.has(key);

/** "$11,812 (per 2025 calculations)", "R$ 6k/mês": an answer that begins with money is a price, and says nothing else. */
export const PRICED = /^[\s|*:]*(?:(?:r|us|a|nz|c|s\/)?[$€£₹₦] ?|s\/\.? ?|(?:usd|eur|gbp|kes|kshs?|tzs|tshs?|ugx|ushs?|rs|inr|f ?cfa|xof|xaf|zmw|cop|ars|brl|mxn|pen|ghs|ngn|rwf|zar|mzn|mt|sh)\.? ?)\d/;

/** Whether a passage is rows of a budget or of accounts: what things cost, and nothing of how the firm works. */
export function isAmounts(plain: string, key: string): boolean {
  if (TOLD_BY_AMOUNTS.has(key) || !/\d/.test(plain)) return false;
  // Rows of a sheet: more figures than words.
  const cells = plain.match(/(?:^|[\s|])[a-z]{1,2}\d{1,5}: \S+/g) ?? [];
  if (cells.length >= 4 && cells.filter((cell) => /: [-(]?\d/.test(cell)).length * 2 >= cells.length) return true;
  const lines = plain.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  if (lines.length === 1) return AMOUNT_CELLS.test(lines[0] ?? "");
  const amounts = lines.filter((line) => line.length < 110 && endsInAmount(line) && (AMOUNTS_LAST.test(line) || AMOUNT_CELLS.test(line))).length;
  return amounts >= 2 && amounts * 2 >= lines.length;
}
