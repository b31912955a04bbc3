import type { Concepts } from "./concept";

/** Buyers, farmers, sales, contracts, prices and how money passes between them. */
export const TRADE_CONCEPTS: Concepts = {
  pay: {
    en: ["pa(?:y|ys|id|ying|yments?)|settle(?:s|d|ment)?|remit\\w*|money (?:comes|arrives|reaches)|invoices?|(?:let|make|makes) us wait|credit (?:terms|period|days)"],
    fr: ["pa(?:ie|ient|ye|yes|yee?s?|yons|yent|iements?)|regl(?:e|es|ent|ons|ees?|ements?)|encaiss\\w+|sold(?:e|ent)"],
    es: ["pag(?:a|an|o|os|ado|ados|amos|aron|ar|arles?)|cancel(?:a|an|amos)|cobr(?:a|an|amos|o|os|ar)|liquid(?:a|an|amos)"],
    pt: ["pag(?:a|am|o|os|amos|aram|ar|amentos?|ou)|receb(?:e|em|emos|imentos?|er)|liquid(?:a|am|amos)"],
    sw: ["hulipa|hulipwa|hulipia|wanalipa|wanalipwa|walilipa|walilipwa|analipa|tunalipa|tunawalipa|tunalipwa|inalipa|kulipa|kulipwa|kuwalipa|hutulipa|huwalipa|wanatulipa|alilipa|malipo"],
  },
  buyer: {
    en: ["buyers?|customers?|clients?|hotels?|supermarkets?|retailers?|wholesalers?|exporters?|importers?|processors?|schools?|restaurants?|millers?|mills?|breweries|brewery|traders?|off-?takers?|shops?|distributors?|roasters?|invoices?"],
    fr: ["acheteurs?|clients?|hotels?|grossistes?|exportat(?:eur|rice)s?|importat(?:eur|rice)s?|supermarches?|cantines?|usines?|ecoles?|restaurants?|detaillants?|distributeurs?|transformateurs?|factures?|brasseries?|laiteries?|moulins?|minoteries?|huileries?|negociants?|collecteurs?|laboratoires?"],
    es: ["comprador(?:es|as?)?|clientes?|hotel(?:es)?|supermercados?|mayoristas?|exportador(?:es|as?)?|importador(?:es|as?)?|tiendas|restaurantes?|distribuidor(?:es|as?)?|cadenas|ingenios?|facturas?|operador(?:es)?|procesador(?:a|as|es)|acopiador(?:es|as?)?|molinos?|tostador(?:es|as)"],
    pt: ["comprador(?:es|as?)?|clientes?|supermercados?|atacadistas?|exportador(?:es|as?)?|importador(?:es|as?)?|hote(?:l|is)|lojas|restaurantes?|laticinios?|merenda|distribuidor(?:es|as?)?|armazenistas?|faturas?|facturas?|moageiras?|entrepostos?|frigorificos?|usinas?|torrador(?:es|as)|processador(?:es|as?)|cadeias"],
    sw: ["wanunuzi|mnunuzi|wateja|mteja|maduka|hoteli|wafanyabiashara|mfanyabiashara|kiwanda|viwanda|shule"],
  },
  farmer: {
    en: ["farmers?|growers?|out-?growers?|producers?|members?|smallholders?|fishers?|fishermen|suppliers?|beekeepers?|herders?|pastoralists?|ranchers?"],
    fr: ["product(?:eurs?|rices?)|planteurs?|paysan(?:ne)?s?|membres?|adherent(?:e|s|es)?|coopera(?:teurs?|trices?)|fournisseurs?|collectrices?|cueilleuses?|pecheurs?|eleveurs?|apiculteurs?"],
    es: ["productor(?:es|as?)?|agricultor(?:es|as?)?|campesin[oa]s?|soci[oa]s?|asociad[oa]s?|proveedor(?:es|as?)?|caneros?|ganaderos?|pescadores|apicultores|recolector(?:es|as)"],
    pt: ["produtor(?:es|as?)?|agricultor(?:es|as?)?|cooperad(?:o|os|ores)|associad[oa]s?|fornecedor(?:es|as?)?|camponeses|pescadores|criadores|soci[oa]s"],
    sw: ["wakulima|mkulima|wanachama|mwanachama|wafugaji|wavuvi|wazalishaji|tunawalipa|huwalipa|kuwalipa|wasambazaji|wafuga nyuki"],
  },
  worker: {
    en: ["wages?|salar(?:y|ies)|payroll|employees|workers|staff"], fr: ["salaires?|ouvrier(?:e|s|es)?|personnel|employes|salaries"], es: ["salarios?|sueldos?|jornales|trabajadores|empleados|personal"],
    pt: ["salarios?|trabalhadores|empregados|funcionarios|pessoal"], sw: ["mishahara|mshahara|wafanyakazi|vibarua|watumishi"],
  },
  digital: {
    en: ["m-?pesa|mobile money|airtel money|momo|bank transfers?|transfers?|pos|cards?|digital(?:ly)?|electronic(?:ally)?|online|e?-?wallets?|upi|gcash|tills?|eft|by app|the app|cashless"],
    fr: ["mobile money|orange money|wave|moov|virements?|numerique(?:s|ment)?|electronique(?:s|ment)?|carte bancaire|paiement mobile"],
    es: ["transferencias?|digital(?:es|mente)?|electronic[oa]s?|yape|plin|tarjetas?|nequi|daviplata|la aplicacion|en linea|banca movil|billeteras?"],
    pt: ["pix|transferencias?|digita(?:l|is|lmente)|ele(?:c)?tronic[oa]s?|e-?mola|m-?pesa|cartao|aplicativo"],
    sw: ["m-?pesa|tigo ?pesa|airtel money|halopesa|mixx|kwa simu|kidijitali|kielektroniki|kupitia benki|humo"],
  },
  flow: {
    en: ["payments?|transactions?|sales|purchases?|receipts|money|collections|takings|turnover|customers pay"], fr: ["paiements?|reglements?|transactions?|ventes|achats|encaissements?|recettes"],
    es: ["pagos?|transacciones|ventas|cobros?|compras|ingresos"], pt: ["pagamentos?|transac(?:ao|oes)|vendas|recebimentos?|compras"], sw: ["malipo|miamala|mauzo|manunuzi|ununuzi|shughuli|fedha"],
  },
  contract: {
    en: ["contract(?:s|ed)?|off-?take|pre-?sold|committed|sold forward|forward sales|spoken for|purchase orders?"], fr: ["contrats?|contractualise\\w*|convention(?:s|nee?s?)?|prevendu\\w*|engagee?s?"],
    es: ["contratos?|contratad[oa]s?|comprometid[oa]s?|convenios?|vendid[oa]s? por adelantado"], pt: ["contratos?|contratad[oa]s?|contratualizad[oa]s?|comprometid[oa]s?|vendid[oa]s? antecipadamente"], sw: ["mikataba|mkataba|kimkataba"],
  },
  written: { en: ["written|signed|in writing"], fr: ["ecrits?|ecrites?|signee?s?"], es: ["escrit[oa]s?|firmad[oa]s?"], pt: ["escrit[oa]s?|assinad[oa]s?"], sw: ["maandishi|iliyosainiwa|umesainiwa"] },
  sales: {
    en: ["sales?|sells?|selling|sold|volumes?|output|crop|harvest|production|turnover|tonnage|revenues?|deliver(?:y|ies|ed)"], fr: ["ventes?|vendre|vendons|vendus?|vendues?|volumes?|recolte|production|chiffre d'affaires|tonnage"],
    es: ["ventas?|facturar|facturacion|vender|vendemos|vendid[oa]s?|vendimos|volumen|cosecha|produccion|ingresos"], pt: ["vendas?|vender|vendemos|vendid[oa]s?|fa(?:c)?tur(?:ar|amos|acao|amento)|volume|safra|colheita|producao|receita"], sw: ["mauzo|kuuza|huuzwa|imeuzwa|uzalishaji|mavuno|mazao"],
  },
  "fixed-price": {
    en: ["(?:fixed|agreed|guaranteed|floor|locked|pre-?agreed|set) (?:price|figure|rate)s?|prices? (?:is |are |was |were )?(?:already )?(?:fixed|agreed|locked|guaranteed|protected|hedged)"],
    fr: ["prix (?:est |sont )?(?:deja )?(?:fixes?|fixees?|convenus?|garantis?|planchers?|arretes?|fermes?)"],
    es: ["precios? (?:esta |estan )?(?:ya )?(?:fij[oa]s?|fijados?|pactados?|acordados?|garantizados?)"], pt: ["precos? (?:esta |estao )?(?:ja )?(?:fixos?|fixados?|acordados?|garantidos?|combinados?)"],
    sw: ["bei (?:iliyokubaliwa|maalum|iliyopangwa|ya uhakika|isiyobadilika)"],
  },
  export: { en: ["export(?:s|ed|ing)?|abroad|overseas"], fr: ["export(?:s|e|ee?s?|ations?|ons|ent)?|a l'etranger"], es: ["export(?:a|an|amos|o|ad[oa]s?|acion|aciones)|al exterior|al extranjero"], pt: ["export(?:a|am|amos|ou|ad[oa]s?|acao|acoes)|para o exterior|ao estrangeiro"], sw: ["nje ya nchi|nchi za nje|(?:huuzwa|kuuza|inauzwa|iliuzwa) nje"] },
  elsewhere: {
    en: ["elsewhere|side-?\\s?sell\\w*|side-?\\s?sold|other (?:buyers|traders)|middlem[ae]n|brokers?|on the side|outside the (?:contract|coop\\w*|society|union)|not (?:brought|delivered) to us|to others|passing traders|at the farm ?gate"],
    fr: ["ailleurs|hors (?:contrat|cooperative)|pisteurs?|d'autres acheteurs|intermediaires?|detourn\\w+|en parallele"], es: ["por fuera|a otros|otros compradores|intermediarios?|coyotes?|desvi\\w+|a terceros|a otra parte"],
    pt: ["por fora|a outros|outros compradores|atravessador(?:es)?|intermediarios?|a terceiros|desvi\\w+"], sw: ["kwingine|pembeni|wanunuzi wengine|madalali|walanguzi|nje ya (?:mkataba|ushirika)"],
  },
  deliver: {
    en: ["deliver(?:s|ed|ing|y|ies)?|suppl(?:y|ies|ied|ying)|sell to us|sold to us|(?:buy|bought|source[sd]?|collect(?:ed)?|purchase[sd]?) from|brought"], fr: ["livr(?:e|ent|ee?s?|ant|aison|aisons)|fourniss\\w+|approvision\\w+|nous vend\\w+|achet\\w+ (?:a|aupres)|apport\\w+"],
    es: ["entreg(?:a|an|aron|o|amos)|abastec\\w+|prove(?:en|e)|nos venden|compramos a|acopi\\w+"], pt: ["entreg(?:a|am|aram|ou)|fornec\\w+|nos vendem|compramos (?:a|de)|abastec\\w+"], sw: ["walileta|huleta|wanaleta|hutuuzia|wanatuuzia|tunanunua kwa|tunanunua kutoka|walikusanya|wanaouza"],
  },
  "one-supplier": {
    en: ["(?:largest|biggest|main|single|one|top|sole|only) (?:[a-z]+ )?(?:supplier|vendor|source|mill|dealer|hatchery)|from one (?:[a-z]+ )?(?:supplier|mill|source|company|trader|hatchery)"], fr: ["(?:premier|principal|plus (?:gros|grand)|seul) fournisseur|fournisseur principal|chez un seul|d'un seul fournisseur"],
    es: ["(?:principal|mayor|unico|primer) proveedor|proveedor principal|un solo proveedor"], pt: ["(?:principal|maior|unico) fornecedor|fornecedor principal|um so fornecedor"], sw: ["msambazaji (?:mkuu|mkubwa|mmoja)|muuzaji mmoja"],
  },
  input: { en: ["feed|inputs?|seeds?|fertili[sz]er|purchases|raw materials?|chicks|packaging|cost of inputs|bought"], fr: ["intrants?|aliments?|semences?|engrais|achats|matieres? premieres?|emballages?"], es: ["insumos?|alimento|semillas?|fertilizantes?|compras|materias? primas?|empaques?"], pt: ["insumos?|racao|sementes?|adubos?|compras|materias?-primas?|embalagens"], sw: ["pembejeo|chakula|mbegu|mbolea|manunuzi|malighafi|vifungashio"] },
  price: { en: ["prices?|quotation"], fr: ["prix|cours"], es: ["precios?|cotizacion"], pt: ["precos?|cotacao"], sw: ["bei"] },
  swing: { en: ["moved by|swing(?:s|ing)?|swung|volatil\\w+|var(?:y|ies|ied|iation|iations)|fluctuat\\w+|between (?:the )?(?:lowest|highest)|up and down|range[sd]?"], fr: ["varie\\w*|variations?|volatil\\w+|fluctu\\w+|oscill\\w+|bouge\\w*"], es: ["vari(?:a|o|an|aron|acion|aciones)|volatil\\w+|fluct\\w+|oscil\\w+|se movio|se mueve"], pt: ["vari(?:a|ou|am|aram|acao|acoes)|volatil\\w+|flut\\w+|flutuac\\w+|oscil\\w+"], sw: ["hubadilika|hupanda na kushuka|yalibadilika|mabadiliko|hupandikia"] },
  again: { en: ["again|came back|returned|re-?order(?:ed|s)?|repeat(?:ed)?|stayed with us|retained|still buy|retention"], fr: ["rachet\\w+|revenus|fidel\\w+|a nouveau|renouvel\\w+ (?:leurs? )?(?:achats?|commandes?)"], es: ["volvieron|recompr\\w+|repit\\w+|de nuevo|fidel\\w+|retencion"], pt: ["voltaram|recompr\\w+|repet\\w+|de novo|fidel\\w+|retencao"], sw: ["walirudi|wanarudi|tena|waliendelea"] },
  channel: { en: ["(?:largest|biggest|main|first|top) (?:sales )?(?:channel|outlet|route)"], fr: ["(?:premier|principal|plus gros) (?:canal|circuit|debouche)"], es: ["(?:principal|mayor|primer) canal"], pt: ["(?:principal|maior) canal"], sw: ["njia kuu ya (?:mauzo|kuuza)"] },
};
