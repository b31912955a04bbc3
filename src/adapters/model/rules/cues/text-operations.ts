import type { TextRule } from "./text-rule";

/** Where and how the firm works: site, land, water, people, machines, supply. */
export const OPERATION_RULES: readonly TextRule[] = [
  {
    key: "site_location",
    head: {
      en: ["(?:farm |site |project |business )?location", "(?:registered|head|principal|executive) offices?", "(?:physical|business) address"],
      fr: ["(?:localisation|situation geographique|lieu d'implantation|adresse|siege(?: social)?|site)(?: du projet| de l'(?:exploitation|entreprise))?", "lieu(?: d'activite| de residence)?"],
      es: ["ubicacion(?: del proyecto| geografica)?", "localizacion", "domicilio(?: principal| social)?", "direccion"],
      pt: ["localizacao(?: sugerida| do projecto| do projeto)?", "endereco", "sede"],
      sw: ["mahali(?: mradi ulipo)?", "eneo(?: la mradi)?", "anwani|makao makuu"],
    },
    say: {
      en: ["(?:is|are) (?:located|situated|based|headquartered) (?:in|at|near|on)", "(?:enterprise|farm|company|business|site|land|facility|plant|factory) located (?:in|at|near)", "registered office (?:at|is|in)", "(?:headquarters|head office) (?:is|are|in|at)", "principal executive offices", "farm (?:in|at) [a-z]+"],
      fr: ["(?:est|sont) (?:situee?s?|localisee?s?|implantee?s?|basee?s?) (?:a|au|aux|dans|en|sur)", "(?:situee?s?|implantee?s?) (?:a|au|dans|en) ", "(?:siege (?:social )?(?:est|a))"],
      es: ["(?:ubicad|localizad|situad)[oa]s? en", "(?:domicilio|sede)(?: principal| social)? (?:en|es|sera)", "con sede en", "domiciliad[oa] en"],
      pt: ["(?:localizad|situad|sediad)[oa]s? (?:em|na|no)", "com sede (?:em|na|no)", "sede (?:em|na|no)"],
      sw: ["(?:ipo|iko|lipo|yapo|kilichopo|iliyopo|yaliyopo|yako) (?:katika|kwenye|mkoani|mkoa|wilaya|eneo)", "mkoani [a-z]+", "makao makuu (?:yake )?(?:yapo|ni)", "mkoa wa [a-z]+"],
    },
    hint: {
      en: ["(?:farms?|plantations?|estates?|mills?|plants?|fields|ranch|orchards?|ponds|cages)[a-z ,]{0,50} in (?:the )?(?:[a-z]+ ){1,2}(?:county|district|province|region|state|municipality|valley)"],
      fr: ["(?:exploitation|plantations?|champs|usine|ferme|verger|parcelles?|unite)[a-z' ,]{0,50} dans (?:le|la|l') ?(?:departement|commune|region|province|prefecture|cercle|district)"],
      es: ["(?:cultivo|plantacion(?:es)?|finca|ingenio|granja|hacienda|planta|parcelas?)[a-z ,]{0,50} en el (?:departamento|municipio|estado|valle|distrito|canton)"],
      pt: ["(?:cultivo|plantacao|fazenda|usina|granja|fabrica|machambas?|sitio)[a-z ,]{0,50} n[oa] (?:distrito|municipio|estado|provincia|regiao)"],
      sw: ["(?:shamba|mashamba|kiwanda|mabwawa|mizinga)[a-z ]{0,40} (?:katika|wilayani|wilaya ya|mkoa wa) [a-z]+"],
    },
    never: /could|may |celebrad[oa]s? (?:el|en)|tuvo lugar|held (?:at|on)|reside|persons who|consumed in the area|customers? located|offices? of the|bank|investors?|notary|notaria|shareholders?|accionistas/,
    front: true,
  },
  {
    key: "land_tenure",
    head: { en: ["land (?:tenure|ownership|lease|title)", "(?:title deed|lease)"], fr: ["(?:statut|regime|titre) foncier", "foncier|terres?(?= ?\\|)", "propriete fonciere"], es: ["tenencia(?: de la tierra)?|tierras?(?= ?\\|)", "arrendamiento(?: ejidal)?"], pt: ["posse da terra|titularidade da terra|duat|terras?(?= ?\\|)"], sw: ["umiliki wa (?:ardhi|shamba)", "hati ya ardhi"] },
    say: {
      en: ["(?:land|farm|property|plot|building|premises|facility) (?:is|are) (?:owned|leased|rented)", "(?:owns?|leases?|rents?) (?:the |its |our |an? )?(?:[\\w.,-]+ ){0,4}(?:land|hectares|acres|farm|plot|premises|building)", "(?:title deeds?|freehold|leasehold) ", "lease (?:has|of|for|term|agreement)", "family land", "(?:acres|hectares|ha|land) of (?:its|our|their|my|his|her) own"],
      fr: ["en (?:fermage|metayage|propriete|faire-valoir)", "droits? coutumiers?|bail (?:rural|emphyteotique)", "(?:terrain|parcelle|terre|local)s? (?:[\\w']+ ){0,3}(?:loue|louee|achete|propriete|appartient|titre)", "titre foncier", "(?:proprietaire|locataire) d[ueo]s? ", "bail (?:de|emphyteotique)", "acquisition (?:du|de) (?:terrain|foncier)"],
      es: ["comodato|(?:montes?|tierras?|terrenos?|parcelas?) (?:ejidal(?:es)?|comunal(?:es)?)", "(?:tierras?|terrenos?|predios?|finca) (?:[\\w]+ ){0,3}(?:propi[oa]s?|arrendad[oa]s?|en arriendo)", "arrendamientos? (?:a largo plazo|de (?:tierras?|predios?)|ejidal|con)", "titulos? de propiedad", "propiedad de la (?:cooperativa|empresa)"],
      pt: ["titulo de concessao|duat (?:provisorio|definitivo|emitido)|em comodato", "(?:terra|terreno|fazenda|imovel) (?:[\\w]+ ){0,3}(?:propri[oa]|arrendad[oa]|alugad[oa])", "arrendamento d[eoa]", "titulo de propriedade|\\bduat\\b"],
      sw: ["ni mali ya (?:mwanachama|kikundi|mmiliki|familia|kijiji|chama|ushirika|kampuni)", "(?:ekari|hekta|eneo|shamba)[^.;]{0,40} mkataba wa miaka", "(?:mashamba|shamba|ardhi|eneo) (?:[\\w]+ ){0,3}(?:ya kukodi|ya kukodisha|inamilikiwa|yanamilikiwa|limekodiwa|ni mali)", "hati ?miliki|hati ya (?:ardhi|kimila)", "(?:tumekodi|tunamiliki|tunakodi) "],
    },
    // Of land, or with a term: other things are rented and owned too.
    needs: /\b(?:land|farm(?:land|s)?|plots?|acres?|hectares?|ha|fields?|premises|property|title|deed|freehold|leasehold|years?|terrains?|terres?|parcelles?|foncier|ferme|titre|ans|tierras?|terrenos?|predios?|fincas?|parcelas?|titulos?|anos?|ejid\w+|comunal\w*|terra|fazenda|imovel|duat|machamba|lotes?|ardhi|shamba|mashamba|ekari|hekta|eneo|hati|kiwanja|miaka|owned|rented|leased|propi[oa]s?|propri[oa]s?|arrendad[oa]s?)\b/,
    never: /could|may |materiels?|accounting|lease (?:liabilit|payments|term includes)|present value|discount rate|intellectual|right-of-use|asu |topic 842|derecho de uso|niif/,
  },
  {
    key: "water_source",
    head: { en: ["water|boreholes?", "water (?:source|supply|availability)", "irrigation(?: system)?", "source of water"], fr: ["sources? d'eau|approvisionnement en eau|acces a l'eau|eau", "irrigation"], es: ["fuentes? de agua|agua", "(?:sistema de )?riego", "gestion del agua"], pt: ["fontes? de agua|abastecimento de agua|agua", "(?:sistema de )?irrigacao|rega"], sw: ["maji", "chanzo cha maji|vyanzo vya maji", "umwagiliaji"] },
    say: {
      en: ["(?:own|have|has|drilled|drill|from|using|uses?) (?:an? |the |its |our |two |deep )?(?:borehole|well|river|dam|stream|reservoir|spring)s?", "(?:drip|sprinkler|furrow|solar) irrigation", "irrigat(?:ed|ion) (?:by|from|with|system)", "rain-?fed|rainwater harvesting", "water (?:is|comes) (?:from|sourced|supplied|pumped)", "(?:draws?|pumps?|fetch(?:es)?|takes?) (?:water )?(?:[\\w-]+ ){0,2}from (?:the |a |an |our |its )?(?:[\\w-]+ ){0,3}(?:wells?|boreholes?|rivers?|streams?|dams?|ponds?|lakes?|springs?|canals?)", "(?:one|two|three|four|five|shallow|deep|hand-dug) (?:[\\w-]+ )?(?:boreholes?|wells?|dams?|springs?)"],
      fr: ["forages? (?:de 20|de 19|declare|equipe|profond|prive|communal|solaire)", "(?:provient|vient|pompee?s?|puisee?s?|alimentee?s?) (?:du|de la|d'un|d'une|dans (?:le|la)|par (?:le|la|un|une)) (?:barrage|riviere|fleuve|forage|puits|canal|marigot|lac|source|reseau)", "(?:forage|puits|riviere|barrage|retenue d'eau|marigot)s? ", "irrigation (?:goutte|par|a)", "goutte a goutte|goutte-a-goutte", "culture pluviale|pluviales?", "captages?|(?:l')?eau (?:viendra|vient|provient|est (?:pompee|prelevee|tiree))|(?:pompe|puise|preleve) (?:l'eau )?(?:dans|de|du|sur)"],
      es: ["(?:agua|riego) (?:[a-z]+ )?(?:del|de la|de un|de una|desde el|desde la) (?:rio|pozo|canal|represa|quebrada|embalse|manantial|acequia)", "pozos? (?:profundos?|de agua|propi|con)", "riego (?:por|de) (?:goteo|aspersion|gravedad|compuerta\\w*)", "goteo", "tuberia por compuerta\\w*", "(?:agua|riego) (?:[\\w]+ )?(?:del?|de la) (?:rio|pozo|reservorio|quebrada|canal|acequia|laguna|manantial|nacimiento)", "(?:capta|captan|toma|bombea|extrae)n? (?:el )?agua"],
      pt: ["(?:alimentad[oa]s?|abastecid[oa]s?) (?:pelo|pela|por um|por uma) (?:rio|furo|poco|barragem|albufeira|nascente|acude|represa|canal)", "agua (?:[a-z]+ )?d[oae] (?:um |uma )?(?:rio|furo|poco|barragem|albufeira|nascente|acude|represa)", "regadio d[aoe] [a-z]{3,}", "(?:poco|furo|rio|represa|barragem|acude)s? (?:artesian|profund|de agua|com)", "irrigacao por|rega gota", "captacao de agua", "pocos? (?:tubular(?:es)?|artesian\\w+)|(?:capta|bombeia|retira)m? agua|agua (?:vem|provem)|depende d[ae]s? chuvas?"],
      sw: ["bomba la [a-z]+", "maji ya (?:bomba|kisima|mvua|mto)", "tangi la (?:maji|lita)", "(?:visima|kisima|mto|bwawa|mfereji|vyanzo) (?:[\\w]+ ){0,3}(?:vya|cha|wa|la|ya) ?maji", "(?:tumechimba|kuchimba) (?:visima|kisima)", "umwagiliaji (?:wa|kwa)", "vyanzo vya (?:[\\w]+ vya )?maji"],
    },
    // A source is named, not only a way of watering.
    needs: /\b(?:bore-?holes?|wells?|rivers?|streams?|springs?|dams?|ponds?|lakes?|canals?|reservoirs?|rain\w*|municipal|mains|tanker|borewells?|water (?:is|comes)|forages?|puits|rivieres?|fleuves?|marigots?|barrages?|retenue|pluies?|pluvial\w*|mares?|reseau|pozos?|rios?|norias?|manantial\w*|represas?|embalses?|quebradas?|acequias?|lluvias?|temporal|acueducto|reservorios?|pocos?|furos?|nascentes?|barragens?|barragem|acudes?|chuvas?|sequeiro|cisternas?|tanques?|visima|kisima|bomba|tangi|matangi|mito|mto|chemchemi|bwawa|mabwawa|mvua|mfereji|mifereji|goteo|gotejamento|drip|sprinkler|goutte|aspersion|compuertas?)\b/,
    never: /could|world bank|country|population|households|access to (?:safe|clean|basic)|bottled|insurance|water wheel|component \d/,
  },
  {
    key: "pest_management",
    head: { en: ["(?:pest|disease|weed)(?: and (?:disease|pest))? (?:management|control)", "bio-?security", "vaccination"], fr: ["(?:lutte|protection|traitement)s? (?:contre les ravageurs|phytosanitaires?|integree)", "prophylaxie", "entretien phytosanitaire"], es: ["control (?:biologico|de plagas)", "manejo (?:integrado )?de plagas", "sanidad"], pt: ["controlo? (?:biologico|de pragas)", "manejo (?:integrado )?de pragas"], sw: ["udhibiti wa (?:wadudu|magonjwa)", "chanjo"] },
    say: {
      en: ["(?:integrated pest|pest|disease|weed) (?:management|control)", "biological control", "(?:use of|uses?|apply|applied|spray\\w*) (?:[\\w-]+ ){0,3}(?:pesticides?|herbicides?|insecticides?|fungicides?)", "vaccinat(?:ed|ion) (?:against|&|and|program\\w*)", "(?:no|without|zero|free (?:of|from)) (?:any )?(?:chemical |synthetic |toxic )?(?:pesticides?|herbicides?|agro-?chemicals?)", "ipm"],
      fr: ["(?:traitement|lutte|application) (?:[\\w'-]+ ){0,4}(?:insecticide|herbicide|fongicide|ravageurs|phytosanitaire)s?", "(?:insecticide|herbicide)s? (?:[\\w-]+ )?\\(", "lutte (?:biologique|integree)", "sans (?:aucun )?(?:pesticides?|herbicides?|produits? chimiques?|intrants? chimiques?|phytosanitaires?)"],
      es: ["control biologico", "(?:usos?|aplicacion|manejo) (?:de )?(?:insecticidas?|plaguicidas?|herbicidas?|plagas)", "control de (?:plagas|malezas)", "sin (?:agroquimicos|pesticidas|plaguicidas|herbicidas|quimicos)"],
      pt: ["controlo? biologico", "(?:uso|aplicacao) de (?:inseticidas?|pesticidas?|herbicidas?|defensivos)", "sem (?:agrotoxicos|pesticidas|herbicidas|venenos?|quimicos)"],
      sw: ["(?:kupulizia|kunyunyizia|kupiga) (?:dawa|viuatilifu)", "(?:viuatilifu|dawa za (?:wadudu|magugu))", "chanjo (?:ya|za|dhidi)", "bila (?:kemikali|viuatilifu|dawa za (?:wadudu|kemikali))"],
    },
    // To spray nothing is a way of managing pests.
    denialAnswers: true,
    never: /could|may |should|\byou\b|pourrait|devrait|\bvous\b|deberia|usted|deveria|voce\b/,
  },
  {
    key: "equipment_and_methods",
    head: { en: ["(?:equipment|machinery|facilities|infrastructure|plant and equipment|tools)(?: required| and equipment| needed)?", "production (?:process|method|cycle)", "cultivation practices?"], fr: ["(?:equipements?|materiels?|infrastructures?|moyens de production)(?: agricoles?| necessaires)?", "processus de production", "itineraire technique", "techniques? (?:culturales?|de production)"], es: ["(?:equipos?|maquinaria|infraestructura|instalaciones)(?: y equipos?)?", "proceso (?:productivo|de produccion)"], pt: ["(?:equipamentos?|maquinaria|infra-?estruturas?)", "processo (?:produtivo|de producao)"], sw: ["(?:vifaa|mitambo|zana)(?: vinavyohitajika)?", "mbinu za uzalishaji"] },
    say: {
      en: ["(?:owns?|has|have|using|uses?|purchased|equipped with) (?:[\\w-]+ ){0,4}(?:tractors?|machinery|machines?|incubators?|greenhouses?|mills?|trucks?|bioreactors?|equipment)"],
      fr: ["(?:dispose|equipee?|acquisition|achat) (?:[\\w'-]+ ){0,4}(?:tracteurs?|machines?|motoculteurs?|equipements?|materiels?|congelateurs?|refrigerateurs?)"],
      es: ["(?:cuenta con|posee|inversion en|adquisicion de|compra de) (?:[\\w-]+ ){0,3}(?:tractores?|maquinaria|equipos?|retroexcavadoras?)", "\\d+ (?:retroexcavadoras?|tractores?|maquinas?)"],
      pt: ["(?:possui|dispoe de|aquisicao de|compra de) (?:[\\w-]+ ){0,3}(?:tractores?|tratores?|maquinas?|equipamentos?)"],
      sw: ["(?:trekta|matrekta|mashine|mitambo) (?:ya|za|la|yetu)"],
    },
    // Duties and permitted uses of a contract are nobody's equipment.
    never: /could|may |\bmust |\bshould |\buse (?:the )?(?:equipment|machinery|tools) only|(?:normal|permitted|proper) use of|shall |asesoria|proveedores|depreciation|useful li(?:fe|ves)|depreciacion|amortissement|impairment/,
    most: 2,
  },
  {
    key: "workforce_summary",
    head: { en: ["manpower|staff|labou?r(?: force)?", "(?:staffing|workforce|human (?:resources|capital)|personnel|employees|our team)(?: plan| requirements?)?"], fr: ["(?:personnel|ressources humaines|effectifs?|main-d'oeuvre|emplois?)(?: de l'entreprise| crees)?"], es: ["(?:personal|recursos humanos|talento humano|plantilla|empleo directo|planta de personal)"], pt: ["(?:pessoal|recursos humanos|quadro de pessoal|colaboradores|mao de obra)"], sw: ["(?:wafanyakazi|rasilimali watu|watumishi)(?: wetu)?"] },
    say: {
      en: ["(?:employs?|engages?|engage|hires?) (?:[\\w-]+ ){0,2}(?:persons?|people|workers|staff|hands)", "(?:employs?|employing|had|has|have|staff of|workforce of|team of) (?:[\\w-]+ ){0,4}(?:employees|workers|staff|people|persons)", "full-?time employees", "create (?:over |about )?\\d+ jobs"],
      fr: ["\\d[\\d,.]* (?:uth|etp|utans)", "(?:emploie|compte|employant|effectif de|equipe de) (?:[\\w'-]+ ){0,4}(?:employes?|salaries|personnes|travailleurs|ouvriers|agents)", "\\d+ (?:employes|salaries|emplois|ouvriers)", "creation d'emplois?"],
      es: ["\\d[\\d-]* (?:empleos?|trabajadores|empleados|colaboradores|operarios)", "(?:emplea|cuenta con|genera) (?:[\\w-]+ ){0,4}(?:empleados|trabajadores|empleos|personas|colaboradores)", "planta de personal"],
      pt: ["\\d[\\d-]* (?:empregos?|trabalhadores|empregados|colaboradores|funcionarios)", "(?:emprega|conta com) (?:[\\w-]+ ){0,4}(?:trabalhadores|empregados|pessoas|colaboradores)"],
      sw: ["wafanyakazi (?:wa |wapatao )?(?:kudumu|muda|\\d+)", "(?:ina|tuna) wafanyakazi"],
    },
    never: /could|may |stock options?|shares|beneficios a empleados|hire new|would/,
  },
  {
    key: "supply_chain_overview",
    head: { en: ["(?:supply|value) chains?", "(?:our )?suppliers?(?: of inputs)?", "(?:raw materials?|inputs?)(?: supply| sourcing)?", "logistics", "operations? plan"], fr: ["(?:chaine|approvisionnements?)(?: (?:de valeur|d'approvisionnement))?", "(?:nos )?fournisseurs?(?: principaux)?", "matieres premieres"], es: ["cadenas? (?:de suministro|de valor|productiva)", "(?:nuestros )?proveedores", "abastecimiento|logistica|materias primas"], pt: ["cadeia (?:de (?:suprimentos?|abastecimento|valor)|produtiva)", "fornecedores|logistica|materias-?primas"], sw: ["mnyororo wa thamani", "wasambazaji|malighafi", "hatua za (?:uzalishaji|kilimo)"] },
    say: {
      en: ["(?:sourc(?:e|ed|es|ing)|procure\\w*|purchas(?:e|ed|es)|buys?) (?:[\\w-]+ ){0,5}(?:from (?:local|farmers|suppliers|smallholder)|raw materials?|locally)", "(?:local|key|main|our) suppliers", "transported (?:to|from|by)", "raw materials? (?:are|is)", "third[- ]party (?:manufacturers?|suppliers|growers)"],
      fr: ["fournisseurs? (?:sont|principaux|locaux|de|agrees)", "(?:s'approvisionne|approvisionnement|achete\\w*) (?:[\\w'-]+ ){0,4}(?:aupres|chez|local|marche|grossistes?)", "chez (?:les|des|nos) (?:grossistes|fournisseurs|producteurs)"],
      es: ["(?:corte|cosecha|acopio)[\\w, ]{0,20} (?:y )?transporte", "proveedores (?:de|locales|principales|son)", "(?:compra|suministro|abastecimiento) de (?:insumos|materias? primas?)", "integracion vertical"],
      pt: ["fornecedores (?:de|locais|principais|sao)", "(?:compra|fornecimento|aquisicao) de (?:insumos|materias-?primas?)", "transporte (?:e|de|ate|interno)"],
      sw: ["(?:kuandaa shamba|kulima)[\\w, /]{0,60}kuvuna", "(?:kuvuna|kufungasha|kusafirisha|usafirishaji)[\\w, /]{0,30}(?:kuuza|soko)", "(?:tunanunua|hununuliwa) (?:kutoka|kwa)"],
    },
    never: /could|may |no assurance/,
    most: 2,
  },
  {
    key: "land_use_history",
    head: { en: ["land use(?: history)?", "biodiversity"], fr: ["(?:precedent cultural|historique de la parcelle|biodiversite|usage des sols)"], es: ["(?:uso del suelo|biodiversidad|areas? protegidas?)"], pt: ["(?:uso do solo|biodiversidade|areas? protegidas?)"], sw: ["matumizi ya ardhi|bioanuwai"] },
    say: {
      en: ["(?:land|area|site|plot) (?:was|had been|has been) (?:previously|formerly|cleared|used|fallow)", "(?:forest|vegetation|bush) (?:clear\\w+|land)", "protected (?:area|hectares|forest)", "deforest\\w+"],
      fr: ["precedent cultural", "(?:terrain|parcelle|foret) (?:[\\w'-]+ ){0,3}(?:defrich\\w+|jachere|vierge)", "deforestation", "jachere"],
      es: ["(?:era|fue) (?:potrero|bosque|barbecho|pastizal)", "no se ha (?:talado|desmontado|deforestado)", "vegetacion (?:secundaria|nativa)", "hectareas protegidas|areas? protegidas?", "deforestacion|desmonte", "bosques? (?:y|protegid|nativ)"],
      pt: ["era (?:pasto|pastagem|capoeira|mata)", "vegetacao (?:secundaria|nativa)", "areas? protegidas?|reserva legal", "desmatamento|desflorestacao"],
      sw: ["(?:msitu|misitu|pori) (?:ya|wa|la|uli)", "ukataji (?:wa )?miti", "hifadhi ya (?:misitu|mazingira)"],
    },
    never: /could|may |country/,
    most: 3,
  },
];
