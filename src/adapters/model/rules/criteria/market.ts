import type { Criterion } from "./criterion";
import { percentAtLeast, percentBetween } from "./numbers";

const contracted = (share: string): NonNullable<Criterion["attributes"][string]["says"]> => ({
  en: [`${share} of (?:the |our |its |all |planned |plan |expected |projected |next year's |this year's |season's |annual )*(?:sales|volume|output|production|crop|harvest|milk|tonnage|capacity|orders)~(?:is|are|was|were)? ?(?:already |now )?(?:under (?:[a-z]+ ){0,3}(?:contracts?|agreements?|orders?)|contracted|covered by|pre-?sold|committed)`],
  fr: [`${share} (?:des ventes|du volume|de la production|de la recolte)~(?:sous contrat|contractualisee?s?|couverts? par|prevendue?s?)`], es: [`${share} de (?:las ventas|la produccion|la cosecha|el volumen)~(?:bajo contrato|contratad[oa]s?|comprometid[oa]s?|cubiert[oa]s?)`], pt: [`${share} d(?:as vendas|a producao|a colheita|a safra|o volume)~(?:sob contrato|contratad[oa]s?|comprometid[oa]s?|cobert[oa]s?)`],
});

/** What is bought under contract says nothing of sales. */
const BOUGHT = /\b(?:bought|purchased|suppliers?|farmers|growers|achete\w*|fournisseurs|producteurs|comprad[oa]s?|proveedores|productores|fornecedores|produtores|hununuliwa|wasambazaji|wakulima)\b/;

/** Demand: what is ordered, and on what the rest rests. */
const demand: Criterion = {
  indicator: "market.demand",
  attributes: {
    most: { unless: BOUGHT, says: { ...contracted(percentAtLeast(7)), sw: ["asilimia (?:7|8|9)\\d ya (?:mauzo|mazao|uzalishaji)~mkataba"] } },
    half: { unless: BOUGHT, says: { ...contracted(percentBetween(4, 7)), sw: ["asilimia (?:4|5|6)\\d ya (?:mauzo|mazao|uzalishaji)~mkataba"] } },
    some: { unless: BOUGHT, says: { ...contracted(percentBetween(1, 4)), sw: ["asilimia (?:1|2|3)\\d ya (?:mauzo|mazao|uzalishaji)~mkataba"] } },
    grown: { says: { en: ["(?:sales|volumes?|orders|deliveries)~(?:grew|grown|rose|risen|increased)~(?:three|3|each of|last three|every) ~years?"], fr: ["(?:ventes|volumes?|commandes)~(?:augmente|progresse|cru)~(?:trois|3) ~(?:ans|annees|exercices)"], es: ["(?:ventas|volumen|pedidos)~(?:crecieron|crecido|aumentaron|aumentado)~(?:tres|3) ~anos"], pt: ["(?:vendas|volume|encomendas)~(?:cresceram|crescido|aumentaram)~(?:tres|3) ~anos"], sw: ["(?:mauzo)~(?:yameongezeka|yamekua|yaliongezeka)~miaka (?:mitatu|3)"] } },
    orders: {
      says: {
        en: ["(?:demand|orders)~(?:exceeds?|outstrips?|is (?:higher|greater|more) than|are (?:higher|more) than) (?:what |our |the |its )*(?:supply|we|capacity|production|output)", "(?:turn(?:s|ed)? away|cannot (?:meet|fill|satisfy)|unable to (?:meet|fill)) (?:all |the |our )*(?:orders|demand|customers|buyers)", "(?:standing|confirmed|repeat|firm|purchase) orders (?:from|for|with|of)"],
        fr: ["(?:demande|commandes)~(?:depasse(?:nt)?|superieure)~(?:offre|production|capacite)", "commandes (?:fermes|confirmees|recurrentes)"], es: ["(?:demanda|pedidos)~(?:supera(?:n)?|excede(?:n)?)~(?:oferta|produccion|capacidad)", "pedidos (?:en firme|confirmados|recurrentes|fijos)"], pt: ["(?:procura|demanda|encomendas|pedidos)~(?:supera(?:m)?|excede(?:m)?)~(?:oferta|producao|capacidade)", "(?:encomendas|pedidos) (?:firmes|confirmad[oa]s|regulares|fixos)"], sw: ["mahitaji~(?:yanazidi|ni makubwa kuliko)~(?:uzalishaji|uwezo)", "oda (?:za kudumu|zilizothibitishwa)"],
      },
      denies: {
        en: ["(?:no|without(?: any)?) (?:contracts?|orders?|signed orders?|confirmed orders?|buyers?|agreements?) (?:has|have|for|yet|is|are|in place|or)", "(?:no|not (?:yet )?any) (?:buyers? (?:has|have|is|are)|orders (?:have|are))"], fr: ["(?:aucune? (?:commande|acheteur)|sans (?:commande|acheteur))"], es: ["(?:ningun (?:pedido|comprador)|sin (?:pedidos|compradores))"], pt: ["(?:nenhum(?:a)? (?:encomenda|pedido|comprador)|sem (?:encomendas|pedidos|compradores))"], sw: ["(?:hakuna|hatuna|bila) (?:oda|mnunuzi|wanunuzi)"],
      },
    },
    letters: { things: { en: ["letters? of (?:intent|interest)", "expressions? of interest", "memorand(?:um|a) of understanding"], fr: ["lettres? d'(?:intention|interet)"], es: ["cartas? de (?:intencion|interes)"], pt: ["cartas? de (?:intencao|interesse)"], sw: ["barua (?:za|ya) (?:nia|kuonyesha nia)"] } },
  },
  levels: [
    { level: "CRITICAL", any: ["!orders"] },
    { level: "HIGH", any: ["some", "letters"] },
    { level: "LOW", all: ["most", "grown"] },
    { level: "MODERATE", any: ["most", "half", "orders"] },
  ],
};

/** An edge over others, and whether customers come back. */
const competition: Criterion = {
  indicator: "market.competition",
  attributes: {
    retained: { says: { en: [`(?:${percentAtLeast(9)}|8(?:5|6|7|8|9) ?(?:%|per cent)) of (?:the |our |its )*(?:customers|clients|buyers) ~(?:return|returned|come back|came back|reorder|reordered|re-?bought|repeat|stay|stayed|renewed)`], fr: [`(?:${percentAtLeast(9)}|8(?:5|6|7|8|9) ?%) (?:des |de nos )(?:clients|acheteurs) ~(?:reviennent|sont revenus|renouvellent|fideles)`], es: [`(?:${percentAtLeast(9)}|8(?:5|6|7|8|9) ?%) de (?:los |nuestros )(?:clientes|compradores) ~(?:vuelven|volvieron|repiten|regresan)`], pt: [`(?:${percentAtLeast(9)}|8(?:5|6|7|8|9) ?%) dos (?:nossos )?(?:clientes|compradores) ~(?:voltam|voltaram|repetem|regressam)`], sw: ["asilimia (?:8[5-9]|9\\d) ya (?:wateja|wanunuzi) ~(?:hurudi|wanarudi|walirudi)"] } },
    edge: {
      says: {
        en: ["(?:the |is the )?only (?:[a-z-]+ ){0,4}(?:processor|producer|supplier|mill|hatchery|dairy|packhouse|exporter|nursery|certified [a-z]+) (?:in|within|of|for)", "(?:price|quality|organic|certification|certified) premium of \\d", "(?:premium|higher price) (?:of|over) ~\\d", "(?:cheaper|lower|less) (?:[a-z]+ )?than (?:the |our |its |any |other )*(?:competitors?|competition|imports?|imported|rivals?|nearest)", "(?:competitive|clear|our|cost|location|quality) (?:advantage|edge) (?:is|lies|comes|over|:)"],
        fr: ["(?:seule?|unique) (?:[a-z-]+ ){0,3}(?:transformat(?:eur|rice)|product(?:eur|rice)|unite|usine|fournisseur|couvoir|laiterie) (?:de|dans|du|a|en)", "avantage (?:concurrentiel|competitif|comparatif) (?:est|reside|tient|sur|:)", "prime de (?:qualite|prix|certification)", "moins cher(?:e|s|es)? que"], es: ["(?:unic[oa]) (?:[a-z]+ ){0,3}(?:procesador(?:a)?|productor(?:a)?|planta|proveedor(?:a)?|lecheria|vivero) (?:de|en|del)", "ventaja competitiva (?:es|radica|consiste|sobre|:)", "(?:prima|sobreprecio|premio) (?:de|por) (?:calidad|certificacion|\\d)", "mas (?:barat[oa]s?|economic[oa]s?) que"],
        pt: ["(?:unic[oa]) (?:[a-z]+ ){0,3}(?:processador(?:a)?|produtor(?:a)?|fabrica|unidade|fornecedor(?:a)?|viveiro) (?:de|em|do|da|na|no)", "vantagem competitiva (?:e|reside|consiste|sobre|:)", "(?:premio|sobrepreco) (?:de|por) (?:qualidade|certificacao|\\d)", "mais barat[oa]s? (?:do )?que"], sw: ["(?:pekee|kiwanda pekee|mzalishaji pekee) (?:katika|wilayani|mkoani|nchini)", "faida (?:yetu )?ya (?:kiushindani|ushindani) ni", "bei (?:nafuu|ya chini) kuliko (?:washindani|wengine|wenzetu)"],
      },
    },
    many: {
      says: {
        en: ["share~(?:shrunk|fallen|dropped|declined|shrank)~(?:two|three|2|3) years", "(?:many|numerous|several|dozens of|other) (?:other )?(?:sellers|producers|farmers|traders|competitors|mills|suppliers|shops|businesses|firms) (?:sell|offer|supply|selling|offering|supplying|produce) (?:exactly )?the same (?:product|crop|goods|thing)?", "(?:losing|lost|lose|loses) (?:[a-z]+ ){0,3}(?:customers|clients|buyers|market share)", "(?:no|little) (?:real |clear )?(?:difference|differentiation|competitive advantage|edge) (?:from|between|over)?", "undifferentiated"],
        fr: ["(?:perd|perdons|perdu|perte de) (?:[a-z]+ ){0,3}(?:clients|clientele|parts? de marche)", "(?:aucun|sans|peu d[e'] ?) ?avantage (?:concurrentiel|competitif)", "(?:memes produits|meme produit) que (?:tous|les autres)"], es: ["(?:pierde|perdemos|perdido|perdio|perdida de) (?:[a-z]+ ){0,3}(?:clientes|compradores|cuota de mercado|participacion)", "(?:ninguna|sin|poca) (?:ventaja competitiva|diferenciacion)", "(?:mismo producto|lo mismo) que (?:todos|los demas|otros)"], pt: ["(?:perde|perdemos|perdido|perdeu|perda de) (?:[a-z]+ ){0,3}(?:clientes|compradores|quota de mercado|participacao)", "(?:nenhuma|sem|pouca) (?:vantagem competitiva|diferenciacao)", "(?:mesmo produto|o mesmo) que (?:todos|os outros)"], sw: ["(?:tunapoteza|inapoteza|tumepoteza|imepoteza) (?:wateja|soko)", "bidhaa (?:ile ile|sawa na|zilezile) "],
      },
    },
    undercut: {
      says: {
        en: ["less than (?:what )?(?:it|ours?|we|our own)~costs? (?:us )?(?:to )?(?:raise|grow|produce|make|process)?", "(?:below|under) our (?:own )?cost", "(?:imports?|imported [a-z]+|competitors?|rivals?|smuggled [a-z]+) ~(?:sells?|sold|land|lands|are|is|undercuts?|arrive) ~(?:below|under|less than|cheaper than) (?:our|its|the (?:company|farm|firm|cooperative)'?s) (?:cost|costs|price)", "undercut(?:s|ting)? (?:us|our|the company|the cooperative|the firm|its)"], fr: ["(?:importations?|produits importes|concurrents?)~(?:en dessous|au-dessous|inferieure?s?)~(?:notre|nos|son|ses) (?:cout|couts|prix)"], es: ["(?:importaciones|producto importado|competidores)~(?:por debajo|menor(?:es)?)~(?:nuestro|nuestros|su|sus) (?:costos?|precios?)"], pt: ["(?:importacoes|produto importado|concorrentes)~(?:abaixo|inferior(?:es)?)~(?:nosso|nossos|seu|seus) (?:custos?|precos?)"], sw: ["(?:kutoka nje|za nje|ya nje|washindani)~(?:chini (?:ya|kuliko)|nafuu kuliko) gharama (?:zetu|yetu)", "bei ya chini kuliko gharama (?:zetu|yetu)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["undercut"] },
    { level: "HIGH", any: ["many"] },
    { level: "LOW", all: ["retained", "edge"] },
    { level: "MODERATE", any: ["retained", "edge"] },
  ],
};

/** What protects the price. */
const pricing: Criterion = {
  indicator: "market.pricing",
  attributes: {
    fixed: {
      unless: /\b(?:exposure|instruments?|derivatives?)\b/,
      says: {
        en: ["(?:fixed|floor|minimum) price~(?:till|until|to the end|for the (?:year|season))", "agreed an? (?:fixed|floor|minimum) price", "(?:fixed|floor|minimum|guaranteed|agreed|contract|contracted) price (?:of|per|is|under|with|from|for|clause|agreement|contract)", "(?:at|with|for|under) (?:an? |the )?(?:fixed|floor|minimum|guaranteed|pre-?agreed|agreed|contract|contracted) prices?", "prices? (?:is|are|was|were) (?:fixed|guaranteed|agreed|set) (?:for|in|by|under|with|at|before)"], fr: ["prix (?:fixe|plancher|minimum|garanti|convenu)s?(?: de| par| pour| avec| est| sont|,|\\.| dans)", "prix (?:est|sont) (?:fixe|garanti|convenu)s? (?:pour|par|avec|dans|avant|a)"], es: ["precios? (?:fij|minim|garantizad|pactad|acordad)os?(?: de| por| para| con|,|\\.| en)", "precios? (?:esta|estan|es|fue) (?:fijad|garantizad|pactad|acordad)os?"], pt: ["precos? (?:fix|minim|garantid|acordad|contratad)os?(?: de| por| para| com|,|\\.| n)", "precos? (?:esta|estao|e|foi) (?:fixad|garantid|acordad|contratad)os?"], sw: ["bei (?:ya kudumu|maalum|ya chini iliyohakikishwa|iliyokubaliwa|ya mkataba|elekezi)", "bei (?:imekubaliwa|imepangwa|imehakikishwa)"],
      },
      denies: { en: ["(?:no|without(?: any| a)?) (?:fixed|floor|minimum|guaranteed|agreed)(?: or (?:fixed|floor|minimum|guaranteed))? prices?", "no price (?:protection|guarantee|floor|agreement)"], fr: ["(?:aucun|sans|pas de) prix (?:fixe|plancher|minimum|garanti)"], es: ["(?:ningun|sin|no hay) precio (?:fijo|minimo|garantizado)"], pt: ["(?:nenhum|sem|nao ha) preco (?:fixo|minimo|garantido)"], sw: ["(?:hatuna|hakuna|haina) mkataba wa bei", "(?:hakuna|bila) bei (?:ya kudumu|maalum|iliyokubaliwa)"] },
    },
    majority: { says: { en: [`(?:${percentAtLeast(5)}|more than half|over half|most) of (?:the |our |its |all )*(?:volume|sales|output|crop|production|milk|harvest)`], fr: [`(?:${percentAtLeast(5)}|plus de la moitie) (?:des ventes|du volume|de la production|de la recolte)`], es: [`(?:${percentAtLeast(5)}|mas de la mitad) de (?:las ventas|la produccion|la cosecha|el volumen)`], pt: [`(?:${percentAtLeast(5)}|mais de metade|mais da metade) d(?:as vendas|a producao|a colheita|o volume)`], sw: ["(?:zaidi ya nusu|asilimia (?:5|6|7|8|9)\\d) ya (?:mauzo|mazao|uzalishaji)"] } },
    spread: { says: { en: ["(?:warehouse receipts?|stores? (?:the |its |our )*(?:grain|crop|harvest|produce|maize|onions|coffee) (?:until|and sells?|for) (?:prices?|better|later|up to|three|four|six))", "(?:pass(?:es|ed)?|passing) (?:[a-z]+ ){0,3}(?:cost|costs|price) (?:increases? |rises? )?(?:on to|through to|to) (?:the |our |its )*(?:buyers?|customers?|consumers?)"], fr: ["warrantage", "stocke(?:nt)? ~(?:en attendant|jusqu'a)~(?:prix|hausse)"], es: ["(?:almacena|guarda|almacenamos)(?:n)? ~(?:hasta|mientras|esperando)~precios?"], pt: ["(?:armazena|guarda|armazenamos)(?:m)? ~(?:ate|enquanto|a espera)~precos?"], sw: ["stakabadhi (?:za|ya) ghala", "(?:tunahifadhi|huhifadhi) ~(?:hadi|mpaka) bei"] } },
    spot: {
      says: {
        en: ["(?:sold|sells?|selling|paid|pays?) (?:[a-z]+ ){0,4}at (?:the )?(?:day'?s|daily|spot|prevailing|going|ruling|current) (?:market )?(?:price|prices|rate)", "(?:price|prices) (?:is|are) (?:set|fixed|decided|dictated|determined) by (?:the )?(?:buyers?|brokers?|middlem[ae]n|traders?|market)", "(?:price|prices)~(?:change|changes|varies|vary|swings?|fluctuates?) (?:every |each |from )?(?:day|week|daily|weekly|widely|sharply|strongly)", "price takers?", "spot (?:market|sales|basis)"],
        fr: ["(?:vendu|vend|vendons|vendent)(?:e|s|es)? (?:[a-z']+ ){0,3}au (?:prix|cours) du (?:jour|marche)", "prix (?:est|sont) (?:fixe|impose|dicte)s? par (?:les? |l')?(?:acheteurs?|commercants?|collecteurs?|intermediaires|grossistes|marche)", "prix~(?:fluctue|varie|oscille)(?:nt)? (?:fortement|beaucoup|chaque|d'une)"], es: ["(?:pone|fija|dicta|ponen|fijan) el precio", "(?:vende|vendemos|venden|vendid[oa]s?) (?:[a-z]+ ){0,3}al precio del (?:dia|mercado)", "precio(?:s)? (?:lo |los |es |son )?(?:fija(?:n|dos?)?|impone(?:n)?|impuesto por|pone(?:n)?) (?:por )?(?:el |los )?(?:compradores?|intermediarios?|mercado|acopiadores?)", "precios?~(?:fluctua|varia|oscila)(?:n)? (?:fuertemente|mucho|cada|de)"],
        pt: ["(?:poe|fixa|dita|poem|fixam) o preco", "(?:vende|vendemos|vendem|vendid[oa]s?) (?:[a-z]+ ){0,3}ao preco do (?:dia|mercado)", "precos? (?:e |sao )?(?:fixad|impost|ditad|definid)os? pel[oa]s? (?:compradores?|intermediarios?|mercado|atravessadores?)", "precos?~(?:flutua|varia|oscila)(?:m)? (?:fortemente|muito|cada|de)"], sw: ["(?:huuzwa|tunauza|inauza|wanauza) (?:[a-z]+ ){0,2}kwa bei ya (?:siku|soko)", "bei (?:hupangwa|inapangwa|hutegemea) na (?:wanunuzi|madalali|soko|mnunuzi)", "bei~(?:hupanda na kushuka|hubadilika|inabadilika) (?:sana|kila)"],
      },
    },
    forced: {
      says: {
        en: ["(?:forced|obliged|have|has|had|must|compelled) to sell (?:[a-z]+ ){0,4}(?:at harvest|immediately|right after|below)", "(?:sold|sells?|selling|price|prices) (?:[a-z]+ ){0,4}below (?:the |our |its )?(?:cost|production cost|cost of production|break-?even)", "price (?:controls?|ceiling|cap) (?:is|are|was|were|has been|have been|announced|imposed|applies)"], fr: ["(?:oblige|contraint|force)e?s? de vendre (?:[a-z']+ ){0,3}(?:a la recolte|des la recolte|immediatement|en dessous)", "(?:vendu|vend|vendons|prix)(?:e|s|es)? (?:[a-z']+ ){0,3}(?:en dessous|au-dessous|inferieur) (?:du |au |de son |de notre )(?:cout|prix) de (?:revient|production)", "prix (?:plafonne|homologue|administre)s?"], es: ["(?:obligad[oa]s?|forzad[oa]s?|tiene que|tenemos que) (?:a )?vender (?:[a-z]+ ){0,3}(?:en la cosecha|en cosecha|de inmediato|por debajo)", "(?:vende|vendio|vendemos|precio) (?:[a-z]+ ){0,3}por debajo del costo", "precio (?:controlado|tope|regulado)"], pt: ["(?:obrigad[oa]s?|forcad[oa]s?) a vender (?:[a-z]+ ){0,3}(?:na colheita|de imediato|abaixo)", "(?:vende|vendeu|vendemos|preco) (?:[a-z]+ ){0,3}abaixo do custo", "preco (?:controlado|tabelado|administrado)"], sw: ["(?:tunalazimika|inalazimika|hulazimika|walilazimika|tulilazimika) kuuza (?:[a-z]+ ){0,3}(?:wakati wa mavuno|mara tu|chini)", "(?:tuliuza|huuzwa|kuuza|bei) (?:[a-z]+ ){0,2}chini ya gharama"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["forced"] },
    { level: "HIGH", any: ["spot", "!fixed"] },
    { level: "LOW", all: ["fixed", "majority"] },
    { level: "MODERATE", any: ["fixed", "spread"] },
  ],
};

/** Ways to the buyer, and when he pays. */
const distribution: Criterion = {
  indicator: "market.distribution",
  attributes: {
    channels: { says: { en: ["(?:three|four|five|six|several|3|4|5|6) (?:sales |marketing |distribution |different |main )+(?:channels|outlets)", "(?:through|via|by) (?:three|four|five|six|several|3|4|5|6) (?:channels|outlets)", "(?:three|four|3|4) routes to market"], fr: ["(?:trois|quatre|cinq|plusieurs|3|4|5) (?:canaux|circuits|debouches)"], es: ["(?:tres|cuatro|cinco|varios|3|4|5) canales"], pt: ["(?:tres|quatro|cinco|varios|3|4|5) canais"], sw: ["njia (?:tatu|nne|tano|3|4|5) za (?:mauzo|kuuza|masoko)"] } },
    twoChannels: { says: { en: ["(?:two|2) (?:sales |marketing |distribution |main )*(?:channels|outlets)"], fr: ["(?:deux|2) (?:canaux|circuits|debouches)"], es: ["(?:dos|2) canales"], pt: ["(?:dois|2) canais"], sw: ["njia mbili za (?:mauzo|kuuza)"] } },
    prompt: {
      says: {
        en: ["(?:buyers?|customers?|clients?|hotels?|supermarkets?|traders?|mill|processor|offtakers?) ~pays? ~(?:on delivery|cash|in cash|(?:within|in|after) (?:7|10|14|15|20|21|30|seven|ten|fourteen|fifteen|twenty|thirty) days|weekly|in advance)", "(?:paid|payment (?:is|was|terms are)) ~(?:on delivery|cash on delivery|(?:within|in|after) (?:7|10|14|15|20|21|30|seven|fourteen|thirty) days (?:of|after|from) (?:delivery|invoice))", "payment terms (?:of |are |is |: ?)?(?:7|10|14|15|21|30) days"],
        fr: ["(?:acheteurs?|clients?|grossistes?|hotels?)~(?:paie|paient|paye|payent|reglent)~(?:comptant|a la livraison|(?:sous|a) (?:7|8|10|15|21|30|quinze|trente) jours)", "paiement (?:comptant|a la livraison|a (?:7|10|15|30) jours)"], es: ["(?:compradores?|clientes?|mayoristas?|hoteles?|supermercados?)~(?:paga|pagan)~(?:al contado|de contado|contra entrega|a (?:7|8|10|15|21|30|quince|treinta) dias)", "pago (?:al contado|contra entrega|a (?:7|10|15|30) dias)"], pt: ["(?:compradores?|clientes?|grossistas?|hoteis|supermercados?)~(?:paga|pagam)~(?:a vista|a pronto|na entrega|a (?:7|8|10|15|21|30|quinze|trinta) dias)", "pagamento (?:a vista|a pronto|na entrega|a (?:7|10|15|30) dias)"], sw: ["(?:wanunuzi|wateja|mnunuzi)~(?:hulipa|wanalipa|analipa)~(?:taslimu|papo hapo|ndani ya siku (?:7|10|14|15|21|30|saba|kumi|thelathini))"],
      },
    },
    medium: {
      says: {
        en: ["(?:buyers?|customers?|clients?|hotels?|supermarkets?|traders?|mill|processor|offtakers?)~pays?~(?:3[1-9]|4\\d|5\\d|thirty-five|forty|forty-five|fifty|quarante|cinquante|cuarenta|cincuenta|quarenta|cinquenta) days", "(?:buyers?|customers?|hotels?|supermarkets?)~(?:pays?|wait)~(?:five|six|seven|eight) weeks"], fr: ["(?:acheteurs?|clients?|cantines|grossistes?|hotels?)~(?:paie|paient|paye|payent|reglent)~(?:3[1-9]|4\\d|5\\d|thirty-five|forty|forty-five|fifty|quarante|cinquante|cuarenta|cincuenta|quarenta|cinquenta) jours"], es: ["(?:compradores?|clientes?|mayoristas?|supermercados?)~(?:paga|pagan)~(?:3[1-9]|4\\d|5\\d|thirty-five|forty|forty-five|fifty|quarante|cinquante|cuarenta|cincuenta|quarenta|cinquenta) dias"], pt: ["(?:compradores?|clientes?|supermercados?)~(?:paga|pagam)~(?:3[1-9]|4\\d|5\\d|thirty-five|forty|forty-five|fifty|quarante|cinquante|cuarenta|cincuenta|quarenta|cinquenta) dias"], sw: ["(?:wanunuzi|wateja|maduka)~(?:hulipa|wanalipa)~siku (?:arobaini|hamsini|4\\d|5\\d)"],
      },
    },
    slow: {
      says: {
        en: ["(?:buyers?|customers?|clients?|hotels?|supermarkets?|traders?|mill|processor|offtakers?) ~pays? ~(?:(?:within|in|after|at) (?:6\\d|7\\d|8\\d|90|sixty|seventy-five|ninety) days|(?:after|in) (?:two|three|2|3) months|late)", "payment terms (?:of |are |is |: ?)?(?:6\\d|7\\d|8\\d|90) days", "(?:roads?|route|bridge|track)~(?:is|are|becomes?|get) (?:[a-z]+ )?(?:impassable|cut off|cut|washed away|flooded|closed)"],
        fr: ["(?:acheteurs?|clients?|grossistes?)~(?:paie|paient|paye|payent|reglent)~(?:(?:sous|a|apres) (?:60|75|90|soixante|quatre-vingt-dix) jours|en retard)", "(?:route|piste|pont)s?~(?:impraticable|coupee?|inondee?)s?"], es: ["(?:compradores?|clientes?|mayoristas?|supermercados?)~(?:paga|pagan)~(?:a (?:60|75|90|sesenta|noventa) dias|tarde|con (?:retraso|atraso))", "(?:camino|carretera|puente|via)s?~(?:intransitable|cortad[oa]|inundad[oa])s?"], pt: ["(?:compradores?|clientes?|supermercados?)~(?:paga|pagam)~(?:a (?:60|75|90|sessenta|noventa) dias|tarde|com atraso)", "(?:estrada|ponte|picada|via)s?~(?:intransitave(?:l|is)|cortad[oa]s?|inundad[oa]s?)"], sw: ["(?:wanunuzi|wateja|mnunuzi)~(?:hulipa|wanalipa|analipa)~(?:baada ya (?:siku (?:60|90)|miezi (?:miwili|mitatu))|kwa kuchelewa)", "barabara~(?:haipitiki|hazipitiki|hukatika)"],
      },
    },
    transport: { things: { en: ["(?:own |refrigerated |delivery |contracted |two |three )+(?:trucks?|vans?|lorr(?:y|ies)|vehicles?|transport|transporters?)", "(?:delivery|refrigerated) (?:truck|van|lorry)"], fr: ["(?:camions?|camionnettes?|vehicules?) (?:propres?|de livraison|frigorifiques?|refrigeres?)", "(?:propre|propres) (?:camion|camions|vehicule|vehicules|transport)"], es: ["(?:camion(?:es)?|camionetas?|vehiculos?) (?:propi[oa]s?|de reparto|refrigerad[oa]s?)", "(?:transporte|flota) propi[oa]"], pt: ["(?:camiao|camioes|caminhao|caminhoes|carrinhas?|viaturas?) (?:proprias?|proprios?|de entrega|frigorific[oa]s?)", "(?:transporte|frota) propri[oa]"], sw: ["(?:lori|malori|gari|magari) (?:la|ya|yake|yetu|letu) ?(?:kusafirisha|usambazaji|wenyewe|lenye friji)?", "usafiri wetu wenyewe"] } },
    oneBuyer: {
      says: {
        en: ["(?:8|9)\\d(?:[.,]\\d)? ?(?:%|per ?cent|percent) of~(?:to|by) (?:one|a single)", `(?:one|a single|the same|only one|sole) (?:[a-z]+ )?(?:buyer|broker|customer|trader|processor|mill|offtaker|middleman)~(?:takes?|buys?|accounts? for|purchases?) (?:about |over |more than |nearly |almost )*(?:(?:8|9)\\d ?(?:%|per cent)|100 ?%|all|everything|the whole|nearly all|almost all)`, "(?:all|entire|whole|everything|100 ?%|(?:8|9)\\d ?%) (?:of )?(?:the |our |its |we )*(?:milk|crop|harvest|output|production|produce|sales|sells?|coffee|cocoa|eggs|grain)? ?~(?:is|are|goes?|go|sold|was|were) ~to (?:one|a single|the same|just one|only one) (?:[a-z]+ )?(?:buyer|broker|customer|trader|processor|mill|company|middleman|exporter)", "(?:pays?|paid) ~(?:after|in) (?:more than |over )?(?:(?:four|five|six|4|5|6) months|1[0-9]\\d days)", "(?:lost|lose|closed|ended) (?:the |our |its |a )*(?:main|biggest|largest|only|key|major) (?:buyer|customer|client|channel|outlet|contract)"],
        fr: ["(?:8|9)\\d(?:[.,]\\d)? ?(?:%|per ?cent|percent) d(?:e|u|es)~(?:a|par) un seul", "(?:un seul|unique) (?:acheteur|client|courtier|collecteur)~(?:prend|achete|absorbe|represente)~(?:(?:8|9)\\d ?%|toute|tout|la totalite)", "(?:toute la|la totalite de la|l'ensemble de la) (?:production|recolte)~(?:est )?(?:vendue|livree) a un seul", "(?:perdu|perte de) (?:notre|son|le|du) (?:principal|plus gros|seul) (?:client|acheteur|debouche)"], es: ["(?:8|9)\\d(?:[.,]\\d)? ?(?:%|per ?cent|percent) de~(?:se (?:la|lo) lleva|compra|va a|se vende a) un (?:solo|unico)", "(?:un solo|unico|un unico) (?:comprador|cliente|intermediario|acopiador)~(?:compra|toma|representa|absorbe)~(?:(?:8|9)\\d ?%|todo|toda|la totalidad)", "(?:toda la|la totalidad de la) (?:produccion|cosecha|leche)~se (?:vende|entrega) a un (?:solo|unico)", "(?:perdio|perdimos|perdida de|se perdio) (?:el|su|nuestro|al) (?:principal|mayor|unico) (?:cliente|comprador|canal)"],
        pt: ["(?:8|9)\\d(?:[.,]\\d)? ?(?:%|per ?cent|percent) d(?:e|o|a|as)~(?:a|por) um (?:so|unico)", "(?:um so|unico|um unico) (?:comprador|cliente|intermediario|atravessador)~(?:compra|leva|representa|absorve)~(?:(?:8|9)\\d ?%|todo|toda|a totalidade)", "(?:toda a|a totalidade da) (?:producao|colheita|safra)~(?:e )?(?:vendida|entregue) a um (?:so|unico)", "(?:perdeu|perdemos|perda do) (?:o|seu|nosso)? ?(?:principal|maior|unico) (?:cliente|comprador|canal)"], sw: ["asilimia (?:8|9)\\d ya~mnunuzi mmoja", "mnunuzi mmoja (?:tu )?~(?:hununua|ananunua|anachukua)~(?:asilimia (?:8|9)\\d|yote|mazao yote|zote)", "(?:mazao|maziwa) yote~(?:huuzwa|tunauza|yanauzwa) kwa mnunuzi mmoja", "(?:tumempoteza|tulimpoteza|imempoteza) mnunuzi (?:mkuu|mkubwa)"],
      },
    },
    mainBuyer: { says: { en: [`(?:one|a single|top|largest|biggest|main) (?:[a-z]+ )?(?:buyer|broker|customer|channel|trader|outlet)~(?:takes?|buys?|accounts? for|is|represents?) (?:about |over |around )?${percentBetween(6, 8)}`], fr: [`(?:premier|principal|plus gros) (?:acheteur|client|canal|circuit)~(?:represente|prend|achete) (?:environ )?${percentBetween(6, 8)}`], es: [`(?:principal|mayor) (?:comprador|cliente|canal)~(?:representa|compra|toma) (?:el )?${percentBetween(6, 8)}`], pt: [`(?:principal|maior) (?:comprador|cliente|canal)~(?:representa|compra) (?:cerca de )?${percentBetween(6, 8)}`], sw: ["mnunuzi (?:mkuu|mkubwa)~asilimia (?:6|7)\\d"] } },
  },
  levels: [
    { level: "CRITICAL", any: ["oneBuyer"] },
    { level: "HIGH", any: ["slow", "mainBuyer"] },
    { level: "LOW", all: ["channels", "prompt", "transport"] },
    { level: "MODERATE", any: ["channels", "twoChannels", "prompt", "medium"] },
  ],
};

/** Rules of the market served: licences to sell, audits of buyers, readiness. */
const rules: Criterion = {
  indicator: "market.market-rules",
  attributes: {
    licensed: {
      things: { en: ["(?:export|phytosanitary|import|trading|marketing) (?:licen[sc]e|permit|certificate)s?", "(?:eu |european union )?(?:export|establishment) (?:approval|number)"], fr: ["(?:licence|agrement|autorisation) (?:d'exportation|d'export|d'exportateur)", "certificats? phytosanitaires?"], es: ["(?:licencia|permiso|registro|autorizacion) (?:de exportacion|de exportador|fitosanitari[oa])", "certificados? fitosanitarios?"], pt: ["(?:licenca|autorizacao|registo|registro) (?:de exportacao|de exportador)", "certificados? fitossanitarios?"], sw: ["(?:leseni|kibali) (?:ya|cha) (?:kuuza nje|kusafirisha nje|mauzo ya nje)", "cheti cha afya ya mimea"] },
      denies: { en: ["(?:exports?|exporting|sells?|sold|trades?) ~without (?:an? |the )?(?:export |trading |required )?(?:licen[sc]e|permit)"], fr: ["exporte(?:nt|ons)? ~sans (?:licence|agrement|autorisation)"], es: ["exporta(?:n|mos)? ~sin (?:licencia|permiso|registro)"], pt: ["exporta(?:m|mos)? ~sem (?:licenca|autorizacao|registo)"], sw: ["(?:inauza|tunauza|husafirisha) nje ~bila (?:leseni|kibali)"] },
    },
    passed: {
      says: { en: ["(?:buyer'?s?'?|customer'?s?'?|supplier|supermarket|importer|second[- ]party|social|third[- ]party|eu|smeta|sedex) ~(?:audit|inspection)s?~(?:was |were )?(?:passed|successful|without (?:any )?(?:major )?(?:finding|non-conformit)\\w*)", "passed (?:the |its |our |all |every |a )*(?:[a-z'-]+ ){0,3}(?:buyer|customer|supplier|importer|supermarket|retailer|eu) ?(?:[a-z'-]+ ){0,2}(?:audit|inspection)s?"], fr: ["audit (?:de l'|des |du |d'un )?(?:acheteur|client|importateur)s?~(?:reussi|passe|sans (?:reserve|non-conformite))"], es: ["auditorias? (?:del|de los|de) (?:comprador|cliente|importador)(?:es)?~(?:aprobad|superad)[oa]s?", "(?:aprobo|paso|supero|aprobamos) ~auditoria ~(?:comprador|cliente|importador)"], pt: ["auditorias? (?:do|dos|de) (?:comprador|cliente|importador)(?:es)?~(?:aprovad|superad)[oa]s?", "(?:passou|passamos|aprovad[oa]) ~auditoria ~(?:comprador|cliente|importador)"], sw: ["(?:ilifaulu|tulifaulu|imefaulu|tumefaulu) ukaguzi wa (?:mnunuzi|wanunuzi)"] },
    },
    tracked: { says: { en: ["(?:rule changes|regulations?|market rules|maximum residue levels?|mrls?|requirements|eudr)~(?:is|are) (?:tracked|followed|monitored|checked)", "(?:tracks?|follows?|monitors?) (?:the |all )?(?:rule changes|changes in (?:the )?(?:rules|regulations)|maximum residue|mrls?)"], fr: ["(?:reglementation|exigences|lmr)~(?:est|sont) suivie?s?", "veille reglementaire"], es: ["(?:normas|requisitos|regulaciones|lmr)~se (?:siguen|monitorean|revisan)", "seguimiento (?:a|de) (?:las |los )?(?:normas|requisitos|regulaciones|cambios)"], pt: ["(?:normas|requisitos|regulamentos|lmr)~sao (?:acompanhad|monitorad|seguid)[oa]s", "acompanha(?:mos)? as (?:normas|alteracoes)"], sw: ["(?:kanuni|sheria|masharti) (?:za|ya) soko~(?:hufuatiliwa|zinafuatiliwa)"] } },
    renewal: { says: { en: ["(?:export|trading|import) (?:licen[sc]e|permit)~renewal ~(?:filed|lodged|pending|submitted)"], fr: ["renouvellement~(?:licence|agrement) d'export\\w*~(?:depose|en cours)"], es: ["renovacion~(?:licencia|registro) de export\\w+~(?:en tramite|presentada)"], pt: ["renovacao~(?:licenca|registo) de export\\w+~(?:em curso|submetida)"], sw: ["kuhuisha (?:leseni|kibali) (?:ya|cha) kuuza nje"] } },
    unready: {
      says: {
        en: ["(?:export|trading|import) (?:licen[sc]e|permit)~(?:expired|lapsed)", "(?:not (?:yet )?(?:ready|prepared|compliant)|no (?:steps|preparation|work)) ~(?:for|with|towards) (?:the )?(?:eudr|eu (?:deforestation|regulation|rules)|new (?:rules?|regulations?|standards?)|export (?:rules|requirements))", "(?:export|import) bans? ~(?:in|hit|stopped|since|of) (?:20\\d\\d|twice|past|previous)"], fr: ["(?:licence|agrement) d'export\\w*~(?:expiree?|perimee?)", "(?:pas (?:encore )?(?:prets?|conformes?)) ~(?:rdue|reglement|normes|exigences)"], es: ["(?:licencia|registro) de export\\w+~(?:vencid|caducad)[oa]", "no (?:esta|estamos|estan) (?:aun )?(?:list|preparad)[oa]s? ~(?:eudr|reglamento|normas|requisitos)"], pt: ["(?:licenca|registo) de export\\w+~(?:vencid|caducad)[oa]", "nao (?:esta|estamos|estao) (?:ainda )?(?:pront|preparad)[oa]s? ~(?:eudr|regulamento|normas|requisitos)"], sw: ["(?:leseni|kibali) (?:ya|cha) kuuza nje~(?:imeisha|kimeisha)", "(?:hatujawa|haijawa) tayari ~(?:kanuni|masharti|sheria)"],
      },
    },
    closed: {
      says: {
        en: ["(?:consignments?|shipments?|containers?|exports?|lots?)~(?:was|were|has been|have been|is|are) (?:rejected at|intercepted|banned|refused|destroyed at|turned back|seized)", "(?:export|import|market)~(?:is|was|has been|remains) (?:closed|banned|suspended)(?: to| for| by)"], fr: ["(?:expeditions?|conteneurs?|lots?|exportations?)~(?:a ete|ont ete) (?:intercepte|rejete|refoule|interdit|refuse)e?s?", "(?:marche|exportation)~(?:est|reste|a ete) (?:ferme|interdite?|suspendue?)"], es: ["(?:embarques?|contenedor(?:es)?|lotes?|exportaciones)~(?:fue|fueron|ha sido) (?:rechazad|interceptad|prohibid|devuelt|decomisad)[oa]s?", "(?:mercado|exportacion)~(?:esta|sigue|fue) (?:cerrad|prohibid|suspendid)[oa]"], pt: ["(?:embarques?|contentor(?:es)?|lotes?|exportacoes)~(?:foi|foram) (?:rejeitad|intercetad|proibid|devolvid|apreendid)[oa]s?", "(?:mercado|exportacao)~(?:esta|continua|foi) (?:fechad|proibid|suspens)[oa]"], sw: ["(?:shehena|mzigo|makontena)~(?:ilikataliwa|ulikataliwa|yalikataliwa|ilizuiwa|ulizuiwa)", "soko~(?:limefungwa|lilifungwa|limezuiwa)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["!licensed", "closed"] },
    { level: "HIGH", any: ["unready"] },
    { level: "LOW", all: ["licensed", "passed", "tracked"] },
    { level: "MODERATE", any: ["licensed", "passed", "renewal"] },
  ],
};

export const MARKET: readonly Criterion[] = [demand, competition, pricing, distribution, rules];
