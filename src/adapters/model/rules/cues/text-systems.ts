import type { TextRule } from "./text-rule";

/** Plans, climate, records and systems; costs told in words. */
export const SYSTEM_RULES: readonly TextRule[] = [
  {
    key: "break_even_point",
    head: { en: ["break-?even(?: point| analysis)?|payback(?: period)?"], fr: ["seuil de rentabilite|point mort|delai de recuperation|retour sur investissement"], es: ["punto de equilibrio|periodo de recuperacion|recuperacion de (?:la )?inversion"], pt: ["ponto de equilibrio|prazo de retorno|payback"], sw: ["kiwango cha kurudisha mtaji"] },
    say: {
      en: ["(?:achieve|reach|become) profitab\\w+", "break-?even", "pay-?back (?:period|within)"],
      fr: ["(?:seuil de rentabilite|point mort)", "(?:rentable|rentabilise\\w*) (?:des|en|apres|a partir)", "recuperation (?:du capital|de l'investissement)"],
      es: ["punto muerto|umbral de rentabilidad", "punto de equilibrio", "recuperacion (?:completa|total|de la inversion|de capital)", "flujo de caja positivo"],
      pt: ["ponto critico(?: das vendas)?", "ponto de equilibrio", "retorno do investimento"],
      sw: ["kurudisha (?:mtaji|gharama|ulichowekeza)"],
    },
    needs: /\d|one|two|three|year|month|annee|mois|ano|mes|mwaka|miezi/,
    never: /could|may |never|no assurance/,
    most: 3,
  },
  {
    key: "adaptation_plan",
    head: { en: ["(?:climate )?(?:adaptation|resilience|mitigation)(?: (?:plan|measures|strategy))?"], fr: ["(?:adaptation|resilience)(?: climatique| au changement climatique)?"], es: ["(?:adaptacion|resiliencia)(?: climatica| al cambio climatico)?", "estrategias? de mitigacion"], pt: ["(?:adaptacao|resiliencia)(?: climatica)?"], sw: ["kukabiliana na mabadiliko ya tabianchi"] },
    say: {
      en: ["climate-?smart", "drought-?(?:tolerant|resistant)", "conservation agriculture|agroforestry|terracing|erosion control|stone bunds|cover crops?|rotational grazing|shade[- ]grown|under shade", "adapt\\w* to climate"],
      fr: ["(?:varietes|semences) (?:[\\w]+ )?(?:precoces|hatives|a cycle court)", "plante (?:des|\\d+ m(?:etres)? de) (?:haies|brise-vent)", "agroecolog\\w+|agroforesterie|cordons pierreux|paturage tournant|sous ombrage|lutte anti-?erosive", "(?:varietes|semences) (?:[\\w]+ )?(?:resistantes|tolerantes)", "adaptation (?:au|aux) (?:changement|effets)"],
      es: ["variedades? (?:[\\w]+ )?(?:precoces|de ciclo corto)|barreras vivas|cortinas rompevientos", "escalonamiento de siembras", "agroecolog\\w+|regenerativa|agroforestal\\w*|bajo sombra|curvas de nivel|terrazas|pastoreo rotacional|coberturas? vegetal\\w*", "adaptacion al cambio climatico"],
      pt: ["variedades? (?:[\\w]+ )?(?:precoces|de ciclo curto)|quebra-ventos", "agroecolog\\w+|regenerativa|agroflorest\\w+|integracao lavoura-?\\s?pecuaria|pastagens? rotacionad\\w+|plantio direto|curvas de nivel|a sombra", "adaptacao (?:as|ao) mudanca"],
      sw: ["kilimo (?:hifadhi|mseto|stahimilivu)|matuta|matandazo", "mbegu (?:zinazostahimili|himilivu)"],
    },
    never: /could|may |bank|government|countr/,
    most: 2,
  },
  {
    key: "carbon_actions",
    head: { en: ["carbon (?:footprint|actions|neutrality)|climate action"], fr: ["empreinte carbone|bilan carbone"], es: ["huella de carbono|reforestacion"], pt: ["pegada de carbono|sequestro de carbono"], sw: ["upandaji (?:wa )?miti"] },
    say: {
      en: ["trees? (?:were |have been )?planted|planted (?:[\\d,]+ )?trees", "carbon (?:footprint|neutral|sequestration|credits?)", "reduc\\w+ (?:[\\w]+ ){0,3}(?:emissions|carbon)"],
      fr: ["arbres (?:plantes|ont ete plantes)|plante\\w* (?:[\\d ]+ )?arbres", "(?:empreinte|bilan|sequestration|credits?) (?:du )?carbone"],
      es: ["(?:sembramos|arboles (?:sembrados|plantados)|siembra de (?:[\\d.]+ )?arboles)", "huella de carbono|captura de carbono|carbono neutro"],
      pt: ["arvores (?:plantadas)|plantio de (?:[\\d.]+ )?arvores", "(?:pegada|captura|sequestro|creditos?) de carbono"],
      sw: ["(?:kupanda|tumepanda|imepanda) (?:miti|[\\d,]+ )"],
    },
    never: /could|may |countr|government/,
    most: 2,
  },
  {
    key: "cost_drivers",
    head: { en: ["cost (?:drivers?|structure|breakdown)|(?:operating|production) costs?"], fr: ["(?:structure|repartition) des (?:couts|charges)|charges (?:variables|fixes)|principaux couts"], es: ["(?:estructura|desglose) de costos?|costos? (?:operativos|de operacion|de produccion)(?: anuales| por hectarea)?"], pt: ["(?:estrutura|composicao) de custos|custos (?:operacionais|de producao)"], sw: ["gharama za (?:uzalishaji|uendeshaji)"] },
    say: {
      en: ["feed (?:&|and) medication", "(?:main|largest|major) costs? (?:is|are|driver|item)", "costs? (?:driver|consist|comprise)"],
      fr: ["(?:principales?|principaux) (?:charges|couts|depenses)"],
      es: ["(?:principales|mayores) costos?", "costos? (?:principal|corresponde)"],
      pt: ["principais custos"],
      sw: ["gharama kubwa"],
    },
    never: /could|may /,
    most: 2,
  },
  {
    key: "forecast_assumptions",
    head: { en: ["(?:key |financial |main )?assumptions?"], fr: ["hypotheses?(?: de (?:base|calcul|travail))?"], es: ["supuestos?(?: de [\\w ]{3,30})?|premisas"], pt: ["premissas|pressupostos"], sw: ["makadirio na dhana|mawazo ya msingi"] },
    say: { en: ["(?:forecast|projection|budget)s? (?:is|are) based on", "we assum\\w+", "assum(?:es|ed|ing) (?:that|an?|\\d)"], fr: ["(?:previsions|projections) (?:sont|reposent)", "en supposant"], es: ["(?:proyecciones?) (?:se basan?|considera)", "se (?:asume|supone)"], pt: ["(?:projec\\w+) (?:baseiam|consideram)", "assume-se"], sw: ["makadirio (?:haya|yamezingatia)"] },
    never: /could|may |accounting|black-scholes|fair value|actuarial|valuation/,
    most: 2,
  },
  {
    key: "traceability",
    head: { en: ["traceability"], fr: ["tracabilite"], es: ["trazabilidad"], pt: ["rastreabilidade"], sw: ["ufuatiliaji wa (?:bidhaa|mazao)"] },
    say: { en: ["traceab\\w+ (?:system|from|of|to)", "(?:lot|batch) traceab\\w+", "(?:batch|lot) (?:codes?|numbers?)"], fr: ["(?:numeros?|codes?) de lots?", "tracabilite (?:des|du|de)"], es: ["trazabilidad (?:de|del|desde|hacia)", "numeros? de lote"], pt: ["(?:numeros?|codigos?) de lotes?", "rastreabilidade (?:d|total)"], sw: ["ufuatiliaji"] },
    never: /could|may |regulat/,
    most: 2,
  },
  {
    key: "digital_tools",
    head: { en: ["(?:digital (?:tools|systems?|platform)|technology)(?: used)?"], fr: ["outils numeriques|digitalisation"], es: ["(?:herramientas (?:digitales|tecnologicas)|tecnologia|plataforma digital)"], pt: ["ferramentas digitais|tecnologia"], sw: ["teknolojia|mifumo ya kidijitali"] },
    say: { en: ["(?:uses?|using|have|has|adopted) (?:[\\w-]+ ){0,4}(?:mobile money|m-?pesa|erp|pos system|accounting software|mobile app|drones?)", "(?:machine learning|data analytics) ", "online (?:ordering|sales) platform"], fr: ["logiciels? (?:de (?:gestion|caisse|comptabilite)|simple)", "(?:systeme de )?caisse informatise", "(?:utilise|paiement par) (?:[\\w'-]+ ){0,3}(?:mobile money|orange money|wave|logiciel)"], es: ["(?:usamos|utilizamos) (?:[\\w-]+ ){0,4}(?:software|plataforma|aplicacion|drones)", "(?:utiliza|cuenta con|usa|licencias? de|legalidad del) (?:[\\w-]+ ){0,4}(?:software|plataforma|aplicacion|drones)"], pt: ["(?:usamos|utilizamos) (?:[\\w-]+ ){0,4}(?:software|plataforma|aplicativo|planilhas?|drones)", "(?:utiliza|usa) (?:[\\w-]+ ){0,4}(?:software|plataforma|aplicativo|drones)"], sw: ["(?:m-?pesa|tigo ?pesa|simu) "] },
    never: /could|may |marketing/,
    most: 3,
  },
  {
    key: "record_keeping_system",
    head: { en: ["record[- ]?keeping|(?:book|records?)[- ]?keeping(?: system)?"], fr: ["(?:tenue|registre) (?:des comptes|de comptabilite)|comptabilite"], es: ["(?:registros|libros) contables|contabilidad"], pt: ["registos contabilisticos|contabilidade"], sw: ["utunzaji wa kumbukumbu"] },
    say: { en: ["(?:sales|stock|purchase|day|receipt|farm|delivery) ?books? (?:is|are) (?:kept|written|maintained|updated)", "cash ?books? (?:on paper|in excel|is|are|by hand)", "excel (?:stock |sales |farm )?(?:sheets?|workbook)", "(?:books|records|accounts) are (?:kept|done|written|maintained)", "(?:keeps?|kept|maintains?) (?:[\\w-]+ ){0,4}(?:records?|books of account|ledgers?|cash ?book)", "records? (?:are|is) kept"], fr: ["(?:notee?s?|inscrite?s?|saisie?s?|consignee?s?|enregistree?s?) (?:dans|sur) (?:un |une |le |des |les )?(?:cahiers?|registres?|excel|tableur|logiciel|fiches?)", "(?:tient|tenons|tenue d'un) (?:[\\w'-]+ ){0,3}(?:cahier|registre|comptabilite|journal)"], es: ["(?:anotan?|registran?|apuntan?|anotamos|registramos) en (?:un |una |el |los )?(?:excel|cuadernos?|libros?|planillas?|hojas?)", "(?:lleva|llevamos) (?:[\\w]+ ){0,3}(?:registros?|contabilidad|libros)"], pt: ["(?:anotad|registad|registrad|lancad)[oa]s? (?:em|num|numa|no|na) (?:excel|cadernos?|livros?|planilhas?)", "(?:mantem|possui) (?:[\\w]+ ){0,3}(?:registos?|registros?|contabilidade|livro caixa)"], sw: ["(?:tunatunza|hutunza|kutunza) (?:kumbukumbu|vitabu)"] },
    never: /could|may |shall/,
    most: 2,
  },
];
