/** What a list of names and amounts is a list of, by the words over it and by the name of its total. */
export interface ListTitle {
  key: string;
  title: RegExp;
  total?: RegExp;
  /** Words of a title that make it a list of something else. */
  not?: RegExp;
}

/** The surer come first. A statement of sales and costs is told by its total of costs. */
export const LIST_TITLES: readonly ListTitle[] = [
  {
    key: "use_of_funds",
    title: /\b(?:(?:use|uses|allocation|application) of (?:the )?(?:funds|proceeds|loan|grant)|cost of (?:the )?project|project costs?|(?:initial |capital |total )?invest(?:ment|ments)(?: costs?| plan| budget| required| items?)?|capital (?:costs?|expenditure|requirements?)|start-?up (?:costs?|capital|budget)|(?:amount|loan|facility|finance) (?:requested|required|applied)|financing needs?|investissements?|besoins? (?:de|en) financement|besoin d'argent|emploi (?:des fonds|du pret)|inversion(?:es)?(?: inicial(?:es)?| total)?|destino d[e']|(?:desglose|detalle) (?:detallado )?de (?:los )?(?:costos|inversion)|monto solicitado|investimentos?(?: inicia(?:l|is))?|orcamento d[oe] (?:investimento|projecto|projeto)|aplicacao d[oe]s? |matumizi ya (?:mkopo|fedha)|gharama za mradi|mahitaji ya (?:mtaji|fedha)|mkopo (?:unaoombwa|tunaoomba)|tunaomba|(?:funds?|loan|money|amount|grant|fedha|mkopo|fonds|pret|credit|fondos|recursos|credito|fundos)[a-z ]{0,20} (?:(?:will|to|shall) be (?:used|spent|applied)|zitatumika|utatumika|servir(?:a|ont)|seront (?:utilises|affectes)|se (?:destinar|utilizar|usar)an?|serao (?:aplicad|usad|utilizad)os))\b/,
    total: /\b(?:total (?:project cost|investment|cost of (?:the )?project|du projet|de la inversion|inversion|investimento|del proyecto|do projeto|do projecto)|inversion total|total inversion|jumla ya (?:mkopo|gharama za mradi))\b/,
    not: /\b(?:return on|roi\b|realised|amorti|depreci|opciones|sources? of|means of finance|plan de pagos?|cash ?flow|flujo|flux|tresorerie|balance|actif|activo|income|ingresos|revenus?)/,
  },
  {
    key: "insurance_cover",
    title: /\b(?:capitaux (?:garantis|assures)|garantie(?:s)?(?: |$)[^.]{0,40}(?:capital|franchise)|sums? insured|insured (?:items|property|perils)|perils? (?:covered|insured)|risques (?:couverts|assures)|coberturas?|sumas? aseguradas?|riesgos (?:cubiertos|asegurados)|capita(?:l|is) segurados?|kiasi cha bima|mali zilizowekewa bima)\b/,
  },
  {
    key: "cost_drivers",
    title: /\b(?:(?:operating|operational|production|variable|fixed|running|monthly|annual|recurring|labou?r|direct) (?:costs?|expenses?|expenditure)|costs? of (?:production|feeding|sales|rearing|cultivation)|costs? (?:per|by|breakdown)|expenses|expenditure|charges(?: (?:variables|fixes|d'exploitation|mensuelles|annuelles|courantes))?|couts? (?:de production|d'exploitation|variables|fixes|mensuels|annuels)|depenses|costos? (?:operativos?|de produccion|fijos|variables|mensuales|anuales|de operacion|directos)|gastos|egresos|custos?(?: (?:operacionais|de producao|fixos|variaveis|mensais))?|despesas|gharama(?: za (?:uzalishaji|uendeshaji|mwezi))?|matumizi)\b/,
    total: /\b(?:total (?:operating |production |variable |fixed |direct |annual |monthly )?(?:costs?|expenses?|expenditure)|(?:operating|production|variable|fixed|labou?r) (?:costs? |expenses? )?total|total (?:des )?(?:charges|depenses)|total (?:de )?(?:costos?|gastos|egresos|custos?|despesas)|total mensual|jumla ya (?:matumizi|gharama))\b/,
    not: /\b(?:project|investment|start-?up|inversion|investiss|investiment|deprec|interest|assumptions? of price|matumizi ya (?:mkopo|fedha|ardhi|maji))/,
  },
  {
    key: "revenue_model",
    title: /\b(?:revenues?(?: projections?| streams?| by [a-z]+)?|(?:sources? of )?income(?: by [a-z]+)?|sales by [a-z]+|receipts by [a-z]+|recettes|sources? de revenus|ventes par [a-z]+|(?:fuentes de )?ingresos(?: por [a-z]+)?|(?:fontes de )?receitas(?: por [a-z]+)?|vyanzo vya mapato|mapato)\b/,
    not: /\b(?:statement|timing|monthly|month|cash ?flow|flujo|expenses|gastos|depenses|despesas|matumizi|net income|tax|latest|previous)/,
  },
];
