import type { Criterion } from "./criterion";
import { percentAtLeast } from "./numbers";

/** What softens the blow of the weather: cover, more than one zone, water, reserves. */
const weather: Criterion = {
  indicator: "climate.weather-exposure",
  attributes: {
    cover: {
      things: {
        en: ["(?:crop|livestock|weather[- ]index|index[- ]based|weather|drought|flood|hail|multi[- ]peril|agricultural|farm|index|cattle|harvest|yield) insurance(?: cover| policy| policies)?", "insurance (?:cover )?(?:for|against|on) (?:the |our |its )*(?:crops?|harvest|livestock|herd|cattle|birds|drought|flood|hail|weather|frost|storm)"],
        fr: ["assurance[- ](?:agricole|recolte|recoltes|climatique|indicielle|betail|multirisque(?: climatique)?|secheresse|grele)", "assurance contre (?:la |les |l')?(?:secheresse|inondations?|grele|intemperies|aleas)"],
        es: ["seguro (?:agricola|agropecuario|de cosecha|climatico|ganadero|parametrico|indexado|multirriesgo)", "seguro contra (?:la |las |el )?(?:sequia|inundaciones?|granizo|heladas?|huracanes?)"],
        pt: ["seguro (?:agricola|rural|de safra|de colheita|climatico|pecuario|parametrico|multirrisco)", "seguro contra (?:a |as |o )?(?:seca|cheias?|granizo|geadas?|ciclones?)"],
        sw: ["bima ya (?:mazao|mifugo|kilimo|ng'ombe|ukame|hali ya hewa|mafuriko)"],
      },
      says: {
        en: ["insured (?:\\d+|all|half|most|some) (?:of )?(?:the |our |its )?(?:\\d+ )?(?:hectares|acres|cows|birds|trees|cattle|plots)", "(?:crop|crops|herd|livestock|cattle|flock|harvest|birds|orchard|cows)~(?:is|are) (?:fully |partly )?insured (?:with|by|against|under)"], fr: ["(?:recolte|recoltes|cultures|cheptel|betail|troupeau)~(?:est|sont) assuree?s? (?:aupres|contre|par)"], es: ["(?:cosecha|cultivo|cultivos|hato|ganado)~(?:esta|estan) asegurad[oa]s? (?:con|contra|por)"], pt: ["(?:safra|colheita|culturas|rebanho|gado)~(?:esta|estao) segurad[oa]s? (?:com|contra|por|na)"], sw: ["(?:mazao|mifugo|ng'ombe)~(?:yamekatiwa|imekatiwa|wamekatiwa) bima"],
      },
      denies: {
        en: ["(?:carry|carries|have|has|hold) no cover", "no cover (?:at all|for (?:fruit|crop|fish|birds|livestock|drought|flood))", "(?:crops?|herd|livestock|cattle|flock|harvest|orchard|birds|cows|farm)~(?:is|are) (?:not (?:yet )?insured|uninsured)", "(?:no|without(?: any)?) (?:insurance|cover) (?:against|for) (?:the |our )*(?:drought|flood|weather|hail|crops?|crop loss|livestock)", "no cover against (?:drought|flood|hail|weather)"],
        fr: ["(?:recolte|recoltes|cultures|cheptel|betail|troupeau)~(?:n'est pas|ne sont pas|non) assuree?s?"], es: ["(?:cosecha|cultivo|cultivos|hato|ganado)~no (?:esta|estan) asegurad[oa]s?"], pt: ["(?:safra|colheita|culturas|rebanho|gado)~nao (?:esta|estao) segurad[oa]s?"], sw: ["(?:mazao|mifugo|ng'ombe)~(?:hayajakatiwa|haijakatiwa|hawajakatiwa) bima"],
      },
    },
    insurer: {
      says: {
        en: ["(?:licen[sc]ed|registered) insurer", "(?:insured|policy|cover) (?:with|from|by|no) ~insurance (?:company|co|ltd|plc|limited)", "sum insured"], fr: ["(?:compagnie|societe) d'assurances?", "assureur agree", "capital assure"], es: ["(?:compania|empresa) (?:de seguros|aseguradora)", "aseguradora autorizada", "suma asegurada"], pt: ["(?:companhia|empresa) de seguros", "seguradora (?:autorizada|licenciada)", "capital seguro|importancia segurada"], sw: ["kampuni ya bima"],
      },
    },
    zones: {
      says: {
        en: ["(?:two|three|four|five|several|different) (?:agro-?(?:climatic|ecological) |rainfall |growing |climatic |separate )+(?:zones|areas|districts|sites)", "(?:plots|farms|fields|sites|outgrowers) ~in (?:two|three|four|five|several) (?:zones|districts|valleys|regions|counties)"], fr: ["(?:deux|trois|quatre|plusieurs) zones (?:agro-?(?:climatiques|ecologiques)|climatiques|de pluviometrie)"], es: ["(?:dos|tres|cuatro|varias) zonas (?:agro-?(?:climaticas|ecologicas)|climaticas|de lluvia|agroecologicas)"], pt: ["(?:duas|tres|quatro|varias) zonas (?:agro-?(?:climaticas|ecologicas)|climaticas)"], sw: ["(?:kanda|maeneo) (?:mbili|tatu|mawili|matatu) (?:za|ya|tofauti)"],
      },
    },
    irrigated: {
      says: {
        en: ["(?:all|whole|entire|most of|more than (?:three quarters|80 ?%)|8\\d ?%|9\\d ?%|100 ?%) (?:of )?(?:the |our |its )*(?:area|land|farm|crop|production|orchard|plots?)~(?:is|are) (?:under )?irrigat(?:ed|ion)", "fully irrigated"], fr: ["(?:toute|totalite de|presque toute|l'ensemble de) ?(?:la |l')?(?:superficie|surface|exploitation)~(?:est|sont) irriguee"], es: ["(?:toda|la totalidad de) (?:la |el )?(?:superficie|area|finca)~(?:esta|cuenta con|tiene) (?:bajo )?rie(?:go|ga)"], pt: ["(?:toda a|a totalidade da) (?:area|superficie|exploracao)~(?:e|esta) (?:irrigada|regada)"], sw: ["(?:shamba lote|eneo lote|mashamba yote)~(?:linamwagiliwa|humwagiliwa|yanamwagiliwa)"],
      },
    },
    rainfed: {
      unless: /\b(?:the (?:rest|others?|remaind\w+|remaining)|irrigat\w+|drip|le reste|les autres|irrigu\w+|irrigation|el resto|los demas|riego|o resto|rega|irrigad\w+|zilizobaki|yaliyobaki|iliyobaki|linalobaki|humwagiliwa|umwagiliaji)\b/,
      says: {
        en: ["(?:wholly|fully|entirely|completely|totally|mainly|mostly|almost entirely|purely|all|solely) (?:of it |plots are |fields are |area is )?rain-?(?: )?fed", "rain-?fed (?:only|entirely|agriculture only)", "(?:depends?|rely|relies|dependent|reliant) (?:entirely |wholly |solely |only |fully |completely |mainly )*on (?:the |seasonal |natural )*(?:rain|rains|rainfall)"],
        fr: ["(?:entierement|uniquement|exclusivement|essentiellement|totalement) pluvia(?:l|le|les|ux)", "(?:depend|dependent|dependons|tributaires?|dependante?s?) (?:entierement |uniquement |fortement |exclusivement )*(?:de la |des |de l')(?:pluie|pluies|pluviometrie|eau de pluie)"],
        es: ["(?:totalmente|enteramente|solo|exclusivamente|principalmente) de (?:secano|temporal)", "(?:depende|dependen|dependemos) (?:totalmente |enteramente |solo |unicamente |exclusivamente )*de (?:la |las )?(?:lluvia|lluvias|temporada de lluvias)"],
        pt: ["(?:totalmente|inteiramente|exclusivamente|apenas|principalmente) de sequeiro", "(?:depende|dependem|dependemos) (?:totalmente |inteiramente |apenas |exclusivamente )*(?:da|das|de) (?:chuva|chuvas)"],
        sw: ["(?:inategemea|tunategemea|hutegemea|kinategemea|unategemea) (?:kabisa )?mvua(?: pekee| tu)?"],
      },
    },
    dryOrFlood: {
      says: { en: ["(?:semi-?arid|arid|dry ?land|flood ?plain)"], fr: ["(?:semi-?aride|aride|plaine inondable|sahelienne)"], es: ["(?:semi-?arid[oa]|arid[oa]|llanura (?:de inundacion|inundable))"], pt: ["(?:semi-?arid[oa]|arid[oa]|planicie (?:de inundacao|inundavel))"], sw: ["(?:nusu jangwa|eneo kame|bonde la mafuriko)"] },
    },
  },
  levels: [
    { level: "CRITICAL", all: ["rainfed", "!cover", "dryOrFlood"] },
    { level: "HIGH", any: ["!cover", "rainfed"] },
    { level: "LOW", all: ["cover", "insurer"], any: ["zones", "irrigated"] },
    { level: "MODERATE", any: ["cover", "zones", "irrigated"] },
  ],
};


/** What has really been changed in the field, and a plan for the day a shock comes. */
const adaptation: Criterion = {
  indicator: "climate.adaptation",
  attributes: {
    mulch: { things: { en: ["mulch(?:ing)?", "cover crops?", "conservation (?:agriculture|tillage|farming)", "minimum tillage", "zero tillage", "compost(?:ing)?"], fr: ["paillage", "couverture du sol", "agriculture de conservation", "plantes de couverture", "compost(?:age)?", "zai|demi-lunes"], es: ["cobertura(?:s)? (?:muerta|vegetal|del suelo)", "cultivos de cobertura", "labranza (?:minima|cero)", "compost(?:aje)?", "agricultura de conservacion"], pt: ["cobertura (?:morta|do solo|vegetal)", "plantio direto", "agricultura de conservacao", "culturas de cobertura", "compostagem"], sw: ["matandazo", "kilimo hifadhi", "mbolea ya mboji", "mazao ya kufunika ardhi"] } },
    tolerant: { things: { en: ["(?:drought|heat|flood|salt)[- ](?:tolerant|resistant) (?:varieties|variety|seeds?|maize|crops?|cultivars?|hybrids?)", "(?:early|short)[- ](?:maturing|duration|cycle) (?:varieties|variety|seeds?)"], fr: ["varietes? (?:tolerantes?|resistantes?) a la (?:secheresse|chaleur)", "varietes? (?:precoces?|a cycle court)", "semences (?:resistantes|tolerantes)"], es: ["variedad(?:es)? (?:tolerantes?|resistentes?) a (?:la |el )?(?:sequia|calor|roya)", "variedad(?:es)? (?:precoces?|de ciclo corto)"], pt: ["variedades? (?:tolerantes?|resistentes?) a (?:seca|calor)", "variedades? (?:precoces?|de ciclo curto)"], sw: ["(?:mbegu|aina) (?:za|zinazo\\w+|inayo\\w+|stahimilivu) ?(?:ukame|stahimili ukame)?", "mbegu za muda mfupi"] } },
    water: { things: { en: ["drip(?: irrigation| lines| system| kits?)?", "(?:rain)?water[- ]harvesting", "(?:water|farm|storage) (?:pans?|ponds?|dams?|tanks?)", "irrigation (?:scheduling|system)"], fr: ["goutte[- ]a[- ]goutte", "(?:bassins?|retenues?|citernes?) (?:d'eau|de stockage|de retention|de collecte)", "collecte des eaux (?:de pluie)?"], es: ["riego por goteo", "(?:cosecha|captacion|captura) de agua(?: de lluvia)?", "(?:reservorios?|cisternas?|tanques?|lagunas?) (?:de agua)?"], pt: ["(?:rega|irrigacao) (?:gota[- ]a[- ]gota|por gotejamento|localizada)", "(?:captacao|colheita|recolha) de agua(?: da chuva)?", "(?:reservatorios?|cisternas?|tanques?)(?: de agua)?"], sw: ["umwagiliaji (?:wa )?(?:kwa )?matone", "uvunaji wa maji(?: ya mvua)?", "(?:bwawa|mabwawa|tangi|matangi) (?:la|ya) maji"] } },
    soil: { things: { en: ["terrac(?:es|ing)", "contour (?:bunds?|ploughing|lines|farming|planting)", "stone bunds?", "soil (?:and water )?conservation (?:structures|measures)"], fr: ["terrasses?", "cordons pierreux", "courbes de niveau", "diguettes"], es: ["terrazas?", "curvas (?:a|de) nivel", "barreras vivas", "acequias de ladera"], pt: ["terracos?|terraceamento", "curvas de nivel", "barreiras vivas"], sw: ["matuta(?: ya kontua)?", "makinga maji", "kontua"] } },
    trees: { things: { en: ["shade (?:trees|nets?|cloth)", "agroforestry(?: plots?| system)?", "wind-?breaks?", "(?:greenhouses?|net houses?|hail nets?)"], fr: ["arbres d'ombrage", "agroforesterie", "brise-?vent", "haies vives", "filets? (?:anti-?grele|d'ombrage)"], es: ["(?:arboles de|bajo) sombra", "sistemas? agroforestal(?:es)?", "cortinas? rompevientos?", "cercas vivas", "mallas? (?:antigranizo|sombra)"], pt: ["arvores de sombra", "sistemas? agroflorestal?(?:is)?", "agrofloresta(?:cao)?", "quebra-?ventos?", "cercas vivas"], sw: ["miti ya kivuli", "kilimo mseto", "miti ya kuzuia upepo"] } },
    spread: { things: { en: ["staggered planting", "crop (?:rotation|diversification)", "intercropping", "(?:weather|climate|rainfall|seasonal) (?:forecasts?|advisor(?:y|ies)|alerts?)"], fr: ["semis (?:echelonnes?|decales?)", "rotation (?:des cultures|culturale)", "association de cultures", "(?:previsions|alertes) (?:meteo|meteorologiques|saisonnieres)"], es: ["siembras? escalonadas?", "rotacion de cultivos", "cultivos asociados", "(?:pronosticos?|alertas?) (?:del clima|climatic[oa]s|meteorologic[oa]s)"], pt: ["plantio escalonado", "sementeira escalonada", "rotacao de culturas", "consorciacao de culturas", "(?:previsoes|alertas) (?:do tempo|meteorologic[oa]s)"], sw: ["mzunguko wa mazao", "kilimo mchanganyiko", "utabiri wa hali ya hewa"] } },
    unfunded: {
      says: {
        en: ["(?:no|without(?: any| a)?) (?:money|budget|funds)", "(?:nobody|no one|no person)~(?:in charge|responsible|given|named)"], fr: ["(?:sans|aucun|pas de) budget", "personne (?:n'est|n'en est) (?:responsable|chargee?)"], es: ["(?:sin|no (?:hay|tiene)) presupuesto", "nadie (?:esta|es) (?:a cargo|responsable|encargado)"], pt: ["(?:sem|nao ha|nao tem) orcamento", "ninguem (?:esta|e) (?:encarregado|responsavel)"], sw: ["(?:hakuna|bila) bajeti", "hakuna (?:mtu )?aliye(?:pewa|teuliwa)"],
      },
    },
    plan: {
      things: { en: ["(?:climate (?:change )?|adaptation |disaster |drought |contingency |emergency )+(?:plan|response plan|preparedness plan|risk plan|adaptation plan|action plan)"], fr: ["plan (?:d'adaptation|de contingence|d'urgence|climat|de gestion des catastrophes|de riposte)"], es: ["plan (?:de adaptacion|de contingencia|de emergencia|climatico|de desastres)"], pt: ["plano (?:de adaptacao|de contingencia|de emergencia|climatico|de desastres)"], sw: ["mpango wa (?:kukabiliana na (?:majanga|ukame|mabadiliko ya tabianchi|tabianchi)|dharura|maafa)"] },
    },
    funded: { says: { en: ["(?:budget(?:ed)?|funded|costed) ~(?:plan|line|adaptation|measures)", "(?:plan|measures)~(?:is|are|was|were) (?:funded|budgeted|costed)"], fr: ["(?:plan|mesures)~(?:est|sont) (?:finance|budgetise|chiffre)e?s?", "ligne budgetaire"], es: ["(?:plan|medidas)~(?:esta|estan|fue) (?:financiad|presupuestad)[oa]s?", "partida presupuestaria"], pt: ["(?:plano|medidas)~(?:esta|estao|foi) (?:financiad|orcamentad)[oa]s?", "rubrica orcamental"], sw: ["(?:umetengewa|imetengewa|ametengewa) (?:bajeti|fedha)"] } },
    most: { says: { en: [`on (?:over |more than |about )?(?:${percentAtLeast(5)}|half|two thirds|three quarters|all) of (?:the |our |its )*(?:area|land|farm|plots|fields|hectares|acreage)`], fr: [`sur (?:plus de )?(?:${percentAtLeast(5)}|la moitie|les deux tiers|toute) (?:de )?(?:la |des |l')?(?:superficie|surface|parcelles)`], es: [`en (?:mas de(?:l)? )?(?:el )?(?:${percentAtLeast(5)}|la mitad|toda) (?:de )?(?:la |las )?(?:superficie|area|parcelas)`], pt: [`em (?:mais de )?(?:${percentAtLeast(5)}|metade|toda) (?:da |das |a )?(?:area|superficie|parcelas)`], sw: ["(?:zaidi ya )?(?:nusu|asilimia (?:5|6|7|8|9)\\d) ya (?:eneo|shamba|mashamba)"] } },
    tried: { says: { en: ["(?:drill|plan|exercise)~(?:was |were |has been )?(?:tested|tried|rehearsed|drilled|held)~(?:in|last|this|every)"], fr: ["(?:exercice|plan)~(?:a ete )?(?:teste|essaye|repete|realise)"], es: ["(?:simulacro|plan)~(?:fue |se )?(?:probado|probo|ensayado|realizo|realizado)"], pt: ["(?:simulacro|plano)~(?:foi )?(?:testado|ensaiado|realizado)"], sw: ["(?:zoezi|mpango)~(?:lilifanyika|ulijaribiwa|umejaribiwa)"] } },
    done: {
      denies: {
        en: ["(?:nothing|no (?:measures?|steps?|action|changes?)) (?:has|have|had|was|were) (?:yet )?(?:been )?(?:done|changed|taken|made) ?(?:~(?:climate|drought|weather|flood|adapt|loss|since))?", "no (?:adaptation|climate) (?:measures?|practices?|actions?)(?: (?:are|is|have been|were) (?:in place|taken|used))?"],
        fr: ["(?:rien|aucune mesure)~n'(?:a|est) (?:ete )?(?:fait|prise?|change|change)", "aucune mesure (?:d'adaptation|n'a ete prise)"], es: ["no se (?:ha|hizo|han) (?:hecho |tomado |cambiado )?(?:nada|ninguna medida)", "ninguna medida de adaptacion"], pt: ["nada foi (?:feito|mudado|alterado)", "nenhuma medida (?:de adaptacao|foi tomada)"], sw: ["hakuna (?:hatua|kilichofanyika|mabadiliko) ~(?:zilizochukuliwa|iliyochukuliwa|yaliyofanyika|ukame|tabianchi)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["!done"] },
    { level: "LOW", all: ["plan", "funded", "tried", "most"], any: ["mulch", "tolerant", "water", "soil", "trees", "spread"], least: 3 },
    { level: "HIGH", any: ["!plan", "unfunded"] },
    { level: "MODERATE", any: ["mulch", "tolerant", "water", "soil", "trees", "spread"], least: 2 },
  ],
};

/** Lawful water all year, storage, waste water. */
const water: Criterion = {
  indicator: "climate.water",
  attributes: {
    permit: {
      things: {
        en: ["water (?:use |abstraction |extraction |resource )*(?:permit|licen[sc]e|right)s?", "(?:abstraction|borehole|effluent discharge) (?:permit|licen[sc]e)"], fr: ["(?:autorisation|permis|licence) (?:de prelevement|d'exploitation de l'eau|de captage|d'usage de l'eau|de forage|d'eau)"], es: ["(?:permiso|concesion|licencia|derecho)s? de (?:uso |aprovechamiento |extraccion )*(?:de )?aguas?"], pt: ["(?:licenca|outorga|concessao|direito) (?:de |do )?(?:uso |captacao |utilizacao )*(?:de |da )?agua"], sw: ["kibali cha (?:kutumia |matumizi ya )?maji"],
      },
      says: { en: ["(?:abstraction|borehole|water)~(?:is|are) (?:licen[sc]ed|permitted) by"], fr: ["prelevement~(?:est|sont) autorisee?s? par"], es: ["(?:captacion|pozo)~(?:esta|estan) autorizad[oa]s? por"], pt: ["(?:captacao|furo|poco)~(?:esta|estao) (?:autorizad|licenciad)[oa]s? por"] },
      denies: {
        en: ["water ~(?:taken|drawn|pumped|abstracted) without (?:an? )?(?:permit|licen[sc]e)", "(?:pump|draw|abstract|take|irrigate)s? ~without (?:an? )?(?:water )?(?:permit|licen[sc]e)"], fr: ["(?:preleve|pompe|irrigue)\\w* ~sans (?:autorisation|permis)"], es: ["(?:extra|bombea|toma|riega)\\w* ~sin (?:permiso|concesion|licencia)"], pt: ["(?:capta|bombeia|retira|rega)\\w* ~sem (?:licenca|outorga|autorizacao)"], sw: ["(?:tunachukua|inachukua|tunavuta|inavuta) maji bila kibali"],
      },
    },
    renewal: { says: { en: ["water (?:use |abstraction )?(?:permit|licen[sc]e)~(?:renewal|application) ~(?:filed|lodged|submitted|in process|pending)"], fr: ["renouvellement (?:de l'autorisation|du permis) ~(?:depose|en cours)"], es: ["renovacion (?:del permiso|de la concesion) ~(?:presentad[oa]|en tramite)"], pt: ["renovacao da (?:licenca|outorga) ~(?:entregue|submetida|em curso)"], sw: ["maombi ya (?:kuhuisha )?kibali cha maji"] } },
    expired: {
      says: {
        en: ["(?:water|abstraction|borehole)(?: use| abstraction)? (?:permit|licen[sc]e)~(?:expired|lapsed|has expired|is expired|ran out)", "expired (?:water|abstraction) (?:permit|licen[sc]e)"], fr: ["(?:autorisation|permis) (?:de prelevement|d'eau|de captage|de forage)~(?:expiree?|perimee?|echue?)"], es: ["concesion~(?:vencio|vencid[oa]|caduco)", "(?:permiso|concesion|licencia) de ~aguas? ~(?:vencid[oa]|vencio|caducad[oa]|expiro)"], pt: ["(?:licenca|outorga) de ~agua ~(?:vencida|caducada|caducou|expirada|expirou|venceu)"], sw: ["kibali cha ~maji ~(?:kimeisha|kimekwisha|kimepita)"],
      },
    },
    meter: { things: { en: ["(?:water|flow|borehole|master) ?meters?", "meter (?:log|readings)"], fr: ["compteurs? d'eau", "debitmetres?"], es: ["medidor(?:es)? (?:de agua|de caudal)", "caudalimetros?"], pt: ["(?:contador(?:es)?|medidor(?:es)?) de agua", "hidrometros?"], sw: ["mita ya maji"] } },
    twoSources: { says: { en: ["(?:two|three|several|2|3) (?:independent |separate |reliable )*(?:water sources|boreholes|sources of water|wells)"], fr: ["(?:deux|trois|plusieurs|2|3) (?:sources d'eau|forages|puits)"], es: ["(?:dos|tres|varios|varias|2|3) (?:fuentes de agua|pozos)"], pt: ["(?:dois|duas|tres|varios|varias|2|3) (?:fontes de agua|furos|pocos)"], sw: ["(?:vyanzo (?:viwili|vitatu)|visima (?:viwili|vitatu))"] } },
    allYear: {
      says: {
        en: ["(?:water|borehole|river|spring|stream|source|well|dam|canal|lake)~(?:all year(?: round)?|year[- ]round|throughout the year|permanent|perennial|never (?:dried|dries|failed|fails|run dry|runs dry))", "(?:permanent|perennial|year-round|reliable) (?:river|stream|spring|water (?:source|supply)|borehole)"], fr: ["(?:eau|forage|puits|riviere|source|fleuve)~(?:toute l'annee|perenne|permanente?|n'a jamais tari|ne tarit (?:pas|jamais))"], es: ["(?:agua|pozo|rio|manantial|fuente|naciente)~(?:todo el ano|permanente|perenne|nunca se (?:ha secado|seca))"], pt: ["(?:agua|furo|poco|rio|nascente|fonte)~(?:todo o ano|ano inteiro|permanente|perene|nunca (?:secou|seca))"], sw: ["(?:maji|kisima|mto|chemchemi)~(?:mwaka mzima|hakikauki|haukauki|hayakauki|daima)"],
      },
    },
    storage: { says: { en: ["(?:storage|tank|tanks|reservoir|dam|pond)~(?:3\\d|4\\d|5\\d|6\\d|7\\d|8\\d|9\\d|1\\d\\d|thirty|forty|sixty|ninety) days"], fr: ["(?:stockage|reservoir|bassin|citerne)s?~(?:3\\d|4\\d|5\\d|6\\d|9\\d|trente|soixante) jours"], es: ["(?:almacenamiento|reservorio|tanque|cisterna)s?~(?:3\\d|4\\d|5\\d|6\\d|9\\d|treinta|sesenta) dias"], pt: ["(?:armazenamento|reservatorio|tanque|cisterna)s?~(?:3\\d|4\\d|5\\d|6\\d|9\\d|trinta|sessenta) dias"], sw: ["(?:tangi|bwawa|matangi)~siku (?:3\\d|4\\d|6\\d|9\\d|thelathini|sitini)"] } },
    seasonal: {
      says: {
        en: ["(?:seasonal (?:river|stream|spring|water source|source|dam))", "(?:river|stream|borehole|well|spring|dam|pond|source)~(?:dries|dry) (?:up )?(?:in|during|each|every|for)", "(?:water|source|supply)~(?:rationed|runs (?:short|low|out))(?: in| during| every| each)?", "(?:conflicts?|disputes?|quarrels?) (?:with ~)?over (?:the )?water"],
        fr: ["(?:cours d'eau|riviere|source|marigot|forage|puits)~(?:saisonni(?:er|ere)|tarit|tarissent|a sec)", "conflits? (?:avec ~)?(?:autour de|pour|sur) l'eau"], es: ["(?:rio|quebrada|arroyo|pozo|fuente|naciente)~(?:estacional|se seca|se secan)", "conflictos? (?:con ~)?por el (?:uso del )?agua"], pt: ["(?:rio|riacho|ribeiro|furo|poco|fonte|nascente)~(?:sazonal|seca|secam)(?: n[oa]| em| durante| todos)", "conflitos? (?:com ~)?pel[oa] (?:uso da )?agua"], sw: ["(?:mto|kisima|chemchemi|bwawa)~(?:wa msimu|hukauka|unakauka|kinakauka|linakauka)", "(?:mgogoro|migogoro) (?:wa|ya) maji"],
      },
    },
    failed: {
      says: {
        en: ["(?:wash ?water|wash water|waste ?water|effluent|slurry|washings)~(?:goes|go|flows?|runs?|is (?:let|led|discharged|drained))~(?:river|stream|pond|lake|drain|channel|canal|wetland|swamp)", "(?:borehole|river|well|spring|stream|source|dam|pump)~(?:failed|dried up|ran dry|went dry)~(?:last two|two (?:dry )?seasons|both|20\\d\\d and 20\\d\\d|two years)", "(?:untreated|raw) (?:effluent|waste ?water)~(?:discharged|released|flows|runs|goes)", "(?:effluent|waste ?water|slurry)~(?:discharged|released|flows|runs|drained|poured)~(?:into|to) (?:the |a )?(?:river|stream|lake|drain|canal|wetland)"],
        fr: ["eaux (?:usees|de lavage)~(?:vont|coulent|se deversent|partent|rejetees)~(?:riviere|marigot|lagune|fleuve|caniveau|mare)", "(?:eaux usees|effluents)~(?:rejetees?|rejetes|deversees?|deverses)~(?:riviere|fleuve|nature|marigot|cours d'eau|sans traitement)", "(?:forage|puits|source|riviere)~(?:a tari|a seche|a sec)~(?:deux dernieres|deux saisons|20\\d\\d et 20\\d\\d)"], es: ["aguas? (?:del? lavado|mieles|residuales|servidas)~(?:van|caen|corren|salen|descargan|se (?:vierten|descargan|botan))~(?:rio|quebrada|cano|arroyo|laguna|acequia)", "(?:aguas (?:residuales|mieles|servidas)|efluentes?)~(?:se (?:vierten|descargan)|vertid[oa]s|descargad[oa]s)~(?:rio|quebrada|arroyo|lago|sin tratamiento)", "(?:pozo|rio|fuente)~se seco~(?:dos ultim[oa]s|20\\d\\d y 20\\d\\d)"], pt: ["aguas? (?:residuais|de lavagem)~(?:vao|correm|escorrem|saem)~(?:rio|ribeiro|lagoa|corrego|vala)", "(?:aguas residuais|efluentes?)~(?:lancad|despejad|descarregad)[oa]s?~(?:rio|ribeiro|lago|sem tratamento)", "(?:furo|poco|rio|fonte)~secou~(?:duas ultimas|20\\d\\d e 20\\d\\d)"], sw: ["maji (?:ya kuoshea|taka|machafu)~(?:yanaenda|huenda|hutiririka|yanatiririka)~(?:mto|mtoni|ziwa|ziwani|bwawa)", "maji (?:taka|machafu)~(?:yanatiririshwa|hutiririshwa|yanamwagwa|humwagwa)~(?:mto|mtoni|ziwani)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["!permit", "failed"] },
    { level: "HIGH", any: ["expired", "seasonal"] },
    { level: "LOW", all: ["permit"], any: ["meter", "twoSources", "storage"], least: 2 },
    { level: "MODERATE", any: ["permit", "renewal", "allYear", "twoSources"] },
  ],
};

/** Land clearing, sensitive places, chemicals. */
const land: Criterion = {
  indicator: "climate.biodiversity-land",
  attributes: {
    uncleared: {
      says: {
        en: ["no (?:forest|bush|woodland|wetland)~(?:has been|was|were|have been) (?:opened|cleared|felled|cut|converted|drained)", "no (?:forest|clearing|deforestation|land clearing|trees|bush|natural vegetation|conversion)~(?:has|have|was|were|took) (?:been )?(?:cleared|felled|cut|converted|place|occurred)?", "(?:land|plots?|farm|fields?)~(?:has|have) been (?:farmed|cultivated|under (?:crops?|coffee|cocoa|tea|cultivation)) since (?:19\\d\\d|200\\d|201\\d)", "deforestation[- ]free"],
        fr: ["aucune? (?:foret|defrichement|deforestation|parcelle)~(?:n'a|depuis|apres)", "(?:terres?|parcelles?)~(?:cultivees?|exploitees?) depuis (?:19\\d\\d|200\\d|201\\d)", "(?:sans|zero) deforestation"], es: ["no (?:se )?(?:ha|han|hubo|hay) (?:talado|deforestado|deforestacion|desmonte|tala|desmontado)", "(?:tierra|terreno|finca|parcelas?)~(?:se cultiva|cultivad[oa]s?) desde (?:19\\d\\d|200\\d|201\\d)", "(?:libre de|cero) deforestacion"],
        pt: ["nao (?:houve|ha|foi feito|se fez) (?:desmatamento|desflorestacao|desmatacao|derrube)", "(?:terra|terreno|area|parcelas?)~(?:e cultivad|cultivad)[oa]s? desde (?:19\\d\\d|200\\d|201\\d)", "(?:livre de|sem) (?:desmatamento|desflorestacao)"], sw: ["hakuna (?:msitu|miti|uoto)~(?:uliokatwa|iliyokatwa|ulioharibiwa)", "(?:shamba|ardhi)~(?:limelimwa|inalimwa|imelimwa) tangu (?:19\\d\\d|200\\d|201\\d)"],
      },
    },
    mapped: {
      says: {
        en: ["(?:all|every|most|each|the) (?:of (?:the |our )?)?(?:\\d+ )?(?:plots?|farms?|fields?|parcels?|gardens?)~(?:mapped|geo-?referenced|georeferenced|gps-?mapped|polygon)"], fr: ["parcelles?~(?:cartographiees?|georeferencees?|geolocalisees?)"], es: ["(?:parcelas?|fincas?|lotes?)~(?:mapead|georreferenciad|geolocalizad)[oa]s?"], pt: ["(?:parcelas?|talhoes|machambas?|fazendas?)~(?:mapead|georreferenciad)[oa]s?"], sw: ["(?:mashamba|vipande|shamba)~(?:yamepimwa|yamechorwa|limepimwa)(?: (?:kwa )?(?:gps|ramani))?"],
      },
      denies: { en: ["(?:plots?|farms?|fields?|suppliers)~(?:are|is|have|has) not (?:yet )?(?:been )?(?:mapped|geo-?referenced)", "no (?:plot )?maps?(?: of)? (?:exist|the plots|have been)"], fr: ["parcelles?~ne sont pas (?:encore )?(?:cartographiees|georeferencees|geolocalisees)"], es: ["(?:parcelas?|fincas?)~no (?:estan|esta|han sido) (?:aun )?(?:mapead|georreferenciad)[oa]s?"], pt: ["(?:parcelas?|machambas?)~nao (?:estao|esta|foram) (?:ainda )?(?:mapead|georreferenciad)[oa]s?"], sw: ["(?:mashamba|shamba)~(?:hayajapimwa|halijapimwa|hayajachorwa)"] },
    },
    ipm: {
      things: { en: ["integrated pest management", "ipm", "biological (?:pest )?control", "(?:pheromone|sticky) traps"], fr: ["lutte integree", "lutte biologique", "protection integree", "gestion integree des (?:nuisibles|ravageurs)"], es: ["manejo integrado de plagas", "mip", "control biologico", "trampas (?:de feromonas|cromaticas)"], pt: ["(?:maneio|manejo|gestao|protecao) integrad[oa] de pragas", "controlo biologico", "controle biologico"], sw: ["udhibiti (?:husishi|jumuishi|shirikishi) wa (?:visumbufu|wadudu)", "mbinu (?:husishi|jumuishi) za kudhibiti wadudu"] },
    },
    trainedUsers: { says: { en: ["(?:spray(?:ers|ing team|men| operators)?|applicators?|workers|farmers)~trained (?:on|in|to)~(?:spray|pesticide|chemical|safe use|handling)"], fr: ["(?:applicateurs|traiteurs|producteurs|ouvriers)~formes? (?:a|au|aux|sur)~(?:pesticides|produits|traitement)"], es: ["(?:aplicadores|fumigadores|trabajadores|productores)~capacitad[oa]s? (?:en|para)~(?:plaguicidas|agroquimicos|aplicacion|manejo seguro)"], pt: ["(?:aplicadores|trabalhadores|produtores)~(?:formad|treinad|capacitad)[oa]s? (?:em|para|no|na)~(?:pesticidas|agrotoxicos|aplicacao|uso seguro)"], sw: ["(?:wapuliziaji|wakulima|wafanyakazi)~(?:wamefundishwa|walifundishwa|wamepewa mafunzo)~(?:viuatilifu|dawa)"] } },
    certified: {
      things: { en: ["(?:rainforest alliance|organic|fair ?trade|global ?g\\.?a\\.?p\\.?|utz|fsc|rspo|4c) (?:certificat(?:e|ion)|certified)", "(?:organic|rainforest alliance|fair ?trade) certificates?"], fr: ["certifi(?:cat|cation|ee?) (?:bio(?:logique)?|rainforest alliance|equitable|globalgap|fairtrade)"], es: ["certificad[oa]s? (?:organic[oa]|rainforest alliance|globalgap|comercio justo|fairtrade)", "certificacion (?:organica|rainforest alliance|globalgap|de comercio justo)"], pt: ["certifica(?:do|da|cao) (?:organic[oa]|biologic[oa]|rainforest alliance|globalgap|fairtrade|de comercio justo)"], sw: ["cheti cha (?:kilimo hai|rainforest alliance|fairtrade|globalgap)"] },
      says: { en: ["(?:is|are|was|been) (?:rainforest alliance|organic|fair ?trade|global ?gap)[- ]certified"] },
    },
    hazardous: {
      says: {
        en: ["(?:uses?|applies|apply|sprays?|sprayed|used) ~(?:paraquat|highly hazardous)", "(?:next to|near|beside|borders?|adjacent to|adjoins?) (?:a |the )?(?:[a-z]+ )?(?:forest reserve|national park|wetland|game reserve|ramsar|protected area|nature reserve|swamp)"], fr: ["(?:utilise|applique|pulverise)\\w* ~(?:paraquat|produits? (?:extremement|tres) (?:dangereux|toxiques))", "(?:a cote|pres|en bordure|limitrophe|riveraine?) (?:de la|du|d'un|d'une|de l') ?(?:foret classee|parc national|zone humide|aire protegee|reserve)"], es: ["(?:usa|utiliza|aplica)\\w* ~(?:paraquat|altamente peligros)", "(?:junto|cerca|colinda|limita|colindante) (?:a|al|de|del|con) ~(?:reserva (?:forestal|natural)|parque nacional|humedal|area protegida)"], pt: ["(?:usa|utiliza|aplica)\\w* ~(?:paraquat|paraquato|altamente perigos)", "(?:junto|perto|confina|limita|ao lado) (?:a|ao|de|da|do|com) ~(?:reserva (?:florestal|natural)|parque nacional|zona humida|area protegida)"], sw: ["(?:tunatumia|inatumia|hutumia) ~(?:paraquat|viuatilifu hatari)", "(?:karibu na|inapakana na|linapakana na) (?:hifadhi|msitu wa hifadhi|ardhi oevu)"],
      },
    },
    cleared: {
      says: {
        en: ["(?:cleared|felled|cut down|converted|drained|encroached)~(?:forest|wetland|woodland|bush|swamp|mangrove)~(?:in|since|during|last)~(?:202[1-9]|last year|this year)", "(?:forest|wetland|woodland|mangrove)~(?:was|were|has been) (?:cleared|felled|converted|drained)~(?:202[1-9]|last year)", "(?:inside|within|into) (?:the |a )?(?:[a-z]+ )?(?:forest reserve|national park|protected area|game reserve)", "(?:banned|prohibited|unregistered) (?:pesticides?|products?|chemicals?)~(?:are|is|were|was) (?:still )?(?:used|found|sprayed|applied|stored)", "(?:uses?|applies|sprays?|used) ~(?:banned|ddt|endosulfan|carbofuran|chlordane)"],
        fr: ["(?:foret|zone humide|mangrove)~(?:a ete|ont ete) (?:defrichee?|convertie?|abattue?|drainee?)~202[1-9]", "(?:defriche|converti|abattu)~(?:foret|zone humide|mangrove)~202[1-9]", "(?:a l'interieur|dans) (?:de la|du|d'une|la|le|une) (?:foret classee|parc national|aire protegee)", "(?:pesticides?|produits?) (?:interdits?|non homologues?)~(?:sont|est|ont ete) (?:utilises?|trouves?|stockes?)"], es: ["(?:bosque|humedal|manglar)~(?:fue|fueron|ha sido) (?:talad|desmontad|convertid|drenad)[oa]s?~202[1-9]", "(?:talo|desmonto|talaron|deforesto)~(?:bosque|humedal|manglar)~202[1-9]", "dentro (?:de la|del|de una|de un) (?:reserva|parque nacional|area protegida)", "(?:plaguicidas?|productos?) (?:prohibid[oa]s?|no registrad[oa]s?)~(?:se usan|usados|encontrad[oa]s)"],
        pt: ["(?:floresta|mata|zona humida|mangal)~(?:foi|foram) (?:desmatad|derrubad|convertid|drenad)[oa]s?~202[1-9]", "(?:desmatou|derrubou|desmataram)~(?:floresta|mata|mangal)~202[1-9]", "dentro (?:da|do|de uma) (?:reserva|parque nacional|area protegida)", "(?:pesticidas?|produtos?) (?:proibid[oa]s?|nao registad[oa]s?)~(?:sao|foram|usad)"], sw: ["(?:msitu|ardhi oevu)~(?:ulikatwa|umekatwa|ulifyekwa|ilikaushwa)~202[1-9]", "ndani ya (?:hifadhi|msitu wa hifadhi)", "(?:viuatilifu|dawa) (?:vilivyopigwa|zilizopigwa|iliyopigwa) marufuku~(?:vinatumika|zinatumika|vilikutwa)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["cleared"] },
    { level: "HIGH", any: ["hazardous", "!mapped"] },
    { level: "LOW", all: ["uncleared", "mapped", "ipm", "certified"] },
    { level: "MODERATE", any: ["uncleared", "ipm", "trainedUsers", "mapped"] },
  ],
};

/** Energy records, renewables, emissions. */
const energy: Criterion = {
  indicator: "climate.carbon-energy",
  attributes: {
    recorded: {
      things: {
        en: ["(?:fuel|energy|electricity|diesel|power)(?: and [a-z]+)? (?:use |consumption )?(?:log|logs|records?|register|book|logbook)", "records? of (?:fuel|energy|electricity|diesel)"], fr: ["(?:registre|releve|suivi|carnet)s? (?:de |des |du |d')(?:consommations? (?:de |d')?)?(?:carburant|energie|gasoil|electricite)"], es: ["(?:registro|bitacora|control)s? de (?:consumo de )?(?:combustible|energia|diesel|electricidad)"], pt: ["(?:registo|registro|controlo|controle)s? (?:de|do) (?:consumo de )?(?:combustivel|energia|gasoleo|diesel|eletricidade)"], sw: ["(?:kumbukumbu|rejista|daftari) (?:za|ya|la) (?:matumizi ya )?(?:mafuta|umeme|nishati|dizeli)"],
      },
      says: { en: ["(?:fuel|diesel|electricity|energy)(?: and (?:fuel|diesel|electricity|energy|fertili[sz]er))? (?:use |consumption )?(?:is|are) (?:recorded|logged|metered and recorded|tracked)"], fr: ["consommations? (?:de |d')(?:carburant|energie|gasoil|electricite) (?:est|sont) (?:enregistree?|suivie?|relevee?)s?"], es: ["consumo de (?:combustible|energia|diesel|electricidad) se (?:registra|anota|lleva)"], pt: ["consumo de (?:combustivel|energia|gasoleo|eletricidade) e (?:registado|registrado|anotado)"], sw: ["matumizi ya (?:mafuta|umeme|nishati)~(?:huandikwa|hurekodiwa|yanarekodiwa|yanaandikwa)"] },
    },
    inventory: { things: { en: ["(?:ghg|greenhouse gas|carbon|emissions?) (?:inventory|footprint|accounts?)"], fr: ["(?:bilan|inventaire) (?:carbone|des emissions|ges|de gaz a effet de serre)"], es: ["(?:inventario|huella) de (?:carbono|emisiones|gei|gases de efecto invernadero)"], pt: ["(?:inventario|pegada) de (?:carbono|emissoes|gee|gases)"], sw: ["(?:hesabu|orodha) ya (?:hewa ukaa|gesi joto)"] } },
    renewable: {
      things: { en: ["solar (?:[a-z]+ )?(?:panels?|pumps?|system|power|array|plant|dryers?|water pump|pv|cold room|energy)", "biogas (?:digester|plant|unit|system)s?", "(?:hydro|wind) (?:power|turbine)"], fr: ["(?:panneaux?|pompes?|sechoirs?|installation|centrale|kits?) (?:[a-z]+ )?(?:solaires?|photovoltaiques?)", "biodigesteurs?"], es: ["(?:paneles|bombas?|sistema|planta|secador(?:es)?) (?:[a-z]+ )?(?:solar(?:es)?|fotovoltaic[oa]s?)", "biodigestor(?:es)?"], pt: ["(?:paineis|bombas?|sistema|central|secador(?:es)?) (?:[a-z]+ )?(?:solar(?:es)?|fotovoltaic[oa]s?)", "biodigestor(?:es)?"], sw: ["(?:paneli|pampu|mfumo|umeme) (?:za|ya|wa) (?:umeme )?jua", "mtambo wa (?:bayogesi|biogas|gesi asilia)", "bayogesi"] },
      says: { en: ["(?:runs?|powered|driven|works?|pumps?) (?:on|by|with) solar"], fr: ["(?:fonctionne|alimentee?s?)~(?:au|par) (?:l'energie )?solaire"], es: ["(?:funciona|alimentad[oa]s?)~(?:con|por) energia solar"], pt: ["(?:funciona|alimentad[oa]s?)~(?:a|com|por) energia solar"], sw: ["(?:inaendeshwa|hutumia|inatumia|hufanya kazi) (?:kwa )?(?:nguvu ya |umeme wa |nishati ya )jua"] },
    },
    falling: { says: { en: ["(?:fuel|energy|diesel|emissions?|electricity|intensity)~(?:fell|fallen|down|dropped|reduced|cut) (?:by |from )"], fr: ["(?:consommation|emissions|intensite)~(?:baisse|diminue|reduite?) (?:de|par)"], es: ["(?:consumo|emisiones|intensidad)~(?:bajo|bajaron|se redujo|disminuyo)"], pt: ["(?:consumo|emissoes|intensidade)~(?:baixou|baixaram|caiu|reduziu)"], sw: ["(?:matumizi|hewa ukaa)~(?:yamepungua|yalipungua|imepungua)"] } },
    burning: {
      says: {
        en: ["(?:residues?|straw|stubble|husks?|bagasse|trash|stalks|cane)~(?:is|are) (?:still )?(?:burnt|burned)(?: in the (?:field|open))?", "(?:burns?|burning) (?:the |its |our |crop |rice |maize |wheat )*(?:residues?|straw|stubble|stalks)(?! (?:as|for) (?:fuel|energy))"], fr: ["(?:residus|pailles?|chaumes?|tiges)~(?:sont|est) (?:encore |toujours )?brulee?s?"], es: ["(?:residuos|rastrojos?|paja|bagazo)~se (?:queman?|sigue quemando)", "quema de (?:rastrojos?|residuos|cana)~(?:continua|cada ano|se practica)"], pt: ["(?:residuos|palha|restolho)~(?:sao|e) (?:ainda )?queimad[oa]s?"], sw: ["(?:mabaki|masalia|majani makavu)~(?:huchomwa|yanachomwa)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["burning"] },
    { level: "HIGH", any: ["!recorded"] },
    { level: "LOW", all: ["inventory", "renewable", "falling"] },
    { level: "MODERATE", any: ["recorded", "renewable"] },
  ],
};

export const CLIMATE: readonly Criterion[] = [weather, adaptation, water, land, energy];
