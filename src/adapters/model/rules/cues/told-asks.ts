import type { ToldRule } from "./told-rule";

const ABOUT = "(?: (?:a total of|up to|about|around|some|nearly|approximately|an additional|another|over|at least|environ|au total|un total de|la somme de|une somme de|pres de|unos|alrededor de|cerca de|un total de|aproximadamente|cerca de))*";
const FIRM = "(?:farm|company|society|co-?op(?:erative)?|group|association|project|business|applicant|enterprise|ranch|llc|ltd|limited|start-?up|firm|union|we|i)";
const DONE = "last year|in 20[01]\\d|received|awarded|granted|refused|rechaz|outstanding|repaid|existing|still owed|rembourse[es]*\\b|octroye|accorde|otorgad|concedid|obtuv|obtev|\\brecu\\b|recib|per (?:kg|kilo|month|year|week|acre|hectare|member|hour|bag)|a (?:month|year|week)|each|par (?:an|mois|kilo|membre)|al (?:ano|mes)|por (?:ano|mes|kilo|socio)|ao (?:ano|mes)|court|damages|lawsuit|competit|customers? (?:to )?pay|salary|wages?|turnover|sales of|chiffre d'affaires|ventas|vendas";
const OWN = "(?:match(?:ing)?(?: (?:contribution|funds?|share|amount))?|cost[- ]share(?: match)?|(?:applicant|producer|own|cash|in-?kind) match)";
const FIRST_YEAR = "(?: ?,? ?(?:(?:for|in|of|du|de|del|para|para el|para o|en el|no|em|de l')? ?(?:the |la |el |o )?(?:first year|year (?:1|one)|next year|20\\d\\d(?:[/-]\\d{2,4})?|premiere annee|annee (?:1|un|n)\\b|ano 1|primer ano|primeiro ano|an 1)))?";

/** What is asked for, brought in and hoped to be sold, told by the plain verbs of letters, appeals and grant forms. */
export const TOLD_ASKS: readonly ToldRule[] = [
  {
    key: "funding_request", kind: "money", plan: null, clause: true, least: 100,
    before: new RegExp(
      `(?:\\b${FIRM}(?:'s| is| are| am)? (?:respectfully |hereby |now |currently |therefore |also )*(?:requests?|requesting|seeks?|seeking|asks? for|asking for|looking (?:for|to (?:raise|borrow))|hop(?:es?|ing) to raise|needs? to (?:raise|borrow)|appl(?:y|ies|ying) for|aim(?:s|ing)? to raise|(?:is )?raising|propos(?:es|ing) to borrow)${ABOUT}` +
        `|\\b(?:goal|target|aim|objective) (?:is |was )?to (?:raise|borrow|crowdfund)${ABOUT}|\\b(?:fund-?rais(?:ing|er)|crowdfunding|campaign|funding|raise) (?:goal|target)(?: is| of)? ?:? ?` +
        `|\\bil (?:nous |me )?manque(?: encore)?${ABOUT}|\\b(?:je |nous |on )(?:recherch(?:e|ons)|cherch(?:e|ons)(?: a (?:reunir|emprunter|lever|collecter))?|ai besoin de|avons besoin de|souhait(?:e|ons|erais|erions) (?:emprunter|lever|collecter|reunir|obtenir)|dois (?:trouver|reunir|emprunter)|devons (?:trouver|reunir|emprunter))${ABOUT}|\\bobjectif de (?:la |notre )?(?:collecte|cagnotte|campagne|financement)(?: est de)? ?:? ?|\\b(?:securiser|obtenir|trouver) un financement(?: initial| complementaire)?(?: de)? ?\\(?` +
        `|\\b(?:necesitamos|requerimos|buscamos|se (?:necesitan|requieren|buscan)|queremos (?:recaudar|conseguir))(?: (?:recaudar|conseguir|obtener|financiar|reunir))?${ABOUT}|\\b(?:objetivo|meta) de (?:la )?(?:recaudacion|financiacion|financiamiento|campana)(?: es de)? ?:? ?|\\b(?:monto|importe) a financiar ?:? ?` +
        `|\\b(?:precisamos(?: de)?|buscamos|procuramos|necessitamos(?: de)?|queremos (?:angariar|arrecadar|captar)|precisamos (?:angariar|arrecadar|captar))${ABOUT}|\\b(?:meta|objetivo) d[ae] (?:campanha|arrecadacao|angariacao|captacao|financiamento) ?:? ?|\\bvalor (?:a financiar|pleiteado) ?:? ?) ?$`,
    ),
    never: new RegExp(DONE),
  },
  {
    key: "owner_contribution_amount", kind: "money", plan: null, clause: true, least: 100,
    before: new RegExp(`\\b${OWN} ?(?::|\\||of|is|=)* ?$`),
    after: /^ (?:(?:in|of|as) (?:an? |the )?(?:applicant |producer |own |owner |cash |in-kind |farm )*match\b|(?:of|from|out of) (?:my|our|their|his|her|its) (?:own )?(?:savings|pocket|funds|money|capital|resources|cash)\b|(?:d'epargne|d'economies|de fonds|d'apport) personnel|de (?:mes|nos) (?:propres )?(?:economies|fonds|ressources)|de (?:mis|nuestros|sus) (?:ahorros|recursos|fondos)|de (?:capital|recursos|fondos) propios?|de (?:minhas|nossas) (?:poupancas|economias)|das (?:minhas|nossas) (?:poupancas|economias)|de (?:capital|recursos|fundos) proprios?)/,
    never: /\bloan\b|\bper\b|each member|par membre|por socio|sales|turnover|rent\b|tax\b/,
  },
  {
    key: "owner_contribution_pct", kind: "percent", plan: null, unit: "%", clause: true, both: true,
    before: new RegExp(`\\b(?:${OWN}|(?:own(?:er'?s?)?|promoter'?s?|applicant'?s?|equity|members'?) (?:contribution|share|equity)|apport (?:personnel|propre)|aporte propio|(?:aporte|recursos|capital) propi[oa]s?|recursos proprios|contrapartida|capital proprio)[^.;%\\p{L}]{0,8}[^.;%]{2,22}\\($`, "u"),
    after: /^ ?(?:\)|of (?:the )?(?:total|project|cost)|du (?:cout|total|projet)|del (?:costo|total|proyecto)|do (?:custo|total|projeto|projecto))/,
    never: /interest|loan rate|tax\b/,
  },
  {
    key: "owner_contribution_pct", kind: "percent", plan: null, unit: "%",
    before: /\b(?:own (?:savings|funds|money|contribution|cash)|j'apporte|nous apportons|apport (?:personnel|propre)|aport(?:o|amos|a)|aporte propio|contribu\w+)\b[^.;%]{0,64},? (?:being|equal to|that is|i\.e\.|soit|c'est-a-dire|es decir|o sea|ou seja|isto e),? (?:un |le |el |um |o )?$/,
    never: /interest|loan rate|tax\b|sales|ventes|ventas|vendas|women|femmes/,
  },
  {
    key: "revenue_latest_year", kind: "money", plan: false, least: 1000,
    before: /(?:\b(?:farm|we|i|business|company|market garden|orchard|ranch|operation|it) (?:grossed|took in|brought in|turned over|sold for)(?: (?:about|over|nearly|around|just over|roughly|some))*|\b(?:realis|degag|gener|attein|fai|enregistr|affich)\w*(?: en 20\d\d)? (?:un|notre|son) (?:ca|chiffre d'affaires|volume d'affaires)(?: (?:annuel|total|global|hors taxes?|ht|net|brut))*(?: (?:de|d'environ|de pres de|de plus de))+|\b(?:con|de|registro|alcanzo|tuvo|obtuvo|logro|facturo) un(?:a)? (?:volumen de (?:negocios?|facturacion|ventas)|cifra de negocios?|facturacion)(?: (?:anual|total|superior|cercan[oa]))*(?: (?:de|a|por valor de|cercana a|superior a|mas de|unos|casi))+|\b(?:a |as )?(?:receita|faturamento|facturacao|volume de negocios|proveitos?)(?: (?:brut[oa]|total|anual|operacional|do exercicio|da campanha|da cooperativa))* (?:e|foi|era|totali[sz](?:am|ou|aram)|ascend(?:e|eu|eram)|ating(?:e|iu|iram)|rond(?:a|ou))(?: (?:de|a|os|cerca de))*|\bproveitos do exercicio totali[sz]am) $/,
    needs: /\b(?:last year|annual\w*|year|20\d\d|annee|exercice|annuel\w*|ejercicio|ano|anual|exercicio|campanha|safra|campana|saison)\b/,
    never: /\b(?:per|each|par|cada) (?:kg|kilo|month|week|day|acre|hectare|mois|jour|mes|dia)\b|monthly|mensu\w+|mensal|au mois|al mes|target|objecti\w+|objetivo|meta\b|projet\w+|proyect\w+|previs\w+|prevoi\w+|expect|plan(?:s|ned)? to|sector|filiere|pais\b|country|competit/,
  },
  {
    key: "total_assets", kind: "money", plan: false, least: 1000,
    before: /\b(?:un (?:balance|activo)(?: total)? de|(?:o )?valor do a(?:c)?tivo(?: total)? (?:e|era|foi|ascende a)(?: de)?|(?:le )?total du bilan (?:est|s'eleve|s'etablit|etait)(?: de| a)*) $/,
    never: /current|circulant|corriente|imobiliz|fixe|no corriente|inmoviliz/,
  },
  {
    key: "operating_costs_latest", kind: "money", plan: false, least: 1000,
    before: /\b(?:um total de (?:custos|gastos|despesas)|un total de (?:gastos|costos|costes|egresos)|un total de (?:charges|depenses)|total (?:running |operating )?(?:costs|expenses) (?:of|were|was|came to|amounted to)) (?:de )?$/,
    never: /per |project|projet|proyect|invest|loan|pret\b|will|budget/,
  },
  {
    key: "projected_revenue_next_year", kind: "money", plan: true, clause: true, least: 1000,
    before: new RegExp(
      `(?:\\b(?:annual |gross |yearly |total )*(?:sales|revenue|turnover|income) (?:target|goal)s?${FIRST_YEAR} ?[:|=]* ?(?:of |is )?|\\b(?:projected|expected|forecast(?:ed)?|estimated|anticipated|target(?:ed)?) (?:annual |gross |total |yearly )*(?:sales|revenues?|turnover|income)${FIRST_YEAR} ?(?:is|are|of|at|[:|=])+ ?` +
        `|\\b(?:chiffre d'affaires|ca|recettes) (?:annuel )?(?:previsionnel(?:le)?s?|prevue?s?|attendue?s?|vise|espere)${FIRST_YEAR} ?(?:de|est de|[:|=])+ ?|\\b(?:ingresos|ventas|facturacion) (?:anuales )?(?:proyectad[oa]s?|previst[oa]s?|estimad[oa]s?|esperad[oa]s?)${FIRST_YEAR} ?(?:de|son de|[:|=])+ ?` +
        `|\\b(?:receitas?|faturamento|vendas|facturacao|volume de negocios)(?: (?:brut[oa]s?|totais|total|anua(?:l|is)))* (?:previst[oa]s?|projetad[oa]s?|projectad[oa]s?|esperad[oa]s?|estimad[oa]s?)${FIRST_YEAR} ?(?:de|e de|[:|=])+ ?|\\b(?:presupuesta|preve|prevee|estima)(?:n|mos)? (?:unas|unos)? ?(?:ventas|ingresos) (?:de|por)? ?)$`,
    ),
    never: /\b(?:month\w*|week\w*|day|mensu\w+|mensal|par mois|al mes|por mes|five years|cinq ans|cinco anos|cumul\w+|increase|additional|growth|per (?:kg|acre|hectare|unit))\b|year [2-9]|annee [2-9]|ano [2-9]/,
  },
];
