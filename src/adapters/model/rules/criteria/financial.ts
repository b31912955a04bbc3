import type { Criterion } from "./criterion";
import { percentAtLeast, percentBetween, PERCENT_UNDER_TEN } from "./numbers";

/** Cost control: budgets, the volatile input, knowing what a product costs. */
const costs: Criterion = {
  indicator: "financial.cost-structure",
  attributes: {
    budgetKept: {
      says: {
        en: ["(?:costs?|spending|expenditure|expenses|actuals?)~(?:is|are|was|were) (?:compared|checked|reviewed) ~(?:against|with|to) (?:the )?budget", "budget (?:variance|against actual|versus actual|vs actual)~(?:reviewed|reported|checked|prepared)", "(?:spending|costs?|expenditure)~(?:within|in line with) (?:\\d ?% of )?(?:the )?budget"],
        fr: ["(?:couts|charges|depenses)~(?:comparee?s|suivi(?:e)?s|controlee?s) ~(?:au|avec le|par rapport au) budget", "suivi budgetaire (?:mensuel|trimestriel)", "(?:depenses|charges)~(?:dans|conformes au) (?:le )?budget"], es: ["(?:costos|gastos)~se (?:comparan|revisan|controlan) ~(?:con|contra) el presupuesto", "(?:gastos|costos)~(?:dentro del|conforme al) presupuesto"],
        pt: ["(?:custos|despesas|gastos)~(?:sao|foram) (?:comparad|controlad|revist)[oa]s ~(?:com|ao) o? ?orcamento", "(?:despesas|custos)~dentro do orcamento"], sw: ["(?:gharama|matumizi)~(?:hulinganishwa|yanalinganishwa|zinalinganishwa) na bajeti"],
      },
    },
    costKnown: {
      says: {
        en: ["(?:cost (?:of production )?per (?:kg|kilo|litre|liter|tray|egg|bird|bag|tonne|ton|unit|crate|hectare|acre)|unit costs?|cost sheets?)~(?:is|are|was) (?:calculated|worked out|computed|kept|updated|tracked|known)", "(?:calculates?|computes?|works? out|tracks?|knows?) (?:the |its |our )*(?:cost (?:of production )?per|unit costs?)"],
        fr: ["(?:cout de revient|cout par|couts unitaires)~(?:est|sont) (?:calcule|suivi|connu)e?s?", "(?:calcule|calculons|suit|suivons) (?:le |son |notre )?cout (?:de revient|par)"], es: ["(?:costo unitario|costo (?:de produccion )?por|costos por)~(?:se (?:calcula|lleva|conoce)|esta calculado)", "(?:calcula|calculamos|conoce|conocemos) (?:el |su |nuestro )?costo (?:unitario|de produccion|por)"], pt: ["(?:custo unitario|custo (?:de producao )?por)~(?:e|esta|foi) (?:calculado|conhecido|apurado)", "(?:calcula|calculamos|conhece|conhecemos|apura) (?:o |nosso )?custo (?:unitario|de producao|por)"], sw: ["gharama (?:ya|za) (?:uzalishaji|kila)~(?:hukokotolewa|inakokotolewa|zinakokotolewa|inajulikana)"],
      },
      denies: {
        en: ["(?:does not|do not|don't|doesn't|no ?body|no one|nobody) (?:know|knows|calculate|calculates|work out|works out) ~(?:cost|costs|margin)", "(?:cost (?:of production )?per [a-z]+|unit costs?|costs? of production)~(?:is|are|has|have|was) (?:not|never) (?:been )?(?:known|calculated|worked out|computed|tracked)"],
        fr: ["(?:cout de revient|couts? de production|couts unitaires|cout par \\w+)~(?:n'est pas|ne sont pas|n'a jamais ete|n'ont pas ete) (?:connus?|calcules?|suivis?)"], es: ["(?:costo unitario|costos? de produccion|costo por \\w+)~no (?:se (?:conoce|calcula|sabe|lleva)|esta calculado)", "no (?:conoce|conocemos|calcula|calculamos|sabe|sabemos) ~costo"], pt: ["(?:custo unitario|custos? de producao|custo por \\w+)~nao (?:e|sao|foi|esta) (?:conhecid|calculad|apurad)[oa]s?", "nao (?:conhece|conhecemos|calcula|calculamos|sabemos) ~custo"], sw: ["gharama (?:ya|za) (?:uzalishaji|kila \\w+)~(?:haijulikani|haikokotolewi|hazijulikani)"],
      },
    },
    inputFixed: {
      says: {
        en: ["(?:price|prices|supply) of (?:feed|fertili[sz]er|fuel|seed|milk|raw material|maize|inputs?)~(?:is|are) (?:fixed|agreed|locked|contracted|hedged)", "(?:feed|fertili[sz]er|fuel|inputs?|raw materials?)~(?:bought|purchased|supplied) (?:under|at) (?:a |an |annual |fixed )*(?:contract|fixed price)"], fr: ["(?:aliments?|engrais|carburant|intrants|matiere premiere)~(?:achetee?s|fournis) (?:sous contrat|a prix fixe)"], es: ["(?:alimento|concentrado|fertilizante|combustible|insumos|materia prima)~(?:se compra|comprad[oa]s?) (?:bajo contrato|a precio fijo)"], pt: ["(?:racao|adubo|fertilizante|combustivel|insumos|materia prima)~(?:comprad[oa]s?|adquirid[oa]s?) (?:sob contrato|a preco fixo)"], sw: ["(?:chakula cha mifugo|mbolea|pembejeo)~(?:hununuliwa|kwa mkataba) (?:kwa )?bei (?:maalum|ya kudumu)"],
      },
    },
    oneInput: {
      says: {
        en: [`(?:feed|fertili[sz]er|fuel|diesel|seed|raw material|raw milk|labou?r|packaging|cane|paddy|fingerlings|maize|soya)s? ?~(?:makes? up|accounts? for|takes?|is|are|represents?|form|forms|make up) (?:about |over |around |some |nearly |almost |more than )*${percentAtLeast(4)} of (?:the |our |its |all |total |production |running |operating |cash )*(?:costs?|expenses|expenditure)`],
        fr: [`(?:aliments?|alimentation|engrais|carburant|gasoil|matiere premiere|main d'oeuvre|intrants)~(?:represente(?:nt)?|constitue(?:nt)?|pese(?:nt)?) (?:environ |pres de |plus de )?${percentAtLeast(4)} (?:des|du|de) (?:couts?|charges|depenses|cout)`],
        es: [`(?:alimento|alimentacion|concentrado|fertilizantes?|combustible|diesel|materia prima|mano de obra|insumos)~(?:representa(?:n)?|constituye(?:n)?|es|equivale a) (?:el |un |cerca del |mas del |aproximadamente el )*${percentAtLeast(4)} (?:de los |del |de )(?:costos?|gastos|costes)`],
        pt: [`(?:racao|alimentacao|fertilizantes?|adubos?|combustivel|diesel|gasoleo|materia prima|mao de obra|insumos)~(?:representa(?:m)?|constitui|corresponde(?:m)? a) (?:cerca de |mais de )*${percentAtLeast(4)} (?:dos |do |de )(?:custos?|gastos|despesas)`],
        sw: ["(?:chakula|mbolea|mafuta|malighafi|pembejeo)~(?:ni|huchukua|inachukua) (?:takriban |karibu |zaidi ya )?asilimia (?:4|5|6|7|8|9)\\d ya (?:gharama|matumizi)"],
      },
    },
    thinner: {
      says: {
        en: ["margins? ~(?:fell|fallen|declined|dropped|narrowed|shrank|squeezed) ~(?:two|2|second|consecutive|both|each) ~years?"], fr: ["marge~(?:baisse|recule|diminue)~(?:deux|2|consecutives?)~(?:ans|annees|exercices)"], es: ["margen~(?:cayo|bajo|disminuyo|ha caido)~(?:dos|2|consecutiv[oa]s?)~anos"], pt: ["margem~(?:caiu|baixou|diminuiu)~(?:dois|2|consecutiv[oa]s?)~anos"], sw: ["faida~(?:imepungua|ilipungua) ~miaka (?:miwili|2)"],
      },
    },
    loss: {
      says: {
        en: ["(?:gross|operating) (?:margin|profit) (?:is|was|turned) negative", "(?:sold|sells?|selling) (?:[a-z]+ ){0,3}(?:at|for) (?:a loss|less than (?:it|they) costs?)"], fr: ["vendu(?:e|s|es)? a perte"], es: ["(?:vende|vendio|vendemos) (?:[a-z]+ ){0,2}(?:con perdida|a perdida|por debajo del costo)"], pt: ["(?:vende|vendeu|vendemos) (?:[a-z]+ ){0,2}(?:com prejuizo|abaixo do custo)"], sw: ["(?:inauza|tunauza|iliuza|tuliuza) (?:[a-z]+ ){0,2}kwa hasara"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["!costKnown", "loss"] },
    { level: "HIGH", any: ["oneInput", "thinner"] },
    { level: "LOW", all: ["budgetKept", "inputFixed", "costKnown"] },
    { level: "MODERATE", any: ["budgetKept", "costKnown", "inputFixed"] },
  ],
};

/** Cash: reserves, agreed lines, who waits for money. */
const liquidity: Criterion = {
  indicator: "financial.liquidity",
  attributes: {
    reserve: {
      things: { en: ["(?:cash|emergency|liquidity) (?:reserve|buffer|cushion)s?", "(?:reserve|emergency) fund"], fr: ["(?:reserve|matelas|fonds) de (?:tresorerie|liquidite|securite|prevoyance)"], es: ["(?:reserva|fondo|colchon) de (?:efectivo|liquidez|emergencia|contingencia|caja)"], pt: ["(?:reserva|fundo|almofada) de (?:caixa|liquidez|emergencia|tesouraria)"], sw: ["(?:akiba|mfuko) (?:ya|wa) (?:fedha|dharura|tahadhari)"] },
      says: { en: ["(?:cash|reserves?|bank balances?)~(?:covers?|cover|enough for|equal to|worth) (?:about |over |more than |at least )*(?:two|three|four|five|six|2|3|4|5|6|60|75|90|1\\d\\d) (?:months?|days)"], fr: ["(?:tresorerie|reserve|liquidites)~(?:couvre(?:nt)?|equivaut a|represente) (?:deux|trois|quatre|six|2|3|4|6|60|90) (?:mois|jours)"], es: ["(?:efectivo|caja|reserva)~(?:cubre|equivale a|alcanza para) (?:dos|tres|cuatro|seis|2|3|4|6|60|90) (?:meses|dias)"], pt: ["(?:caixa|reserva|tesouraria)~(?:cobre|equivale a|chega para) (?:dois|tres|quatro|seis|2|3|4|6|60|90) (?:meses|dias)"], sw: ["(?:fedha|akiba)~(?:inatosha|zinatosha|inatosheleza) (?:kwa )?(?:miezi|siku) (?:miwili|mitatu|minne|sita|2|3|4|6|60|90)"] },
    },
    line: {
      things: {
        en: ["(?:overdraft|credit line|line of credit|revolving (?:facility|credit|line)|working[- ]capital (?:facility|line))(?: facility| limit)?"], fr: ["(?:ligne de credit|decouvert (?:autorise|bancaire)|facilite de caisse|credit de campagne)"], es: ["(?:linea de credito|sobregiro (?:autorizado|bancario)?|credito (?:revolvente|rotativo|de avio))"], pt: ["(?:linha de credito|descoberto autorizado|conta corrente caucionada|credito (?:rotativo|de custeio))"], sw: ["(?:overdraft|mkopo wa msimu|kikomo cha mkopo)"],
      },
      says: { en: ["(?:overdraft|credit line|line of credit)~(?:covers?|covered|bridges?|bridged|agreed|granted|approved)", "(?:seasonal (?:dip|gap|shortfall|need)|lean (?:months|season))~(?:is|are|was) (?:covered|met|bridged|financed) ~(?:overdraft|line|facility|loan)"], fr: ["(?:decouvert|ligne de credit|credit de campagne)~(?:accordee?|autorisee?|couvre|ouverte?)"], es: ["(?:linea de credito|sobregiro)~(?:aprobad|otorgad|autorizad|cubre)[oa]?"], pt: ["(?:linha de credito|descoberto|custeio)~(?:aprovad|concedid|autorizad|cobre)[oa]?"], sw: ["(?:overdraft|mkopo wa msimu)~(?:imeidhinishwa|umeidhinishwa|hufidia|inafidia)"] },
    },
    tight: {
      says: {
        en: ["overdraft (?:is|was|stands|stood|remained|remains|has been)? ?~(?:at|near|close to|above|over|beyond) (?:its|the) (?:limit|ceiling)", "(?:overdraft|credit line|facility) (?:is|was|has been) (?:fully|almost fully|completely) (?:drawn|used|utili[sz]ed|exhausted)", "(?:suppliers|farmers|creditors|growers|members) (?:are|were|have been) (?:being )?(?:paid late|paid (?:after|in) (?:more than )?(?:6\\d|7\\d|8\\d|9\\d|1\\d\\d|ninety|sixty) days|kept waiting)", "(?:cash|liquidity) (?:is|was|remains|position is) (?:very )?(?:tight|strained|short)", "cash[- ]flow (?:problems|difficulties|constraints|shortages?)"],
        fr: ["decouvert~(?:a son plafond|au plafond|depasse|entierement utilise)", "(?:fournisseurs|producteurs|creanciers) (?:sont|ont ete) payes (?:avec retard|en retard|apres (?:plus de )?(?:6\\d|7\\d|8\\d|9\\d|1\\d\\d) jours)", "tresorerie~(?:tendue|tres serree|insuffisante)", "(?:difficultes|tensions|problemes) de tresorerie"], es: ["(?:sobregiro|linea de credito)~(?:al limite|agotad[oa]|totalmente utilizad[oa])", "(?:proveedores|productores|acreedores) (?:se les paga|cobran|son pagados) (?:tarde|con (?:retraso|atraso)|despues de (?:mas de )?(?:6\\d|7\\d|8\\d|9\\d|1\\d\\d) dias)", "(?:problemas|dificultades|falta) de (?:liquidez|flujo de caja|efectivo)"],
        pt: ["(?:descoberto|linha de credito)~(?:no limite|esgotad[oa]|totalmente utilizad[oa])", "(?:fornecedores|produtores|credores) (?:sao pagos|recebem) (?:com atraso|tarde|apos (?:mais de )?(?:6\\d|7\\d|8\\d|9\\d|1\\d\\d) dias)", "(?:problemas|dificuldades|falta) de (?:liquidez|tesouraria|caixa)"], sw: ["(?:wasambazaji|wakulima|wadai) (?:hulipwa|wanalipwa) (?:kwa kuchelewa|baada ya siku (?:6\\d|9\\d|1\\d\\d))", "(?:upungufu|uhaba|tatizo) (?:wa|la) (?:fedha taslimu|mtaji wa kazi|ukwasi)"],
      },
    },
    dry: {
      says: {
        en: ["(?:wages|salaries|taxes|paye|vat)~(?:are|is|were|was|remain|remained) (?:still )?(?:unpaid|in arrears|owed)", "(?:unable|not able|failed|inability) to (?:pay|meet|settle) (?:its |our |their |the )*(?:debts|obligations|bills|wages|salaries|suppliers|taxes|commitments)(?: when due| as they fall due)?", "(?:cash|bank|till|account) ~(?:ran out|run out|is empty|exhausted)", "current liabilities (?:exceed|exceeded|are (?:higher|greater) than) (?:its |the |our )?current assets"],
        fr: ["(?:salaires|impots|taxes|tva)~(?:impayes?|restent (?:dus|impayes)|arrieres)", "(?:incapable|incapacite|pas en mesure|dans l'impossibilite) de (?:payer|regler|honorer|faire face a) ", "dettes a court terme~(?:depassent|superieures? a)~actif"], es: ["(?:salarios|sueldos|impuestos|iva)~(?:impagos|adeudados|sin pagar|en mora)", "(?:no (?:pudo|puede|podemos|pudimos)|incapaz de) (?:pagar|cubrir|cumplir) ~(?:deudas|obligaciones|salarios|proveedores|sueldos)", "pasivos? corrientes?~(?:super(?:a|an|o)|excede(?:n)?)~activos? corrientes?"], pt: ["(?:salarios|impostos|iva)~(?:em atraso|por pagar|em divida)", "(?:nao (?:conseguiu|consegue|conseguimos)|incapaz de) (?:pagar|cobrir|cumprir) ~(?:dividas|obrigacoes|salarios|fornecedores)", "passivos? correntes?~(?:excede(?:m)?|super(?:a|am|ior))~ativos? correntes?"], sw: ["(?:mishahara|kodi)~(?:haijalipwa|inadaiwa|malimbikizo)", "(?:imeshindwa|tumeshindwa|ilishindwa) kulipa ~(?:madeni|mishahara|wasambazaji|kodi)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["dry"] },
    { level: "HIGH", any: ["tight"] },
    { level: "LOW", all: ["reserve", "line"] },
    { level: "MODERATE", any: ["reserve", "line"] },
  ],
};

/** The plan's money: own part, priced uses, valued and free assets. */
const capital: Criterion = {
  indicator: "financial.capital-structure",
  attributes: {
    quoted: {
      unless: /\b(?:insurance|assurance|seguro|bima)\b/,
      things: {
        en: ["(?:three |two |written |pro ?forma |supplier'?s? )*(?:quotations?|quotes|pro ?forma invoices?|bills? of quantities)"], fr: ["(?:devis|factures? pro ?forma)(?: estimatifs?)?"], es: ["(?:cotizaciones|cotizacion|proformas?|facturas? proforma|presupuestos de proveedores)"], pt: ["(?:cotacoes|cotacao|orcamentos de fornecedores|faturas? pro ?forma)"], sw: ["(?:nukuu za bei|proforma|hati za bei)"],
      },
      says: { en: ["(?:every|each|all) (?:item|use|line)s?~(?:is|are) (?:priced|quoted|costed|backed by)", "(?:quotations?|quotes|pro ?formas?) (?:are |is )?(?:attached|enclosed|annexed)"], fr: ["devis (?:sont |est )?(?:joints?|annexes?|ci-joints?)"], es: ["(?:cotizaciones|proformas)~(?:adjunt[oa]s|anex[oa]s|se adjuntan)"], pt: ["(?:cotacoes|orcamentos|proformas)~(?:em anexo|anexad[oa]s|juntam-se)"], sw: ["(?:nukuu za bei|proforma)~(?:zimeambatanishwa|imeambatanishwa)"] },
    },
    ownMost: { says: { en: [`(?:owners?|shareholders?|members|promoters?|founders?|own funds|equity|we|company|sponsors?) ~(?:contributes?|provides?|provided|funds?|finances?|invests?|covers?|brings?|contribution of) ~${percentAtLeast(3)}`], fr: [`(?:apport (?:personnel|propre)|fonds propres|promoteurs?|associes)~${percentAtLeast(3)}`], es: [`(?:aporte (?:propio|de los socios)|recursos propios|capital propio|socios)~${percentAtLeast(3)}`], pt: [`(?:capitais? proprios?|recursos proprios|aporte proprio|socios)~${percentAtLeast(3)}`], sw: ["(?:mtaji wetu|mchango wetu|michango ya wanachama|wamiliki)~asilimia (?:3|4|5|6|7|8)\\d"] } },
    ownSome: { says: { en: [`(?:owners?|shareholders?|members|promoters?|founders?|own funds|equity|we|company|sponsors?) ~(?:contributes?|provides?|provided|funds?|finances?|invests?|covers?|brings?|contribution of) ~${percentBetween(2, 3)}`], fr: ["(?:notre|son|leur) apport~(?:le quart|un quart)", "(?:notre|son|leur) apport~(?:2\\d)(?:[.,]\\d{1,2})? ?(?:%|per ?cent|percent)", `(?:apport (?:personnel|propre)|fonds propres|promoteurs?|associes)~${percentBetween(2, 3)}`], es: ["(?:ponemos|aportamos|aportan|aporta)~(?:la cuarta parte|un cuarto)", "(?:ponemos|aportamos|aportan|aporta)~(?:2\\d)(?:[.,]\\d{1,2})? ?(?:%|per ?cent|percent)", `(?:aporte (?:propio|de los socios)|recursos propios|capital propio|socios)~${percentBetween(2, 3)}`], pt: [`(?:capitais? proprios?|recursos proprios|aporte proprio|socios)~${percentBetween(2, 3)}`], sw: ["(?:mtaji wetu|mchango wetu|wamiliki)~asilimia 2\\d"] } },
    ownLittle: { says: { en: ["(?:margin|contribution|equity) (?:brought|put in|provided|paid)~(?:1\\d)(?:[.,]\\d{1,2})? ?(?:%|per ?cent|percent)", `(?:owners?|shareholders?|members|promoters?|founders?|own funds|equity|sponsors?) ~(?:contributes?|provides?|provided|funds?|finances?|invests?|covers?|brings?|contribution of) ~${percentBetween(1, 2)}`], fr: [`(?:apport (?:personnel|propre)|fonds propres)~${percentBetween(1, 2)}`], es: ["(?:ponemos|aportamos|aportan|aporta)~(?:1\\d)(?:[.,]\\d{1,2})? ?(?:%|per ?cent|percent)", `(?:aporte propio|recursos propios|capital propio)~${percentBetween(1, 2)}`], pt: ["(?:entramos com|contribuimos com|aportamos)~(?:1\\d)(?:[.,]\\d{1,2})? ?(?:%|per ?cent|percent)", `(?:capitais? proprios?|recursos proprios)~${percentBetween(1, 2)}`], sw: ["(?:mtaji wetu|mchango wetu)~asilimia 1\\d"] } },
    ownNone: {
      says: {
        en: [`(?:owners?|shareholders?|members|promoters?|founders?) ~(?:contributes?|provides?|funds?|finances?|invests?|brings?) ~(?:nothing|${PERCENT_UNDER_TEN})`, "(?:no|without(?: any)?) (?:owner'?s?|own|equity) contribution", "(?:whole|entire|full) (?:project|plan|investment|cost|amount)~(?:is|to be) (?:financed|funded) by (?:the |this )?(?:loan|bank|grant)"],
        fr: ["(?:sans|aucun) apport (?:personnel|propre)"], es: ["sin aporte propio", "ningun aporte propio"], pt: ["sem (?:capital proprio|aporte proprio|recursos proprios)"], sw: ["(?:bila|hakuna) mchango (?:wetu|wa mmiliki|wa wamiliki)"],
      },
    },
    untied: {
      says: {
        en: ["(?:no breakdown|not broken down|without (?:a |any )?breakdown|not itemi[sz]ed)(?: of (?:the )?(?:use of funds|loan|amount|budget|costs))?"], fr: ["(?:sans|aucun) (?:detail|ventilation) (?:de l'utilisation|des depenses|du montant|de l'emploi)"], es: ["(?:sin|ningun) (?:desglose|detalle) (?:del uso|de los fondos|del monto|de la inversion)"], pt: ["(?:sem|nenhum) (?:discriminacao|detalhe|desdobramento) (?:do uso|do montante|da aplicacao|do investimento)"], sw: ["(?:bila|hakuna) mchanganuo wa (?:matumizi|mkopo|fedha)"],
      },
    },
    pledged: {
      says: {
        en: ["(?:land|title|building|buildings|plant|machinery|assets?|stock|vehicles?|mill|farm|property|premises|tractors?)~(?:is|are|was|were|has been|have been) (?:already )?(?:charged|pledged|mortgaged|encumbered|held as security|given as security)", "already (?:charged|pledged|mortgaged|encumbered)", "subject to (?:a |an )?(?:existing |prior |first )?(?:charge|mortgage|lien|debenture)"],
        fr: ["(?:terrain|titre|batiment|materiel|biens?|actifs?|stocks?|vehicules?)~(?:est|sont|a ete|ont ete) (?:deja )?(?:hypothequee?|gagee?|nantie?|greve)s?", "deja (?:hypotheque|nanti|gage)e?s?"], es: ["(?:terreno|titulo|edificio|maquinaria|bienes|activos|finca|inmueble|vehiculos?)~(?:esta|estan|fue|fueron) (?:ya )?(?:hipotecad|pignorad|prendad|gravad|dad[oa]s? en garantia)[oa]?s?", "ya (?:hipotecad|pignorad|prendad|gravad)[oa]s?"],
        pt: ["(?:terreno|titulo|edificio|maquinas|bens|ativos|imovel|viaturas?)~(?:esta|estao|foi|foram) (?:ja )?(?:hipotecad|penhorad|onerad|dad[oa]s? (?:em|como) garantia)[oa]?s?", "ja (?:hipotecad|penhorad|onerad)[oa]s?"], sw: ["(?:ardhi|hati|jengo|mashine|mali|shamba)~(?:imewekwa|limewekwa|zimewekwa|tayari ni) (?:rehani|dhamana)"],
      },
    },
    valued: {
      says: {
        en: ["(?:assets?|land|buildings?|property|plant|farm|premises|machinery)~(?:was|were|has been|have been) (?:re)?valued (?:by|in|at)", "valuation (?:report )?(?:by|of|dated) ~(?:valuers?|surveyor|20\\d\\d)"], fr: ["(?:actifs?|terrain|batiments?|biens?|materiel)~(?:a ete|ont ete) (?:re)?evalue(?:e|s|es)? (?:par|en)"], es: ["(?:activos?|terreno|edificios?|bienes|inmueble)~(?:fue|fueron|han sido) (?:re)?(?:valuad|avaluad|tasad|valorad)[oa]s?"], pt: ["(?:ativos?|terreno|edificios?|bens|imovel)~(?:foi|foram) (?:re)?avaliad[oa]s?"], sw: ["(?:mali|ardhi|jengo|majengo)~(?:imethaminiwa|zimethaminiwa|yalithaminiwa|ilithaminiwa)"],
      },
      denies: { en: ["(?:assets?|land|buildings?|property|farm)~(?:has|have|was|were) (?:not|never) (?:yet )?(?:been )?valued"], fr: ["(?:actifs?|terrain|batiments?|biens)~(?:n'a|n'ont) (?:pas|jamais) ete evalue(?:e|s|es)?"], es: ["(?:activos?|terreno|bienes)~no (?:ha|han|fue|fueron) (?:sido )?(?:valuad|avaluad|tasad)[oa]s?"], pt: ["(?:ativos?|terreno|bens)~nao (?:foi|foram) avaliad[oa]s?"], sw: ["(?:mali|ardhi|jengo)~(?:haijathaminiwa|hazijathaminiwa|halijathaminiwa)"] },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["ownNone", "untied"] },
    { level: "HIGH", any: ["pledged", "!valued", "ownLittle"] },
    { level: "LOW", all: ["quoted", "ownMost", "valued"] },
    { level: "MODERATE", any: ["quoted", "ownSome", "ownMost", "valued"] },
  ],
};

export const FINANCIAL: readonly Criterion[] = [costs, liquidity, capital];
