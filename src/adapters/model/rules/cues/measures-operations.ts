import type { MeasureRule } from "./measure-rule";

/** Land, crops, water, machines and stock. */
export const OPERATION_MEASURES: readonly MeasureRule[] = [
  {
    key: "cultivated_area_ha", kind: "area", reach: 40, before: 44, whole: true,
    label: {
      en: ["(?:total )?area (?:under|planted|cultivated|farmed|of (?:orchards|the farm))[a-z ]{0,14}", "(?:acres|hectares) (?:operated|farmed|planted|cultivated|under|of bearing)", "own(?:ed)? plantation|estate area|(?:planted|cultivated|cropped|farmed|bearing) (?:area|land|acreage|acres|hectares)", "area(?= \\((?:ha|acres?|hectares)\\))", "(?:acres|hectares|ha)(?= will carry)", "under (?:vegetables|maize|coffee|tea|crops?|cultivation|production|orchards?|grapes)"],
      fr: ["superficie (?:exploitee|cultivee|emblavee|plantee|totale)", "surfaces? (?:en production|totale)(?= \\(ha\\)| ?(?:\\||:))", "plantation (?:propre|en rapport)?", "surfaces? (?:exploitees?|cultivees?|emblavees?|plantees?)", "verger[s]?", "de sau|sau(?= ?:)|surface agricole(?: utile)?", "(?:superficie|surface)s? \\((?:ha|en ha|hectares)\\)"],
      es: ["(?:hectareas|superficie|area) (?:plantadas?|cultivadas?|sembradas?|en produccion|productivas?)", "superficie total", "area (?:total|de cultivo)", "(?:superficie|area|extension) \\((?:ha|has\\.?|hectareas|mz|manzanas)\\)", "plantaci(?:on|ones)", "hectareas de [a-z]{3,12} en produccion", "superficie de (?:los |las )?(?:soci[oa]s|asociad[oa]s|productores|agricultores)"],
      pt: ["area (?:explorada|plantada|cultivada|total do imovel|total|em producao)", "hectares (?:plantados|cultivados)", "(?:area|superficie) \\((?:ha|hectares)\\)", "(?:area|superficie) d[oae]s (?:\\d+ )?(?:cooperad[a-z]*|socios|associados|membros|produtores|agricultores)"],
      sw: ["eneo (?:la|linalolimwa|lote)(?: [a-z]+)?", "ukubwa wa (?:shamba|eneo)", "mashamba", "eneo \\((?:ha|ekari|hekta)\\)"],
    },
    never: /irrigat|irrigue|irrigad|riego|umwagiliaji|protected|forest|foret|bosque|floresta|reserve|reserva|per hectare|per acre|serre|greenhouse|district|county has|helada|hail|storage|warehouse|store of|flood|inundac|zona franca|pastoreo|pivots?\b|\bdrip\b|sprinkler/,
  },
  {
    // What a form's row for land says; in a sentence land is more than what is farmed.
    key: "cultivated_area_ha", kind: "area", reach: 0,
    label: { en: ["(?:farm |our |agricultural )?land(?: size| held| area)?(?= ?(?:\\||:|$)|\\s\\s)"], fr: ["(?:terres?|terrain|superficie|surface)(?: (?:disponible|agricole|exploitee))?(?= ?(?:\\||:|$)|\\s\\s)"], es: ["(?:tierras?|terreno|predio|superficie|extension)(?: (?:disponible|agricola|propia))?(?= ?(?:\\||:|\\(|$)|\\s\\s)"], pt: ["(?:terras?|terreno|duat|machamba|superficie|area)(?: (?:disponivel|agricola|propria))?(?= ?(?:\\||:|$)|\\s\\s)"], sw: ["(?:ardhi|shamba)(?= ?(?:\\||:|$)|\\s\\s)"] },
    never: /irrig|riego|forest|foret|bosque|reserva/,
  },
  {
    key: "irrigated_area_ha", kind: "area", reach: 40, before: 60,
    label: { en: ["irrigated (?:area|acres|land|hectares)", "under (?:drip|irrigation|three pivots|pivots?|sprinklers?)", "irrigat(?:ed|ion)"], fr: ["(?:superficie|surface) irriguee", "(?:sous|en) (?:goutte|irrigation|pivot|aspersion|micro-?aspersion)", "irrigue[es]*", "perimetre irrigue"], es: ["(?:superficie|area|hectareas) (?:bajo riego|regadas?|irrigadas?)", "(?:bajo|con) (?:riego|goteo|aspersion)", "riego (?:es )?tecnificado en", "con riego"], pt: ["area (?:irrigada|regada|de regadio)", "(?:com|sob) rega(?: [a-z-]+){0,2} em|irrigar|regar", "irrigad[oa]s?", "sob irrigacao"], sw: ["eneo la umwagiliaji", "(?:linamwagiliwa|umwagiliaji)"] },
    never: /country|district|not irrigat|without irrigation|planned|potential/,
  },
  {
    key: "yield_per_hectare", kind: "yield", reach: 50, before: 30,
    label: {
      en: ["(?:average |actual |mean )?yields?(?: [a-z]+)?(?: of [a-z]+)?(?: (?:was|is|averaged|reached|stood at|fell to|rose to))?", "(?:harvested|produced|averag\\w+)"],
      fr: ["rendements?(?: moyens?)?(?: [a-z']+)?(?: (?:de|du|des|en) [a-z']+)?", "(?:produit|recolte) (?:en moyenne )?"],
      es: ["rendimientos?(?: promedio| medio)?(?: (?:de|del) [a-z ]{2,18})?", "(?:rindio|rindieron|rinde|productividad)"],
      pt: ["(?:produtividade|rendimento)s?(?: media?| medio)?(?: (?:de|do|da) [a-z]+)?"],
      sw: ["(?:mavuno|uzalishaji)(?: (?:ya|wa) [a-z]+)?(?: (?:yalikuwa|ulikuwa|ni))?"],
    },
    never: /fertili|manure|compost|fumier|engrais|npk|uree|seed rate|semence|semilla|abono|mbolea|dose|district mean of|potential|research|trial|variet/,
  },
  {
    key: "post_harvest_loss_pct", kind: "percent", reach: 70, before: 30,
    label: {
      en: ["post-?\\s?harvest loss(?:es)?", "loss(?:es)? (?:after harvest|between harvest|in (?:storage|transit|transport|the store)|during storage)", "spoil(?:ed|age)(?: before sale| rate)?", "storage losses|wastage|shrinkage"],
      fr: ["pertes? (?:post-?\\s?recolte|apres recolte|au stockage|en stockage|apres la recolte)", "taux de perte", "avaries", "(?:brisures|pertes?|dechets|freinte|ecarts?)(?: et pertes)? (?:d'|de |du |de la |a l'|au |en |lors du )?(?:etuvage|sechage|usinage|triage|tri|decorticage|conditionnement|transport|magasin|fumage|etuvage)"],
      es: ["perdidas? (?:post-?\\s?cosecha|poscosecha|despues de (?:la )?cosecha|en almacen)", "mermas?(?: de almacen| poscosecha| (?:en|de|por) (?:[a-z]+ ){1,3}?secado)?", "(?:desperdicio|descarte) (?:en|de) (?:planta|bodega|empaque|acopio|la planta)"],
      pt: ["perdas? (?:pos-?\\s?colheita|apos a colheita|no armazenamento)", "quebra (?:de|no) armazen\\w*", "refugos?(?: n[ao] (?:central|armazem|estacao|embalagem))?|perdas? (?:n[ao] (?:secagem|transporte|armazem|central|embalagem|triagem))"],
      sw: ["(?:upotevu|hasara) (?:baada ya (?:mavuno|kuvuna)|ghalani|wa mazao)"],
    },
    never: /country|national|sub-saharan|sector|in the trade|germinat|mortality|mortalite|\brains?\b|\bhail|frost|drought|lluvia|helada|granizo|sequia|pluies?|grele|secheresse|chuva|geada|seca\b|mvua/,
  },
  {
    key: "rejection_rate_pct", kind: "percent", reach: 70, before: 44,
    label: {
      en: ["reject(?:ed|ion rate|ions?|s)(?: by [a-z]+)?(?: at [a-z ]{2,16})?", "turned away|downgraded|returned by (?:buyers|customers)|refused by"],
      fr: ["(?:taux de )?(?:rejets?|refus)", "(?:refusee?s?|rejetee?s?|declassee?s?|retournee?s?)"],
      es: ["(?:tasa de )?rechazos?", "rechazad[oa]s?|devuelt[oa]s?|descarte"],
      pt: ["(?:taxa de )?rejeic(?:ao|oes)", "rejeitad[oa]s?|devolvid[oa]s?|descarte"],
      sw: ["(?:zilizo|yaliyo|iliyo|maziwa yaliyo)?kataliwa", "zilizorudishwa"],
    },
    never: /loan|credit|application|demande de|if the|shall/,
  },
  {
    key: "rainfed_share_pct", kind: "percent", reach: 40, before: 44,
    label: { en: ["rain-?\\s?fed", "depend(?:s|ent)? on rain"], fr: ["pluvial(?:e|es|aux)?", "depend(?:ent)? des? pluies?"], es: ["(?:de |en |bajo )?(?:temporal|secano)", "depende de la lluvia"], pt: ["(?:de |em )?sequeiro", "depende d[ae]s? chuvas?"], sw: ["(?:hutegemea|inategemea|kutegemea) mvua"] },
    never: /country|national|agriculture in|africa/,
  },
  {
    key: "climate_loss_events_5y", kind: "count", reach: 55, before: 20,
    needs: /loss|lost|damag|disaster|drought|flood|hail|typhoon|storm|frost|cyclone|fail|bad|order|perdu|pertes?|mauvais|sinistr|secheresse|inond|grele|perdid|mal[oa]s|afectad|sequia|helada|granizo|ruin|ruins|seca|geada|enchente|hasara|ukame|mafuriko|mbaya/,
    label: {
      en: ["(?:bad |poor |lost |failed |disaster |typhoon |drought |loss |indemnity )?(?:seasons?|years)(?: with (?:loss|losses|damage)| lost)?(?:,? (?:2\\d{3}|out of)| in the (?:last|past))", "(?:typhoon|drought|flood|hail|storm|loss|disaster)s? (?:seasons|years|events)"],
      fr: ["(?:saisons|campagnes|annees) (?:perdues|mauvaises|sinistrees|de sinistre|avec perte)", "campagnes sur (?:les )?cinq"],
      es: ["(?:campanas|temporadas|cosechas|anos) (?:perdidas|malas|con perdidas?|afectad[oa]s)", "de las ultimas cinco (?:campanas|temporadas)"],
      pt: ["(?:safras|anos|colheitas) (?:perdid[oa]s|ruins|com perdas?)", "das ultimas cinco safras"],
      sw: ["misimu(?= \\p{L}+ (?:ilipata|iliyopata|yenye))"],
    },
    never: /experience|loan|months/,
  },
  {
    key: "worst_season_loss_pct", kind: "percent", reach: 50, before: 60,
    label: {
      en: ["(?:crop|harvest|output|production|yield|cherries|vines|nuts|stock|herd)s?(?: (?:was|were|had been))? (?:lost|destroyed|damaged|wiped out)", "(?:share )?lost in (?:the )?worst (?:season|year)", "(?:drought|flood|hail|storm|cyclone|frost|typhoon)s? (?:of \\d{4} )?(?:destroyed|took|cost|wiped|damaged|cut)", "lost (?:about |around |some |nearly )?(?=\\d)"],
      fr: ["(?:recolte|production|noix|troupeau|fruits)s? (?:a ete |ont ete |est |sont )?(?:perdue?s?|detruite?s?)", "(?:secheresse|inondation|gel|grele|criquets|pluies?)s? (?:de \\d{4} )?(?:a|ont) (?:detruit|fait perdre|emporte|reduit)", "perte de(?= (?:pres |environ )?(?:de )?\\d)"],
      es: ["(?:partieron|perdio|perdieron|se perdio|destruyo|afecto|arraso)(?: (?:cerca|alrededor|mas))?(?: de)?(?: el| del| un)?", "perdida de(?:l)?(?= \\d)"],
      pt: ["(?:se perdeu|perdeu-se|perderam-se|destruiu|afetou|afectou)(?: (?:cerca|mais))?(?: de)?", "perda de(?= (?:cerca de )?\\d)"],
      sw: ["(?:iliharibu|yaliharibu|ulipoteza|tulipoteza|kupoteza)"],
    },
    never: /weight|market share|customers|value of|credit loss|perdida esperada|post-?harvest|apres recolte|poscosecha|insured|sales fell|exchange|pos-?colheita/,
  },
  { key: "adapted_area_pct", kind: "percent", reach: 50, before: 44, label: { en: ["(?:area|land|plots|fields) (?:is |are )?(?:under|covered by|with) (?:mulch|cover|agroforestry|conservation|climate-smart|tolerant|shade)"], fr: ["(?:surface|parcelles|superficie)s? (?:est |sont )?(?:sous|en|avec) (?:paillage|agroforesterie|couverture|ombrage)"], es: ["(?:area|superficie|parcelas) (?:esta |estan )?(?:bajo|con|en) (?:sombra|cobertura|agroforester\\w+|practicas)"], pt: ["(?:area|parcelas) (?:esta |estao )?(?:sob|com|em) (?:sombra|cobertura|agrofloresta|plantio direto)"], sw: ["eneo (?:lina|lenye) (?:matandazo|kilimo mseto)"] } },
  { key: "plots_mapped_pct", kind: "percent", reach: 40, before: 44, label: { en: ["(?:plots|farms|parcels|suppliers)(?: (?:are|were|have been))? (?:gps[- ])?mapped|polygon(?:s|-mapped)?"], fr: ["parcelles (?:sont |ont ete )?(?:cartographiees|geolocalisees)"], es: ["(?:parcelas|predios|fincas|lotes) (?:estan |fueron )?(?:mapead|georreferenciad|poligonizad)[oa]s"], pt: ["(?:parcelas|propriedades|talhoes) (?:estao |foram )?(?:mapead|georreferenciad)[oa]s"], sw: ["mashamba (?:yaliyopimwa|yamepimwa)"] } },
  {
    key: "renewable_energy_share_pct", kind: "percent", reach: 60, before: 50,
    label: { en: ["(?:rooftop|solar|renewable|biogas|pv)(?: [a-z]+){0,5} (?:supplied|supplies|covers?|covered|provides?|provided|generates?|meets?)", "of (?:the )?(?:electricity|power|energy)(?: used| consumed| needs)?", "renewable (?:energy|share)"], fr: ["(?:solaire|renouvelable|biogaz)s?(?: [a-z']+){0,5} (?:couvre|couvrent|fournit|fournissent|produit)", "de l'(?:electricite|energie)"], es: ["(?:solar(?:es)?|renovables?|biogas)(?: [a-z]+){0,5} (?:cubren?|cubrio|aportan?|generan?)", "de la (?:electricidad|energia)"], pt: ["(?:solar(?:es)?|renovave(?:l|is)|fotovoltaic\\w+)(?: [a-z]+){0,5} (?:cobrem?|cobriu|fornecem?|geram?)", "da (?:eletricidade|energia)"], sw: ["(?:sola|umeme jua)(?: [a-z]+){0,4} (?:hutoa|inatoa|unatoa)"] },
    never: /cost|cout|costo|custo|country|grid mix|price|tariff/,
  },
  {
    key: "capacity_utilisation_pct", kind: "percent", reach: 60, before: 40,
    label: { en: ["(?:capacity )?utili[sz]ation(?: rate| of capacity)?", "of (?:its |the |our |installed |rated )*capacity", "capacity (?:used|utili[sz]ed)"], fr: ["taux d'utilisation", "(?:de|leur|notre|la) capacite(?: installee)?(?: est| a ete)? (?:utilisee|exploitee)", "de (?:sa|notre|la) capacite"], es: ["(?:utilizacion|uso|aprovechamiento) de (?:la )?capacidad", "capacidad utilizada", "de (?:su|la|nuestra) capacidad"], pt: ["(?:utilizacao|uso|ocupacao) da capacidade", "capacidade utilizada", "da (?:sua |nossa )?capacidade"], sw: ["(?:matumizi ya )?uwezo (?:uliotumika|unaotumika|wa kiwanda)", "ya uwezo"] },
    never: /water|loan|facility utili|credit|budget/,
  },
  {
    key: "downtime_days", kind: "days", reach: 50, before: 30,
    label: { en: ["(?:days? )?(?:of )?(?:down-?time|stoppages?)", "(?:days? )?(?:lost|idle|stood still|out of action|stopped)(?: to| for| because)?", "(?:plant|line|mill|dryer|machine|factory)[a-z ]{0,12} (?:stood|stopped|was down|was idle)"], fr: ["jours? d'arret", "(?:arret|arrets|arretee?|immobilisee?)(?: (?:pendant|de|durant))?", "pannes?"], es: ["dias? (?:de )?(?:paro|parada|paralizacion|detenid\\w+)", "(?:paralizad|detenid|parad)[oa]s?"], pt: ["dias? (?:de )?(?:paragem|parada|paralisacao)", "(?:paralisad|parad)[oa]s?"], sw: ["siku (?:za )?(?:kusimama|zilizopotea)", "(?:ulisimama|kilisimama|kusimama)"] },
    never: /staff|employees|work(?:ers)? injur|sick|accident|conges|strike|greve|payment|paiement|pago|delivery|livraison/,
  },
  {
    key: "storage_capacity", kind: "mass", reach: 50, before: 34,
    label: {
      en: ["(?:storage|warehouse|silo|store|godown|cold (?:store|room))s?(?: capacity| space)?(?: of| for| with| holds?)?", "(?:combined |total |holding )?(?:storage )?capacity(?: of)?", "(?:holds?|store[sd]?)(?= (?:up to |about )?\\d)"],
      fr: ["(?:capacite de stockage|magasins?|entrepots?|hangars?|chambres? froides?|silos?|conditionnement refrigere)(?: (?:de|d'une capacite de|pour))?"],
      es: ["(?:capacidad de (?:almacenamiento|acopio)|almacen(?:es)?|bodegas?|camaras? (?:de frio|frigorificas?|fria)|silos?|centro de acopio)(?: (?:de|para|con capacidad de))?"],
      pt: ["(?:capacidade de armazenamento|armazem|armazens|silos?|camaras?(?: (?:fria|frigorifica)s?)?|galpao)(?: (?:de|para|com capacidade de))?"],
      sw: ["(?:ghala|maghala|stoo|chumba cha baridi)(?: [a-z]+){0,4}"],
    },
    never: /drying|sechage|processing capacity|milk cool|litres? (?:a|per) day|sold|vendu|collected|zilikusanywa|harvest(?:ed)? \d|starch line|per day|par jour|por dia|kwa siku|production of|losses|pertes? (?:de|au)|theft/,
  },
  {
    key: "water_use_m3", kind: "volume", reach: 50, before: 30,
    label: { en: ["water (?:use|usage|consumption|withdraw\\w+|abstract\\w+)", "(?:used|uses|drew|draws|pumped|abstracted|consumes?)(?= [^.;]{0,24}m3)"], fr: ["consommation d'eau", "(?:preleve|pompe|consomme|capte|puise)e?s?(?! [^.;]{0,24}m3)", "(?:consomme|preleve|pompe)[a-z]*(?= [^.;]{0,24}m3)"], es: ["consumo de agua", "(?:extraid|consumid|bombead)[oa]s?", "(?:consume|consumio|extrajo|uso)(?= [^.;]{0,24}m3)"], pt: ["consumo de agua", "(?:captad|consumid|bombead)[oa]s?", "(?:consome|consumiu|captou)(?= [^.;]{0,24}m3)"], sw: ["matumizi ya maji"] },
    never: /per hour|\/h\b|par heure|por hora|tank|reservoir|storage|cuve|cisterna/,
  },
  { key: "water_storage_days", kind: "days", reach: 50, before: 44, label: { en: ["(?:water )?(?:storage|reserve|tanks?|reservoir|dam|pond) (?:for|covers?|holds?|lasts?|of|gives?)", "days of (?:water|use|irrigation|storage)"], fr: ["(?:reserve|bassin|cuve|stockage)s? (?:d'eau )?(?:de|pour|couvre|assure)", "jours de (?:reserve|besoins|consommation)"], es: ["(?:reservorio|tanque|estanque|reserva)s? (?:de agua )?(?:para|cubre|de)", "dias de (?:reserva|riego|consumo)"], pt: ["(?:reservatorio|cisterna|reserva)s? (?:de agua )?(?:para|cobre|de)", "dias de (?:reserva|consumo)"], sw: ["maji (?:ya kutosha|kwa) "] }, never: /loan|payment|stock of feed|harvest in|permit/ },
  { key: "stock_days", kind: "days", reach: 50, before: 40, label: { en: ["(?:feed|input|raw material|vital|safety) stocks?(?: (?:of|for|covers?|lasts?))?", "days of (?:feed|stock|raw material|inputs)"], fr: ["stock (?:de securite|d'aliments?|d'intrants)", "jours (?:de stock|d'aliment)"], es: ["inventario de (?:alimento|insumos)", "dias de (?:inventario|alimento|existencias)"], pt: ["estoque de (?:racao|insumos)", "dias de (?:estoque|racao)"], sw: ["akiba ya (?:chakula|pembejeo)"] }, never: /water|payment/ },
  { key: "supply_lead_time_days", kind: "days", reach: 50, before: 24, label: { en: ["(?:supply |delivery |order )?lead times?", "(?:arrives?|delivered|comes?)(?= \\d{1,3} days after (?:the |we )?order)", "(?:order to delivery|delivery time|delivered within|deliver within|arrives? within)"], fr: ["delais? (?:de livraison|d'approvisionnement|de commande)"], es: ["(?:tiempo|plazo)s? de (?:entrega|abastecimiento|reposicion)"], pt: ["prazos? de (?:entrega|fornecimento|reposicao)"], sw: ["muda wa (?:kuletewa|kufikisha)"] }, never: /buyer|customer pays|shall deliver|must deliver|loan|payment/ },
  { key: "top_supplier_share_pct", kind: "percent", reach: 70, before: 44, label: { en: ["(?:largest|main|biggest|single|one) supplier|from one (?:mill|supplier|source)"], fr: ["(?:premier|principal|plus gros) fournisseur"], es: ["(?:principal|mayor) proveedor"], pt: ["(?:principal|maior) fornecedor"], sw: ["msambazaji mkuu"] } },
  { key: "equipment_life_used_pct", kind: "percent", reach: 40, before: 44, label: { en: ["of (?:its|their|the) useful life"], fr: ["de (?:sa|leur) duree de vie"], es: ["de su vida util"], pt: ["da (?:sua )?vida util"], sw: ["ya maisha yake"] } },
  { key: "lease_years_left", kind: "years", reach: 50, before: 26, label: { en: ["years? (?:remain(?:ing|s)?|left|to run)(?: on the lease)?", "(?:remain(?:s|ing)?|left|unexpired)(?: on (?:the|its) (?:lease|term))?", "remaining lease(?: term)?"], fr: ["ans (?:restants|a courir)", "duree restante du bail"], es: ["anos (?:restantes|por vencer)", "plazo restante"], pt: ["anos (?:restantes|por vencer)"], sw: ["miaka iliyobaki"] }, never: /loan|pret|prestamo|useful life|board|experience|warranty/ },
];
