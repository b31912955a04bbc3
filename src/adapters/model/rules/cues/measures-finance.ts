import type { MeasureRule } from "./measure-rule";

/** Money, loans and shares of money. */
export const FINANCE_MEASURES: readonly MeasureRule[] = [
  {
    key: "funding_request", kind: "money", plan: true, reach: 30,
    label: {
      en: ["amount \\((?:usd|eur|us\\$|kes|ugx|tzs|ngn|ghs|zmw)\\)(?= ?:)", "(?:loan|amount|grant|funding|finance|credit|sum) (?:requested|applied for|sought|asked for|required)", "(?:loan|grant|funding|financing) request", "(?:requested|applied for|seeks?|seeking|request(?:s|ing)?) (?:a |an )?(?:[a-z-]+ ){0,3}(?:loan|facility|grant|financing|credit)(?: facility)?(?: of)?"],
      fr: ["montant \\((?:usd|eur|f ?cfa|xof|xaf|us\\$|€)\\)(?= ?:)", "montant (?:de la |du |de l')?(?:subvention|credit|pret|financement|concours)? ?(?:demandee?|sollicitee?)", "(?:subvention|credit|pret|financement|cofinancement|emprunt) (?:demandee?|sollicitee?|recherchee?|souhaitee?)", "besoins? (?:de|en) financement|emprunt (?:a contracter|envisage)|(?:credit|pret|emprunt) a (?:solliciter|demander)", "(?:(?:notre |la )?demande(?: de (?:financement|credit|pret|concours))?|ce que nous (?:demandons|sollicitons))(?=\\s*:?\\s*\\n)"],
      es: ["monto \\((?:usd|us\\$|mxn|cop|pen|s/\\.?)\\)(?= ?:)", "(?:monto|credito|prestamo|financiamiento|cofinanciamiento|importe|valor|aporte|subsidio|subvencion) (?:del (?:credito|prestamo|financiamiento) )?(?:solicitad[oa]|requerid[oa]|a solicitar|a financiar)(?: a(?:l| la)? [a-z]+)?", "necesidad(?:es)? de financiamiento", "(?:credito|prestamo|financiamiento) (?:nuevo|adicional|refaccionario|productivo|de avio) (?:solicitado|requerido|pedido)", "(?:(?:nuestra |la )?solicitud(?: de (?:financiamiento|credito|prestamo))?|lo que (?:pedimos|solicitamos))(?=\\s*:?\\s*\\n)"],
      pt: ["(?:valor|montante|credito|financiamento|emprestimo|subsidio|apoio) (?:do (?:credito|financiamento|emprestimo) )?(?:solicitado|pretendido|pleiteado|requerido|pedido|a financiar|a solicitar)", "necessidades? de financiamento|credito bancario a (?:obter|contratar)", "(?:(?:o )?pedido(?: de (?:financiamento|credito|emprestimo))?|o que (?:pedimos|solicitamos))(?=\\s*:?\\s*\\n)"],
      sw: ["(?:kiasi|mkopo) (?:kinachoombwa|unaoombwa|kilichoombwa|tunaoomba)"],
    },
    never: /approved|granted|accorde|otorgad|concedid|plafon|maximum|up to|minimum|fee|frais|last year'?s|previous/,
  },
  {
    key: "interest_rate_pct", kind: "percent", plan: true, reach: 45,
    label: {
      en: ["(?:annual |nominal |fixed |yearly )?interest rates?(?: per year| per annum)?", "rates? (?:of interest|paid)", "interest (?:per year|per annum|is (?:taken|charged|payable)|of)", "(?:attracts?|bears?|bearing|carr(?:y|ies)|charged|priced)(?: an?)? (?:interest|rate|at)", "reducing balance"],
      fr: ["taux (?:d'interets?|annuel|nominal|effectif)(?: annuel)?", "taux du (?:credit|pret)|taux(?: (?:envisage|propose|demande|souhaite|applique|convenu|prevu|moyen|en vigueur|debiteur|offert|negocie|consenti|accorde))?(?= ?(?:de|a) \\d| ?(?::|\\d|fixe|variable|\\(|\\||\\n|$)|\\s\\s)", "(?:au|a un) taux (?:fixe )?(?:annuel )?de", "interets? (?:annuels?|au taux)"],
      es: ["tasas?(?: de interes| efectiva| anual| nominal)+", "tasas? (?:del? )?(?:credito|prestamo)|tasas?(?: (?:propuesta|esperada|solicitada|pactada|promedio|media|vigente|aplicada|ofrecida|ofertada|negociada|convenida|cobrada))?(?= ?(?::|\\d|de \\d|fija|del? \\d|\\||\\n|$)|\\s\\s)", "t\\.?e\\.?a\\.?", "interes(?:es)? (?:anual(?:es)?|del?)", "tasa anual", "tipos? (?:de interes|medio|nominal|fijo|aplicado)(?: (?:medio|anual|fijo|nominal))?"],
      pt: ["taxas?(?: de juros?| anual| efetiva)+", "taxas? do (?:credito|emprestimo)|taxas?(?: (?:media|proposta|prevista|pactuada|aplicada|pretendida|vigente|oferecida|negociada|acordada|cobrada|contratada))?(?= ?(?::|\\d|fixa|de \\d|\\||\\n|$)|\\s\\s)", "encargos financeiros", "juros (?:anuais )?de"],
      sw: ["(?:kiwango cha )?riba(?: ya| ni)?"],
    },
    never: /default rate|discount|subsid|subvenci|bonific|risk-free|incremental|deposit|ahorro|savings|black-scholes|\btax(?:es|ed|ation)?\b|impot|impuesto|imposto|taux d'(?:utilisation|occupation|activite|absent)|de croissance|utili[sz]a|crecimiento|exchange|cambio|change|growth|inflation|penalt|penalit|moratori|late payment|paid late|late\b|overdue|policy rate|central bank|directeur de la|irr\b|\btri\b|\btir\b|mortal|germin|perte|rechazo|rejet|recycl|reposi|merma|conversion|humid|recouvrement|couverture|reussite|survie|extraction|participation|recuperac|cobranza|ocupac|aproveit|aprovech/,
  },
  {
    key: "annual_debt_service", kind: "money", reach: 70,
    label: {
      en: ["debt service", "(?:annual|yearly) (?:loan )?(?:payments?|repayments?|instal?ments?)(?: due)?(?: on)?", "(?:loan )?(?:payments?|repayments?|instal?ments?) (?:due )?(?:per|a|each|every) year", "principal and interest (?:due|payable|falling due)", "amorti[sz]ation (?:this|per|a) year(?: is)?", "repayments? due (?:in )?(?:20\\d\\d)(?: with interest)?", "(?:loan )?(?:payments?|repayments?|instal?ments?) (?:come|came|amount|add up) to(?= [^.;\\n]{3,24} (?:a|per|each) year)"],
      fr: ["service (?:annuel )?de la dette", "(?:l')?annuites?(?: s'eleve a)?", "echeances (?:de l'annee|annuelles|a payer|des douze)", "remboursements? annuels?"],
      es: ["servicio (?:anual |total )?(?:de )?(?:la )?deuda", "cuota anual(?: sera)?(?: de)?", "(?:cuotas?|pagos?) (?:anual(?:es)?|de los proximos (?:doce|12) meses)", "(?:vencimientos|obligaciones) (?:de|en) los (?:proximos )?(?:doce|12) meses", "entre capital e intereses"],
      pt: ["servico (?:anual )?da divida", "(?:prestac(?:ao|oes)|parcelas?|amortizac(?:ao|oes)) anua(?:l|is)"],
      sw: ["marejesho (?:ya|kwa) mwaka", "(?:kulipa|malipo ya) (?:mkopo|deni) kwa mwaka"],
    },
    before: 40, never: /monthly|mensuel|mensual|mensal|ratio|coverage|kwa mwezi/,
  },
  {
    key: "arrears_days", kind: "days", deniable: true, reach: 60, before: 18,
    label: {
      en: ["(?:days? )?(?:in arrears|past due|overdue|late on)", "days late(?: on [a-z ]{0,20})?", "loan arrears", "(?:longest|largest|greatest) delay", "default in (?:repayment|payment)", "(?:were|was) late(?: once| twice)?", "sma-0 for", "behind on (?:its|the|our) (?:loan|payments?)"],
      fr: ["(?:jours? de )?retards?(?: de (?:paiement|remboursement)| maximum| maximal)", "impayee?s?(?: depuis)?", "arrieres?", "echeances? (?:impayees?|en retard|echues?)"],
      es: ["(?:dias? de )?(?:atrasos?|mora\\b|morosidad)", "mayor atraso(?: registrado)?", "cuotas? (?:vencidas?|atrasadas?|impagas?)"],
      pt: ["(?:dias? (?:de|em) )?atrasos?(?: maximo)?", "inadimplencia", "em mora", "(?:prestac(?:ao|oes)|parcelas?) (?:vencidas?|atrasadas?|em atraso)"],
      sw: ["rejesho lililochelewa", "siku za (?:kuchelewa|ucheleweshaji)", "malimbikizo"],
    },
    never: /supplier|fournisseur|proveedor|customer|client|buyer|debtors|receivable|creance|rent\b|wage|salair|tax|impot|delivery|livraison|more than \d|plus de \d|mas de \d|mais de \d/,
  },
  {
    key: "overdue_debtors_share_pct", kind: "percent", reach: 90, before: 60,
    label: {
      en: ["(?:older than|over|past|more than|beyond|above) (?:90|ninety) days", "portfolio at risk", "90\\+ days", "par ?(?:>|over)? ?90"],
      fr: ["(?:plus de|au-dela de|superieures? a|a plus de) 90 jours", "portefeuille a risque"],
      es: ["(?:mas de|mayor(?:es)? a|superior(?:es)? a) 90 dias", "cartera en riesgo"],
      pt: ["(?:mais de|acima de|superior(?:es)? a) 90 dias"],
      sw: ["(?:zaidi ya|kupita) siku 90"],
    },
  },
  {
    key: "bank_inflows_12m", kind: "money", reach: 120, before: 40,
    label: {
      en: ["(?:total |annual )?(?:credit turnover|(?:credits|deposits|inflows) (?:to|into|on|in) (?:the |our |its )?(?:bank |current )?accounts?)", "(?:total|annual) (?:credits|deposits|inflows)", "account turnover", "credit summation(?: for the (?:12|twelve) months)?", "(?:passed|received|banked) through (?:the |our )?(?:bank|m-?pesa|accounts?)"],
      fr: ["(?:mouvements? (?:crediteurs?|confies|du compte)|encaissements|versements (?:sur|au) compte|total des credits|flux crediteurs?)"],
      es: ["(?:abonos|depositos|ingresos) (?:en (?:la |las |sus )?cuentas?|recibidos|del periodo)", "movimiento acreedor", "sumaron"],
      pt: ["(?:creditos|depositos|entradas) (?:em|na|nas) contas?", "movimento (?:a )?credor?"],
      sw: ["(?:fedha|pesa) (?:zilizoingia|zilizopita|zinazoingia)", "jumla ya (?:amana|mapato) (?:benki|kwenye akaunti)"],
    },
    never: /month(?:ly)? average|per month|sector|borrowers|letter of credit|tax credit|carbon credit|depositos? a plazo/,
  },
  {
    key: "lowest_projected_cash", kind: "money", plan: true, reach: 90,
    label: {
      en: ["lowest (?:closing |month-end |monthly |projected |cash )*(?:cash )?(?:balance|position|month|point|cash)", "(?:cash|balance) (?:dips?|falls?|bottoms? out|trough)"],
      fr: ["(?:point|niveau|solde) (?:de tresorerie )?le plus bas", "(?:tresorerie|solde) (?:mensuelle? )?(?:minimale?|la plus basse|mensuelle? minimale?)", "creux de tresorerie"],
      es: ["saldo (?:de caja )?(?:mas bajo|minimo)", "mes mas (?:apretado|bajo|ajustado)[^.;]{0,50}saldo de", "punto mas bajo (?:de|del) (?:la )?caja", "caja minima"],
      pt: ["saldo (?:de caixa )?(?:mais baixo|minimo)", "caixa minim[oa]"],
      sw: ["salio la chini(?: kabisa| zaidi)?", "kiwango cha chini cha fedha"],
    },
  },
  {
    key: "break_even_sales", kind: "money", plan: true, reach: 60,
    label: { en: ["break-?even (?:sales|turnover|revenue|point|level|at|is|of)"], fr: ["seuil de rentabilite", "point mort"], es: ["punto de equilibrio"], pt: ["ponto de equilibrio"], sw: ["mauzo ya kurudisha gharama"] },
    never: /per (?:kg|litre|unit|month)|par (?:kg|mois|litre)|por (?:kg|mes|litro)|mensual|mensuel|monthly/,
  },
  {
    key: "owner_contribution_pct", kind: "percent", before: 40, reach: 60,
    label: {
      en: ["(?:own(?:er'?s?)?|promoter'?s?|sponsors?'?|equity|applicant'?s?|self|members'?) (?:contribution|funds|equity|share|money|cash|resources)", "equity (?:of|contribution|portion)", "(?:sponsors?|promoters?|owners?|shareholders?|members|applicant|borrower) (?:will |shall |would |is to )?(?:bring|contribute|put|provide|fund|finance)s?(?: in)?", "debt[- ]equity|of the (?:total )?(?:project )?cost", "(?:counterpart(?: contribution)?|margin (?:contribution|money|brought in|contributed|put in)|promoter'?s'? margin)(?: (?:brought in|contributed|put in))?(?: (?:by|of|from) [a-z ]{3,20})?(?: is)?", "of our own"],
      fr: ["(?:apport|contribution) (?:personnel\\w*|propre|en (?:nature|numeraire)|(?:du|des|de la|de l') ?(?:promoteur|promotrice|demandeur|porteur|groupement|membres|cooperateurs|associes|cooperative|entreprise|association|societaires|gie|producteurs))", "(?:fonds|ressources) propres", "autofinancement", "du cout(?: total| du projet)?", "apport(?: de la promotrice)?"],
      es: ["(?:aportes?|contribucion|recursos|capital) (?:propi[oa]s?|(?:del?|de los|de las|de la) (?:soci[oa]s?|solicitante|asociad[oa]s|asociacion|cooperativa|empresa|beneficiari[oa]s?|productor(?:es)?|organizacion))", "contrapartida", "fondos propios", "(?:nuestr[oa] |la )?aportacion(?:es)?(?: (?:propia|de (?:los |la )?(?:soci[oa]s|cooperativa|empresa|grupo)))?(?= (?:es|sera|seria)(?![a-z])| ?:)|nuestr[oa] (?:aporte|contraparte|parte)(?= (?:es|sera|seria)(?![a-z])| ?:)", "(?:nosotros |los socios )?(?:ponemos|aportamos|aportan|aportaremos)"],
      pt: ["(?:capital|capitais|recursos|contribuicao|fundos|aportes?|comparticipacao) (?:propri[oa]s?|d[oa]s? (?:socios?|cooperados|associados|membros|cooperativa|associacao|empresa|promotor|proponente|beneficiarios?))", "contrapartida", "autofinanciamento", "(?:aportamos|aportam|entramos com)"],
      sw: ["mchango wa (?:mmiliki|mwombaji|wanachama|kampuni)", "(?:kitachangia|tutachangia|itachangia|atachangia|utachangia)", "(?:fedha|mtaji) (?:zake|wake|binafsi)"],
    },
    never: /return on|minimum|at least|au moins|minimo|plafon|au plus|maximum|loan fund|grant|bank will|a concurrence|shareholding|owned by|\brent\b|lease|royalt|gross margin|dividend/,
  },
  {
    key: "owner_contribution_amount", kind: "money", plan: true, offBalanceSheet: true, before: 0, reach: 60,
    label: {
      en: ["(?:own(?:er'?s?)?|promoter'?s?|sponsors?'?|equity|applicant'?s?|self|members'?) (?:contribution|funds|equity|money|cash|resources)(?: put in| invested)?", "down payment(?: or equity[a-z ]{0,30})?", "(?:capital|amount) (?:invested|contributed)", "(?:counterpart(?: contribution)?|margin (?:contribution|money|brought in|contributed|put in)|promoter'?s'? margin)(?: (?:brought in|contributed|put in))?(?: (?:by|of|from) [a-z ]{3,20})?(?: is)?", "(?:we|owners?|partners|members|promoters) (?:add|put in|contribute|bring in)(?= [a-z$\u20b9\u20ac]{0,4} ?\\d)"],
      fr: ["(?:apport|contribution) (?:personnel\\w*|propre|en (?:nature|numeraire)|(?:du|des|de la|de l') ?(?:promoteur|promotrice|demandeur|porteur|groupement|membres|cooperateurs|associes|cooperative|entreprise|association|societaires|gie|producteurs))", "(?:fonds|ressources) propres", "autofinancement", "apport (?:de la promotrice|des (?:associes|actionnaires|membres))"],
      es: ["(?:aportes?|contribucion|recursos|capital) (?:propi[oa]s?|(?:del?|de los|de las|de la) (?:soci[oa]s?|solicitante|asociad[oa]s|asociacion|cooperativa|empresa|beneficiari[oa]s?|productor(?:es)?|organizacion))", "contrapartida", "fondos propios", "(?:nuestr[oa] |la )?aportacion(?:es)?(?: (?:propia|de (?:los |la )?(?:soci[oa]s|cooperativa|empresa|grupo)))?(?= (?:es|sera|seria)(?![a-z])| ?:)|nuestr[oa] (?:aporte|contraparte|parte)(?= (?:es|sera|seria)(?![a-z])| ?:)", "(?:nosotros |los socios )?(?:ponemos|aportamos|aportan|aportaremos)"],
      pt: ["(?:aportamos|aportam|entramos com)", "(?:capital|capitais|recursos|contribuicao|fundos) (?:propri[oa]s?|do proponente)(?: \\(\\d+ ?%\\))?", "contrapartida", "autofinanciamento"],
      sw: ["mchango wa (?:mmiliki|mwombaji|wanachama|kampuni)", "(?:kitachangia|tutachangia|itachangia|atachangia|utachangia)"],
    },
    never: /return on|minimum|au moins|minimo|bank will|shareholders'? equity|total equity/,
  },
  {
    key: "collateral_value", kind: "money", reach: 90,
    label: {
      en: ["(?:collateral|security)(?: offered)?(?: and its)?(?: estimated)? value", "(?:open market|forced sale|market|estimated|appraised|assessed) value(?: of)?", "valued at", "first lien on", "(?:buildings?|land|premises|plant)[a-z ,]{0,20},? value", "collateral offered[a-z ]{0,30}"],
      fr: ["valeur (?:de la garantie|estimee|venale|expertisee|du bien|hypothecaire)", "(?:evaluee?s?|expertisee?s?|estimee?s?) a"],
      es: ["valor(?:izad[oa])? (?:en|de (?:la )?garantia|comercial|de tasacion)", "(?:tasad|valorizad|avaluad|valuad)[oa]s? en", "avaluo(?: comercial)?(?: de| por)?"],
      pt: ["valor (?:da garantia|de avaliacao|de mercado)", "avaliad[oa]s? em"],
      sw: ["(?:yenye )?thamani(?= shilingi| sh)", "thamani ya (?:dhamana|mali|rehani)", "(?:yenye|ina) thamani ya"],
    },
    never: /shares?\b|fair value|valor razonable|market (?:is|size)|inventor|stocks? (?:est|are)|purchase price|biological|assurance|insur/,
  },
  {
    key: "cash_reserve_months", kind: "months", reach: 60, before: 40,
    label: { en: ["months? of (?:operating )?(?:costs|expenses)", "cash (?:cover|reserve)"], fr: ["mois de (?:charges|depenses|fonctionnement)"], es: ["meses de (?:gastos|costos|operacion)"], pt: ["meses de (?:custos|despesas)"], sw: ["miezi .{0,10}ya gharama"] },
    never: /recup|pay-?back|retorno/,
  },
  {
    key: "loan_term_years", kind: "years", plan: true,
    needs: /loan|credit|repa[iy]|applied for|payable|facility|financ|borrow|lend|debt|instal?ment|tenor|door[- ]to|grant|pret|emprunt|rembours|prestamo|amortiz|cuotas?|pedimos|solicit|emprestimo|reembols|parcela|mkopo|kulip|rejesh/, reach: 60, before: 30,
    label: {
      en: ["(?:loan |repayment |credit )?(?:term|tenor|tenure|duration)(?: requested| of the loan| sought)?", "(?:loan|repayment|credit) period", "years to (?:pay|repay)", "repay(?:able|ment|ments|s)?(?: period)?(?: over| in| within)", "payable (?:in|over)|door[- ]to[- ]door|term loan|loan (?:at|of|for)|(?:usd|kes|us\\$)[^.;\\n]{3,18} over"],
      fr: ["duree (?:du (?:pret|credit|financement|remboursement)|de remboursement|souhaitee|demandee)", "remboursable (?:sur|en)", "(?:pret|credit|emprunt) (?:de|sur|sollicite|demande)"],
      es: ["plazo(?: solicitado| del (?:credito|prestamo)| de (?:pago|amortizacion))?", "(?:a pagar|se paga(?:ra|ran|n)?) en", "(?:credito|prestamo) a", "(?:de )?plazo", "(?:pedimos|solicitamos)"],
      pt: ["prazo(?: total| do (?:credito|financiamento|emprestimo)| de (?:pagamento|reembolso))?", "reembolso em", "(?:sera|serao) (?:pag|reembolsad)[oa]s? em"],
      sw: ["muda wa (?:mkopo|kulipa|marejesho)", "(?:kulipwa|kurejeshwa) kwa", "mkopo (?:tunaoomba|unaoombwa)(?: ni)?(?: wa)?"],
    },
    never: /lease|bail\b|arrend|experience|delivery|entrega|livraison|clients?\b|buyers?|suppliers?|proveedor|offtake|contract term|warrant|depreciat|policy|poliza|(?:last|past|previous) (?:\w+ )?(?:years|months)|derni(?:er|ere)s (?:\w+ )?(?:ans|annees|mois)|ultimos (?:\w+ )?(?:anos|meses)|present value|valor presente|valeur actuelle|superior a|vesting|option/,
  },
  {
    key: "training_budget", kind: "money", reach: 50, before: 24,
    label: { en: ["training (?:budget|costs?|spend)", "spent on training"], fr: ["budget (?:de |de la )?formation", "depenses de formation"], es: ["presupuesto de capacitacion", "gastos? (?:de|en) capacitacion"], pt: ["orcamento de formacao", "gastos? (?:com|em) formacao"], sw: ["bajeti ya mafunzo"] },
  },
  {
    key: "legal_claims_amount", kind: "money", reach: 100,
    label: {
      en: ["(?:suit|claim|case) (?:by|from) (?:an? )?[a-z ]{3,24}", "(?:has |have )?sued (?:the |our )?(?:society|company|cooperative|firm|business)?", "(?:labou?r|legal|court|open|pending) (?:claims?|cases?|suits?)", "claims? (?:of|for|against)", "(?:filed|lodged|instituted|brought) (?:an? )?(?:case|suit|claim|complaint|petition)", "(?:claims|is claiming|claimed|is suing (?:us|the [a-z]+) for|demands)(?= [a-z$]{0,4}\\.? ?\\d)"],
      fr: ["(?:reclame|reclament|assigne\\w*|litige|proces|procedure)"],
      es: ["resolucion de determinacion|liquidacion oficial|reparos? tributarios?|contingencias? (?:laboral|civil|legal|judicial)(?:es)?", "demandas?(?: laboral(?:es)?| civil(?:es)?)?", "(?:reclama|litigio|juicio)"],
      pt: ["(?:acao|processo) (?:trabalhista|judicial|civel)", "reclamacao trabalhista"],
      sw: ["(?:kesi|shauri|madai) "],
    },
    never: /no (?:claims?|cases?)|insurance claim|claims paid|insurer|tax|aucun|ningun|nenhum|demanda (?:de|del) (?:mercado|producto|cafe|maiz)|market/,
  },
  { key: "fines_amount", kind: "money", reach: 60, label: { en: ["fined|fines?(?: of| paid)?|penalt(?:y|ies) (?:of|paid)"], fr: ["amendes?(?: de)?"], es: ["multas?(?: de| por)?"], pt: ["multas?(?: de)?"], sw: ["faini(?: ya)?"] }, never: /could|may (?:be|have)|might|would|up to|maximum|liable|no fines|aucune amende|late payment|default|per day|par jour|por dia/ },
  {
    key: "gross_margin_pct", kind: "percent", reach: 60, before: 0,
    label: { en: ["gross (?:profit )?margins?(?: percentage| rate)?", "g\\. ?p\\. ?(?:ratio|margin|rate)|gp (?:ratio|margin|%)|gross profit (?:ratio|rate|percentage|%)"], fr: ["(?:taux de )?marge brute"], es: ["margen bruto"], pt: ["margem bruta"], sw: ["faida ghafi"] },
    never: /industry|sector|competitor/,
  },
  {
    key: "sales_growth_pct", kind: "percent", reach: 70,
    label: { en: ["(?:sales|revenue|turnover) growth(?: rate)?"], fr: ["croissance (?:du chiffre d'affaires|des ventes)"], es: ["crecimiento (?:de|en) (?:los |las )?(?:ingresos|ventas)"], pt: ["crescimento (?:das vendas|da receita)"], sw: ["ukuaji wa (?:mauzo|mapato)"] },
    never: /industry|market|sector|cost of/,
  },
];
