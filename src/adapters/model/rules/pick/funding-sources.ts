import type { FigureRule } from "../cues/figure-rules";
import type { Candidate } from "../findings/candidate";
import type { Quantity } from "@/domain/quantities/quantity";
import type { Line } from "../view/page-view";
import { build, type FigureContext } from "./figure-build";
import { firstFrom } from "../view/first-from";

/** The head of a plan's table of where its money is to come from. */
const HEAD =
  /^[\s#*|\d.()-]*(?:(?:project(?:ed)? |proposed )?(?:means of financ(?:e|ing)|sources? of (?:finance|funds?|funding|financing)|(?:financing|funding) (?:plan|structure|sources?|mix))|plan de financement|(?:sources?|schema|structure) (?:de|du) financement|(?:fuentes?|estructura|plan|esquema) de(?:l)? financ(?:iamiento|iacion)|(?:fontes?|plano|estrutura|esquema) de financiamento|vyanzo vya (?:fedha|mtaji|ufadhili))\b[^.;\d]{0,24}(?:\([^)]*\))?[\s:*|]*$/;
const LOAN =
  /^(?:(?:proposed |new |requested )?(?:term |bank |working capital |agricultural )*(?:loans?|credit|borrowings?|overdraft|finance)(?: (?:from|by) [a-z &]{3,24}| requested| sought| applied for)?|(?:emprunt|pret|credit)s?(?: (?:bancaires?|sollicitee?s?|demandee?s?|a (?:solliciter|moyen terme|long terme)|d'investissement))*|(?:credito|prestamo)s?(?: [a-z]{2,14}){0,2}|(?:emprestimo|financiamento)s?(?: [a-z]{2,14}){0,2}|mkopo(?: wa [a-z]+)?|(?:banco|banque|benki|bank)(?: [a-z]{2,14}){1,3})$/;
const OWN =
  /^(?:(?:own|owner'?s?|promoter'?s?|applicant'?s?|members'?|self) ?(?:contribution|equity|capital|funds|share|margin)|equity(?: contribution)?|apports? (?:personnels?|propres?|du promoteur|des membres|des associes)|fonds propres|autofinancement|(?:capital|recursos|fondos|aportes?) propi[oa]s?|aportes? de (?:los )?socios|(?:capital|capitais|recursos|fundos) propri[oa]s|mchango wa (?:mwombaji|wanachama|kikundi))\b/;
const BALANCE = /applications? of funds?|balance sheet/;
const REACH = 12;
const BASE = { nature: "stock", anyPeriod: true, absolute: true, plan: true, label: {} } as const;
const RULES: readonly { names: RegExp; rule: FigureRule }[] = [{ names: LOAN, rule: { key: "funding_request", ...BASE } }, { names: OWN, rule: { key: "owner_contribution_amount", ...BASE } }];

/** The lines of a page's tables of sources of finance: no loan in them is owed yet. */
export function fundingLines({ view }: FigureContext): ReadonlySet<number> {
  const found = new Set<number>();
  if (!/financ|fund|vyanzo/.test(view.plain)) return found;
  for (const line of view.lines) {
    // "Sources of funds" over "Application of funds" is a balance sheet's own side.
    if (line.end - line.start > 70 || (BALANCE.test(view.plain) && /funds?\b/.test(view.plain.slice(line.start, line.end))) || !HEAD.test(view.plain.slice(line.start, line.end))) continue;
    for (const below of view.lines.slice(line.index + 1, line.index + 1 + REACH)) {
      const plain = view.plain.slice(below.start, below.end);
      if (/^#{1,6} |^[\s|*]*total/.test(plain)) break;
      found.add(below.index);
    }
  }
  return found;
}

/** The loan asked for and the own share, as a plan's sources of finance name them. */
export function pickFundingSources(context: FigureContext, lines: ReadonlySet<number>): Candidate[] {
  const { view } = context;
  return [...lines].flatMap((index) => {
    const line = view.lines[index];
    const plain = line ? view.plain.slice(line.start, line.end) : "";
    const lead = /^[\s|*#•-]*(?:\(?[\da-z][.)] )?[\s*]*/.exec(plain)?.[0].length ?? 0;
    const label = /^[^|:\d(]*/.exec(plain.slice(lead))?.[0].replace(/[\s*/-]+$/, "") ?? "";
    const own = RULES.find(({ names }) => names.test(label.split("/")[0]?.trim() ?? ""));
    const quantity = line && own ? amountIn(context, line, line.start + lead + label.length) : null;
    if (!line || !own || !quantity) return [];
    const made = build(context, own.rule, { line, labelStart: line.start + lead, labelEnd: line.start + lead + label.length, label }, quantity, { year: null, planned: null }, "alone");
    return made ? [{ ...made, period: null, score: made.score - 3 }] : [];
  });
}

/** A row's first amount; shares of the whole are none. */
function amountIn({ view }: FigureContext, line: Line, from: number): Quantity | null {
  const tokens = view.numbers();
  for (let index = firstFrom(tokens, from); index < tokens.length && (tokens[index]?.start ?? line.end) < line.end; index++) {
    const quantity = view.quantity(index);
    if (quantity && !quantity.percent && !quantity.area && !quantity.yield && (quantity.currency || quantity.token.grouped || quantity.magnitude > 1 || quantity.token.decimals > 0)) return quantity;
  }
  return null;
}
