import { PER_UNIT } from "./per-unit";
import type { ToldRule } from "./told-rule";

const OF_SALES = "(?:of|de|des|das|da|dos|do|du|del|ya) ?(?:(?:our|the|its|all|total|nos|notre|nuestras|nuestra|las|as|les|la|le|lo|that year's|20\\d\\d|what we) )*(?:sales|turnover|revenues?|ventes|vendu|chiffre|recettes|ca\\b|ventas|ingresos|facturacion|vendas|receita|fac?turac?(?:ao|mento)|mauzo|invoiced|sold|vendido|(?:production|produccion|producao|recolte|cosecha|safra|colheita|tonnage|volume|volumen) ?)\\b";
/** Kinds of buyers in French, Spanish and Portuguese: whose share of the sales a figure is. */
const BUYER = /\b(?:clients?|cliente|acheteu\w+|grossist\w+|negociant\w*|exportat\w+|importat\w+|usine|brasserie|supermarche|cantine|hotel|laiterie|moulin|minoterie|huilerie|collecteur|detaillant|transformat\w+|comprador\w*|mayorista|exportador\w*|importador\w*|procesadora?|supermercado|cadena|ingenio|acopiador\w*|distribuidora?|molino|atacadista|moageira|laticinio|frigorifico|usina|cadeia|armazenista|operador|trader|entreposto|industria|laboratoire|restaurante?|tostador\w*|torrador\w*)s?\b/;

/** Shares, prices, people and output told without their usual names. */
export const TOLD_MEASURES: readonly ToldRule[] = [
  {
    key: "top_customer_share_pct", kind: "percent", both: true, plan: null, unit: "%", largest: true,
    before: /(?:took|takes?|bought|buys|good for|accounts? for|accounted for|a enleve|enleve|prend|a pris|concentro|concentra|compro|compra|se llevo|lleva|ficou com|fica com|comprou|huchukua|ilichukua|(?:importer|wholesaler|exporter|supermarket|caterer|mill|hotel|buyer) is(?: thus| therefore)?)(?: about| some| nearly| almost| environ| el| un| us)? ?(?:asilimia )?$/,
    after: new RegExp(`^ ?${OF_SALES}`),
    never: /export(?:s|ed)? (?:make|thus|account)|women|femmes|together|between them|the (?:two|three|four|five) (?:largest|biggest|main)|(?:deux|trois|tres|cinco) (?:premiers|principales|mayores|maiores)|cost|market of|sector|industry/,
  },
  {
    key: "top_customer_share_pct", kind: "percent", plan: null, unit: "%", largest: true,
    after: new RegExp(`^ ?${OF_SALES}(?: (?:was|were|is|goes|went|came|comes|are))? (?:with|to|from|by) (?:just |only )?(?:a single|one|a) (?:[a-z-]+ )?(?:buyer|customer|client|chain|processor|exporter|retailer|supermarket|wholesaler|hotel|mill|factory|dairy|trader|off-?taker)\\b`),
    never: /women|cost|sector|industry|country|export(?:s|ed)? (?:make|account)/,
  },
  {
    key: "top_customer_share_pct", kind: "percent", both: true, plan: null, unit: "%", largest: true,
    before: /\b(?:absorbe|a absorbe|a represente|absorbio|absorve|absorveu|pese|acapara|represente|representa|representou|represento|responde por|(?:foi|e) responsavel por|achete|compra)(?: a (?:lui|elle) seule?| (?:ella |el )?sol[oa]| sozinh[ao])?(?: environ| unos| cerca de| el| quelque| aproximadamente)? ?$/,
    after: new RegExp(`^ ?${OF_SALES}`),
    needs: BUYER,
    never: /femmes|mujeres|mulheres|ensemble|together|entre (?:los|las|ambos|os|as)|juntos|juntas|(?:deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|quatro) (?:premiers?|principa\w+|mayores|maiores|plus gros|clients|acheteurs|clientes|compradores)|cout|charges|costos?|custos?|\bexport(?:ations|aciones|acoes)|marche (?:national|local)|secteur|pais\b|sector/,
  },
  {
    key: "top_customer_share_pct", kind: "percent", both: true, plan: null, unit: "%", largest: true,
    before: /(?:\b(?:un (?:solo|unico|seul)|une seule|una (?:sola|unica)|um (?:so|unico)|uma (?:so|unica)|(?:acheteur|client|comprador|cliente) (?:unique|unico)|(?:unico|seul) (?:comprador|cliente|client|acheteur))\b[^;%]{0,90}(?:, | : |: |\()(?:soit |con |com |o |lo que es )?(?:el |le )?|\b(?:la mayor|el mayor|la mas grande|a maior|o maior|la plus (?:grande|grosse)|le plus (?:gros|grand))(?: (?:de ellas|de ellos|delas|deles|d'entre (?:eux|elles)|des (?:deux|trois)))?,? ?(?:(?:ella |el )?sol[oa]|sozinh[ao]|a (?:lui|elle) seule?),? ?(?:con |com |avec |absorbe |compra |representa |represente )?(?:el )?)$/,
    after: /^ ?(?:$|[.,;:)]|(?:de|des|du|del|da|das|do) )/,
    needs: BUYER,
    never: /femmes|mujeres|mulheres|descuento|desconto|remise|prime|comision|commission|interes|interet|juros|avance|anticipo|adelanto|perdid|pertes?\b|humedad|humidit|umidade|credito|credit\b|pret\b|fournisseur|proveedor|fornecedor/,
  },
  {
    key: "export_share_pct", kind: "percent", plan: null, unit: "%",
    before: /\b(?:exportac(?:ao|oes|ion|iones)|exportations?)(?: [^.;%\d]{0,44})?,? (?:foi|foram|e|supuso|supusieron|fue|fueron|represento|representaron|representou|representaram|atingiu|alcanzo|pese(?:nt)?|a represente|ont represente|represente(?:nt)?)(?: de| el| en| os)?(?: environ| cerca de)? ?$/,
    never: /cresc|aument|crec|crois|baj(?:o|a)\b|baiss|taxa|imposto|impuesto|taxe|pais\b|pays\b|nacional|nationale?|sector|secteur|precos?|prix|precios?|quota de|objetivo|objectif|meta\b/,
  },
  {
    key: "capacity_utilisation_pct", kind: "percent", plan: null, unit: "%",
    before: /\b(?:tourne|tournait|a (?:[a-z]+ )?tourne|fonctionne|a fonctionne|travaille|trabaj(?:a|o)|opera|opero|operou|trabalh(?:a|ou)|funcion(?:a|o|ou))(?: (?:donc|en moyenne|en promedio|em media|seulement|solo|so|apenas|toujours))* (?:a|al|au)(?: environ| cerca del?| un)? ?$/,
    needs: /usine|unite|moulin|decortiqueuse|presse|atelier|capacit|planta\b|fabrica|unidad|molino|linea|ligne|trapiche|central|lagar|huilerie|laiterie|maquina|sechoir|secador/,
    never: /perte|merma|perda|rendement|rendimiento|humidit|temperature|temperatura|degre|graus|grados|solaire|energia/,
  },
  {
    key: "interest_rate_pct", kind: "percent", both: true, plan: null, unit: "%",
    before: /(?:\bconditions?|\bcondiciones|\bcondicoes)(?: [a-z]+){0,3} ?: ?[^.;%]{0,40}$/,
    after: /^ ?(?:ao ano|a\.a\.|anual|e\.a\.|l'an|par an|fixe|fij[oa]|fix[oa])/,
    never: /default|penal|mora\b|desconto|descuento|remise|escompte|inflac|inflat|marge|margem|margen|apport|caucao/,
  },
  {
    key: "interest_rate_pct", kind: "percent", both: true, plan: null, unit: "%",
    before: /\binterest(?: rate)?(?: (?:of|at|is|charged|fixed))*(?: (?:at|of))? ?[@:]? ?(?:about )?$/,
    after: /^,? ?(?:per annum|p\. ?a\b|pa\b|a year|per year|annually|flat|on (?:a )?reducing)/,
    never: /late|default|penalt|overdue|deposit|savings|inflation|discount|arrears bear|unpaid/,
  },
  {
    key: "post_harvest_loss_pct", kind: "percent", plan: null, unit: "%",
    after: /^ ?(?:of (?:the |our |its |all )?(?:[a-z]+ )?(?:intake|milk|harvest|crop|produce|fruits?|fish|catch|eggs|grain|maize|stock|volume|product|deliveries|collection|vegetables)[a-z ,]{0,24} )?(?:(?:was|were|is|are|gets?|got|goes|went|had) )?(?:gone )?(?:sour(?:ed)?|spil(?:led|t)|spoil(?:ed|s|t)?|rotted|rotten|went bad|broken|bruised|lost (?:after|between|before|in (?:transit|storage|the store))|thrown away|wasted)\b/,
    never: /\brains? (?:destroyed|took)|\bhail|drought|frost|flood|insur|mortality|premium|price|country|national|sector/,
  },
  {
    key: "export_share_pct", kind: "percent", both: true, plan: null, unit: "%",
    before: /\b(?:exports?(?: thus)? (?:makes?|made|accounts? for|accounted for|were|was|are|is)|les exportations (?:font|representent|ont fait)|las exportaciones (?:son|fueron|representan)|as exportacoes (?:sao|foram|representam))(?: about| some| el| environ)? ?$/,
    after: new RegExp(`^ ?${OF_SALES}`),
    never: /country|national|sector|pays|pais|target|objective/,
  },
  {
    key: "selling_price", kind: "money", both: true, plan: null,
    before: /\b(?:sold|sells?|selling|we got|fetched|fetches|were paid|was paid|we are paid|buyers pay|received|realised|s'est vendue?s?|vendue?s?|vendons|vendent|se vend(?:ait|ent)?|vend(?:emos|imos|io|e|en|eu|em|ido|ida|idos|idas)|nos (?:pagan|pagaron|pagam|pagaram)|tuliuza|huuzwa|tunauza)\b[^.;]{0,50}$/,
    after: new RegExp(`^${PER_UNIT}`),
    never: /\bcost|cout|bought|buy (?:at|for)|purchase|achat|achete|compramos|comprado|imported|importe|competitor|rival|\bfloor\b|minimum|revient|gharama|wage|freight|transport|market price|national|neighbour|shares?\b|inputs?|fertili/,
  },
  {
    key: "selling_price", kind: "money", both: true, plan: null,
    before: /\b(?:prices?|prix|precios?|precos?|bei)(?: (?:unitaire|unitario|convenu|pactado|acordado|combinado|agreed|moyen|medio|promedio|base|bord champ|en chacra|en finca))*\s*[.:\u2013-]?\s*$/,
    after: new RegExp(`^${PER_UNIT}`),
    never: /\bcost|cout|achat|compra|purchase|revient|costo|custo|gharama|international|internacional|bolsa|reference|referencia|fertili|engrais|insumo/,
  },
  {
    key: "selling_price", kind: "money", plan: null,
    before: new RegExp(`\\b(?:an?|one|the|each|per|o|um|el|un|le|la|une|uma) (?:kg|kilos?|quilo|litres?|liter|litro|caixa|caja|pound|lb|tray|bag|sack|crate|quintal|saca|sac|tonne|ton|tonelada|bunch|bucket)(?: (?:of|de|d'|da|do) [a-z' ]{3,20})? (?:sells? (?:at|for)|brings|fetches|goes for|leaves [a-z ]{0,16}at|esta (?:em media |a |em )+|se (?:vende|paga) a|sai a|vaut|se vend (?:a|a environ)|s'est vendu[e]? (?:a|en moyenne)?|est cede[e]? a|baixou para)(?: about| some| around| environ| unos)? ?$`),
    never: /\bcosts?\b|cout|buy |bought|purchase|achat|compramos|imported|importe|competitor|rival|wage|freight|inputs?\b|fertili|feed|\bpay (?:the )?(?:farmers|growers|members)|producteurs|produtor(?:es)? (?:receb)|shares?\b|centavos|centimes|centimos|\bcents\b/,
  },
  {
    key: "unit_cost", kind: "money", plan: null,
    before: new RegExp("\\b(?:(?:it |this |that )?costs? (?:us|me)(?:,? all in,?)?|our cost (?:came to|is|was)|cost of production (?:is|was|came to)|(?:cout de production|prix de revient)(?: moyen)? (?:est|etait)(?: de)?|costo de produccion(?: promedio)? (?:es|fue)(?: de)?|custo de producao(?: medio)? (?:e|foi)(?: de)?|(?:il|elle) nous revient a|nous coute|(?:producirlo|producirla) cuesta|nos cuesta(?: producirl[oa])?|nos custa(?: produzir)?|(?:ime|hu|ili)tugharimu)(?: about| some| around| environ| unos)? ?$"),
    needs: new RegExp(`${PER_UNIT}|\\b(?:one|a|per|le|el|un|une|o|um|moja) (?:kg|kilo|kilogramme|litre|liter|litro|tonne|ton|tonelada|tray|bag|crate|sack)\\b|\\bkwa (?:lita|kilo)\\b`),
    never: /loan|per month|par mois|al mes|machine|tractor|building|transport|will cost/,
  },
  {
    key: "seasonal_staff", kind: "count", plan: null, unit: "persons",
    before: /(?:\b(?:in season|at harvest|at peak|en saison|en cosecha|na safra|(?:na|durante a) (?:campanha|safra|colheita|apanha)[^.;\d]{0,34}|en (?:la )?(?:campana|cosecha|zafra|temporada)[^.;\d]{0,34}|(?:pendant|durant|a) la (?:campagne|recolte|saison)[^.;\d]{0,34}|wakati wa (?:mavuno|msimu))[ :,]*(?:about |up to |some |hasta |ate |jusqu'a )?|vibarua(?: wakati wa (?:mavuno|msimu))? )$/,
    after: /^ (?:or so )?(?:[a-z'-]+ ){0,2}?(?:(?:pessoas|personas|personnes|trabalhadores|trabajadores|ouvriers|journaliers|jornaleros|jornalistas)\b(?= ?(?:[.,;)]|$|mais|mas|de plus|por dia|temporar))|(?:are |is |were )?(?:taken on|hired|come|paid|work) by the day|at (?:the )?peak\b|in season\b|for (?:sorting|harvest(?:ing)?|picking|the harvest)|(?:journalier|saisonnier)[a-z]*\b|(?:d')?[a-z]+ a la tache|temporer[oa]s|safristas|wakati wa (?:msimu|mavuno))/,
    never: /%|per cent|tonnes?|hectares?|bags?|sacks?|shilingi|target|will hire|days? in season/,
  },
  {
    key: "permanent_staff", kind: "count", plan: null, unit: "persons",
    before: /(?:\b(?:workers|staff|employees) on (?:the )?(?:pay)?roll ?: ?|on permanent pay we have |trabajan |\bstaff on (?:the )?roll ?:? |empregados efe?c?tivos:? |en planilla,? (?:somos |hay |tenemos )?|permanent (?=\d+ by name)|permanents? inscrits? ?: )$/,
    after: /^ (?:on the permanent (?:list|payroll|staff)|on permanent (?:pay|terms)|salarie(?:e|s|es)? permanent|permanents\b|(?:ouvriers?|ouvrieres|agents|employe(?:e|s|es)?|techniciens|personnes|salaries) (?:permanent(?:e|s|es)?|en cdi)\b|efe?c?tivos\b|(?:de ellos |de ellas |de los cuales )?con contrato (?:a termino )?indefinido|(?:trabajadores|empleados|obreros|personas) (?:fijos|permanentes|estables|de planta)|(?:empregados|trabalhadores|operarios|colaboradores) (?:permanentes|fixos|efe?c?tivos)|(?:empregados|trabalhadores) registrados|(?:trabajadores )?fijos\b|regular staff\b|permanent (?:people|hands)|(?:people |persons )?on (?:the |our )?(?:pay)?roll\b|(?:people |persons )?on (?:a )?(?:monthly )?salary\b|by name; \d+ of them left|personas (?:fijas|permanentes|estables)\b|(?:empleados |trabajadores |personas )?en (?:planilla|nomina)\b|en plantilla\b|empregados efe?c?tivos\b|salarie(?:e|s|es)? (?:en )?cdi\b)/,
    never: /%|\bwomen\)|to be hired|will (?:hire|have)|jobs to be|creer|social\s+security|seasonal and|per cent/,
  },
  {
    key: "production_capacity", kind: "output", plan: null,
    before: /(?:\bcapacity(?: of [a-z ]{3,24})? (?:is|was|of)|\b(?:plant|line|mill|press|factory|machine|dryer|dairy|hatchery|farm|oven|unit)s? can (?:process|do|press|mill|produce|handle|dry|make|raise)|capacite (?:reunie |totale |installee |annuelle )?(?:est |etait )?de|capacidad (?:instalada |total |anual )?(?:es |era )?de|capacidade (?:instalada |total |anual )?(?:e |era )?de|inaweza (?:kukamua|kusindika|kusaga|kuzalisha|kukoboa)(?: hadi)?)(?: about| up to| environ| unas| unos| cerca de)? ?(?:tani |lita |kilo )?$|\b(?:usine|moulin|decortiqueuse|ligne|presse|unite|atelier|etuveuse|huilerie|laiterie|minoterie|provenderie) peut (?:faire|traiter|produire|presser|decortiquer|transformer|secher|moudre)(?: jusqu'a| environ)? ?$|\b(?:planta|molino|linea|trapiche|secadora|maquina|despulpadora|unidad|prensa) puede (?:procesar|producir|moler|secar|tratar|elaborar|hacer)(?: hasta| unas| unos)? ?$|\b(?:fabrica|usina|linha|moagem|prensa|unidade|central|secador|lagar|maquina) pode (?:processar|produzir|moer|secar|tratar|transformar|fazer)(?: ate| cerca de)? ?$|\bpeut [^.;]{0,44} soit (?:environ )?$|\bpuede [^.;]{0,44} (?:o sea|es decir),? $|\bpode [^.;]{0,44} ou seja,? $/,
    never: /stor(?:e|age)|warehouse|silo|cold room|stockage|magasin|entrepos|almacen|bodega|armazem|ghala|country|national|sector|competitor|would be|pasaria|passerait|will be|kuhifadhi/,
  },
  {
    key: "interest_rate_pct", kind: "percent", plan: null, unit: "%",
    before: /(?:\b(?:lend|lent|lends|borrow(?:ed|s)?|loan|credit|facility|overdraft)\b[^.;%]{0,70}\bat|\brate (?:expected|proposed|asked|applied|agreed) ?:?|\bpret\b[^.;%]{0,60}\b(?:a|au taux de)|(?:prestamo|credito)\b[^.;%]{0,60}\bal|(?:emprestimo|credito)\b[^.;%]{0,60}\ba) ?$/,
    after: /^ (?:fixed|floating|variable|fixe|fija|fixa)\b/,
    needs: /loan|lend|lent|borrow|credit|facility|overdraft|rate|pret|emprunt|prestamo|credito|emprestimo|financiamento/,
    never: /default|discount|penalt|growth|\btax(?:es)?\b|levy|deposit|savings|inflation|exchange|advance of|insured at|repaid|% of/,
  },
];
