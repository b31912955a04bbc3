import type { Concepts } from "./concept";

/** Loans, own money, accounts and rules. */
export const MONEY_CONCEPTS: Concepts = {
  loan: {
    en: ["loans?|borrow(?:s|ed|ing|ings)?|lends?|lent|lenders?|overdraft|(?:credit )?facilit(?:y|ies)|instal?ments?|repayments?|debts?|mortgage|bank credit|line of credit"],
    fr: ["prets?|emprunt(?:s|e|ons)?|credits?|echeances?|dettes?|remboursements?|decouvert|annuites?|traites?"], es: ["prestamos?|creditos?|cuotas?|deudas?|amortizacion|hipoteca"], pt: ["emprestimos?|creditos?|prestac(?:ao|oes)|parcelas?|dividas?|financiamentos?"], sw: ["mkopo|mikopo|marejesho|rejesho|marejesho|deni|madeni"],
  },
  late: {
    en: ["late|arrears|overdue|behind|delay(?:ed|s)?|defaulted|in default|missed|skipped|past due|late payment"], fr: ["retards?|impaye(?:e|s|es)?|arrieres?|en souffrance"], es: ["atrasos?|atrasad[oa]s?|mora|retrasos?|retrasad[oa]s?|demoras?"], pt: ["atrasos?|atrasad[oa]s?|mora|inadimpl\\w+|incumprimento"],
    sw: ["kuchelewa|kucheleweshwa|ucheleweshaji|yamechelewa|ilichelewa|tulichelewa|lilichelewa|malimbikizo"],
  },
  own: {
    en: ["(?:our|my|their|its) own|own (?:money|funds|cash|resources|contribution|savings|share|equity|capital)|ourselves|myself|owners?|shareholders?|partners|promoters?|equity|counterpart|sponsors?|self-?financ\\w+|members (?:will )?(?:put|contribute|bring|add)"],
    fr: ["apport\\w*|fonds propres|nous-memes|associe(?:e|s|es)?|actionnaires|promot\\w+|autofinanc\\w+|ressources propres|quote-part"], es: ["aport\\w+|propi[oa]s|nosotros|contrapartida|recursos propios|la (?:cooperativa|empresa|asociacion) pone|socios ponen"],
    pt: ["aport\\w+|propri[oa]s|contrapartida|entra(?:mos)? com|entram com|nos mesmos"], sw: ["mchango|tutachangia|kitachangia|kuchangia|tunachangia|utachangia|watachangia|wenyewe|mtaji wetu"],
  },
  put: {
    en: ["puts?|bring(?:s|ing)?|contribut\\w+|adds?|carry|covers?|provides?|financ(?:e|es|ed)|invest(?:s|ed|ment)?|project cost|total cost|(?:asked|called) for|of the (?:cost|project|investment|total|budget)"], fr: ["versent|verse|versons|apport\\w*|met(?:tent|tons)?|financ\\w+|contribu\\w+|couvr\\w+|du (?:cout|projet|total|financement)|de l'investissement"],
    es: ["pone|ponen|ponemos|aport\\w+|financia\\w*|cubr\\w+|del (?:costo|proyecto|total|monto)|de la inversion"], pt: ["poe|poem|pomos|aport\\w+|entra(?:mos|m)? com|financia\\w*|cobr\\w+|do (?:custo|projeto|projecto|total|valor)|do investimento"], sw: ["kuchangia|tutachangia|kitachangia|tunachangia|utachangia|watachangia|mchango|ya (?:gharama|mradi|jumla)"],
  },
  interest: { en: ["interest|rate|p\\.? ?a\\.?|per annum|per year|a year|annually|fixed|floating|reducing balance|flat"], fr: ["interets?|taux|l'an|par an|annuels?"], es: ["interes(?:es)?|tasa|anual(?:es)?|e\\.? ?a\\.?|t\\.?e\\.?a\\.?"], pt: ["juros?|taxa|ao ano|a\\.a\\.?|anual"], sw: ["riba|kwa mwaka"] },
  audit: { en: ["audit(?:s|ed|or|ors)?|accounts were (?:checked|signed|passed)|certified accounts|unqualified|clean reports?|qualification"], fr: ["audit(?:e|es|ee|ees|s)?|certifi\\w+|commissaire aux comptes|sans reserve"], es: ["auditor\\w*|auditad[oa]s?|dictamen|dictaminad[oa]s?|sin salvedades?"], pt: ["auditor\\w*|auditad[oa]s?|parecer|sem (?:reservas|ressalvas)"], sw: ["ukaguzi|zimekaguliwa|zilikaguliwa|mkaguzi|wakaguzi"] },
  clean: { en: ["years? in a row|consecutive|clean|without (?:any )?(?:qualification|remarks?)|each year|every year|running"], fr: ["consecutifs?|consecutives?|d'affilee|sans reserve|de suite"], es: ["consecutiv[oa]s?|seguid[oa]s?|sin salvedades?|limpi[oa]s?"], pt: ["consecutiv[oa]s?|seguid[oa]s?|sem (?:reservas|ressalvas)|limp[oa]s?"], sw: ["mfululizo|bila dosari|safi"] },
  receivable: { en: ["debtors|receivables?|owed to us|owes? us|owing|invoices|customers? (?:debts?|owe)|book debts"], fr: ["creances?|clients? (?:doivent|debiteurs)|factures|nous doivent"], es: ["cuentas por cobrar|cartera|nos deben|deudores|facturas"], pt: ["contas a receber|nos devem|devedores|faturas|creditos sobre clientes|clientes devem"], sw: ["wadaiwa|wanatudai|tunadai|madai|ankara"] },
  "three-months": { en: ["(?:over|past|more than|older than|beyond|above) (?:90|ninety) days|(?:over|more than|older than|beyond|past) (?:three|3) months"], fr: ["(?:plus de|au-dela de|depuis plus de) (?:90 jours|trois mois|3 mois)"], es: ["(?:mas de|mayor(?:es)? (?:a|de)) (?:90 dias|noventa dias|tres meses|3 meses)"], pt: ["(?:mais de|ha mais de|acima de) (?:90 dias|noventa dias|tres meses|3 meses)"], sw: ["(?:zaidi ya|kupita) (?:siku 90|siku tisini|miezi mitatu|miezi 3)"] },
  score: { en: ["credit score|bureau score|crb score|cibil(?: score)?|fico(?: score)?|crif(?: score)?|credit rating score|transunion"], fr: ["score de credit|cote de credit|note de credit"], es: ["puntaje (?:crediticio|de credito|datacredito)|score (?:crediticio|de buro)|datacredito|buro de credito"], pt: ["score (?:de credito|serasa)|serasa score|pontuacao de credito"], sw: ["alama za (?:mkopo|crb)|crb"] },
  comply: { en: ["complian(?:ce|t)|licen[cs]es?|permits?|inspections?|certification|audits?"], fr: ["conformite|licences?|permis|certification|inspections?"], es: ["cumplimiento|licencias?|permisos?|certificacion|inspecciones"], pt: ["conformidade|licencas?|certificacao|inspec\\w+"], sw: ["leseni|vibali|uzingatiaji|ukaguzi"] },
  aim: {
    en: ["aims? (?:at|for|to)|aiming|(?:hope|wish|want|plan|expect|intend|budget|forecast)(?:s|ed)? (?:to|for|at|on)?|target(?:s|ed)? (?:is|of|for)?|projected|within reach|we will|for the coming|next (?:year|season)"], fr: ["vis(?:e|ons)|prevo\\w+|previsions?|objectif|tabl(?:e|ons)|esper\\w+|comptons|l'an prochain|l'annee prochaine"], es: ["apunt\\w+|esper\\w+|proyect\\w+|prev\\w+|meta|presupuest\\w+|proximo ano|el ano que viene"],
    pt: ["preve\\w*|prevemos|prevista?|esper\\w+|projet\\w+|meta|orcament\\w+|proximo ano"], sw: ["tunatarajia|inatarajia|makisio|makadirio|lengo|tunalenga|mwaka ujao"],
  },
  fine: { en: ["fine[sd]?|penalt(?:y|ies)|damages|surcharge"], fr: ["amendes?|penalites?"], es: ["multas?|multad[oa]s?|sancion(?:es)?|sancionad[oa]s?"], pt: ["multas?|multou(?:-nos)?|coimas?"], sw: ["faini|adhabu"] },
  "break-even": { en: ["break-?even"], fr: ["point mort|seuil de rentabilite"], es: ["punto de equilibrio"], pt: ["ponto de equilibrio|break-?even"], sw: ["kurudisha gharama"] },
  handle: { en: ["can (?:do|process|handle|press|mill|dry|make|raise|take)|could do|takes? in?|full production|rated|throughput"], fr: ["peut (?:traiter|produire|moudre|presser|secher)|debit"], es: ["puede (?:procesar|producir|moler|secar)|procesa hasta"], pt: ["pode (?:tratar|processar|produzir|moer|secar)|processa ate"], sw: ["inaweza|kinaweza|unaweza"] },
  requirement: { en: ["requirements?|control points?|checklist|standard|criteria|conditions of (?:entry|the market)"], fr: ["exigences?|criteres?|points de controle|cahier des charges|conditions"], es: ["requisitos?|criterios?|puntos de control|exigencias"], pt: ["requisitos?|criterios?|pontos de controlo|exigencias"], sw: ["masharti|vigezo|mahitaji ya soko"] },
};
