import type { TextRule } from "../cues/text-rule";
import { across } from "./across";

const FIRM_EN = "(?:(?:the |our |this )?(?:company|society|co-?operative|farm|group|firm|business|estate|association|enterprise|union|venture|plant|mill)|we|i|they)(?: (?:also|mainly|currently|now|only|still|then))?";
const MAKE_EN = "(?:farms?|grows?|grew|keeps?|rears?|raises?|cultivates?|produces?|process(?:es)?|procures?|buys?|chills?|pasteuri[sz]es?|collects?|makes?|packs?|dries|dry|roasts?|exports?|breeds?|plants?|planted|mills?|presses|hatch(?:es)?|bottles?)";
const FIRM_FR = "(?:nous |on |je |j'|(?:la |notre )?(?:cooperative|societe|ferme|entreprise|structure) |le (?:groupement|gie|gaec) |l'(?:entreprise|exploitation|association|union|unite) )";
const MAKE_FR = "(?:collect\\w+|achet\\w+|transform\\w+|cultiv\\w+|produi\\w+|eleve|elevons|elevent|vend|vendons|vendent|exploit\\w+|commercialis\\w+|fabriqu\\w+|etuv\\w+|decortiqu\\w+)";
const SHARE = "(?:\\d[\\d.,]* ?(?:%|per ?cent|por ciento|pour cent|por cento)|half|most|(?:two|three) (?:thirds?|quarters?)|\\d/\\d|all|everything|pres de la moitie|la moitie|plus de la moitie|tout|mas de la mitad|la mitad|casi todo|metade|mais de metade|quase tudo|asilimia \\d+|zaidi ya nusu|nusu|yote)";

/** What the firm makes, how it earns, who buys and where it sells, told by a verb. */
export const TRADE_CLAUSES: readonly TextRule[] = [
  {
    key: "business_model_summary", front: true,
    head: {
      en: ["(?:main |principal |core |business )?activit(?:y|ies)(?: declared)?", "nature of (?:the )?(?:business|industry|enterprise)", "line of business|type of business"],
      fr: ["activites? (?:declaree?s?|principales?|exercees?)", "secteur d'activite"], es: ["actividad(?:es)?(?: (?:economica|principal|declarada))?", "giro(?: del negocio)?"], pt: ["actividades?|atividades?(?: (?:economica|principal))?", "ramo de atividade"], sw: ["shughuli (?:kuu|zetu|za (?:biashara|chama|kikundi))", "aina ya biashara"],
    },
    say: {
      en: [`${FIRM_EN} ${MAKE_EN} ${across(110)}(?:,| and| then| to) (?:[a-z]+ ){0,2}(?:sells?|packs?|exports?|markets|distributes?|deliver|delivers|suppl(?:y|ies)|makes?|process(?:es)?)`, "growing of [a-z ]{3,40} for sale"],
      fr: [`${FIRM_FR}${MAKE_FR} ${across(110)}(?:,| et| puis) (?:l'|le |la |les )?(?:[a-z]+ ){0,2}(?:vend|vendons|vendent|transforme|transformons|exporte|exportons|commercialise|commercialisons|livre|livrons|conditionne)`, "achete (?:du|de la|des|le|les) [^.;]{2,80} (?:et|puis) (?:le |la |les )?(?:vend|revend|exporte)"],
      es: ["(?:acopia|acopiamos|compra|compramos|produce|producimos|cultiva|cultivamos|cria|criamos|procesa|procesamos)(?:,| y| [^.;]{2,90} y) (?:[a-z]+ ){0,2}(?:vende|vendemos|exporta|exportamos|comercializa|comercializamos|beneficia|entrega|entregamos)"],
      pt: ["(?:recolhe|recolhemos|compra|compramos|produz|produzimos|cultiva|cultivamos|cria|criamos|processa|processamos)(?:,| e| [^.;]{2,90} e) (?:[a-z]+ ){0,2}(?:vende|vendemos|exporta|exportamos|comercializa|comercializamos|entrega|entregamos)"],
      sw: ["(?:tunafuga|tunalima|tunakusanya|kinakusanya|inakusanya|tunanunua|kinanunua|inanunua|tunazalisha|kinazalisha|inazalisha|tunasindika)[^.;]{2,120} (?:na |kisha )?(?:kuuza|kuiuza|kuyauza|kuziuza|tunauza|kinauza|inauza|kusindika|kukamua)"],
    },
    never: /\b(?:could|may|you|your|competitors?|concurrents?|competidores|traders (?:buy|who)|our customers (?:buy|make)|will|voulez|vous)\b/,
    most: 3,
  },
  {
    key: "product_service_description", lists: true, front: true,
    say: {
      en: [`${FIRM_EN} ${MAKE_EN} (?:[a-z'-]+,? ){0,2}(?:\\(?[a-z]+)`, "growing of [a-z ]{3,40} for sale", "(?:sale|selling|production|growing|rearing|processing) of (?:[a-z]+ ){0,3}(?:[a-z]+)"],
      fr: [`${FIRM_FR}${MAKE_FR} (?:du |de la |des |de l'|le |la |les |l')?[a-z'-]+`, "(?:j'ai|nous avons) choisi (?:la race|les races|la variete|les varietes) [a-z]+", "production (?:diversifiee|de|d')"],
      es: ["(?:cultivamos|producimos|criamos|sembramos|elaboramos|vendemos|procesamos|acopiamos|cosechamos|ofrecemos) (?:[a-z]+)", "(?:acopia|produce|procesa|elabora|cultiva|siembra|cria|exporta)(?:,| y| [a-z]+)", "entregar [a-z]+ [a-z]+"],
      pt: ["(?:cultivamos|produzimos|criamos|plantamos|semeamos|vendemos|processamos|colhemos|oferecemos|recolhemos) (?:[a-z\\d]+)", "(?:cooperativa|associacao|fazenda|empresa|grupo|familia) (?:cultiva|produz|cria|planta|vende|processa|colhe|recolhe) (?!n[ao]s? |em |ao?s? |para |por |tudo )[a-z]+"],
      sw: ["(?:tunalima|tulilima|tunafuga|tunazalisha|tunauza|tunasindika|tunakamua|tunanunua|kinakusanya|inakusanya|tunakusanya|kinanunua|kinauza|kinazalisha|hukamua) [a-z]+"],
    },
    never: /\b(?:could|may|no assurance|insur\w+|shares?|competitors?|you|your|vous|votre|usted|land|tractor|house|building|loan|accounts|decisions?|profit|loss(?:es)?|records|books|meetings?|use of|progress|effort|money|contract|claim|premises|machinery|equipment|mashine|mbegu|mbolea)\b/,
    most: 4,
  },
  {
    key: "customer_base", lists: true,
    say: {
      en: [
        "(?:our |the )?target(?:ed)? (?:customers?|clients?|buyers?|market|group) (?:are|is|include)",
        `(?:took|takes?|buys?|bought|absorbs?|account(?:s|ed)? for|represents?|made up|makes up|came from|comes from)(?: (?:about|some|nearly|almost|over|more than|up to|roughly))* ${SHARE}[^.;]{0,40} (?:sales|turnover|output|production|crop|harvest|milk|eggs|exports|volume|produce|deliveries|revenue|fruit|grain|coffee|it)`,
        "(?:supplies|supply|supplied|delivers?|delivered|sells?|sold) (?:[a-z]+ ){0,6}to (?:the )?(?:[a-z-]+ ){0,3}(?:supermarkets?|hotels?|restaurants?|schools?|hospitals?|exporters?|processors?|wholesalers?|millers?|traders?|brewery|breweries|shops|butcheries|retailers)",
        "(?:%|per ?cent)[^.;]{0,30} (?:came from|went to|goes to|was sold to|is sold to|bought by) (?:one|a single|[a-z]+)",
      ],
      fr: [
        `(?:achete|achetent|prend|prennent|represente|represent(?:ent|ait)|absorbe|ont (?:tout )?pris|a pris)(?: (?:environ|pres de|plus de|donc))* ${SHARE}[^.;]{0,40}`,
        "(?:vise|visons|livre|livrons|livrent|fournit|fournissons|approvisionn\\w+|vend|vendons) (?:les |des |aux |le |la |a |[a-z]+ ){0,3}(?:boutiques|hotels|restaurants|grossistes|supermarches|cantines|boulangeries?|menages|epiceries|magasins|ecoles|exportateurs|transformateurs|commercantes|usine)",
        "(?:deux|trois|quatre|nos|les) (?:exportateurs|acheteurs|grossistes|clients) (?:ont|prennent|achetent|sont)", "acheteur (?:unique|principal)", "cible clientele|clientele cible",
      ],
      es: [
        `(?:compra|compran|compro|absorbe|representa|representan|adquiere|se lleva)(?: (?:cerca de|casi|mas de|el|un))* ${SHARE}[^.;]{0,40}`,
        "(?:abastece|abastecemos|vende|vendemos|entrega|entregamos|surte|surtimos|provee) (?:a |al |los |las |[a-z]+ ){0,3}(?:supermercados|hoteles|restaurantes|escuelas|mayoristas|exportador\\w+|tiendas|acopiador\\w+|ingenios?|cadenas|comedores|hospitales)", "cliente cautivo|comprador (?:unico|principal)|target primario",
      ],
      pt: [
        `(?:compra|compram|comprou|absorve|representa|representam|adquire|leva)(?: (?:cerca de|quase|mais de|o|uns))* ${SHARE}[^.;]{0,40}`,
        "(?:abastece|abastecemos|vende|vendemos|entrega|entregamos|fornece|fornecemos) (?:a |ao |aos |as |para |[a-z]+ ){0,3}(?:supermercados|hoteis|restaurantes|escolas|atacadistas|exportador\\w+|lojas|merenda|hospitais|laticinios?|entrepostos?)", "comprador (?:unico|principal)",
      ],
      sw: [
        `(?:huchukua|hununua|alinunua|walinunua|wananunua|ananunua|kinanunua|ilinunua|kilinunua)[^.;]{0,12} ${SHARE}[^.;]{0,40}`,
        "(?:tunauza|tunaiuza|tunayauza|tunaziuza|huuza|huuzwa|kinauza|inauza|tuliuza)[^.;]{0,50} kwa (?:hoteli|maduka|wafanyabiashara|shule|mnunuzi|wanunuzi|kiwanda|viwanda|wateja|migahawa|madalali)",
      ],
    },
    // Who takes a share of the goods: a crop that makes up half of the sales buys nothing.
    needs: /\b(?:customers?|clients?|buyers?|exporters?|importers?|traders?|trading|hotels?|hoteli|supermarkets?|restaurants?|schools?|shops|butcher\w+|wholesalers?|retailers?|processors?|millers?|mills?|dairy|brewer\w+|factory|agent|aggregator|households|hospitals?|acheteurs?|exportateurs?|negoce|grossistes?|boutiques|hotels|boulangerie|menages|epiceries|supermarches|cantines|ecoles|magasins|usine|commercantes|transformateurs|compradores|comprador|clientes?|mayoristas?|exportador\w*|tiendas|escuelas|supermercados|hoteles|restaurantes|acopiador\w*|ingenios?|cadenas|familias|escolas|hoteis|lojas|atacadistas?|merenda|laticinios?|maduka|wafanyabiashara|mnunuzi|wanunuzi|kiwanda|viwanda|shule|wateja|madalali|migahawa|coffee|foods|clientele|target)\b/,
    never: /\b(?:could|may (?:not|be)|competitors?|deposits?|receivable|insur\w+|loan|credit (?:facility|line)|you|your|shareholders?|supplier|fournisseur|proveedor|costs?|charges|gastos|custos|gharama|expenses?|lessee|tenant)\b/,
    most: 4,
  },
  {
    key: "sales_channels", lists: true,
    say: {
      en: ["(?:sold|sells?|selling|sales?|collect\\w*|delivered?) (?:[a-z]+ ){0,5}(?:at|from|through|via|in) (?:the |our |local )?(?:[a-z]+ ){0,2}(?:farm ?gate|auction|roadside|market stalls?|farm shop|kiosks?|farmers'? markets?|open markets?|online|csa|box scheme)", "on-farm sales|csa distribution|farm stand"],
      fr: ["vente (?:directe|a la ferme|aux encheres|bord champ|en ligne|en colis)|(?:paniers|amap|marches locaux|depot-vente)", "export (?:par )?(?:bateau|avion)"],
      es: ["(?:vende|vendemos|venta|comercializa) (?:[a-z]+ ){0,4}(?:ferias?|mercados?|en linea|al por mayor|al detalle|a domicilio|en finca|a pie de finca)"],
      pt: ["(?:vende|vendemos|venda|vendid[oa]s?|comercializa) (?:[a-z]+ ){0,4}(?:feiras?|mercados?|online|pnae|paa|porta a porta|na porta da (?:machamba|fazenda))"],
      sw: ["(?:kuuza|kuiuza|huuzwa|iliuzwa|zinauzwa|tunauza|kuyauza)[^.;]{0,20} (?:mnadani|sokoni|magulioni|kupitia|moja kwa moja|shambani|dukani)", "madalali (?:wa|hu\\w+)"],
    },
    never: /\b(?:could|may|you|your|competitors?|concurrents?|cost of|insur\w+|loan|national)\b/,
    most: 3,
  },
  {
    key: "target_markets", lists: true,
    say: {
      en: ["(?:goes|go|going|sent|sold|shipped|exported|delivered|export)[^.;]{0,40} (?:to|in) (?:the )?(?:[a-z'-]+ ){1,3}markets?", "(?:for )?exports? to (?:the )?[a-z]+", "(?:high|strong) demand in [a-z]+"],
      fr: ["marches? (?:de|d')[a-z]+", "export(?:e|es|ons|ent|ation)? (?:vers|en|au|aux) [a-z]+"],
      es: ["mercados? (?:locales|regionales|mayoristas?|nacional|internacional\\w*)", "export(?:a|amos|acion(?:es)?) (?:a|hacia) [a-z]+"],
      pt: ["mercados? (?:grossista|atacadista|tradicionais|locais|regionais|externo)", "(?:vendid[oa]s?|comercializad[oa]s?) (?:em|no|na|nos) [a-z]+", "export(?:a|amos|acao) (?:para|a) [a-z]+"],
      sw: ["(?:soko|masoko) (?:la|ya) [a-z]+", "kwa (?:wafanyabiashara|wanunuzi|wateja) wa [a-z]+", "mnadani [a-z]+"],
    },
    never: /\b(?:could|may|you|your|national exports|country|price|cost|competitors?|government|autorisation de mise|study|etude|stock market|marches? (?:de|d')(?:capitaux|travail|gre)|segun|selon|per ?cent of the national)\b/,
    most: 3,
  },
  {
    key: "supply_chain_overview",
    say: {
      en: ["(?:deliver(?:s|ed)?|bring|brought|carried|collected|transported|bought|comes?|come)[^.;]{0,70} (?:collection (?:points?|cent(?:er|re)s?)|by (?:lorry|truck|trucks|tricycles?|motorbikes?|tankers?|donkey)|to the (?:plant|factory|mill|warehouse|store|dryer))", "(?:feed|inputs?|seeds?|fertili[sz]ers?|chicks|packaging) (?:is|are|was|were) bought (?:from|at)"],
      fr: ["(?:collecte|achete|achat|livre|apporte)[^.;]{0,70} (?:aupres des? [a-z]+|bord champ|centres? de collecte|au magasin)", "(?:aliments?|intrants|semences|engrais|emballages?)[^.;]{0,20} achetee?s? (?:chez|a|aupres)"],
      es: ["(?:llevan|entregan|traen|acopia\\w*|recoge\\w*|retira\\w*)[^.;]{0,70} (?:centros? de acopio|camion\\w*|planta|bodega)", "centros? de acopio"],
      pt: ["(?:levam|entregam|trazem|recolh\\w+|processad[oa]s?|comercializad[oa]s?)[^.;]{0,70} (?:postos? de recolha|camiao|caminhao|pela cooperativa|entreposto|armazem)"],
      sw: ["(?:kinaikoboa|inakobolewa|kukoboa|tunakinunua|tunainunua|tunanunua|hununuliwa|huletwa|husafirishwa)[^.;]{0,70}(?:kinu|kiwanda|msambazaji|wasambazaji|vituo|kituo|ghala)", "kinu cha (?:kukodi|chama|kukoboa)"],
    },
    never: /\b(?:could|may|you|your|no assurance|loan|shares?|insur\w+|lessee)\b/,
    most: 2,
  },
  {
    key: "market_demand",
    say: {
      en: ["demand (?:for|of) [a-z ]{3,40} (?:is|has|was|are|keeps)", "market size"], fr: ["la demande (?:en|de|d')[a-z ]{3,40} (?:est|depasse|augmente)"], es: ["la demanda (?:de|es|supera|crece)", "(?:mercado|sector|turismo|consumo) [a-z ]{0,20}en (?:crecimiento|expansion|aumento)"], pt: ["a (?:procura|demanda) (?:de|por|e|supera|cresce)"], sw: ["mahitaji ya [a-z ]{3,30} (?:ni|yanazidi|yameongezeka)"],
    },
    never: /\b(?:could|may|on demand|demand (?:deposit|letter|note|draft)|electric\w+|water demand|loan)\b/,
    most: 2,
  },
];
