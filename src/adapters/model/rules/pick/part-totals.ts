import { FIGURE_RULES } from "../cues/figure-rules";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import { figuresOf, quantityOf } from "../view/figures-of";
import { firstFrom } from "../view/first-from";
import { headOf } from "../view/grid";
import { columnOf, columnsFor, type Column } from "../view/statement";
import type { Row } from "../view/rows";
import { build, rolesOf, type FigureContext } from "./figure-build";
import type { Quantity } from "@/domain/quantities/quantity";

const TOTAL = /^[\s|*]*(?:(?:grand |sum )?total(?:s|es|aux)?(?: general)?|jumla(?: kuu)?)[\s|*:]*(?=[^\p{L}]|$)/u;
/** Heads of a statement's parts, as the whole of their line; the total of assets is read as a row of its own (bare-total.ts). What equity shares with liabilities is told apart by the rows. */
const PARTS: readonly { key: string; head: RegExp }[] = [
  { key: "total_liabilities", head: /^(?:(?:our |all )?liabilities|what we owe|debts and liabilities|pasivos?|passivos?)$/ },
  { key: "total_debt", head: /^(?:(?:bank |outstanding |existing |our )?(?:borrowings|loans|debts)(?: outstanding)?|loans and borrowings|interest-bearing (?:debt|loans)|emprunts?|dettes financieres|prestamos|deudas? (?:bancarias?|financieras?)|emprestimos|mikopo)$/ },
  { key: "revenue_latest_year", head: /^(?:sales|revenues?|income|turnover|receipts|recettes|produits|ventes|ingresos|ventas|receitas|vendas|proveitos|mapato|mauzo)$/ },
  { key: "operating_costs_latest", head: /^(?:(?:operating |running )?(?:expenses|expenditures?)|outgoings|matumizi|charges(?: d'exploitation)?|depenses|(?:gastos|egresos)(?: de operacion| operativos)?|despesas(?: operacionais)?)$/ },
];
/** A part reaches this many lines down to its total. */
const REACH = 16;
const EQUITY = /(?:^|\n)[\s|*-]*(?:equity|share capital|members'? (?:shares|funds|equity)|capital|reserves|retained|patrimonio|mtaji|hisa)\b/;

/** A row that says no more than "Total", named by the head of its part of the statement. */
export function pickPartTotals(context: FigureContext): Candidate[] {
  const { view } = context;
  if (!/\btotal|\bjumla\b/.test(view.plain)) return [];
  return view.lines.flatMap((line) => {
    const plain = view.plain.slice(line.start, line.end);
    const label = TOTAL.exec(plain);
    if (!label || isBlank(plain)) return [];
    const head = headAbove(context, line.index);
    const rule = head ? FIGURE_RULES.find(({ key, balanceSheet }) => key === head.key && balanceSheet === undefined) : undefined;
    if (!head || !rule) return [];
    const told = columned(context, line.index, line.start + label[0].length, line.end);
    if (told.length === 0 || told.some(({ column }) => column.year === null && column.order === undefined && told.length > 1)) return [];
    const row: Pick<Row, "line" | "labelStart" | "labelEnd" | "label"> = { line, labelStart: line.start + (/^[\s|*]*/.exec(plain)?.[0].length ?? 0), labelEnd: line.start + label[0].trimEnd().length, label: "total" };
    const roles = told.length > 1 ? rolesOf(context, rule, told.map(({ column }) => column), "", line.index) : ["alone" as const];
    return told.flatMap(({ quantity, column }, index) => {
      const role = roles[index];
      const made = role && role !== "other" ? build(context, rule, row, quantity, column, role) : null;
      return made ? [{ ...made, score: made.score - 2 }] : [];
    });
  });
}

/** The nearest head of a part above a total, with rows and no other total between. */
function headAbove({ view, rows, grid }: FigureContext, at: number): { key: string } | null {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    const line = view.lines[index];
    if (!line) return null;
    const plain = view.plain.slice(line.start, line.end);
    if (/^[\s|*]*(?:sub-?|sous-?)?(?:total(?:s|es|aux)?|jumla)\b/.test(plain)) return null;
    const bare = plain.replace(/^[\s|*#]*(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)] +/, "").replace(/\([^)]*\)/g, "").replace(/[*#|:_]+/g, " ").replace(/(?:\b(?:19|20)\d\d\b\s*)+$/, "").trim();
    const part = PARTS.find(({ head }) => head.test(bare));
    if (!part) continue;
    const between = [...rows.map(({ line: own }) => own.index), ...grid.map(({ line: own }) => own.index)].filter((own) => own > index && own < at);
    const apart = part.key === "total_liabilities" && EQUITY.test(view.plain.slice(line.start, view.lines[at]?.start));
    return new Set(between).size >= 2 && !apart ? part : null;
  }
  return null;
}

/** The amounts of a total's line, each with what its column's head says. */
function columned({ view, document, grid, statement }: FigureContext, index: number, from: number, to: number): { quantity: Quantity; column: Column }[] {
  const figures = figuresOf(view, document.languages);
  const quantities: Quantity[] = [];
  for (let at = firstFrom(figures, from); at < figures.length && (figures[at]?.start ?? to) < to; at++) {
    const quantity = (figures[at]?.start ?? 0) < (quantities.at(-1)?.end ?? 0) ? null : quantityOf(view.plain, figures, at);
    if (quantity && !quantity.percent) quantities.push(quantity);
  }
  const at = grid.findIndex(({ line }) => line.index === index);
  if (at >= 0) {
    return quantities.flatMap((quantity) => {
      const cell = grid[at]?.cells.find(({ start, end }) => start <= quantity.token.start && quantity.token.start <= end);
      return cell ? [{ quantity, column: columnOf(headOf(grid, at, cell.column)) }] : [];
    });
  }
  const columns = columnsFor(statement, index);
  if (columns.length >= 2) return columns.length === quantities.length ? quantities.flatMap((quantity, place) => (columns[place] ? [{ quantity, column: columns[place] }] : [])) : [];
  return quantities.length === 1 && quantities[0] ? [{ quantity: quantities[0], column: { year: null, planned: null } }] : [];
}
