import { PER_UNIT } from "./per-unit";
import type { ToldRule } from "./told-rule";

const PER_ONE = "kwa (?:kilo|lita|trei|gunia|kreti|debe|siku|wiki|mwezi)|\\bkila (?:kilo|lita|trei|gunia|siku|wiki|mwezi|mwanachama)|\\bbei\\b|mkopo|gharama";
const GOODS_FR = "(?:plateau|sac|kilo|litre|bidon|carton|caisse|panier|cageot|poulet|poussin|oeuf|\u0153uf|tonne|quintal|regime|tete|piece|botte|mouton|chevre|porcelet)";
const GOODS_ES = "(?:quintal|saco|kilo|litro|caja|canasta|bandeja|libra|arroba|carga|tonelada|docena|cabeza|pollo|huevo|fardo|lata|cubeta|racimo|java|maple|reja)";
const GOODS_PT = "(?:saca|saco|quilo|litro|caixa|arroba|tonelada|duzia|bandeja|cacho|frango|pinto|cabeca|lata|molho|galinha)";
const GOODS_EN = "(?:kilo|kg|litre|liter|bag|sack|crate|tray|carton|box|bunch|dozen|bird|chicken|broiler|chick|goat|sheep|pig|piglet|egg|fish|fruit|pineapple|cabbage|seedling|bundle|basket|bucket|tin|debe|tonne|ton|jar|bottle|punnet|head)";

/** Takings, plans and prices told by their verbs. */
export const TOLD_TAKINGS: readonly ToldRule[] = [
  {
    key: "revenue_latest_year", kind: "money", plan: false, clause: true,
    before: /\b(?:tuliuza|iliuza|kiliuza|waliuza|niliuza)(?: (?:vitu|bidhaa|mazao|mali|mayai|maziwa|samaki|asali|mboga|kuku))?(?: (?:vya|za|ya|yenye))?(?: thamani ya)?(?: jumla ya)? ?$/,
    needs: /\bmwaka\b|\bmsimu\b/, least: 10_000, never: new RegExp(PER_ONE),
  },
  {
    key: "net_profit_latest", kind: "money", plan: false, clause: true,
    before: /\b(?:tukabaki|tulibaki|tulibakiwa|ikabaki|kikabaki|ilibaki|kilibaki|tulipata|tukapata|ilipata|ikapata|kilipata|kikapata)(?: na)? (?:faida|ziada)(?: halisi)?(?: ya)? ?$/,
    never: new RegExp(PER_ONE),
  },
  {
    key: "cash_balance", kind: "money", plan: false,
    before: /\bsalio (?:la|katika|kwenye) (?:akaunti|benki)[^.;]{0,64} (?:lilikuwa|ni|likiwa)(?: na)? ?$/,
    never: /mkopo|deni\b/, clause: true,
  },
  {
    key: "projected_revenue_next_year", kind: "money", plan: true, both: true,
    before: /\b(?:budget|target|goal)(?:ed)?(?: for 20\d\d(?:[/-]\d{2,4})?)? (?:of|is|was set at|at|foresees|provides for) ?$|\bbudget(?: 20\d\d(?:[-/]\d{2,4})?)? (?:prevoit|table sur|retient|vise|est de) ?$|\bpresupuesto[^.;\d]{0,24} (?:preve|contempla|estima|considera|es de) ?$|\borcamento[^.;\d]{0,24} (?:preve|contempla|estima|e de) ?$/,
    after: /^(?: f ?cfa| francs(?: cfa)?| euros| pesos| soles| reais| meticais)? ?(?:(?:in|of|de|d'|en|em) ?)?(?:total )?(?:turnover|sales|revenues?|income|produits|recettes|ventes|chiffre d'affaires|ingresos|ventas|receitas?|vendas|facturacao|faturamento)\b/,
    never: /per month|par mois|al mes|por mes|monthly|achieved|atteint|not met|last year/,
  },
  {
    key: "projected_revenue_next_year", kind: "money", plan: true, clause: true, least: 100_000,
    before: /(?:\b(?:makadirio|matarajio|lengo|bajeti) ya (?:mapato|mauzo)(?: ya (?:msimu|mwaka) (?:ujao|20\d\d(?:\/\d\d)?))?(?: ni)?|\b(?:mwaka|msimu) (?:huu|ujao) lengo(?: letu)? ni(?: (?:kuuza|mauzo ya|mapato ya))?|\blengo(?: letu)? (?:la|kwa) (?:mwaka|msimu) (?:huu|ujao) ni(?: (?:kuuza|mauzo ya))?) ?$/,
    after: /^(?!\s(?:tani|kilo|lita|trei|kuku|mayai))/, both: true,
    never: /tani|kilo\b|lita\b|\bkuku\b|wanachama|mkopo/,
  },
  {
    key: "owner_contribution_amount", kind: "money", plan: null, clause: true,
    before: /\b(?:j'apporte|j'investis|nous mettons|nous investissons|yo (?:pongo|aporto)|aporto|pongo|(?:sisi wenyewe )?(?:tumeweka|tutaweka|nimeweka|tumechangia|tutachangia|nitachangia)(?: (?:akiba|mtaji|fedha))?(?: ya| wa| za)?|chama (?:kitachangia|kimechangia|kitatoa)) ?$/,
    never: /benki ita|loan of|\bmkopo\b|pret de|par mois|al mes|kila mwezi|per month/,
  },
  {
    key: "selling_price", kind: "money", both: true, plan: null, clause: true, most: 1e7,
    before: new RegExp(
      `(?:\\b(?:an?|one|each|per|every) (?:[a-z0-9-]+ ){0,3}?${GOODS_EN}(?: of [a-z0-9 ]{2,20})? (?:fetche[sd]|goes for|sells? (?:for|at)|is (?:being )?sold (?:for|at))(?: about| only| at least| between)?` +
        `|\\b(?:le |la |l'|un |une |chaque )${GOODS_FR}(?: [a-z\u0153' ]{2,30})? (?:se (?:negocie|vend|cede|paie)|est (?:vendue?|cedee?|payee?)|vaut)(?: (?:a|entre|autour de|environ))*` +
        `|\\b(?:el |la |un |una |cada )${GOODS_ES}(?: de [a-z ]{2,24})? (?:se (?:vende|vendio|cotiza|paga)|fue vendid[oa]|l[oa] vendemos)(?: (?:a|en|entre))*` +
        `|\\b(?:o |a |cada )${GOODS_PT}(?: de [a-z ]{2,24})? (?:vende-se|e vendid[oa]|foi vendid[oa]|sai)(?: (?:a|por|entre))*` +
        "|\\b(?:kreti|gunia|kilo|lita|trei|debe|ndoo|mkungu|kuku|kifaranga|tenga|katoni|yai|mfuko)(?: (?:moja|mmoja|kimoja|ya|wa|la|za|cha|siku) ?[a-z]*){0,3} (?:tun[a-z]{0,3}uza|hu[a-z]{0,2}uz[aw]a?|ni)(?: kwa)?(?: shilingi)?) ?$",
    ),
    after: /^(?! ?(?:centavos?|cents?|centimes?|centimos?|senti)\b)/,
    never: /\bcost|cout|cost[oa]|custo|bought|buy\b|achet|compra|tulinunua|kununua|gharama|mkopo|competit|concurren|competen|concorren|national|world|mondial|internacional|last year of|input|fertili|engrais|seed|semence|mbegu|mbolea|feed|aliment\b|insur|assur|segur|bima/,
  },
  {
    key: "selling_price", kind: "money", both: true, plan: null, clause: true,
    before: /\b(?:mercado|marche|usine|fabrica|usina|planta|cooperativa|cooperative|exportador\w*|exportateur\w*|acopiador\w*|intermediari\w*|colporteurs?|hoteles|hotels|tiendas|boutiques|entregue|livree?s?|entregad[oa]s?)\b[^.;\d]{0,44} (?:a|por|entre) ?$/,
    after: new RegExp(`^${PER_UNIT}`),
    never: /\bcost|cout|cost[oa]|custo|compr(?:a|amos|ado)\b|achet|fret|flete|transport|desconto|descuento|insumo|intrant|commission|comision|semente|semilla|semence/,
  },
];
