import type { ToldRule } from "./told-rule";

/** Money whose meaning a verb gives: "we still owe …", "… is in the bank", "we aim at sales of …". */
export const TOLD_MONEY: readonly ToldRule[] = [
  {
    kind: "money", key: "total_debt", plan: false,
    before: /(?:\b(?:we|i|company|society|firm|cooperative|business|farm)(?: still| now| currently)? owes?(?: [a-z]+){0,4}|outstanding balance[^.;\d]{0,60}(?:booked in \d{4} )?(?:was|is|of|:)|borrowings[^.;\d]{0,50}(?:were|was|stood at|amounted to)|(?:il (?:en )?reste(?: a (?:payer|rembourser|solder))?|dont il reste(?: a (?:payer|rembourser))?|(?:queda|quedan|resta|restan|falta|faltan)(?: (?:por pagar|pendientes?(?: de pago)?|un saldo de))|(?:falta|faltam|resta|restam)(?: (?:pagar|por pagar|um saldo de))|restai(?:en)?t? dus?|nous devons(?: encore)?)|dettes financieres (?:s'elevent a|etaient de)|(?:aun |todavia )?(?:debemos|se deben|adeudamos)|total dos emprestimos[^.;\d]{0,20}(?:e|era) de|(?:ainda )?devemos|tunadaiwa(?: bado)?)\s*$/,
    after: /^,? (?:is |are |was |were |remains? )?(?:still )?(?:to be (?:paid|repaid)|outstanding(?! (?:shares|stock|common|units|bonds|options))|unpaid)\b|^ (?:reste(?:nt)? a rembourser|a rembourser|por pagar|por pagar todavia)\b/,
    needs: /loan|borrow|debt|\bowe|bank|credit|\bpret|emprunt|dette|devons|\breste|prestamo|credito|deuda|deben|debemos|adeud|emprest|divida|devemos|mkopo|deni\b|daiwa|balance/,
    never: /severance|supplier|fournisseur|proveedor|fornecedor|\btax(?:es)?\b|impot|salar|wages|rent\b|owes? us|nous doivent|nos deben|customers?|clients?|buyers?|taken over|limit of|will owe|devrons/,
  },
  {
    kind: "money", key: "cash_balance", plan: false,
    before: /(?:cash (?:at|in) (?:the )?bank(?: and [a-z -]{3,24})?(?: on [a-z0-9 ]{4,20})? (?:was|is|were|stood at|of)|cash at bank on [a-z0-9 ]{4,20}:|(?:en banque et en caisse|en caisse et en banque)[^.;\d]{0,10}|cuenta bancaria cerro (?:el ano )?con|saldo disponible[^.;\d]{0,30}(?:era|es|fue) de|benki tuna|fedha benki tarehe [a-z0-9 ]{4,20}?|bank accounts? (?:held|holds|closed (?:the year )?with)|,? cash|cash(?: and bank)? on the day of [a-z ]{3,24}|benki [a-z0-9 ]{0,40}tulikuwa na|\bsaldo (?:no|na|do|da|em|en el|en la|en|del|de la) [a-z]+(?: [a-z]+){0,3} ?(?:era|e|es|foi|fue|ascendia)(?: de|a a)?|solde (?:du compte|bancaire|en banque|a la|au) ?[^.;\d]{0,24}(?:est|etait) de)\s*$/,
    after: /^ (?:is |was |were |stood )?(?:in the bank|at the bank|in our (?:bank )?accounts?|en banque|sur (?:le|les|notre|nos) comptes?|en el banco|en bancos|en (?:la |las |nuestras? )?cuentas?|no banco|nas? (?:nossas? )?contas?|em caixa)\b/,
    never: /loan|lend|overdraft|budget|minimum|lowest|forecast|pret\b|prestamo|emprestimo|mkopo|deposited|insured|per month|price|vers[ée]e?s? |deposit(?:o|ou|aron|aram)|transfer|ingres(?:o|aron)|recibi|receb/,
  },
  {
    kind: "money", key: "projected_revenue_next_year", plan: true,
    before: /(?:(?:turnover|sales|revenue) (?:target|budget|forecast) (?:of|is)|(?:turnover|sales|revenue) (?:is|are) (?:forecast|projected|expected|budgeted)(?: to (?:be|reach))?(?: at)?|(?:aim(?:s|ing)? (?:at|for)|budget(?:s|ed)?|forecasts?|expects?|projects?) (?:sales|turnover|revenues?)(?: of)?|(?:ventes|chiffre d'affaires) (?:prevue?s?|attendue?s?|vise)(?: de)?|(?:tablons|misons) sur (?:des ventes|un chiffre d'affaires) de|(?:ventas|ingresos) (?:proyectad[oa]s|previst[oa]s|presupuestad[oa]s)(?: de| por)?|(?:vendas|receita) previst[oa]s?(?: de)?|(?:kupata|tunatarajia|tunalenga) (?:mapato|mauzo) ya)\s*$/,
    after: /^ (?:of|in|de|en) (?:sales|turnover|ventes|ventas)\b(?=[^.;]{0,30}(?:next|20\d\d|target|plan))/,
    never: /will not be reached by competitors|per month|par mois|al mes|per day|quarter|five years|cinq ans|cinco anos/,
  },
  {
    kind: "money", key: "owner_contribution_amount", plan: null,
    before: /(?:\b(?:we|i|members|partners|owners|promoters?|shareholders?|directors?|society|group|cooperative|farmers|applicants?)(?: ourselves| themselves)?(?: (?:will|shall|would|can|have|are to|is to|intend to|agreed to))? (?:bring|raise from our own|provide|meet|put in|put up|contribute|add)|(?:margin|contribution) (?:brought|put) (?:in )?by (?:the )?(?:partners|owners|members|promoters?)[ :]*|(?:nosotros |los socios )?(?:ponemos|aportamos)|nous apportons|notre apport ?:?|nos aportamos|(?:sisi )?tutachangia|(?:wanachama|kikundi|ushirika|wamiliki) (?:watachangia|kitachangia|utachangia|wamechangia|watatoa|kitatoa))\s*$/,
    after: /^ of (?:our|its|their) own\b|^ (?:de (?:nos )?fonds propres|d'(?:autofinancement|apport(?: personnel| propre| des associes)?)|de (?:recursos|capital|fondos|aporte) propios?|de (?:capitais|capital|recursos|fundos) proprios?|de (?:contrapartida|autofinanciamento))\b/,
    never: /bank will|each member|per member|a year in fees|loan of/,
  },
  {
    kind: "money", key: "funding_request", plan: null, both: true,
    before: /\b(?:financ\w+|couvert\w*|cubiert\w*|cobert\w*) (?:par|por|con|com|mediante|via) (?:un |um )?(?:pret|credit|emprunt|prestamo|credito|emprestimo|financiamento)(?: [a-z]+){0,2} de $/,
    after: /^,? (?:sur|a|en|por|em|remboursable|pagadero|pagavel) (?:[a-z]+ ){0,2}\d{1,3} (?:ans|mois|anos|meses)\b/,
    never: /en 20[012]\d|em 20[012]\d|deja|\bya\b|\bja foi|rembourse\b|accorde|otorgad|concedid|\bfue(?:ron)?\b|\bfoi\b|\bsolde/,
  },
  {
    kind: "money", key: "funding_request", plan: null,
    after: /^,? (?:shall|will|would|is to|are to|has to|must) be (?:sourced|borrowed|obtained|financed|raised|met|covered|funded|provided)(?: as a loan| on credit| by loan)? (?:from|by|through|with) (?:an? |the |our )?(?:[a-z&'-]+ ){0,4}(?:bank|loan|lender|credit|fund|sacco|facility)\b|^ (?:term |bank |working capital |seasonal |investment )?(?:loan|facility|overdraft|credit line)\b(?= (?:over|for|to|repayable|from|at|is (?:asked|sought|requested)|of \d))/,
    before: /(?:\b(?:application|request|applying|applies) for (?:an? |the )?(?:[a-z-]+ ){0,3}(?:loan|facility|overdraft|credit|grant|advance) of |\bask(?:s|ing)? (?:the |you |your )?(?:[a-z]+ ){0,3}for (?:the (?:other|remaining|rest,?) )?|(?:solicitamos|pedimos) (?:[a-z]+ ){0,4}un (?:credito|prestamo) de|(?:sollicitons|demandons) une subvention de|(?:pedimos|solicitamos) (?:um )?(?:credito|financiamento) de|financiamento no (?:valor|montante) de|(?:pret|credit|financement)(?: de campagne| d'investissement)? (?:d'un montant|a hauteur) de|(?:credito|prestamo|financiamiento) (?:por (?:la cantidad|un monto|un valor|un importe)|por (?:el )?(?:monto|valor)) de)\s*$/,
    never: /last year|in 20[01]\d|received|granted|refused|rechaz|refuse[es]?\b|outstanding|balance owing|repaid|cleared|\bowes?\b|\bhad\b|rembours|octroye|accorde|otorgad|concedid|obtuv|obtev|recu\b|recib|fully drawn|existing|still owed/,
  },
];
