import type { ToldRule } from "./told-rule";

const LENDING = /\b(?:loans?|lend\w*|borrow\w*|debts?|facilit(?:y|ies)|overdraft|mortgage|prets?|emprunts?|dettes?|credits?|prestamos?|creditos?|deudas?|emprestimos?|financiamentos?|dividas?|mkopo|mikopo|deni)\b/;
const DONE = "last year|in 20[01]\\d|received|granted|refused|rechaz|outstanding|balance owing|repaid|cleared|\\bhad\\b|existing|still owed|rembourse[es]*\\b|octroye|accorde|otorgad|concedid|obtuv|obtev|\\brecu\\b|recib|members? (?:asked|requested)|customers?|alichukua|ilichukua|kilichukua|tulichukua|ulitolewa";
const NAMED = "(?:[a-z'’&.(),-]+ ){0,7}?";
const NOT_OWED = "suppliers?\\b|fournisseur|proveedor|fornecedor|\\btax(?:es)?\\b|impot|salar|wages|\\brent\\b|receivable|customers?|buyers?|clients?\\b|clientes|insured|premium|deposit\\b|shares?\\b|per month|repaid\\b|caja\\b|banc[oa]ri[oa] era|epargne|ahorro|akiba|savings";

/** Loans asked for, owed and priced in sentences that put the lender, the purpose or the date between the name and its figure. */
export const TOLD_LENDING: readonly ToldRule[] = [
  {
    key: "funding_request", kind: "money", plan: null, clause: true,
    before: new RegExp(
      `(?:\\b(?:appl(?:y|ies|ied|ying|ication)|request(?:s|ing)?|approach(?:es|ing)?|ask(?:s|ing)?) (?:to |from |with )?${NAMED}for (?:an? |the )?(?:[a-z-]+ ){0,3}(?:loan|credit|credit line|limit|facility|overdraft|line of credit|grant|finance)(?: facility)? (?:of|for|amounting to)(?: about)?` +
        `|\\b(?:(?:je |nous |on )?(?:demande|demandons|sollicite|sollicitons)|solliciter|demander|contracter)(?: (?:a|au|aupres d[eu]|aux)(?: l[ae]| l')?)? ?${NAMED}(?:un|d'un) (?:[a-z-]+ ){0,2}?(?:pret|credit|emprunt|financement|concours|decouvert)(?: (?:de campagne|d'investissement|moyen terme|court terme|bancaire|d'equipement))? (?:de|d'un montant de|a hauteur de)` +
        `|\\b(?:solicitar|solicita(?:mos)?|pedir|pedimos|gestionar|tramitar|contratar)(?: (?:a|al|ante|con))? ?${NAMED}un[a]? (?:[a-z-]+ ){0,2}?(?:credito|prestamo|financiamiento|linea de credito)(?: (?:de avio|refaccionario|de campana|de inversion|productivo))? (?:de|por)` +
        `|\\b(?:solicitar|solicita(?:mos)?|pedir|pedimos|contrair|requerer)(?: (?:a|ao|junto d[oa]))? ?${NAMED}uma? (?:[a-z-]+ ){0,2}?(?:credito|emprestimo|financiamento|linha de credito)(?: (?:de campanha|de investimento|de custeio))? (?:de|no valor de)` +
        `|\\b(?:ku|tuna|nina|ina|kina|wana|una|ana)omba(?: [a-z]+){0,2}? (?:mkopo|ruzuku|ufadhili)(?: mpya| wa msimu)?(?: wa| ya)?(?: kiasi cha)?)\\s*$`,
    ),
    after: /^(?: f ?cfa| francs(?: cfa)?)? ?(?:a (?:demander|solliciter|contracter)|to be (?:applied for|requested)|por solicitar|a (?:ser )?solicitad[oa]|a solicitar|a pedir)\b/,
    never: new RegExp(DONE),
  },
  {
    key: "total_debt", kind: "money", plan: false, clause: true,
    before: new RegExp(
      `(?:\\b(?:outstanding|balance)(?: amount| balance)? (?:of|on|under|against) (?:the |our |its |this )?(?:[a-z&.'-]+ ){0,4}?(?:loan|facility|overdraft|mortgage)(?: \\([^)]{2,60}\\))?,? (?:is|was|stands at|stood at|amounts to|now)` +
        `|\\b(?:le |dont le )?(?:solde|capital restant du|encours|restant du)(?: (?:au|a la date du|le) \\d{1,2}(?:er)? ?[a-z/\\d.]{2,12}(?: \\d{4})?)? (?:est|etait) de` +
        `|\\bsaldo(?: (?:insoluto|pendiente|deudor|actual|de capital|devedor|em divida))?(?: d[eo]l? (?:credito|prestamo|emprestimo|financiamento))?(?: (?:al|a|em|ao) \\d[^,;]{2,22})? (?:es|era|asciende|ascendia|e|soma|ascende)(?: de| a)?` +
        `|\\b(?:salio (?:lake|lao|la mkopo)|mkopo uliobaki|deni lililobaki)(?: (?:leo|sasa|kwa sasa|hadi leo))? (?:ni|lilikuwa|ulikuwa)(?: wa [^;\\d]{3,60},)?)\\s*$`,
    ),
    needs: LENDING,
    never: new RegExp(NOT_OWED),
  },
  {
    key: "interest_rate_pct", kind: "percent", plan: null, unit: "%", both: true,
    before: /(?:^|\n)[^.;%]{0,24}\b(?:rate|interest|taux|tasa|taxa|riba)(?: (?!of (?:return|growth))[a-z]+){0,5} ?: ?$/,
    after: /^ ?(?:p\. ?a\b|per annum\b|a year\b|flat\b|on (?:a )?reducing|l'an\b|par an\b|ao ano\b|a\.a\.|e\.a\b|anual\b|kwa mwaka\b)/,
    never: /default|penal|\bmora\b|overdue|deposit|savings|epargne|ahorro|inflat|inflac|growth|crois|crec|cresc|return|rendement|rentab|\broi\b|\birr\b|\btir\b/,
  },
  {
    key: "interest_rate_pct", kind: "percent", plan: null, unit: "%", clause: true,
    after: /^ ?(?:p\. ?a\b|per annum\b|l'an\b|par an\b|ao ano\b|a\.a\.|e\.a\b|anual\b|kwa mwaka\b)/,
    needs: LENDING,
    never: /default|penal|\bmora\b|overdue|\blate\b|retard|deposit|savings|epargne|ahorro|inflat|inflac|growth|grow|crois|crec|cresc|increas|augment|aument|hausse|insur|assur|segur|bima|deprec|amorti|comm?iss?ion|\btax|discount|dividend|return|rendement|rentab|\broi\b|\birr\b|\btir\b|stress|scenario|escenario|cenario|\bsube\b|\bsobe\b|ceiling|maxim|plafond/,
  },
];
