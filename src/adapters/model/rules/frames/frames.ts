import type { Frame } from "./frame";

const CHANGE = "\\b(?:grew|rose|increas\\w+|growth|fell|dropped|declin\\w+|decreas\\w+|recul\\w+|chut\\w+|diminu\\w+|cay\\w+|baj(?:o|aron)|higher|lower than|rise|up by|down by|augment\\w+|hausse|croissance|baiss\\w+|aument\\w+|crec\\w+|incremento|cresc\\w+|ongezeko|yaliongezeka|discount|remise|descuento|desconto)\\b";
const NATION = "\\b(?:country|national|sector|industry|region's|district|worldwide|pays|nationale?s?|filiere|pais|nacional|provincia|nchi|kitaifa)\\b";
const never = (...more: string[]): RegExp => new RegExp([CHANGE, NATION, ...more].join("|"));

/** One buyer alone. */
const ONE_BUYER = "(?:a single|just one|only one|un seul|une seule|un solo|una sola|un unico|una unica|um so|uma so|um unico|uma unica) (?:\\p{L}+ ){0,2}?(?:buyer|customer|client|acheteur|grossiste|exportat\\w+|usine|brasserie|comprador|cliente|mayorista|exportador\\w*|procesadora?|operador|atacadista|moageira|industria|laticinio|wholesaler|exporter|processor)\\b";
const SINGLE_BUYER = new RegExp(`\\b${ONE_BUYER}`, "u");
const GOES_TO_ONE = new RegExp(`\\b(?:va|vont|van|vai|vao|go(?:es)?|vendons|vendemos|vend[ae]?n?m?|part|partent) (?:[a-z]+ ){0,2}(?:a|to|para) (?:${ONE_BUYER}|one (?:[a-z]+ ){0,2}(?:buyer|customer|client|supermarket|wholesaler|exporter|processor|trader|chain)\\b)`, "u");

/** Shares. */
const PERCENTS: readonly Frame[] = [
  { key: "digital_sales_share_pct", kind: "percent", all: ["digital", "flow"], none: ["loan", "export"], never: never("\\bfees?\\b|commission|interest|women|smartphone|own a phone|levy|tax\\b") },
  { key: "plots_mapped_pct", kind: "percent", all: ["plot", "map"], never: never("women|femmes|mujeres|accuracy|precision") },
  { key: "price_protected_pct", kind: "percent", plan: true, all: ["fixed-price"], none: ["loan", "interest"], never: never("women|premium of|prime de") },
  { key: "written_contract_pct", kind: "percent", all: ["contract", "written", "sales"], none: ["worker"], never: never("women") },
  { key: "contracted_sales_pct", kind: "percent", plan: true, all: ["contract", "sales"], none: ["worker", "written", "loan"], never: never("women|contract price|penalt|advance|deposit|commission|discount|breach|share of the (?:cost|work)|contractor") },
  { key: "capacity_utilisation_pct", kind: "percent", all: ["capacity", "use"], none: ["loan", "farmer"], never: never("stor(?:e|age)|efficien|working capital|market|capacity building|renforcement") },
  { key: "post_harvest_loss_pct", kind: "percent", all: ["loss", "after-harvest"], none: ["weather", "loan", "interest"], never: never("germin|mortal|net loss|weight|market|margin|moisture|humid|dies|died") },
  { key: "rejection_rate_pct", kind: "percent", all: ["reject", ["sales", "crop", "buyer"]], none: ["loan", "after-harvest"], never: never("application|vote|customers (?:returned|came)|capital") },
  { key: "side_selling_pct", kind: "percent", all: ["elsewhere", ["sales", "farmer", "crop"]], none: ["loan"], never: never("price|commission|margin|cheaper|dearer|input") },
  { key: "renewable_energy_share_pct", kind: "percent", all: ["renewable", "energy"], none: ["loan"], never: never("cost|sav(?:e|ing)|subsid|invest") },
  { key: "rainfed_share_pct", kind: "percent", all: ["rain", ["crop", "plot"]], none: ["loss", "weather"], never: never("below|above|normal|deficit|average|less rain|more rain|\\bmm\\b|forecast|irrigat|harvest fell|insur|soil|lost|loss|perd") },
  { key: "worst_season_loss_pct", kind: "percent", past: true, all: ["weather", "loss", "crop"], none: ["after-harvest", "reject"], never: never("insur|assur|segur|bima|premium|price|chance|probab|scenario|could|would|might|sensitiv|wish|world") },
  { key: "export_share_pct", kind: "percent", all: ["export", "sales"], none: ["loan"], never: never("price|duty|levy|women|target|grade|premium|market leader|took|takes|bought|buys|enleve|achet\\w+|compr(?:a|o|ou)\\b") },
  { key: "overdue_debtors_share_pct", kind: "percent", all: ["receivable", "three-months"], never: never("discount|provision") },
  { key: "owner_contribution_pct", kind: "percent", all: ["own", "put"], none: ["sales", "export", "farmer"], never: never("interest|votes?|shareholding|dividend|profit|bank will|grant of|women|of the shares|du capital social|return") },
  { key: "plan_achievement_pct", kind: "percent", past: true, most: 300, all: ["plan", "reach"], none: ["loan", "own", "interest", "weather", "reject"], never: never("cost|women|grant|spent|within|expenditure|spending|under budget|over budget|overspen|deviat|desvi|ecart|variance|members|trained|training|more than|margin|marge|margen|margem|yet|already|contract") },
  { key: "top_supplier_share_pct", kind: "percent", all: ["one-supplier"], never: never("women|deliver(?:s|ed)? late|takes|took|buys|bought from us|sold to") },
  { key: "staff_turnover_pct", kind: "percent", all: ["left", "worker"], none: ["farmer"], never: never("women") },
  { key: "staff_with_contract_pct", kind: "percent", all: ["worker", "contract"], none: ["sales", "farmer"], never: never("women|cost") },
  { key: "top_customer_share_pct", kind: "percent", alone: true, all: ["sales", "buyer"], none: ["loan", "pay", "price", "late", "input", "reject"], needs: SINGLE_BUYER, never: never("women|femmes|mujeres|mulheres|together|ensemble|juntos|other|autres?|otros|outros") },
  { key: "top_customer_share_pct", kind: "percent", alone: true, all: ["buyer"], none: ["loan", "pay", "price", "late", "input", "reject"], needs: GOES_TO_ONE, never: never("women|femmes|mujeres|mulheres|together|ensemble|juntos|other|autres?|otros|outros") },
  { key: "transport_cost_pct", kind: "percent", all: ["transport", "costs"], never: never("loss|price of") },
  { key: "record_error_pct", kind: "percent", all: ["record", "error"], never: never("sampl(?:e|ed) of \\d+ ?%") },
  { key: "price_volatility_pct", kind: "percent", past: true, all: ["price", "swing"], none: ["input"], never: new RegExp(`${NATION}|exchange|interest|contract price|cost`) },
  { key: "customer_retention_pct", kind: "percent", all: ["buyer", "again"], none: ["reject"], never: never("goods|lots|crates|consign|satisf\\w*|target|objecti\\w+|at least|au moins|al menos") },
  { key: "top_channel_share_pct", kind: "percent", all: ["channel"], never: never("women") },
  { key: "adapted_area_pct", kind: "percent", all: ["practice", ["plot", "farmer"]], never: never("yield|more|cost|lost|loss") },
  { key: "compliance_cost_pct", kind: "percent", all: ["comply", "costs"], none: ["loan"], never: never("tax|women") },
  { key: "market_rule_readiness_pct", kind: "percent", all: ["requirement", "reach"], none: ["plan", "loan"], never: never("women|interest") },
  { key: "interest_rate_pct", kind: "percent", all: ["loan", "interest"], none: ["sales", "late", "deliver", "own"], never: never("inflation|deposit|savings|default|penalt|insur|exchange|subsid|tax|levy|guarantee|processing fee|commission|repaid|discount|mora\\b|rate of return|of the (?:loan|cost|amount)|not more than|at most|up to|maximum") },
];

/** Days and years. */
const SPANS: readonly Frame[] = [
  { key: "buyer_payment_days", kind: "days", all: ["pay", "buyer"], none: ["late"], nearest: { is: "buyer", among: ["buyer", "farmer", "worker", "loan"] }, never: /\bdeliver(?:ed)? within|\boverdue\b|zimepita|hakijalipwa|en retard|vencid[oa]s|insur|tax|harvest(?:ed)? (?:in|after)|lease|rent\b|notice|past \d/ },
  { key: "farmer_payment_days", kind: "days", all: ["pay", "farmer"], nearest: { is: "farmer", among: ["buyer", "farmer", "worker", "loan"] }, never: /insur|membership|subscription|levy|shares?\b|cotis|cuota|quota|kiingilio|dividend|lease|rent\b|notice|interest/ },
  { key: "arrears_days", kind: "days", all: ["loan", "late"], none: ["farmer", "buyer", "worker"], never: /suppl|tax|delivery|rain|harvest|customs|\bnil\b|cleared|regularis|penalt/, past: true },
  { key: "downtime_days", kind: "days", all: ["down"], none: ["outage", "loan", "pay", "weather"], never: /holiday|leave|sick|strike of|bank|weekend|closed on|open (?:six|seven|five)|a week|par semaine|por semana|lockdown|market/, unit: "days per year", past: true },
  { key: "it_outage_days_per_month", kind: "days", all: ["outage"], needs: /month|mois|mes\b|mwezi/, before: /(?:down|out|off|fails?|lost|without|coup\w+|panne|cae|cai|corta|falha|hukatika|unakatika|about|some|around|environ|unos|uns|kama|siku)[a-z' ]{0,24}$/, none: ["loan", "pay", "sales"], never: /will|training|visit/ },
  { key: "water_storage_days", kind: "days", all: ["water", "store"], none: ["loan", "pay"], never: /permit|harvest|every|turn|week/ },
  {
    key: "loan_term_years", kind: "years", plan: true, all: [], most: 30,
    before: /(?:(?:\d|millions?|millones|milhoes|lakhs?|crores?|meticais|soles|pesos|francs?|fcfa|usd|eur|[€$]),?\)? (?:over|sur|a|por|em|en)|(?:loan|credit|pret|credito|prestamo|emprestimo|repa(?:id|yable|yment)|rembours\w+)[a-z ]{0,16} (?:over|within|sur|a|por|em|en)|(?:payable|spread) over|(?:for|over) an? (?:period|term|tenor|tenure) of|(?:repay(?:able|ment)?|repay it|tenor|tenure)(?: in| over| within| of| is)?|(?:wa|kwa) miaka|(?:tutarejesha|tutalipa|kurejeshwa|kurejesha|marejesho|kulipa)(?: mkopo)? (?:kwa|ndani ya|katika)(?: miezi| miaka| muda wa miezi)?)\s$/,
    needs: /\b(?:loan|credit|lend|lent|borrow|ask|facility|pret|emprunt|demand\w+|sollicit\w+|prestamo|pedimos|solicit\w+|emprestimo|financiamento|pedir|mkopo|tenor|tenure)\b/,
    never: /\brose\b|grew|increased|costs? (?:rose|fell)|experience|lease|bail\b|arrend|last|past|previous|ago|since|history|derni|ultim|depuis|desde|growth|within \d+ years of|payback|recup|old\b|supply|contract with|insurance|warranty|revenue|sales (?:will|grew)/,
  },
  {
    key: "loan_term_years", kind: "years", plan: true, all: [], most: 30, before: /(?:^|[^\d,.])$/, after: /^ ?(?:term )?(?:loan|credit|facility|term loan)\b/,
    never: /experience|lease|last|past|previous|ago|history|old\b|repaid in 20/,
  },
  { key: "lease_years_left", kind: "years", all: ["lease", "remain"], none: ["loan"], never: /experience|useful|warranty|board/ },
  { key: "management_experience_years", kind: "years", all: ["experience"], none: ["loan", "lease", "board", "buyer"], needs: /\b(?:manager|chair\w*|owner|founder|director|i have|he|she|operator|promoter|head|ceo|managing|gerante?|president\w*|directeur|directrice|fondat\w+|responsable|gerente|fundador\w*|director\w*|propietari[oa]|administrador\w*|diretor\w*|proprietari[oa]|gestao|gestora?|agronom\w+|engenheir\w+|ingenier\w+|ingenieur\w*|tecnic[oa] responsable|meneja|mwenyekiti|mkurugenzi|mmiliki|mwanzilishi)\b/, never: /company has|firm has|cooperative has|bank|auditor|combined|between them|consultant|each\b|at least|minimum|require|old|aged|warranty|society has|union has|business has/, most: 60 },
  {
    key: "management_experience_years", kind: "years", past: true, all: [], none: ["loan", "lease"], most: 60,
    before: /(?:\b(?:agricult(?:eur|rice)|exploitante?|eleveu(?:r|se)|maraich(?:er|ere)|vigneron(?:ne)?|arboricult\w+|apicult\w+|installee?)[^.;\d]{0,40} depuis(?: plus de| pres de)?|\b(?:farmer|grower|rancher|beekeeper|dairyman|orchardist|market gardener)[^.;\d]{0,30} for(?: over| more than| nearly| the (?:last|past))?|\b(?:agricultor\w*|productor\w*|ganader\w+|caficultor\w*|apicultor\w*)[^.;\d]{0,30} desde hace(?: mas de)?|\b(?:agricultor\w*|produtor\w*|criador\w*|apicultor\w*)[^.;\d]{0,30} ha(?: mais de)?|\bmkulima[^.;\d]{0,24} kwa miaka)\s$/,
    never: /\b(?:members?|membres|socios|supplied|customer|client|cliente|each|they|ils|ellos)\b/,
  },
  { key: "audited_years_count", kind: "years", all: ["audit", "clean"], never: /will|plan|appoint|since/, most: 30 },
];

/** Times and counts. */
const COUNTS: readonly Frame[] = [
  { key: "board_meetings_per_year", kind: "times", all: ["board", "meet"], never: /general (?:meeting|assembly)|shareholders|assemblee|asamblea|assembleia|mkutano mkuu|a week|should|must|required|at least|au moins|al menos|shall/, most: 60, unit: "meetings per year" },
  { key: "climate_loss_events_5y", kind: "times", all: ["weather", "five-years"], never: new RegExp(`${NATION}|expected|risk of|could|may `), most: 6, past: true },
  { key: "credit_score", kind: "count", all: ["score"], before: /(?:score|cibil|fico|crif|crb|datacredito|serasa|puntaje|pontuacao|alama|cote|note de credit)[^.;\d]{0,50}$/, least: 100, most: 999, never: /minimum|at least|above \d|threshold|required/ },
  { key: "supplier_count", kind: "count", all: ["deliver"], after: /^ (?:or so |registered |active |small-?holder |contract(?:ed)? |member |local |different |other |individual |women |out-?|lead )*(?:farmers|growers|producers|members|suppliers|fishers|smallholders|households|beekeepers|producteurs|productrices|planteurs|paysans|membres|adherent(?:e)?s|cooperateurs|fournisseurs|collectrices|eleveurs|[a-z]{3,12}(?:iculteurs|iculteurs|aichers)|(?:cafi|caf|apic|arroc|oliv|fruti|hort)[a-z]{2,8}tores|cacaoteros|ganaderos|arroceros|productor(?:e|a)s|agricultores|soci[oa]s|proveedores|asociad[oa]s|campesinos|familias|produtores|cooperad(?:o|ore)s|associados|fornecedores|camponeses|wakulima|wanachama|wafugaji)(?![a-z])/, none: ["loan", "board", "worker"], never: /train|target|will|district|country|women only|attended|voted|new members|per (?:group|village)|each|at least|au moins|al menos|pelo menos|etablir|establish/, least: 2, unit: "persons" },
  { key: "supplier_count", kind: "count", all: ["deliver"], before: /(?:wakulima|wanachama|wafugaji|wazalishaji)(?: wadogo)? $/, none: ["loan", "board", "worker"], never: /mafunzo|lengo|wilaya|nchi|kila/, least: 2, unit: "persons" },
];

/** Money and output. */
const AMOUNTS: readonly Frame[] = [
  { key: "projected_revenue_next_year", kind: "money", plan: true, alone: true, all: ["sales", "aim"], none: ["loan", "costs", "price", "own", "fine"], never: /\/ ?(?:mois|month|mes|semaine|week)|per (?:kg|month|day|litre|bag|hectare|member)|par mois|al mes|monthly|kwa (?:kilo|lita|mwezi)|profit|surplus|margin|benefice|utilidad|lucro|faida|invest|grant|loan|mkopo|market (?:is|size)|sector|five years|cinq ans|cinco anos|by 20[3-9]\d|cumul|reached|atteint|bought|buy |spend|budget of the|last (?:year|season)/ },
  { key: "fines_amount", kind: "money", past: true, alone: true, all: ["fine"], none: ["loan", "sales", "price", "contract"], never: /could|may |up to|maximum|risk|would|per day|jusqu'a|hasta|ate \d|policy|clause|shall|if we|late interest|moratori/ },
  { key: "break_even_sales", kind: "money", plan: true, all: ["break-even"], before: /(?:break-?even|point mort|seuil de rentabilite|punto de equilibrio|ponto de equilibrio|kurudisha gharama)[^.;\d]{0,50}$/, never: /per (?:kg|litre|unit|month)|par (?:kg|mois|litre)|por (?:kg|mes|litro)|mensu|monthly/ },
  { key: "production_capacity", kind: "output", all: [["capacity", "handle"]], none: ["store", "loan"], never: new RegExp(`${NATION}|stor(?:e|age)|warehouse|silo|cold room|stockage|magasin|almacen|bodega|armazem|ghala|kuhifadhi|competitor|cumul|zone franche|zona franca|free zone|other mills|buyer's|planned|would|passerait|pasaria|demand|market|tank\\b`) },
];

export const FRAMES: readonly Frame[] = [...PERCENTS, ...SPANS, ...COUNTS, ...AMOUNTS];
