import type { Hit } from "../cues/cue-index";
import { FIGURE_RULES, type FigureRule } from "../cues/figure-rules";
import type { PageView } from "../view/page-view";

/** A row that is called nothing but "Total". */
const TOTAL = /^[\s|]*(?:[a-z]\d{1,4}: )?(total(?:es|aux)?(?: general)?|totaux)(?=[\s|:.]*[\d$€£(a-z]{0,5}\s?\d)/;
const ASSETS = /^(?:[ivx\d]{1,4}[.)] )?(?:l')?(?:actif|activos?|ativos?|assets|biens|bienes|bens|applications? of funds?|emplois|mali)(?: (?:net|total|brut))?(?: (?:\(|au |al |em |en )[^|]{2,30})?[\s:|]*$|^(?:[ivx\d]{1,4}[.)] )?(?:notre )?patrimo(?:ine|nio) (?:au|al|em|a) [^|]{4,24}$/;
const OTHER_SIDE = /^(?:[ivx\d]{1,4}[.)] )?(?:passifs?|pasivos?|passivos?|liabilities|sources? of funds?|madeni|dettes?|deudas?|dividas?|ressources|capita(?:l|ux) (?:propres?|propios?|proprios?|social)|capitaux|patrimonio (?:neto|liquido)|equity|fuentes|produits|charges|recettes|ingresos|ventas|vendas|custos|costos|gastos)(?![a-z])/;
/** A section of a balance is no longer than this. */
const REACH = 16;

/** Rows called "Total" that close the list of what a firm owns: read as the total of its assets. */
export function bareTotals(view: PageView): Hit<FigureRule>[] {
  const rule = FIGURE_RULES.find(({ key }) => key === "total_assets");
  if (!rule || !/total|totaux/.test(view.plain)) return [];
  return view.lines.flatMap((line) => {
    const match = TOTAL.exec(view.plain.slice(line.start, line.end));
    if (!match?.[1] || !closesAssets(view, line.index)) return [];
    const end = line.start + match[0].length;
    return [{ rule, kind: "label", start: end - match[1].length, end }];
  });
}

function closesAssets(view: PageView, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    const line = view.lines[index];
    if (!line) return false;
    const plain = view.plain.slice(line.start, line.end).replace(/^[\s|]+/, "");
    if (ASSETS.test(plain)) return true;
    if (OTHER_SIDE.test(plain) || TOTAL.test(plain)) return false;
  }
  return false;
}
