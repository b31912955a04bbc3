import type { TextRule } from "../cues/text-rule";

/** Of others, of what may be or must be, and of examples. */
const NOT_TOLD = /\b(?:could|may|might|shall|must|should|would|you|your|vous|votre|usted|example|exemple|ejemplo|exemplo|template|if the|lessee|tenant)\b/;
const GOODS_OF = "(?:kgs?|kilos?|tons?|tonnes?|toneladas|quintales|quintaux|litres?|litros|pounds|lbs|bags|sacos|sacas|sacs|cajas|caixas|crates|tani|lita)";

/** What articles, appeals, project sheets and web pages say of a firm: whom it gathers, what it means to grow, what stands on its land. */
export const PUBLIC_CLAUSES: readonly TextRule[] = [
  {
    key: "product_service_description", lists: true, front: true,
    head: {
      en: ["crops?(?: (?:grown|produced|and livestock))?|main (?:crops?|produce|commodit(?:y|ies))|commodit(?:y|ies)|produce|livestock(?: kept)?|farm products?"], fr: ["(?:principales )?(?:cultures|productions)(?: et elevages?)?|productions? (?:vegetales?|animales?)"],
      es: ["(?:principales )?(?:cultivos|producciones)|rubros?|produccion principal"], pt: ["(?:principais )?(?:culturas|producoes)|producao principal"], sw: ["mazao (?:makuu|ya biashara)|zao kuu"],
    },
    say: {
      en: [`\\d[\\d.,]* ?${GOODS_OF} of [a-z]+ (?:was|were|is|are) (?:processed|sold|produced|harvested|milled|collected)`, "(?:is |are )?plan(?:s|ning) to (?:grow|produce|raise|plant) [a-z ]+", "operated as an? [a-z, ]{3,60} (?:farm|ranch|dairy|orchard)", "the (?:coffee|milk|tea|cocoa|honey|rice|maize|cotton|fish|fruit|crop) is (?:then |later )?(?:sold|marketed|exported)"],
      fr: ["(?:projet|unite|ferme|activite) de (?:production|culture|elevage|transformation) (?:de |d'|du |des )[a-z']+", "specialisee?s? (?:dans|en) (?:la |le |l'|les )?(?:production|culture|elevage|transformation|[a-z]+)"],
      es: [`(?:producen?|producimos|cosechan?|exportan?) (?:unos |unas |cerca de |mas de |hasta )?\\d[\\d.,]* (?:mil )?${GOODS_OF} de [a-z]+`, "especializad[oa]s? en (?:la |el |las |los )?[a-z]+"],
      pt: ["(?:produto|cultura|flor|fruto) que [^.;]{2,50} (?:produz|comercializ|vende)[a-z]*[^.;]{0,24} (?:e|sao) [ao]s? [a-z]+", "(?:instalar|instalacao de) uma (?:unidade|exploracao|plantacao) de (?:producao |cultivo )?(?:de |d[ao] )?[a-z]+", "especializad[oa]s? (?:em|na|no) [a-z]+"],
      sw: ["(?:ina|kina|una|wana|tuna)(?:yo)?jishughulisha na [a-z, ]+", `(?:kuuza|waliuza|tuliuza|imeuza|kimeuza|kununua) [a-z]+ (?:ya |za |safi |ghafi )?[a-z ]{0,24}(?:jumla ya )?(?:kg|kilo|tani|lita)`],
    },
    never: /\b(?:could|may|no assurance|insur\w+|shares?|competitors?|you|your|vous|votre|usted|house|building|loan|accounts|decisions?|profit|training|workshop|jobs|emplois|empleos|marketing digital|software|auditor\w*|consult\w+)\b/, most: 4,
  },
  {
    key: "business_model_summary", front: true,
    say: {
      en: ["(?:has )?(?:successfully )?operated as an? [a-z, ]{3,60} (?:farm|business|company|operation|ranch|enterprise)", "(?:project|plan) (?:transforms|turns|converts) (?:the |this )?(?:property|farm|land)", "(?:company|farm|enterprise|co-?operative) (?:that|which) (?:grows|produces|processes|buys|markets|exports|collects)", "(?:farmers|members|growers) [^.;]{3,70} (?:that are|which are|and) deliver(?:ed)? (?:for|to)"],
      fr: ["(?:creer|mettre en place|developper|installer) une (?:ferme|exploitation|unite|cooperative|entreprise|plantation)", "(?:ferme|exploitation|plantation|entreprise|cooperative) (?:familiale|integree|agro-?pastorale|biologique)[^.;]{0,60}(?:produi|cultiv|elev|regroup|transform|vend)\\w*"],
      es: ["(?:cooperativa|empresa|sociedad|finca|asociacion)[^.;]{0,40} (?:especializada|dedicada) (?:en|a)", "(?:preparamos|producimos|cultivamos|compramos|recolectamos) [^.;]{2,80}(?:envasamos|exporta\\w+|vendemos|comercializamos|clasificamos)"],
      pt: ["pretende(?:m)? (?:instalar|criar|montar|desenvolver) uma (?:unidade|exploracao|empresa|plantacao|quinta)", "(?:no|do) set(?:t)?or d[aeo] [a-z]+[^.;]{0,40}", "prestacao de servicos (?:a|aos) (?:cooperantes|socios|agricultores|produtores|terceiros)"],
      sw: ["(?:ina|kina|una|wana|tuna)(?:yo)?jishughulisha na", "ushirika wa (?:kilimo|mazao|maziwa|wafugaji|wakulima)[a-z ]{0,40}"],
    },
    never: /\b(?:could|may|might|must|should|you|your|vous|votre|competitors?|concurrents?|competidores|bank|ministry|definition)\b/, most: 3,
  },
  {
    key: "ownership",
    say: {
      en: ["jointly owned by", "(?:is|are) (?:wholly |fully |solely )?owned (?:and operated )?by (?:its |the |[a-z]+ )"], fr: ["(?:detenue?|possedee?) (?:a \\d+ ?% )?par (?:la famille|les membres|ses|deux|trois|quatre|\\d)", "appartient (?:a|aux) (?:la famille|ses|\\d)"],
      es: ["(?:agricultores|productores|socios)[^.;]{0,30} (?:que )?(?:componen|integran|conforman) (?:la|esta) (?:entidad|cooperativa|asociacion|empresa)", "los socios participan"], pt: ["(?:cooperativa|associacao|empresa),? com (?:cerca de |mais de )?\\d[\\d. ]* (?:cooperantes|cooperados|socios|associados)", "(?:nos|dos|os) seus (?:dois|tres|quatro|\\d+) socios"],
      sw: ["familia \\d+ za (?:wafugaji|wakulima)", "inamilikiwa na"],
    },
    never: /\b(?:could|may|shall|land (?:is|was)|building|bank|vehicle|equipment|collateral)\b/, most: 3,
  },
  {
    key: "market_demand",
    say: {
      en: ["(?:huge|large|ready|growing|big) market (?:is |that is )?(?:available|exists)?", "demand (?:for [a-z ,]{2,50} )?(?:continues|remains|keeps|persists)"], fr: ["marche (?:est |reste )?(?:porteur|sature|demandeur|en (?:pleine )?(?:croissance|expansion))"],
      es: ["(?:no hay|no existe|existe|hay)(?: una?)? (?:alta|gran|fuerte|mucha|suficiente)? ?demanda", "saturacion (?:en|del) (?:el )?mercado"], pt: ["mercado (?:esta |encontra-se )?(?:garantido|saturado|em (?:crescimento|expansao))", "(?:falta de|carencia de) (?:oferta|produto)"],
    },
    never: /\b(?:could|may|might|you|your|payment)\b/, most: 3,
  },
  {
    key: "competitive_position",
    say: {
      en: ["competitive edge (?:is|of|lies|comes|rests|will be)", "(?:only|largest|biggest|first) (?:[a-z-]+ ){0,3}(?:in the (?:area|county|district|region|country|state|province)|of its kind)", "(?:turn|turning) to [a-z ]{3,40} imports"], fr: ["(?:premier|plus grand|seul|unique) (?:[a-z-]+ ){0,2}(?:de la (?:region|zone|sous-region)|du pays)"],
      es: ["(?:la|el) mayor (?:cooperativa|empresa|productor[a]?|exportador[a]?)", "una de las (?:[a-z]+ )?mas grandes"], pt: ["(?:preco|produto|qualidade)[^.;]{0,40} (?:mais (?:baixo|fresco|competitivo)|superior) (?:do )?que", "(?:a|o) maior (?:cooperativa|empresa|produtor[a]?)"], sw: ["ya pekee (?:katika|eneo|wilayani|mkoani)?"],
    },
    never: /\b(?:could|may|might|you|your|risk that)\b/, most: 3,
  },
  {
    key: "sales_channels", lists: true,
    say: {
      en: ["wholesale accounts?", "csa (?:program|shares?|members?)", "(?:farmers'? market|farm stand|online store) (?:presence|sales)", "sold through the [a-z ]{0,24}(?:auction|exchange|co-?op)", "(?:co-?ops?|groups)[^.;]{0,50} (?:act as|serve as) (?:the )?brokers?"], fr: ["(?:boutique|vente) en ligne", "export(?:ation)? directe?"],
      es: ["contacto directo con (?:el|los) clientes?"], pt: ["mercado grossista", "entregas (?:semanais|diarias|diretas|diretamente)", "venda (?:ao|a) (?:publico|domicilio)"], sw: ["masoko ya (?:fair ?trade|nje|dunia|kimataifa)"],
    },
    never: NOT_TOLD, most: 3,
  },
  {
    key: "equipment_and_methods", lists: true,
    say: {
      en: ["(?:high|caterpillar|hoop|low) tunnels?", "(?:wash ?/ ?pack|packing shed|greenhouse propagation|cold storage)", "(?:two|three|four|five|six|\\d+) (?:[a-z-]+ )?(?:barns|greenhouses|wet mills|dry mills|paddocks|ponds|drying beds|milking parlou?rs|processing units)", "rotational grazing|contour swales"], fr: ["systemes? d'(?:irrigation|arrosage)[a-z' -]{0,30}", "(?:bassins?|etangs?) (?:piscicoles?|d'elevage)"],
      es: ["planta de (?:proceso|procesamiento|trillado|beneficio|acopio|empaque|incubacion)", "sala(?:s)? (?:fria|de incubacion|de proceso)"], pt: ["sistema de (?:rega|aquecimento|ordenha|refrigeracao)", "(?:instalacao|aquisicao|compra) de (?:uma |um )?(?:maquina|desfolhadora|lagar|tanque|trator|estufa|linha)[a-z ]{0,40}"], sw: ["kiwanda cha (?:kukoboa|kusindika|kukamua|kusaga|kupaki)[a-z ]{0,24}", "jengo la kuhifadhi\\w*"],
    },
    never: /\b(?:could|may|might|would|you|your|vous|votre|grant program|price|cost of|insur\w+)\b/, most: 4,
  },
  {
    key: "adaptation_plan",
    say: {
      en: ["season[- ]extension", "drought[- ](?:tolera\\w+|resist\\w+)", "climate[- ](?:resilient|smart)"], fr: ["climato-?intelligent\\w*", "resist\\w+ a la secheresse"], es: ["(?:resistentes?|tolerantes?) a (?:la )?sequia", "climaticamente inteligente\\w*|silvopastoril\\w*"], pt: ["(?:resistentes?|tolerantes?) a(?: a)? seca", "agrofloresta\\w*|silvipastori\\w+"], sw: ["kilimo hai", "(?:stahimil|himili)\\w* ukame"],
    },
    never: NOT_TOLD, most: 2,
  },
  {
    key: "community_engagement",
    say: {
      en: ["give back to (?:the|our) community", "hosting (?:site )?(?:visits|tours|schools)", "improve the (?:livelihoods?|welfare|economic conditions|lives) of"], fr: ["\\d+ ?% de (?:nos|ses) benefices[^.;]{0,40}", "projets? (?:communautaires?|locaux|sociaux)"], es: ["(?:beneficia|benefician|beneficiando) a (?:mas de )?\\d[\\d.]* (?:familias|personas|productores)"], pt: ["beneficia(?:m|ndo)? (?:mais de )?\\d[\\d.]* (?:familias|pessoas|produtores)"],
      sw: ["(?:kunufaisha|inanufaisha|umenufaisha|unanufaisha|kimenufaisha)[^.;]{0,40}", "(?:una|ina|kina)hudumia (?:wakulima|wananchi|jamii)[^.;]{0,40}"],
    },
    never: NOT_TOLD, most: 3,
  },
  {
    key: "supply_chain_overview",
    say: {
      en: ["procur(?:e|es|ed|ing) (?:[a-z0-9 ,.₹]{0,40})?from (?:every |each |all |our |its |the )?(?:farmer|member|grower|small-?holder|\\d)", "(?:milled|processed|dried|bagged|packed) at [^.;]{3,60} (?:and|then) (?:transported|delivered|shipped)"], fr: ["(?:nos|ses|des) producteurs partenaires", "proven(?:ant|ance) de (?:notre|nos|la) (?:ferme|plantation|producteurs)"],
      es: ["(?:materia prima|insumos|producto)[^.;]{0,50} llega(?:n)? a (?:nuestras|las|sus) (?:instalaciones|plantas?)", "se distribuye(?:n)? en camiones[^.;]{0,40}"], pt: ["carregamento do produto", "(?:recolha|transporte) (?:do|da|dos|das) (?:produto|fruta|leite|azeitona|uva)s?"], sw: ["ununuzi na usafirishaji wa [a-z]+"],
    },
    never: NOT_TOLD, most: 3,
  },
  { key: "use_of_funds", lists: true, say: { en: ["made up of [^.;]{2,50} for (?:fixed assets|working capital|equipment|construction|land)"], fr: ["(?:subvention|pret|financement|fonds) (?:servira|serviront|permettra|financera)[^.;]{0,20} (?:a|de|l'|la|le|les)"], sw: ["(?:ruzuku|fedha|mkopo)[^.;]{0,24} (?:itatumika|zitatumika|utatumika|kugharamia)"] }, never: NOT_TOLD, most: 3 },
  { key: "land_tenure", say: { en: ["(?:no|without an?) signed lease"], fr: ["terres? (?:familiales?|ancestrales?|coutumieres?)"], sw: ["(?:ekari|hekta|ardhi|shamba)[^.;]{0,30} mali ya (?:chama|ushirika|kikundi|kampuni|familia)"] }, never: NOT_TOLD, most: 3, denialAnswers: true },
  {
    key: "audited_accounts", inAccounts: true, denialAnswers: true,
    say: { en: ["(?:entitled to (?:the )?)?exempt(?:ion|ed)? from (?:an? )?audit", "unaudited (?:annual )?(?:financial statements|accounts)", "not required the company to obtain an audit"], fr: ["comptes (?:annuels )?non audites", "dispensee? d'audit"], es: ["cuentas (?:anuales )?no auditadas", "exent[oa]s? de auditoria"], pt: ["contas nao auditadas", "dispensad[oa] de auditoria"] },
    never: /\binterim\b|pro forma/, most: 3,
  },
  {
    key: "management_team", persons: true,
    head: { fr: ["promot(?:eur|rice)s?(?: du projet)?", "porteu(?:r|se)s? (?:de |du )projet"], es: ["promotor(?:es|a)?|representante legal|gerencia"], pt: ["promotor(?:es|a)?|responsavel(?: tecnico)?|gerencia"] },
    say: {
      es: ["(?:presidente|presidenta|gerente|director|directora) de la (?:entidad|cooperativa|organizacion|empresa|asociacion), [a-z]+ [a-z]+", "[a-z]+ [a-z]+, (?:gerente|presidente|presidenta|director|directora) de la (?:entidad|cooperativa|organizacion|empresa|asociacion)"], pt: ["presidente d[ae] (?:direccao|direcao|cooperativa|associacao), [a-z]+ [a-z]+"],
      fr: ["(?:presidente?|directeur|directrice|gerante?) de la (?:cooperative|societe|structure), [a-z]+ [a-z]+", "[a-z]+ [a-z]+,? (?:fondat(?:eur|rice)|pdg|directeur general|directrice generale)"], en: ["[a-z]+ [a-z]+ will serve as [a-z ]{0,20}(?:director|manager)"],
    },
    never: /\b(?:bank|ministry|ministere|ministerio|government|minister|mayor|maire|alcalde|prefet)\b/, most: 4,
  },
];
