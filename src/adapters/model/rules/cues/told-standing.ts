import type { ToldRule } from "./told-rule";

/** A lender, buyer or fund named between a verb and its amount: "to the dairy bank", "a la Caja del Norte", "ao fundo". */
const NAMED = "(?: (?:to |the |from |a la |al |a |au |a l'|aux |ao |a os |a |kwa |la |le |el |o )?[a-z][a-z&.'-]*(?:(?:, ?| )[a-z][a-z&.'-]*){0,4}?,? ?)?";
const ABOUT = "(?: about| some| around| nearly| up to| environ| quelque| unos| cerca de| takriban| kiasi cha| jumla ya)?";
/** Every kind of money an applicant asks for. */
const LOAN = "(?:loan|credit|facility|overdraft|sum|amount|grant|financing|funding)";

/** What is owed, asked for, owned and left over, told with the other party's name or another word order between verb and amount. */
export const TOLD_STANDING: readonly ToldRule[] = [
  {
    kind: "money", key: "total_debt", plan: false,
    before: new RegExp(`(?:\\b(?:we|i|it|they|company|society|firm|cooperative|union|business|farm|group|association)(?: still| now| currently| today)? owe[sd]?${NAMED}${ABOUT}|\\bloan balance[^.;\\d]{0,40}(?:was|is|of|stood at|stands at|:)|\\b(?:balance|amount|sum) (?:still )?(?:owed|due|outstanding|owing) (?:to|on)[^.;\\d]{0,40}(?:was|is|:)|\\b(?:other|present|current|existing) (?:loans?|debts?|borrowings?)(?: today| now)?:?${NAMED}|\\b(?:nous devons|(?:le |la )?(?:groupement|cooperative|societe|gie|association) doit)(?: encore)?${NAMED}|\\b(?:debemos|adeudamos|se debe|se le debe|la (?:empresa|cooperativa|asociacion) debe)${NAMED}|\\b(?:devemos|deve-se|a (?:empresa|cooperativa|associacao) deve)(?: ainda)?${NAMED}|\\b(?:reste|restant|solde|capital restant) du${NAMED}(?: ?:| est de| s'eleve a| etait de)?|\\b(?:encours|endettement)(?: de credit| bancaire)?(?: (?:au|le) [\\d/ a-z]{6,20})?${NAMED}(?: ?:| est de| s'eleve a| etait de)|\\b(?:dette|emprunt)s?${NAMED} (?:etait de|est de|s'eleve a|s'elevait a|se monte a)|\\b(?:divida|emprestimo)s?${NAMED} (?:era de|e de|soma|ascende a|estava em|foi de)|\\bdeudas?(?: (?:vigente|actual|total|pendiente|bancaria)s?)?${NAMED} ?(?:es de|era de|asciende a|suma|:)|\\b(?:credito|prestamo)s?${NAMED}[:,] (?:con )?(?:un )?saldo(?: (?:de|actual|pendiente|insoluto|vigente|deudor))*:?|\\b(?:tunadaiwa|inadaiwa|kinadaiwa)(?: na (?:benki ya )?(?:[a-z]+ ){0,2}[a-z]+)?(?: bado)?)\\s*$`),
    never: /suppliers?\b|fournisseur|proveedor|fornecedor|\btax(?:es)?\b|impot|impuesto|imposto|salar|wages|sueldo|\brent\b|members|socios|owes? us|nous doivent|nos deben|customers?|clients?|clientes|buyers?|will owe|devrons|limit of|per month|un directivo|repaid|rembourse\b|sollicit|solicit|pedid|pretend|demandee?\b|nouveau|nuevo|novo|dedie|growers|wakulima|farmers|deposit/,
  },
  {
    kind: "money", key: "total_debt", plan: false, both: true,
    before: /\b(?:bank|banco|banque|benki|caja|fund|fonds|sacco|microfinance|loans?|agriculture|credit)[^.;\d]{0,30}\s*$/,
    after: /^ (?:is |was |are |were |still |remains )?(?:outstanding|still to pay|unpaid|restant dus?|en cours|por pagar|em divida)\b/,
    never: /suppliers?\b|invoices?|receivable|customers?|clients?|facture|tax|impot|limit|premium|deposit/,
  },
  {
    kind: "money", key: "funding_request", plan: null,
    before: new RegExp(`(?:\\b(?:we|i|us)(?: [a-z]+)? (?:want|wish|would like|hope|need|intend|propose|plan) to (?:borrow|raise)${ABOUT}|\\b(?:we|i) (?:therefore |now |hereby )?(?:ask|request|apply to|seek from)(?: [a-z]+){0,4}?(?: for)?(?: an? ${LOAN} of)?${ABOUT}|\\b(?:loan|credit|amount|grant|finance) (?:asked|requested|sought|applied)(?: for)?(?: from| of)?[a-z ]{0,28}:?|\\b(?:(?:nous|je) )?(?:sollicitons|sollicite|demandons|demandent)${NAMED}${ABOUT}|\\b(?:solicitamos|pedimos|se solicita|se pide)${NAMED}|\\b(?:solicitamos|pedimos|vai-se pedir|pede-se|solicita-se|pretendemos pedir)${NAMED}|\\b(?:tunaomba|ninaomba|kinaomba|inaomba)(?: mkopo| msaada| ruzuku)?(?: wa| ya)?(?: shilingi)?)\\s*$`),
    after: /^,? (?:sur [a-z\d]+ (?:ans|mois),? )?(?:est |sont )?(?:demandee?s? (?:a|aux?)|sollicitee?s? (?:aupres|a|aux?)|is (?:asked|requested|sought|applied for)|(?:son |es )?solicitad[oa]s? a)\b/,
    never: /last year|in 20[01]\d|received|granted|refused|rechaz|refuse[es]?\b|customers?|clients?|buyers?|buyer's|members?|socios|per (?:kg|kilo|litre|bag|month|tonne)|par (?:kilo|mois)|le kilo|each|price|prix|precio|discount|advance payment/,
  },
  {
    kind: "money", key: "total_assets", plan: false,
    before: /(?:\b(?:total assets|assets)(?: of the [a-z]+)?(?: (?:on|at|as at) [a-z0-9 ]{4,20})? (?:was|were|stood at|came to|amounted to|of)|\b(?:activos? total(?:es)?|ativos? total(?:es)?|total do (?:activo|ativo)|total del activo|total de l'actif|actif total|un (?:total d')?actif)(?: (?:de|era de|es de|foi de|etait de|fue de|s'eleve a))?:?|\bjumla ya mali (?:zote )?(?:ni|ilikuwa|zilikuwa)?)\s*$/,
    never: /current assets were|fixed assets|net assets|liquid assets|per cent of|under management|of the bank|biological assets/,
  },
  {
    kind: "money", key: "net_profit_latest", plan: false,
    before: /(?:\b(?:we|i) (?:was|were) left with|\bwhat (?:was|is) left(?: over)? (?:was|is|came to)|\b(?:made|closed (?:the year )?with|ended (?:the year )?with|showed|had given|posted) an? (?:net )?(?:profit|surplus) of|\bil (?:nous )?est reste|\b(?:nos|me) quedo(?: un (?:remanente|excedente) de)?|\bsobrou-?(?:nos)?|\btulibaki(?:wa)? na (?:ziada|faida)(?: ya)?)(?: about| environ| unos)?\s*$/,
    never: /per (?:kg|kilo|bag|month|acre|hectare)|each member|gross|par mois|al mes|after paying members only/,
  },
  {
    kind: "money", key: "revenue_latest_year", plan: false,
    before: /(?:\b(?:income|turnover|sales|receipts)(?: of the (?:year|season))? (?:stood at|came to|were|was|reached)|\b(?:we|it|they|this|which) (?:sold for|brought in|turned over|took in)(?: a total of)?|\btuliuza [a-z ]{3,40} kwa (?:jumla ya|thamani ya)|\bvendimos por(?: un total de)?|\bvendemos ao todo|\b(?:nous avons|on a|avons|a|ont) (?:vendu pour|facture|encaisse|realise (?:des ventes|un chiffre d'affaires) de)(?: (?:en|pour) 20\d\d)?|\b(?:factur(?:amos|o|aron)|se factur(?:o|aron)|ingresamos|vendio por|se vendio por)(?: (?:en|durante) (?:el ano )?20\d\d)?(?: un total de)?|\b(?:fa(?:c)?tur(?:ou|amos|aram)|(?:vendeu|vendemos|venderam) por)(?: em 20\d\d)?(?: um total de)?)\s*$/,
    needs: /\b(?:last|the|this|past) (?:business |financial |cocoa |crop |coffee )?(?:year|season)\b|\b20\d\d\b|\bit brought in|\bl'annee|\bl'exercice|\bel ano|\bno ano|\bmwaka\b|\bjumla\b|\bseason\b|stood at/,
    never: /per (?:kg|kilo|bag|month|week|day|acre|hectare|member)|par mois|al mes|cost of|each|average|one buyer|quarter|first (?:six|three) months|loan|january|february|for the month|wastani/,
  },
];
