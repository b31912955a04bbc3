/** Where a doubt's words are looked for: in the figure's own clause, in what leads to it or follows it there, or in the whole quotation. */
type Where = "clause" | "before" | "after" | "quote" | "around";

/** Words that make a figure somebody else's, or of something else than its data point asks. */
export interface Doubt {
  /** Data points it holds for; null for each that is a figure. */
  keys: readonly string[] | null;
  where: Where;
  never: RegExp;
  /** Words in the quotation beside which those of `never` do no harm. */
  unless?: RegExp;
}

/** Averages, totals and aims of districts, countries and the world. */
const AREAS: Doubt[] = [
  {
    keys: null, where: "clause",
    never: /\b(?:district|county|region(?:al)?|provinc\w+|national|world|global|industry|sector|country)(?:'s|-wide)? (?:average|mean|median|norm|output|production|yield|target|total|forecast)s?\b|\bworld's\b|\b(?:in|of) the world\b|\baverage (?:of|for|in) (?:the )?(?:district|county|region|province|country|sector|industry)\b/,
  },
  {
    keys: null, where: "clause",
    never: /\bmoyenne (?:nationale|regionale|departementale|mondiale|du (?:district|departement|secteur|pays)|de (?:la (?:region|province|commune)|l'arrondissement))\b|\b(?:plantations|exploitations|producteurs|fermes) (?:de (?:l'arrondissement|la (?:region|zone|province))|du (?:departement|district|pays))\b|\b(?:production|rendement) (?:nationale?|mondiale?)\b/,
  },
  {
    keys: null, where: "clause",
    never: /\b(?:promedio|media|rendimiento|produccion)(?: promedio| media)? (?:nacional|regional|departamental|provincial|mundial|del (?:departamento|pais|sector|distrito|municipio)|de la (?:region|provincia|zona))\b|\b(?:media|producao|rendimento|produtividade)(?: media)? (?:nacional|regional|estadual|mundial|do (?:distrito|pais|setor|estado|municipio)|da (?:regiao|provincia|zona))\b/,
  },
  { keys: null, where: "clause", never: /\bwastani wa (?:wilaya|mkoa|taifa|nchi|kitaifa|dunia)\b|\b(?:kitaifa|duniani|nchini kote)\b/ },
];

/** A bound or a tolerance is no figure. */
const BOUNDS: Doubt[] = [
  { keys: ["yield_per_hectare", "selling_price", "plan_achievement_pct", "sales_growth_pct", "gross_margin_pct", "post_harvest_loss_pct"], where: "before", never: /(?:[<>±≤≥]|\+\/-|\+-)\s?$/ },
  { keys: ["sales_growth_pct", "post_harvest_loss_pct", "rejection_rate_pct"], where: "before", never: /\b(?:no(?:t|n)? (?:be |seja |sera |soit |sea )?(?:inferior a|superior a|inferieure? a|less than|more than|below|above|lower than)|at (?:least|most)|au (?:moins|plus)|al menos|como minimo|pelo menos|no minimo|angalau)\s?$/ },
  { keys: ["yield_per_hectare"], where: "clause", never: /\b(?:traditional|tradicional|traditionnel\w*)\b/ },
];

const PRICES: Doubt[] = [
  {
    keys: ["selling_price"], where: "clause",
    never: /\b(?:bought|buys?|buying|purchas\w+|procur\w+|cost price|pa(?:id|ys?) (?:to )?(?:the |our )?(?:farmers?|growers?|producers?|members?|suppliers?|outgrowers?))\b|\bachet\w+|\bprix (?:d'achat|au producteur|(?:bord[ -]champ )?garanti)|\bpaye\w* aux? (?:producteurs?|planteurs?|membres|paysans)/,
    unless: /\b(?:buyers? (?:pay|paid)|purchaser|purchased by|bought by|achete\w* par)\b/,
  },
  {
    keys: ["selling_price"], where: "clause",
    never: /\bcompr(?:amos|ada|ado|o|aron|ou)\b|\bprecio (?:de compra|al productor|pagado)|\bpreco (?:de compra|pago)|\bpag[ao]d?[ao]s? (?:a los|al|aos|ao) (?:productor|socio|produtor|cooperad|associad)\w*|(?<![a-z])(?:ki|tu|wa|i|a|u)li(?:zi|ya|ki|vi|i)?nunua(?![a-z])|\bkununua\b|\bbei ya (?:kununulia|mkulima|ununuzi)\b/,
  },
  {
    keys: ["selling_price"], where: "before",
    never: /\bprice of (?:the |a |an )?(?:land|plot|farm|tractor|vehicle|machine\w*|feeds?|fertili[sz]ers?|seeds?|fuel|diesel|electricity|inputs?|day[- ]old chicks)\b|\b(?:land|feed|fertili[sz]er|seed|fuel|diesel|input) price|\bprix (?:du (?:terrain|foncier|tracteur|carburant)|de la terre|de l'aliment|des (?:engrais|semences|intrants|aliments))|\bprecio (?:de la (?:tierra|finca|semilla)|del (?:terreno|tractor|alimento|fertilizante|combustible)|de los insumos)|\bpreco (?:da (?:terra|fazenda|racao|semente)|do (?:terreno|hectare|imovel|trator|adubo|combustivel)|dos insumos)|\bbei ya (?:ardhi|shamba|kiwanja|trekta|chakula cha|mbolea|mbegu za kupanda|dizeli|umeme)/,
  },
  // What goods once fetched, before the firm was there to sell them.
  {
    keys: ["selling_price"], where: "clause",
    never: /\b(?:used to (?:sell|get|fetch|earn|be paid)|(?:forced|compelled) to sell|previously|formerly|auparavant|autrefois|anteriormente|antigamente|antes (?:se )?(?:vend|pag|recib|receb)\w+|(?:hapo )?awali|zamani|(?:wa|tu)lilazimika|(?:wa|tu)kiuza)\b/,
  },
  // "Price per kg" under "Map of costs of grapes": what is paid for them.
  { keys: ["selling_price"], where: "around", never: /\b(?:map|table|tableau|mapa|cuadro|quadro) (?:of|des?|du|del?|d[aeo]s?) (?:costs?|couts?|charges|costos?|gastos?|custos?|despesas?)\b|\b(?:costs?|couts?|costos?|custos?) (?:of|with|des?|du|com|con|d[ae]s?) (?:the |la |les |l'|a |as )?(?:raw materials?|matieres? premieres?|materias?[- ]primas?|uvas|grapes|raisins?)\b/ },
  // "Size | 2 ha" beside "Price | 40,000": a property's.
  { keys: ["selling_price"], where: "around", never: /(?:^|\n| )\| ?(?:tamano|superficie|extension|direccion|ubicacion|address|(?:lot |plot |land )?size|dimensions?|surface|adresse|endereco|localizacao|tamanho) ?:? ?\|/ },
  { keys: ["selling_price"], where: "before", never: /\b(?:valor (?:estimado|total|d[eo]l? contrat\w+)|valeur (?:estimee|totale|du contrat)|(?:total|contract|estimated) value|thamani ya (?:mkataba|jumla))\b/ },
];

const LATE = /\b(?:late (?:payment|fee)s?|default (?:rate|interest)|penal\w+|per day|days? of delay|dias? de (?:atraso|mora)|moratori\w+|interes(?:es)? (?:de|por) mora|juros de mora|multa|(?:jours?|mois|cas) de retard|interets? de retard|adhabu ya|faini)\b/;
const HYPOTHESIS = /\b(?:for (?:example|instance)|e\.g\.|par exemple|por ejemplo|por exemplo|kwa mfano|in general|generally|usually|en general|generalement|generalmente|em geral|geralmente|kwa kawaida)(?![a-z])/;
const LOAN = /\b(?:(?:amount|sum) (?:applied for|requested|sought)|montant (?:demande|sollicite)|monto (?:solicitado|requerido)|valor (?:solicitado|pedido)|facilit(?:y|ies)|loans?|credits?|borrow\w*|repa(?:y|id)\w*|instal?ments?|prets?|emprunts?|rembours\w+|prestamos?|creditos?|emprestimos?|financiamentos?|amorti[sz]\w+|mkopo|mikopo|rejesh\w+)\b/;
const TENURE = /\b(?:leases?|leased|tenants?|tenancy|landlord|lessee|lessor|titles?|titulos?|duat|concess\w+|baux|bail|bailleur|fermage|arrendamiento\w*|arrendamento\w*|arriendo|alquiler|aluguel|licen[cs]\w+|permits?|upangaji|kukodi|hati ya)\b/;

const LOANS: Doubt[] = [
  { keys: ["interest_rate_pct"], where: "clause", never: LATE },
  { keys: ["interest_rate_pct"], where: "after", never: /^\s?(?:%|per ?cent|pour ?cent|por ?ciento|por ?cento)?[\s(]{0,2}(?:(?:per|a|each|every) (?:month|week|day)|monthly|p\.m\.|par mois|mensuel\w*|mensual\w*|al mes|por mes|ao mes|mensa(?:l|is)|a\.m\.|kwa mwezi)(?![a-z])/ },
  { keys: ["interest_rate_pct", "annual_debt_service", "loan_term_years", "sales_growth_pct"], where: "quote", never: HYPOTHESIS },
  { keys: ["loan_term_years"], where: "quote", never: TENURE, unless: LOAN },
  { keys: ["loan_term_years"], where: "around", never: TENURE, unless: LOAN },
  // "PAR over 90 days": a class of ages is not how late the firm is.
  { keys: ["arrears_days"], where: "before", never: /(?:\b(?:over|more than|above|beyond|plus de|mas de|mais de|zaidi ya)|>)\s?$/ },
  // "delivered for milling on the same day": nobody is paid there.
  {
    keys: ["buyer_payment_days", "farmer_payment_days"], where: "quote", never: /\b(?:same day|on the spot|meme jour|mismo dia|mesmo dia|siku hiyo hiyo)\b/,
    unless: /\b(?:pa(?:y|ys|id|ying|yments?)|cash|credited|pay[ée]\w*|pai\w+|regl\w+|vers\w+|pag\w+|cobr\w+|receb\w+|recib\w+|lip\w+|hulip\w+|wanalip\w+|malipo)\b/,
  },
  // An input's price beside what all of it comes to.
  { keys: ["unit_cost"], where: "quote", never: /\b(?:perfazendo|totali[sz]ando|num total de|(?:soit|pour) un total de|(?:por|para) un total de|totall?ing|for a total of|(?:units?|unidades|unites) (?:cujo|a|at|de) )/ },
  { keys: ["buyer_payment_days"], where: "clause", never: /\b(?:bank statements?|credits in|credited|inflows?|deposits in)\b/ },
  // "Total equity and liabilities": the sum of a balance sheet is nobody's contribution.
  { keys: ["owner_contribution_amount", "equity", "total_liabilities", "total_debt"], where: "quote", never: /\btotal (?:d[eo]s? |del |du |of )?(?:capital(?:es)? (?:proprios?|propios?)|capitaux propres|patrimonio(?: neto)?|(?:shareholders'? |owners'? )?equity|fundos proprios) (?:et|y|e|and|\+|&) (?:d[eo]s? |del |du |total )?(?:passi[fv]\w*|pasivo|liabilities)\b/ },
  // The price of a loan, not what the owners put in beside it.
  { keys: ["owner_contribution_pct"], where: "before", never: /\b(?:prets?|emprunts?|loans?|credits?|prestamos?|emprestimos?|mkopo|interest|taux|tasa|juros|riba)\b[^%]*$/ },
  { keys: ["annual_debt_service"], where: "after", never: /^\s?[€$]?\s?(?:et|and|y|e|na) / },
  // What is put in beside a grant is worth something and secures nothing.
  {
    keys: ["collateral_value"], where: "quote", never: /\b(?:match|in-kind|contributions?|donat\w+|apports?|aportes?|contrapartida)\b/,
    unless: /\b(?:collateral|securit(?:y|ies)|secured|pledg\w*|mortgag\w*|charge[ds]?|hypothe\w*|garanti\w*|gage|nantissement|hipotec\w+|prend(?:a|ario)|penhor|dhamana|rehani)\b/,
  },
  {
    keys: ["cash_balance"], where: "quote",
    never: /\b(?:aides?|subventions?|grants?|subsid\w+|ayudas?|apoyo|apoio|ruzuku|working capital|fonds de roulement|besoins?|capital de (?:trabajo|giro)|fundo de maneio|mtaji wa kazi)\b/,
  },
];

const PEOPLE: Doubt[] = [
  // "+1 FTE" is a change.
  { keys: ["permanent_staff", "seasonal_staff", "supplier_count", "customer_count"], where: "before", never: /[+\u2191]\s?$/ },
  {
    keys: ["permanent_staff", "seasonal_staff"], where: "clause", never: /\b(?:members|membres|socios|associados|wanachama)\b/,
    unless: /\b(?:staff|employ\w*|work\w*|personnel|team|payroll|salari\w*|agents|effectif|trabaj\w*|emple\w*|plantilla|trabalh\w*|funcionari\w*|wafanyakazi|waajiriwa|vibarua|watumishi)\b/,
  },
  {
    keys: ["permanent_staff", "seasonal_staff"], where: "clause",
    never: /\b(?:training (?:for|of|to|given)|trainees|formation (?:a|au|aux|de|en|sur|d'|pour|faite)|formacion (?:a|de|para|en)|capacitacion (?:a|de|para|en)|treinamento (?:de|para|a|em)|formacao (?:de|para|a|em)|mafunzo (?:kwa|ya)|requires?|requiert|requiere|necessite|exige)\b/,
  },
];

const WORK: Doubt[] = [
  // "In 5 kg capacity bags": what is sold in is not what is made.
  { keys: ["production_capacity"], where: "after", never: /^ ?(?:kgs?|kilos?|g|grams?|l|lt|litres?|liters?|litros?|ml|cl|lita)\b (?:capacity )?(?:plastic |paper |jute |gunny |glass )?(?:packag(?:es?|ing)|packets?|bags?|sacks?|containers?|bottles?|jerry ?cans?|boxes|bins|sachets?|sacs?|bidons?|bouteilles?|botellas?|bolsas?|envases?|garrafas?|embalagens)\b/ },
  // A month's or a day's water is no year's.
  {
    keys: ["water_use_m3"], where: "quote", never: /\b(?:monthly|daily|weekly|mensal|mensual|mensuel(?:le)?|diari[oa]|journali[eè]re?|(?:per|a|each|par|por|ao|al|kwa) (?:month|day|week|hour|mois|jour|semaine|heure|mes|dia|semana|hora|mwezi|siku|wiki|saa))\b/,
    unless: /\b(?:annual\w*|yearly|per year|a year|annuel\w*|par an|anua(?:l|is|les)|por ano|ao ano|al ano|kwa mwaka)\b/,
  },
  {
    keys: ["water_use_m3"], where: "quote", never: /\b(?:baches?|citernes?|reservoirs?|cuves?|tanks?|dams?|ponds?|tanques?|cisternas?|estanques?|depositos?|caixas? d'agua|acudes?|matangi|tangi|bwawa)\b/,
    unless: /\b(?:us(?:e[sd]?|age|ing)|consum\w*|consomm\w*|utilis\w*|gast\w+|matumizi|hutumia|tunatumia|withdraw\w*|abstract\w*|extrac\w+|prelev\w+)\b/,
  },
  {
    keys: ["downtime_days"], where: "quote", never: /\b(?:rains?|rainfall|rainy|pluies?|lluvias?|chuvas?|mvua)\b/,
    unless: /\b(?:plants?|machine\w*|equipment|power|electric\w*|mills?|breakdowns?|usines?|pannes?|moulins?|planta|equipos?|averias?|maquina\w*|energia|fabrica|molino|mashine|umeme|kiwanda|kinu)\b/,
  },
  {
    keys: ["sales_growth_pct"], where: "before",
    never: /\b(?:costs?|expens\w+|couts?|charges|depenses|costos?|gastos?|custos?|despesas?|gharama|matumizi|wages|salaries)\b[^,;.|]{0,24}$/,
  },
  {
    keys: ["sales_growth_pct"], where: "quote", never: /\b(?:costs?|expens\w+|couts?|charges|depenses|costos?|gastos?|custos?|despesas?|gharama|matumizi)\b/,
    unless: /\b(?:sales|turnover|revenues?|income|ventes|chiffre d'affaires|ventas|ingresos|vendas|receitas?|faturamento|facturacion|volume de negocios|mauzo|mapato)\b[^,;.\d]{0,60}\d/,
  },
  { keys: ["plan_achievement_pct"], where: "quote", never: /\b(?:best|worst|base|low|high|mid)[ -]case\b|\b(?:scenario|escenario|cenario|hypothese)\b|\b(?:mejor|peor|melhor|pior|meilleur|pire) (?:caso|cas)\b/ },
  // "5 acres of this 9-acre property are irrigated": the whole is not.
  { keys: ["irrigated_area_ha"], where: "before", never: /\b(?:of|de|da|do|del) (?:this|the|our|its|their|cette|notre|esta|nuestra|desta|nossa|sua)\s?$/ },
  { keys: ["cultivated_area_ha", "irrigated_area_ha"], where: "before", never: /\b(?:maximum|maximo|max\.?)\W{0,4}$/ },
  { keys: ["cultivated_area_ha"], where: "after", never: /^\W{0,3}(?:ha|hectares?|hectareas?|acres?|ekari)?\W{0,2}(?:(?:in|en|em|within) \d+|per|par|por|each|kwa) (?:days?|months?|hours?|jours?|mois|heures?|dias?|mes(?:es)?|horas?|siku|miezi|saa)\b/ },
];

export const DOUBTS: readonly Doubt[] = [...AREAS, ...BOUNDS, ...PRICES, ...LOANS, ...PEOPLE, ...WORK];
