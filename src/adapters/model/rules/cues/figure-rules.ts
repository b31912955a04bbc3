import type { CueSet } from "./text-rule";

/** A money figure that accounts print as a row, and prose as "label was amount". */
export interface FigureRule {
  key: string;
  /** flow: belongs to a period, the latest full year unless `anyPeriod`; stock: stands at a date. */
  nature: "flow" | "stock";
  /** A part-year or planned flow keeps this key; otherwise it is not this data point. */
  anyPeriod?: boolean;
  /** Key for older year columns. */
  older?: string;
  /** Key for planned full years. */
  planned?: string;
  /** Printed as an outflow in brackets, meant as an amount. */
  absolute?: boolean;
  /** A plan by nature, so neither actual nor planned. */
  plan?: boolean;
  /** On a balance sheet only a row called total answers. */
  needsTotal?: boolean;
  /** true: its name means this on a balance sheet only; false: everywhere else. */
  balanceSheet?: boolean;
  label: CueSet;
  /** A row's label may end with these after a word or two ("Fish sold"); it answers where it is the page's only such row. */
  part?: CueSet;
  /** Names too common for a sentence: they answer only as the whole label of a row ("Cash", "Expenses"). */
  row?: CueSet;
  never?: RegExp;
}

export const FIGURE_RULES: readonly FigureRule[] = [
  {
    key: "revenue_latest_year", nature: "flow", absolute: true, older: "revenue_previous_years", planned: "projected_revenue_next_year",
    label: {
      en: ["(?:total )?(?:net )?(?:revenues?|sales|turnover)(?: revenue)?", "(?:total|annual|gross|sales) (?:revenues?|sales|income|turnover)", "revenues? from (?:contracts with customers|sales|operations)", "gross (?:farm )?income", "(?:gross |net |actual |total )+(?:sales|receipts)", "operating (?:income|revenues?)(?= )", "(?:sales|income|revenue) total", "total of (?:sales|income)", "(?:we |it |they |society |company |farm |cooperative |group )?(?:sold|delivered|exported|marketed) (?:[^.;:$]|\\.\\d){2,60}? (?:worth|valued at|for a total of|bringing in|and earned|which (?:brought|earned|fetched))(?: us)?"],
      fr: ["chiffres? d'affaires?(?: (?:total|annuel|net|hors taxes?|ht))?", "total (?:des )?(?:ventes|recettes|produits)(?: d'exploitation)?", "ventes(?: totales| annuelles| nettes)?", "produits? (?:des|de) ventes?", "ventes de (?:marchandises|produits(?: finis)?)", "recettes (?:totales|d'exploitation|annuelles)", "produits? (?:bruts?|d'exploitation)(?: total| totaux| de l'exercice)?", "production (?:vendue|de l'exercice)", "chiffre d'affaires et autres produits"],
      es: ["ingresos (?:de actividades ordinarias|operacionales|por ventas|totales|anuales)", "total (?:de |de los )?(?:ingresos|ventas)(?: brutos| netos)?", "ventas(?: netas| brutas| totales| anuales)?", "ingresos(?: netos| brutos)?(?: (?:por|de) ventas?)?", "facturacion(?: anual| total)?", "(?:importe neto de la )?cifra de negocios?", "ingresos de (?:explotacion|la explotacion|operacion)(?: totales)?", "ventas y (?:servicios|prestacion de servicios)(?: prestados)?"],
      pt: ["receitas?(?: (?:total|liquida|bruta|operacional|de vendas|anual))?(?: liquida)?", "(?:total (?:de |das )?(?:receitas|vendas))", "volume de negocios|faturamento|facturacao|vendas(?: liquidas| brutas| totais| anuais)?", "receitas? (?:operacional|total|bruta|de vendas) (?:bruta|liquida)|ingressos? e receitas", "vendas e (?:prestac(?:ao|oes) de )?servicos(?: prestados)?", "(?:total (?:de |dos )?)?proveitos(?: operacionais| totais)?"],
      sw: ["(?:jumla ya )?(?:mapato|mauzo)(?: (?:yote|ya mwaka|kwa mwaka|ya mauzo|halisi|ya biashara|yatokanayo na mauzo))?"],
    },
    part: {
      en: ["sales?(?: of [a-z ]{3,24}| to [a-z ]{3,30})?", "(?:net |gross )?[a-z]{3,12} sales", "turnover", "sold"], fr: ["ventes? (?:nettes |brutes |locales )?(?:de |d'|a |au |aux |a l')[a-z' ]{3,30}"], es: ["ventas? (?:netas |brutas |locales |nacionales )?(?:de|a|al) [a-z ]{3,30}"], pt: ["(?:vendas?|receitas?) (?:liquidas? |brutas? |locais )?(?:de|da|do|a|ao) [a-z ]{3,30}"], sw: ["(?:mauzo|mapato) ya [a-z ]{3,24}"],
    },
    row: { en: ["(?:total |all )?(?:income|receipts|takings|proceeds)(?: for the year)?", "income from (?:sales|operations)", "sales value", "value of sales", "budget(?:ed)?(?: 20\\d\\d(?:/\\d\\d)?)? ?\\(?(?:sales|turnover|income|revenue)\\)?|(?:sales|turnover|revenue) budget"], fr: ["ca(?: (?:total|annuel|net|ht|realise))?", "recettes", "produits", "budget(?: 20\\d\\d)? ?\\(?(?:de |des )?(?:ventes|recettes|produits)\\)?"], es: ["facturado", "presupuesto(?: 20\\d\\d)? ?\\(?(?:de )?(?:ventas|ingresos)\\)?"], pt: ["facturado|faturado|rendimentos(?: totais)?", "orcamento(?: 20\\d\\d)? ?\\(?(?:de )?(?:vendas|receitas)\\)?"], sw: ["jumla ya (?:mapato|mauzo)", "mapato yote", "(?:bajeti|makadirio) ya (?:mapato|mauzo)"] },
    never: /cost of|per share|deferred|% of|percent of|growth|crecimiento|credit turnover|account turnover|cost of goods/,
  },
  {
    key: "net_profit_latest", nature: "flow",
    label: {
      en: ["net (?:profit|income|loss|earnings|surplus)(?: (?:after tax|for the (?:year|period)|\\(loss\\)))?(?: for the (?:year|period))?", "(?:made|recorded|posted|reported) an? (?:net )?(?:profit|loss|surplus|deficit)", "(?:profit|loss|surplus|deficit)(?: ?/? ?\\(?(?:loss|deficit|profit)\\)?)? (?:after tax(?:ation)?|for the (?:year|period))", "net (?:farm )?(?:profit|income)(?: or)?(?: ?/? ?\\(loss\\))?", "profit after tax", "pat", "(?:net )?(?:surplus|profit|result)(?: ?/ ?\\(?(?:loss|deficit)\\)?)", "net farm (?:profit|income)(?: or \\(loss\\))?", "net (?:profit|surplus|result) ?/ ?\\((?:loss|deficit)\\)(?: for the year)?", "profit after tax ?/ ?\\(loss\\)", "net (?:margins?|proceeds|savings) \\((?:loss|deficit)(?:es)?\\)", "net surplus(?: for the (?:year|season))?", "(?:profit|surplus)(?: for the year)? (?:before drawings|after (?:all )?(?:expenses|costs|drawings))", "net (?:profit|surplus|loss) for the (?:season|crop year|financial year)", "(?:net )?(?:profit|surplus|result) ?/ ?\\(?(?:deficit|loss)\\)?", "what (?:was|is) left", "(?:surplus|result|profit)(?: of (?:the )?(?:last )?(?:year|season))?(?: ?/ ?\\(?(?:loss|deficit)\\)?)?"],
      fr: ["resultats? nets?(?: (?:de l'exercice|comptable))?", "benefices? nets?", "excedents?(?: nets?| de l'exercice)?", "perte nette", "(?:enregistre|realise|degage|affiche|accuse|solde par|soldee? par|clot\\w* (?:avec|sur|par)|termine\\w* (?:avec|sur|par)) une? (?:perte|benefice|excedent|deficit)(?: nette?)?", "(?:resultat|benefice|excedent)(?: courant)? net apres impots?", "resultat(?: de (?:l'exercice|la campagne|l'annee))?", "(?:excedent|solde|surplus|marge) net(?:te)?(?: (?:de|d') ?[a-z' ]{4,16})?", "(?:perte|benefice|deficit|excedent) (?:de l'exercice|de la campagne|de l'annee|net(?:te)?)"],
      es: ["(?:utilidad|ganancia|perdida|excedente|resultado)(?:es)? (?:neta?s?|del (?:periodo|ejercicio|ano))(?: del (?:periodo|ejercicio|ano))?", "excedentes?(?: netos?)?(?: \\((?:perdida|deficit)\\))?", "(?:ganancia|utilidad|excedente) \\((?:perdida|deficit)\\) (?:neta )?(?:del (?:periodo|ejercicio|ano))", "(?:registro|obtuvo|presento|genero|arrojo|cerro con|cerramos con|termino con|terminamos con|tuvo|tuvimos|dejo|dio) (?:una? )?(?:utilidad|perdida|ganancia|excedente|remanente|deficit|superavit)(?: neta?)?", "remanentes?(?: del (?:ejercicio|ano))?", "resultado(?: final)?", "(?:utilidad|ganancia|superavit|deficit)(?: (?:neta?|final|del? [a-z]+))?"],
      pt: ["(?:lucro|prejuizo|resultado) (?:liquido|do (?:exercicio|periodo))(?: do (?:exercicio|periodo))?", "(?:fechou|fechamos|encerrou|encerramos|terminou|terminamos|registou|registrou|apresentou|apurou|obteve|teve|tivemos) (?:com )?(?:uma? )?(?:prejuizo|lucro|excedente|sobra|perda|deficit)(?: liquid[oa])?", "r\\. ?liquido", "(?:resultado|sobras|excedente|superavit|deficit|lucro|prejuizo|perdas?)(?: liquid[oa]s?)?(?: (?:d[ao]|a disposicao d[ao]) (?:ano|campanha|safra|exercicio|periodo|assembleia|ago))?"],
      sw: ["(?:faida|ziada|hasara) ?/? ?\\(?(?:faida|hasara|nakisi|upungufu)\\)?(?: halisi)?(?: (?:ya|kwa|wa) (?:mwaka|msimu|kipindi))?", "(?:faida|ziada|hasara) (?:ya|kwa) (?:msimu|kipindi)", "(?:faida|ziada|hasara) (?:halisi|baada ya (?:kulipa |kutoa )?(?:kodi|riba|gharama)(?: zote)?|ya mwaka)", "(?:tulibaki|ilibaki|kilibaki|tulipata|ilipata|kilipata) (?:na )?(?:ziada|faida)(?: ya)?"],
    },
    row: { en: ["net (?:result|earnings|gain|position)", "profit(?: or loss)?", "surplus(?: or deficit)?", "loss(?: for the (?:year|season))?", "result for the (?:year|season)"], sw: ["(?:faida|ziada|hasara)(?: ?/ ?\\(?(?:hasara|faida|nakisi)\\)?)?", "faida (?:halisi|iliyobaki|ya mwaka)"] },
    never: /per share|comprehensive|attributable|atribuible|before(?! drawings)|antes de|avant|kabla|operating|exploitation|operati[vn]|operacional|gross|brut|financier|margin|accumulated|por accion/,
  },
  {
    key: "operating_costs_latest", nature: "flow", absolute: true,
    label: {
      en: ["total (?:operating |operational )?(?:expenses|expenditure|costs)(?: and expenses)?", "total operating costs", "(?:running|operating|operational) (?:costs|expenses|expenditure)(?: (?:together|in all|total))?"],
      fr: ["total (?:des )?(?:charges|depenses)(?: d'exploitation)?", "(?:charges|depenses|frais) (?:d'exploitation|de fonctionnement|totales|de l'exercice|de la campagne|de l'annee)(?: \\([^)]{0,30}\\))?"],
      es: ["total (?:de )?(?:gastos|egresos|costos y gastos|gastos operacionales)", "(?:total )?gastos operacionales", "(?:gastos|costos) de (?:operacion|explotacion|funcionamiento)", "gastos operativos", "(?:egresos|gastos|costos)(?: totales| de la campana| del (?:ejercicio|ano))", "egresos|costo total"],
      pt: ["total (?:de |das )?(?:despesas|custos)(?: operacionais)?", "(?:despesas|custos) operacionais", "custos? (?:de |da )?(?:producao|exploracao)(?: total)?", "(?:custos|despesas|gastos) (?:totais|da campanha|da safra|do (?:ano|exercicio))", "(?:gastos|encargos) (?:operacionais|de exploracao)"],
      sw: ["jumla ya (?:gharama|matumizi)", "gharama (?:zote|za (?:uendeshaji|uzalishaji))(?: za)?"],
    },
    row: { en: ["(?:all )?(?:expenses|expenditure|outgoings|overheads)", "(?:all|total) (?:costs|outgoings|payments)"], sw: ["(?:jumla ya )?(?:matumizi|gharama)(?: yote| zote)?"] },
    never: /variable|fixed|non-?operating|fixes|fij[oa]s|fix[oa]s|variave/,
  },
  {
    key: "cost_of_sales", nature: "flow", anyPeriod: true, absolute: true,
    label: {
      en: ["cost of (?:goods sold|sales|revenues?|production)", "cogs"],
      fr: ["cout (?:des ventes|d'achat des marchandises(?: vendues)?|de revient des ventes)", "achats? (?:de marchandises|consommes?)", "cout (?:d'achat|de production|de revient) des? [a-z ]{4,24}vendue?s?", "cout des (?:produits|marchandises) vendue?s"],
      es: ["costos? de (?:las )?(?:ventas?|mercancias? vendidas?|los bienes vendidos|produccion)", "costos? del? (?:(?:la|los|las|el) )?(?:[a-z]{3,14} ){1,3}vendid[oa]s?", "costes? de (?:las )?ventas?|aprovisionamientos"],
      pt: ["custos? d[aeo]s? (?:vendas|mercadorias vendidas|(?:produtos|bens|inventarios) vendidos)(?: e d?[ao]?s? ?materias consumidas)?", "cmvmc|cmv|cpv"],
      sw: ["gharama za (?:mauzo|bidhaa zilizouzwa)"],
    },
    row: {
      en: ["direct costs?(?: of (?:sales|production))?", "(?:cost of )?(?:raw materials?|goods|produce|stock) (?:purchased|bought|consumed|used)", "purchases(?: of (?:raw materials?|goods|produce|stock))?", "(?:payments?|paid) to (?:farmers|growers|members|producers|suppliers of [a-z]+)", "purchases?(?: of [a-z ]{3,24})? from (?:members|farmers|growers|producers)"],
      fr: ["(?:achats?|paiements?)(?: (?:de |d')[a-z' ]{3,24})? aux (?:membres|producteurs|planteurs|cooperateurs|productrices|adherents|paysans)", "achats(?: de (?:matieres premieres|produits|intrants))?(?: consommes?)?", "charges directes|cout(?:s)? directs?"],
      es: ["(?:compras?|pagos?)(?: de [a-z ]{3,24})? a (?:los )?(?:socios|productores|asociados|agricultores)", "costos? directos?", "compras?(?: de (?:materia prima|mercaderias?|productos?))?"],
      pt: ["(?:compras?|pagamentos?)(?: de [a-z ]{3,24})? a(?:os)? (?:produtores|socios|cooperados|associados|membros|agricultores)", "custos? diretos?|custos? directos?", "compras?(?: de (?:materia-?prima|mercadorias?|produtos?))?"],
      sw: ["malipo (?:kwa|ya) (?:wakulima|wanachama|wafugaji)", "(?:ununuzi|manunuzi) wa (?:mazao|bidhaa|malighafi|[a-z]{4,12} (?:kutoka )?kwa (?:wakulima|wanachama))", "gharama za moja kwa moja"],
    },
  },
  {
    key: "interest_expense", nature: "flow", anyPeriod: true, absolute: true,
    label: {
      en: ["(?:(?:loan|bank|mortgage|overdraft) )?(?:interest|finance|financing) (?:expenses?|costs?|charges?|paid)", "(?:loan|bank|mortgage|overdraft) interest(?: and (?:bank )?charges)?", "interest and (?:bank|finance) charges", "interest (?:expense, net|on (?:the )?(?:term |bank |working capital |long[- ]term |short[- ]term |seasonal )*(?:loans?|borrowings?|debts?|overdrafts?))", "interest ?[-:,(] ?(?:[a-z]+ ){0,3}(?:loan|overdraft|facility)\\)?", "interest"],
      fr: ["(?:charges|frais) (?:financieres?|financiers|d'interets?)", "interets?(?: (?:verses|payes|d'emprunts?|bancaires|sur emprunts?))?", "interets et (?:charges|frais) (?:assimilee?s|bancaires|financiers)"],
      es: ["(?:gastos|costos) (?:financieros|por intereses)", "intereses", "intereses (?:corrientes )?pagados", "gastos? de intereses", "(?:cargas?|costes?|costo) financier[oa]s?", "intereses (?:y comisiones|bancarios|de(?: los)? prestamos)"],
      pt: ["(?:despesas|encargos|custos) (?:financeir[oa]s|com juros)", "juros (?:pagos|passivos|suportados|bancarios)", "(?:gastos|custos|encargos) (?:de financiamento|financeiros)", "juros e (?:gastos|encargos|custos) (?:similares|bancarios|financeiros)"],
      sw: ["(?:gharama za )?riba(?: iliyolipwa| (?:ya|za|kwa) (?:mkopo|mikopo|benki)| na (?:ada|gharama|tozo) za (?:benki|kibenki|fedha))?"],
    },
    never: /income|related|relacionadas|ingresos/,
  },
  {
    key: "operating_cash_flow", nature: "flow",
    label: {
      en: ["net cash (?:flows? )?(?:provided|used|generated|from|\\(used)[\\w() ]{0,20}(?:by|in|from)? ?operating activities", "cash (?:flows? )?(?:generated )?(?:from|used in) operating activities", "operating cash ?flows?"],
      fr: ["flux (?:net )?(?:de tresorerie )?(?:lies?|provenant|generes?)[\\w' ]{0,10} (?:aux|des|par les) activites (?:operationnelles|d'exploitation)"],
      es: ["(?:efectivo|flujo)s? (?:neto )?(?:de efectivo )?(?:provisto|provenientes?|generado|usado|utilizado|neto)[\\w() ]{0,16} (?:por|en|de)(?: las)? actividades de operacion", "flujo de caja operativo"],
      pt: ["(?:caixa|fluxo)s? (?:de caixa )?(?:liquido )?(?:gerad[oa]|provenientes?|das)[\\w ]{0,20} (?:atividades|actividades) operacionais"],
      sw: ["mtiririko wa fedha (?:kutoka|wa) shughuli"],
    },
  },
  {
    key: "total_debt", nature: "stock", needsTotal: true,
    label: {
      en: ["total (?:debts?|borrowings?|loans?|loans and borrowings|interest-bearing debt)", "(?:debt|loans?|borrowings?|liabilities to banks)(?: \\([^)]{0,40}\\))?", "(?:outstanding|existing|remaining) (?:debts?|loans?|borrowings?|balance)(?: balance)?(?: on (?:the|its|our) [a-z ]{3,40})?(?: booked in \\d{4})?", "bank loans?", "(?:bank |term )?loans? payable(?: ?(?:-|to|:) ?[a-z ]{2,24})?", "borrowed funds", "balance of (?:the )?(?:old|existing|previous|outstanding) [a-z]{0,14} ?loan", "due to [a-z -]{3,36} bank", "loans? outstanding|(?:we|company|society|applicant|firm) owes?"],
      fr: ["(?:total (?:des )?)?(?:dettes financieres|dettes bancaires|emprunts?(?: bancaires?| et dettes financieres)?|dettes)(?: en cours)?", "(?:emprunt|pret)s? (?!sollicit|demand|a |au |de |en |envisag|souhait|court|moyen|long)[a-z]{2,14}", "encours (?:de credit|des prets)", "endettement (?:financier|bancaire|total)(?: total)?", "(?:reste|restant|restait) (?:a )?du"],
      es: ["total (?:de )?(?:prestamos(?: y obligaciones)?|obligaciones financieras|deudas?|pasivos financieros)", "(?:deudas?|obligaciones financieras|prestamos?)(?: totales?| bancari[oa]s?| financier[oa]s?)?", "adeuda|saldo (?:de la deuda|deudor)", "(?:prestamo|credito)s? (?=(?:ban|caja|coop|fira|agro|fin)[a-z]{1,12})[a-z]{3,14}(?: [a-z]{3,14})?"],
      pt: ["(?:total (?:de |dos )?)?(?:emprestimos?(?: e financiamentos)?(?: bancarios?| obtidos)?|financiamentos(?: bancarios| obtidos)?|dividas?(?: totais| total| bancarias?| financeiras?)?)", "emprestimos? (?!solicit|pedid|pretend|a |de |em |do |da |no |na )[a-z]{2,14}", "declara dever|saldo devedor"],
      sw: ["(?:jumla ya )?mikopo(?: iliyopo| ya benki)?", "mkopo wa (?:msimu|benki|[a-z]{3,10}) ?[-:] ?[a-z ]{2,16}", "deni (?:la benki|la mkopo)(?: \\([a-z ]{2,12}\\))?(?: lililobaki)?|mkopo uliobaki"],
    },
    row: {
      en: ["(?:total )?(?:owed|owing|due) to (?:the )?(?:lenders?|banks?)(?: [a-z ]{3,20})?|total owed(?: to (?:lenders|banks))?|(?:loan|debt) balance|(?:term )?loans? from (?:the |a )?(?:banks?|lenders?)(?: and financial institutions)?"],
      fr: ["dettes? (?:envers|aupres de|a l'egard de) (?:la |le |l')?[a-z ]{2,20}(?: \\([^)]{0,20}\\))?", "emprunts? (?:aupres de|en cours|restant du)(?: [a-z ]{2,20})?"],
      es: ["(?:deuda|prestamo|credito)s? (?:con|por pagar)(?: (?:el |la |al )?[a-z ]{2,20})?"],
      pt: ["(?:emprestimos?|financiamentos?|dividas?) (?:em divida|em curso|com|a pagar)(?: (?:o |a |ao )?[a-z ]{2,20})?(?: ?- ?[a-z ]{2,16})?"],
      sw: ["deni (?:la|kwa) [a-z ]{2,20}"],
    },
    never: /fournisseur|proveedor|fornecedor|supplier|members|membres|socios|wanachama|wauzaji|per |long[- ]term|short[- ]term portion|largo plazo|corto plazo|long terme|court terme|porcion|convertible|related|service|ratio|forgiv|extinguish|gain up?on|condon/,
  },
  {
    key: "current_assets", nature: "stock",
    label: { en: ["(?:total |of which )?current assets"], fr: ["(?:dont |total (?:de l'|des )?)?actifs? (?:circulants?|courants?)"], es: ["(?:total (?:de |del )?)?activos? (?:corrientes?|circulantes?)", "activos? corrientes? total(?:es)?"], pt: ["(?:total (?:de |d[oe]s? ?)?)?(?:activo|ativo)s? (?:circulantes?|correntes?)"], sw: ["(?:jumla ya )?mali za muda mfupi(?: jumla)?"] },
  },
  {
    key: "current_liabilities", nature: "stock", absolute: true,
    label: { en: ["(?:total )?current liabilities", "(?:[a-z]+ )?(?:payables|creditors) and other current liabilities", "creditors:? (?:amounts )?(?:due|falling due|payable) within (?:one|1|a) year"], fr: ["(?:total (?:du |des )?)?passifs? (?:circulants?|courants?)", "(?:total (?:des )?|fournisseurs et (?:autres )?)?dettes a court terme", "total passifs? circulants?"], es: ["(?:total (?:de |del )?)?pasivos? (?:corrientes?|circulantes?)", "pasivos? corrientes? total(?:es)?"], pt: ["(?:total (?:de |d[oe]s? ?)?)?passivos? (?:circulantes?|correntes?)"], sw: ["(?:jumla ya )?madeni ya muda mfupi(?: jumla)?"] },
  },
  {
    key: "cash_balance", nature: "stock",
    label: {
      en: ["cash and checking|cash on hand", "cash, bank", "(?:cash|bank),? (?:and|&|/) (?:bank|cash)(?: balances?| in hand)?", "bank, cash[a-z ,]{0,24}", "liquid funds", "bank balances?", "cash (?:and|&) (?:cash equivalents|bank(?: balances)?)", "cash (?:at|in) (?:bank|hand)(?: and (?:in|on|at) (?:hand|bank))?", "closing (?:cash|bank) balance", "cash balance", "cash, cash equivalents,? and restricted cash"],
      fr: ["(?:tresorerie|disponibilites)(?: et equivalents(?: de tresorerie)?| nette)?", "(?:solde de )?caisse(?: et banques?)?", "banques?(?: et caisse|, caisse)?|liquidites", "(?:tresorerie|disponibilites) (?:actif|de cloture)", "solde(?: (?:bancaire|en banque|du compte|disponible))?(?= (?:au|le|du) \\d| ?:)"],
      es: ["efectivo y equivalentes?(?: (?:al|de|del) efectivo)?", "(?:caja y bancos|bancos y caja|caja e bancos|disponibilidades|disponible|efectivo (?:en caja|en bancos|y bancos|disponible)|saldo (?:en bancos?|bancario|en cuenta))", "saldo disponible(?: al cierre de [a-z]+)?"],
      pt: ["saldo (?:do mes|final)(?: \\(fim\\)| de caixa)?", "caixa e equivalentes(?: de caixa)?", "(?:caixa e (?:bancos|depositos(?: bancarios)?)|bancos e caixa|disponibilidades|disponivel|saldo (?:em banco|bancario|na conta))"],
      sw: ["fedha (?:taslimu|benki)(?: na benki)?(?: tarehe)?", "salio la (?:fedha|benki)"],
    },
    row: { en: ["cash", "bank", "cash ?/ ?bank", "(?:money|balance) (?:at|in) (?:the )?bank", "bank accounts?", "cash,? (?:bank|mobile money)[a-z, ]{0,24}", "cash box and bank", "(?:money|cash|funds) (?:on|in|at) (?:the )?bank(?: and (?:[a-z]+ ){0,2}mobile money)?"], fr: ["banques?", "disponible|disponibilites", "(?:encaisse|avoirs? en (?:banque|caisse))", "compte (?:bancaire|courant)", "soldes? (?:en|de|a la) (?:caisse|banque)(?: et (?:en |a la |au )?[a-z]{3,12})?"], es: ["efectivo", "bancos?", "caja", "tesoreria"], pt: ["caixa", "bancos?", "depositos (?:bancarios|a ordem)", "disponivel|meios financeiros liquidos"], sw: ["fedha (?:taslimu|zilizopo|mkononi)", "taslimu(?: na benki)?", "salio(?: la benki)?"] },
    never: /inicio|iniciar|beginning|debut|ouverture|aumento|disminucion|increase|decrease|restricted cash, begin|end of|final del|fin de/,
  },
  {
    key: "total_assets", nature: "stock",
    label: { en: ["all assets", "total of (?:the )?(?:balance sheet|assets)", "total assets(?: (?:at|as at|on|of) [a-z0-9 ,]{3,24})?(?: (?:were|was))?", "balance sheet total"], fr: ["total (?:de l'|des )?actifs?", "actif total", "total (?:du )?bilan"], es: ["total (?:de |del )?activos?", "activos? total(?:es)?"], pt: ["total (?:do |dos )?(?:ativos?|activos?)", "(?:ativo|activo) total"], sw: ["jumla ya (?:mali|rasilimali)(?: zote)?"] },
  },
  {
    key: "total_liabilities", nature: "stock", absolute: true,
    label: { en: ["total (?:outside )?liabilities"], fr: ["total (?:des )?(?:dettes|passifs? exigibles?)|passif exigible|dettes totales"], es: ["total (?:de |del )?pasivos?", "pasivos? total(?:es)?"], pt: ["total (?:do |dos )?passivos?|passivos? (?:total|totais|exigive(?:l|is))"], sw: ["jumla ya madeni(?: yote)?"] },
  },
  {
    key: "equity", nature: "stock",
    label: { en: ["(?:tangible )?net worth", "(?:members|partners|owners|shareholders|proprietor)'?s?'? (?:equity|capital|funds)(?: account)?", "total (?:shareholders?'?|stockholders?'?|owners?'?|members'?)?'? ?(?:equity|net assets)(?: \\(deficit\\))?"], fr: ["(?:total (?:des )?)?capitaux propres"], es: ["(?:total )?(?:del? )?patrimonio(?: neto| total)?", "patrimonio total", "capital contable"], pt: ["(?:total (?:do )?)?patrimonio liquido|capitais? proprios?"], sw: ["(?:jumla ya )?mtaji wa (?:wamiliki|wanachama|hisa na akiba)"] },
    row: { en: ["equity", "closing capital", "net assets", "own (?:funds|capital|equity)", "capital and reserves", "(?:total )?(?:members'?|shareholders'?|owners?'?s?|partners'?) (?:funds|equity|interest)"], sw: ["mtaji(?: halisi| na akiba)?"] },
    never: /atribuible|attributable|y pasivos|and liabilities/,
  },
  { key: "equity", nature: "stock", balanceSheet: true, label: { en: ["own (?:capital|funds)"], fr: ["fonds propres|capital propre"], es: ["capital propio|fondos propios|recursos propios"], pt: ["capital proprio|fundos proprios|recursos proprios|situacao liquida"] } },
  {
    key: "owner_contribution_amount", nature: "stock", absolute: true, balanceSheet: false, plan: true,
    label: {
      en: ["(?:capital|amount) (?:invested|contributed)(?: by (?:the )?(?:owners?|promoters?))?", "(?:owner'?s?|own|promoter'?s?|equity|applicant'?s?|self) (?:contribution|equity|investment|capital)"],
      fr: ["(?:apports?|contribution) (?:personnel(?:le)?s?|propres?|en (?:nature|numeraire)|(?:du|des|de la|de l') ?(?:promoteur|promotrice|groupement|membres|cooperateurs|associes|cooperative|entreprise|association|societaires|gie|demandeur|producteurs))", "fonds propres", "autofinancement"],
      es: ["(?:aportes?|contribucion|inversion|recursos|capital) (?:propi[oa]s?|(?:del?|de los|de las|de la) (?:soci[oa]s?|propietari[oa]|solicitante|asociad[oa]s|asociacion|cooperativa|empresa|beneficiari[oa]s?|productor(?:es)?|organizacion))", "contrapartida"],
      pt: ["(?:capital|recursos|contribuicao|aportes?|fundos|comparticipacao) (?:propri[oa]s?(?: a (?:aplicar|investir))?|(?:d[oa]s?) (?:socios?|cooperados|associados|membros|cooperativa|associacao|empresa|promotor|proponente|beneficiarios?))", "contrapartida"],
      sw: ["mchango wa (?:mmiliki|mwombaji)", "mtaji (?:binafsi|wa mwenyewe)"],
    },
  },
];

/** Money asked for: "we seek a loan of …", "Montant sollicité : …". */
export const REQUEST_CUES: CueSet = {
  en: ["(?:loan|funding|finance|financing|credit|grant|investment) (?:amount )?(?:requested|required|sought|applied for|needed|request)", "(?:amount|funds?) (?:requested|applied for|sought|of (?:the )?loan requested)", "(?:seek(?:s|ing)?|request(?:s|ing)?|apply(?:ing)? for|require(?:s)?|ask(?:s|ing)? for|need(?:s)?) (?:a |an |the |to (?:raise|borrow) )?(?:[\\w-]+ ){0,3}(?:loan|funding|financing|credit|grant|facility|investment|capital)", "(?:funding|financing|loan) (?:need|requirement|ask)s?", "(?:fresh|new|additional|proposed) (?:term )?loan of", "(?:shares|bonds|equity)[^.;]{0,40} to raise", "so (?:to|as to)? ?raise", "the ask", "(?:is|was) applied for[^.;]{0,60}\\?"],
  fr: ["(?:montant|credit|pret|financement|somme|concours) (?:du (?:credit|pret|financement) )?(?:sollicitee?|demandee?|souhaitee?|recherchee?|requis)", "(?:sollicit\\w+|demand\\w+|recherch\\w+) (?:un |d'un |une |l'octroi d'un )?(?:[\\w'-]+ ){0,3}(?:credit|pret|financement|concours)", "montant du (?:credit|pret|financement|concours)", "emprunt (?:sollicite|demande)", "(?:nous )?(?:sollicitons|demandons) (?=\\d)", "demande de (?:credit|pret|financement)(?: de campagne| d'investissement)?"],
  es: ["(?:monto|credito|prestamo|financiamiento|valor) (?:(?:nuevo|adicional|refaccionario|productivo|agricola|de avio) )?(?:del (?:credito|prestamo) )?(?:solicitado|requerido|a solicitar)", "(?:solicit\\w+|requier\\w+|busc\\w+) (?:un |una )?(?:[\\w-]+ ){0,3}(?:credito|prestamo|financiamiento|inversion)", "monto del (?:credito|prestamo)", "(?:pedimos|solicitamos|requerimos)(?= [a-z$/.]{0,5} ?\\d)", "solicitar (?:un |una )?(?:[\\w-]+ ){0,2}(?:credito|prestamo|financiamiento)"],
  pt: ["(?:montante|valor|credito|emprestimo|financiamento) (?:do (?:credito|emprestimo) )?(?:solicitado|pretendido|requerido)", "(?:solicit\\w+|busc\\w+|pretend\\w+) (?:um |de um )?(?:[\\w-]+ ){0,3}(?:credito|emprestimo|financiamento|investimento)", "(?:solicita-se|pede-se|requer-se) (?:[\\w]+ ){0,3}(?:credito|emprestimo|financiamento)"],
  sw: ["(?:kiasi cha )?mkopo (?:unaoombwa|tunaoomba|ninaoomba)", "(?:tunaomba|ninaomba|anaomba|inaomba) (?:mkopo|fedha|ufadhili)", "maombi ya mkopo wa", "kiasi (?:kinachoombwa|tunachoomba)"],
};
