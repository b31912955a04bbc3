import type { MeasureRule } from "./measure-rule";

/** Buyers, prices and contracts. */
export const MARKET_MEASURES: readonly MeasureRule[] = [
  {
    key: "top_customer_share_pct", kind: "percent", reach: 80, before: 55,
    notAfter: /\b(?:second|third|other|others|rest|remaining|next|another|deuxieme|second|autres?|reste|segundo|tercer|otros?|resto|restante|outr[oa]s?|wa pili|wengine)\b[^,;.]{0,30}$/,
    label: {
      en: ["(?:largest|biggest|single largest|main|principal) (?:customer|client|buyer|off-?taker)s?", "(?:largest|biggest) (?:single )?(?:account|outlet)", "one (?:[a-z]+ ){0,2}[a-z]+(?= (?:at [a-z]+ )?(?:takes|took|buys|bought))", "(?:took|takes?|bought|buys|accounts? for|accounted for|absorb(?:s|ed)?|purchase[sd]?) (?:about |around |some |nearly |over )?(?=\\d)"],
      fr: ["(?:premier|principal|plus (?:gros|grand|important)) (?:client|acheteur|hotel|grossiste)", "(?:client|acheteur) principal", "(?:a enleve|enleve|a absorbe|absorbe|a achete|achete|concentre) (?=\\d)"],
      es: ["(?:principal|mayor) (?:cliente|comprador)", "(?:cliente|comprador) principal(?: \\([^)]{0,40}\\))?", "(?:concentro|concentra|compro|compra|absorbe|absorbio) (?:el )?(?=\\d)"],
      pt: ["(?:principal|maior) (?:cliente|comprador)", "(?:cliente|comprador) principal", "ficou com (?=\\d)", "(?:concentrou|concentra|comprou|compra|absorve|absorveu) (?:cerca de )?(?=\\d)"],
      sw: ["(?:mteja|mnunuzi) (?:mkuu|mkubwa)", "(?:alinunua|ilinunua|hununua) (?=asilimia)"],
    },
    never: /would|could|feed|seed|semence|insumo|intrant|supplier|fournisseur|proveedor|fornecedor|aliment[oa]s? (?:concentrado)?|market share|shareholder|loan|of the (?:market|cost)|du marche|costs?\b|charges|gastos|land|terrain|women|femmes|export|together|between them|(?:two|three|four|five|ten|deux|trois|cinq|dos|tres|cinco|dois) (?:largest|biggest|main|premiers|principales|principais|mayores|maiores)/,
  },
  {
    key: "export_share_pct", kind: "percent", reach: 60, before: 60,
    label: {
      en: ["exports? (?:share|made up|accounted|account|represent\\w*|were|are|sales)", "(?:sales|output|production|volume|revenue) (?:is |are |was |were )?(?:exported|sold abroad)", "share of (?:sales )?export(?:s|ed)"],
      fr: ["part (?:exportee|a l'export|des exportations)", "(?:ventes|production|volumes?) (?:est |sont )?(?:exportee?s?|a l'export)", "a l'export"],
      es: ["(?:ventas|produccion) se exporta\\w*", "exportaciones (?:representan|representaron)", "participacion de (?:las )?exportaciones", "se exporta\\w*"],
      pt: ["(?:vendas|producao) (?:e |foi |sao )?exportad[oa]s?", "exportacoes (?:representam|representaram)"],
      sw: ["(?:huuzwa|iliuzwa|inauzwa) nje"],
    },
    never: /country|national|industry|pays|pais|industria|sector/,
  },
  {
    key: "contracted_sales_pct", kind: "percent", plan: true, reach: 70, before: 60,
    label: {
      en: ["(?:sales|volume|crop|output|production|harvest) (?:is |are )?(?:already )?(?:under contract|contracted|covered by contracts?)", "supplier'?s? expected crop", "contracted (?:sales|volume)", "covered by (?:signed )?(?:contracts?|offtake)"],
      fr: ["(?:ventes|volumes?|production|recolte) (?:deja )?(?:sous contrat|contractualisee?s?|couverte?s? par)", "sous contrat"],
      es: ["(?:ventas|volumen|produccion|cosecha) (?:ya )?(?:bajo contrato|contratad[oa]s?|comprometid[oa]s?)"],
      pt: ["(?:vendas|volume|producao|safra) (?:ja )?(?:sob contrato|contratad[oa]s?|comprometid[oa]s?)"],
      sw: ["(?:mauzo|mazao) (?:yaliyo|yenye) (?:chini ya )?mkataba"],
    },
    never: /written|ecrit|escrito|staff|workers|employees|salaries|personnel/,
  },
  {
    key: "written_contract_pct", kind: "percent", reach: 70, before: 60,
    label: { en: ["(?:sales )?under (?:a )?written contracts?", "written contracts?"], fr: ["(?:ventes )?sous contrat ecrit", "contrats? ecrits?"], es: ["(?:ventas )?(?:con|bajo) contratos? (?:escritos?|firmados?)"], pt: ["(?:vendas )?(?:com|sob) contratos? (?:escritos?|assinados?)"], sw: ["mikataba ya maandishi"] },
    never: /staff|workers|employees|salaries|personnel|travailleurs|trabajadores|trabalhadores|wafanyakazi/,
  },
  { key: "price_protected_pct", kind: "percent", plan: true, reach: 60, before: 50, label: { en: ["(?:at|with|under) (?:an? )?(?:fixed|floor|guaranteed) prices?"], fr: ["a prix (?:fixe|plancher|garanti)"], es: ["(?:a|con) precio (?:fijo|minimo|garantizado)"], pt: ["(?:a|com) preco (?:fixo|minimo|garantido)"], sw: ["bei (?:maalum|ya uhakika)"] } },
  { key: "customer_retention_pct", kind: "percent", reach: 60, before: 50, label: { en: ["customer retention(?: rate)?|bought again|repeat (?:customers|buyers|business)|re-?order(?:ed)?"], fr: ["(?:taux de )?(?:fidelisation|retention)|clients fideles"], es: ["(?:retencion|fidelizacion) de clientes|volvieron a comprar"], pt: ["(?:retencao|fidelizacao) de clientes|compraram de novo"], sw: ["wateja (?:waliorudi|wanaorudi)"] } },
  {
    key: "buyer_payment_days", kind: "days", reach: 60, before: 30,
    label: {
      en: ["payment terms?(?: with [a-z ]{2,24})?(?: (?:is|are|of))?", "(?:the )?(?:buyers?|customers?|processors?|clients?|off-?taker|retailers?|supermarkets?|traders?) (?:(?:shall|will|usually|normally|generally|typically|now) )?(?:pays?|paid|settles?|settled)", "(?:customers?|buyers?|clients?) (?:are (?:given|allowed|granted)|get|have|receive)(?= \\d{1,3} days(?: of)? credit| \\d{1,3} days to pay)", "credit (?:period|terms)(?: to customers)?", "payment takes", "credit period allowed", "days sales outstanding", "collection period", "paid after \\(days\\)|days to pay(?:ment)?"],
      fr: ["delais? (?:moyen )?(?:de )?(?:paiement|reglement|encaissement)(?: (?:des )?clients?)?", "(?:clients?|acheteurs?|exportateurs?|grossistes|hotels|usines?) (?:nous )?(?:paie\\w*|regle\\w*|payent)", "paiement (?:a|sous|dans)", "(?:modalites|conditions|mode) de (?:paiement|reglement)", "(?:reglements?|paiements?|virements?) (?:nous )?(?:arrivent|parviennent|interviennent|tombent)", "reglement (?:a|sous|dans)", "(?:fin de mois|(?:a )?(?:la )?reception de (?:la )?facture|date de (?:la )?facture)"],
      es: ["(?:plazo|periodo) (?:medio |promedio )?de (?:pago|cobro|cobranza)", "(?:clientes?|compradores?|exportadora|comprador|empresa) (?:nos )?(?:pagan?|cancelan?)", "pagan a los", "paga (?:en cuotas )?(?:a|en)", "condiciones de pago", "dias de cobro", "contra (?:la )?(?:factura|entrega)", "forma de pago", "plazo de credito (?:a|para|con) (?:los |las )?(?:clientes?|compradores|importador\\w*|exportador\\w*|distribuidor\\w*)(?: es)?(?: de)?"],
      pt: ["(?:prazo|tempo) (?:medio )?de (?:pagamento|recebimento|cobranca)s?", "contra (?:a )?(?:fatura|factura|entrega|nota fiscal)", "(?:forma|condicoes) de pagamento", "(?:clientes?|compradores?|laticinio) (?:nos )?pagam?"],
      sw: ["(?:wateja|wanunuzi|mnunuzi) (?:hulipa|wanalipa|hulipia|walilipa)", "muda wa malipo", "siku za kusubiri malipo"],
    },
    never: /supplier|fournisseur|proveedor|fornecedor|\bloan|\bpret\b|emprunt|prestamo|emprestimo|farmers? (?:are|is) paid|pay (?:its|our|the) members|producteurs|wakulima|invoice us|grace|differe|insurance|members are paid/,
  },
  {
    // Terms told without naming who pays: on the firm's own papers they are its customers'.
    key: "buyer_payment_days", kind: "days", reach: 34,
    label: {
      en: ["(?:average|usual|trade|customers?'?|normal|standard) credit(?: period| terms)?(?: (?:given|allowed|granted|extended|offered)(?: to [a-z]+)?)?(?: is| was| of| runs to)?", "balance (?:is )?(?:payable |due |paid |settled )?(?:within|after|in)", "(?:payable|settled|remitted|due|paid) (?:within|after) (?=(?:about )?\\d)", "(?:payment|proceeds|money)(?: is| are)? (?:due|received|made|credited|comes?|reach(?:es)? us)(?: by [a-z-]+)? (?:within|after|in)", "terms(?= ?: ?(?:net )?\\d)", "net (?=\\d+ days)", "(?:pays?|settles?|paying)(?: us)? (?:very |often |always |usually )?(?:late|slowly)(?: by| after)?", "(?:invoices?|accounts) (?:are |is )?(?:settled|paid|cleared) (?:within|after|in)", "debtor days|receivables? days|days? receivable"],
      sw: ["(?:hutulipa|wanatulipa|hulipa|wanalipa|analipa|hutulipwa|tunalipwa)(?: [a-z]+)? (?:baada ya|ndani ya)", "malipo (?:hufanywa|hufika|huja|hulipwa|ni) (?:baada ya|ndani ya)"],
    },
    never: /loan|repa[iy]|instal|lender|bank|supplier|we pay|farmers?|growers?|members?|producers|tax|levy|\bvat\b|rent\b|lease|dividend|premium|fines?\b|wage|salar|insur|claim|deposit|subscription|wakulima|wanachama|mkopo|benki/,
  },
  {
    key: "farmer_payment_days", kind: "days", reach: 70, before: 30,
    label: {
      en: ["(?:pays?|paid|paying|pay out|settles? with) (?:its |our |the |all )?(?:members|farmers|growers|out-?growers|suppliers|producers)", "(?:members|farmers|growers|out-?growers|producers) (?:are |is |were |get |receive )?(?:paid|payment)", "payment (?:to|of) (?:members|farmers|growers|suppliers)"],
      fr: ["(?:producteurs|planteurs|membres|fournisseurs|productrices|collectrices|adherents) (?:sont |ont ete |etaient )?(?:payes?|payees?|regles?)", "(?:paiement|reglement)s? (?:des|aux) (?:producteurs|planteurs|membres|fournisseurs|productrices)", "(?:paie|payons|paye|regle) (?:ses |nos |les )?(?:producteurs|planteurs|membres)"],
      es: ["(?:productores|socios|agricultores|proveedores|asociados) (?:se les |cobran|reciben|son )?(?:pag\\w+|cobr\\w+)", "pago a (?:los )?(?:productores|socios|agricultores|proveedores)", "(?:se paga|pagamos|paga) (?:a |al )?(?:los )?(?:productores|socios|agricultores|proveedores)"],
      pt: ["(?:produtores|cooperados|agricultores|associados|fornecedores) (?:sao |foram )?pag\\w+", "pagamento a(?:os)? (?:produtores|cooperados|agricultores|fornecedores)"],
      sw: ["malipo ya wakulima", "(?:wakulima|wanachama) (?:hulipwa|walilipwa|wanalipwa)", "kuwalipa (?:wakulima|wanachama)"],
    },
    never: /buyers? pay|customers? pay|\bloan|interest/,
  },
  {
    key: "customer_count", kind: "count", reach: 8, before: 24,
    label: { en: ["(?:number of )?(?:active |regular |current )(?:customers|clients|buyers|accounts)", "number of (?:customers|clients|buyers)", "(?:customers|clients|buyers)(?= ?:)"], fr: ["nombre de clients", "clients (?:actifs|reguliers|fideles)", "clients(?= ?:)"], es: ["numero de clientes", "clientes (?:activos|frecuentes)", "clientes(?= ?:)"], pt: ["numero de clientes", "clientes (?:ativos|activos)", "clientes(?= ?:)"], sw: ["idadi ya wateja", "(?:tuna|tunao|ina|kina) wateja(?= \\d)"] },
    never: /potential|target|new customers|acqui|acquer|attract|gagner|conquerir|captar|conquistar|within \d|d'ici|cible|objetivo|potenci|borrowers/,
  },
  { key: "competitor_count", kind: "count", reach: 8, before: 22, label: { en: ["(?:serious |main |direct |major |known )?competitors"], fr: ["concurrents(?: serieux| directs)?"], es: ["competidores(?: serios| directos)?"], pt: ["concorrentes(?: serios| diretos)?"], sw: ["washindani"] }, never: /%|share/ },
  { key: "price_volatility_pct", kind: "percent", reach: 60, before: 40, label: { en: ["price (?:volatility|variation|swings?|fluctuation)", "prices? (?:swing|swung|vary|varied|fluctuate\\w*)"], fr: ["(?:volatilite|variation|fluctuation)s? des prix"], es: ["(?:volatilidad|variacion|fluctuacion) de(?:l| los)? precios?"], pt: ["(?:volatilidade|variacao|flutuacao) d[eo]s? precos?"], sw: ["mabadiliko ya bei"] }, never: /input|exchange|could|may / },
  { key: "top_channel_share_pct", kind: "percent", reach: 50, before: 50, label: { en: ["(?:largest|main|biggest) (?:sales )?channel"], fr: ["(?:principal|premier) canal"], es: ["(?:principal|mayor) canal"], pt: ["(?:principal|maior) canal"], sw: ["njia kuu ya mauzo"] } },
  {
    key: "selling_price", kind: "price", reach: 45, before: 0,
    label: {
      en: ["(?:average |mean |farm-?gate |ex-?farm |unit |base |minimum |floor )?(?:selling |sale |sales |farm-?gate )?prices? (?:of|for|per|received|paid|was|is|in|averaged|achieved|obtained)?(?: [a-z]+)?(?: per (?:kg|kilo(?:gram)?|litre|bag|tonne|ton|unit|bird))?", "export prices?(?: achieved)?(?: was)?", "(?:average )?realisation(?: for [a-z]+)?(?: (?:was|of))?", "(?:paid us|sold (?:at|for)|sells? (?:at|for))(?: (?:on average|an average(?: of)?))?", "floor of", "retail price", "prices? ?\\(?(?:[a-z$\u20a6\u20b9]{1,4}|f ?cfa) ?/ ?[a-z]{1,8}"],
      fr: ["prix(?: (?:moyen|net|unitaire|obtenu|percu|recu|de gros|de detail|convenu|garanti|minimum|bord champ))?", "prix (?:moyen )?(?:de vente )?(?:moyen )?(?:au kilo|du kg|du kilo|unitaire|bord champ)?(?: (?:de|du|des) [a-z']+)?", "(?:vendu|vendue|vendus|vendues|cedee?s?) (?:en moyenne )?(?:a|au prix de)"],
      es: ["precios?(?: (?:promedio|medio|minimo|garantizado|neto|unitario|pactado|acordado|recibido|obtenido|en (?:finca|chacra|planta)))*", "precios? (?:promedio|medio|de venta|unitario|por (?:kg|kilo|quintal|litro))?(?: (?:de|del|al) [a-z ]{2,20})?(?: fue de| es de)?", "(?:se vendio|vendimos|vendid[oa]s?|se vende) (?:en promedio )?a", "retorno a huerto[a-z ]{0,20}(?:fue de)?"],
      pt: ["precos?(?: (?:medio|minimo|garantido|liquido|unitario|acordado|recebido|obtido|a porta))*", "precos? (?:medio|de venda|unitario|por (?:kg|quilo|litro|saca))?(?: d[eoa] [a-z]+)?(?: de)?", "(?:vendid[oa]s?|comercializad[oa]s?),? (?:em media, )?a"],
      sw: ["bei (?:ya (?:wastani|kuuza|mauzo)|wastani)(?: ilikuwa)?", "bei ilikuwa", "(?:iliuzwa|tuliuza|huuzwa|inauzwa) kwa"],
    },
    never: /under a floor|shares?\b|acciones|actions\b|\bhisa|stock price|purchase price|cost price|prix d'achat|prix de revient|precio de compra|preco de compra|transfer price|offer price|exercise price|diesel|fuel|carburant|gasoil|fertili[sz]er|engrais|fertilizante|reference price|preco de referencia|precio de referencia|prix de reference|juu kabisa|world price|paid members|aux producteurs|price of (?:land|inputs|feed|the)|seed price|semences|chick|poussin|contract price variation|(?:^|[^a-z])fob (?:price|santos|quotation)|prices? (?:in [a-z]+ )?(?:have )?(?:moved|ranged|swung|fluctuated|varied)|prix (?:ont |a )?(?:varie|fluctue|oscille)|precios? (?:oscil|vari|fluctu)|retail prices? in|penny stock|securities|prix fob|precio fob|cours mondial|prix (?:international|mondial|d'intrants|des intrants|du (?:gasoil|carburant))|precios? (?:internacional|de (?:la )?bolsa|mundial|del? (?:diesel|combustible|insumos?))|precos? (?:internacional|da bolsa|mundial|d[eo]s? (?:insumos?|gasoleo|diesel|leite pago))|willing\w* to pay|disposicion a pagar|disposition a payer/,
  },
  {
    key: "unit_cost", kind: "price", reach: 45,
    label: {
      en: ["(?:production |unit |full )?costs? (?:of production )?per (?:kg|kilo(?:gram)?|litre|bag|tonne|ton|unit|bird|head)", "cost of (?:producing|production of) (?:a|one) [a-z]+"],
      fr: ["(?:cout|prix) de revient(?: (?:au|du) (?:kg|kilo|litre))?", "cout de production (?:au|par|du) (?:kg|kilo|litre|sac|tonne)", "cout unitaire"],
      es: ["costos? de produccion(?= ?:? ?[a-z/$]{1,4}\\.? ?\\d[\\d.,]* (?:por|el|la|/))", "costos? (?:de produccion )?(?:unitario|por (?:kg|kilo|litro|quintal|tonelada|unidad))"],
      pt: ["custos? de producao(?= ?:? ?[a-z/$]{1,4}\\.? ?\\d[\\d.,]* (?:por|o|a|/))", "custos? (?:de producao )?(?:unitario|por (?:kg|quilo|litro|saca|tonelada|unidade))"],
      sw: ["gharama ya (?:kuzalisha|uzalishaji)(?: kilo| kwa kilo| lita)"],
    },
  },
];
