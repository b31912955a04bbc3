import type { TextRule } from "../cues/text-rule";

const [EN, FR, ES, PT, SW] = [
  "(?:drought|dry spells?|floods?|flooding|hail(?:storms?)?|frosts?|(?:heavy |late |unseasonal |erratic |poor )?rains?|storms?|cyclones?|hurricanes?|heat ?waves?|(?:fall )?army ?worms?|locusts?|weevils?|fruit fl(?:y|ies)|stem borers?|aphids|thrips|mealy ?bugs?(?: wilt)?|nematodes|wilt|blight|(?:leaf |coffee )?rust|mildew|berry disease|newcastle(?: disease)?|avian (?:flu|influenza)|bird flu|gumboro|coccidiosis|(?:african )?swine fever|foot[- ]and[- ]mouth|east coast fever|mastitis|lumpy skin|diseases?|pests?|thieves|theft|rats|quelea|birds|monkeys|elephants|baboons|wild boars?|power cuts?|load[- ]?shedding|feed prices?)",
  "(?:secheresses?|inondations?|grele|gel|gelees?|pluies|tempetes?|cyclones?|chenilles?(?: legionnaires?)?|criquets|cochenilles?|mouches? des fruits|charancons?|rouille|mildiou|pourriture(?: brune)?|fusariose|cercosporiose|swollen shoot|grippe aviaire|newcastle|gumboro|peste porcine|fievre aphteuse|maladies?|ravageurs|vols?|voleurs|oiseaux|rats|rongeurs|elephants|sangliers|delestages?|coupures de courant|chaleur|feux de brousse)",
  "(?:sequias?|inundaci(?:on|ones)|granizo|granizadas?|heladas?|lluvias|huracan(?:es)?|tormentas?|roya|broca|sigatoka|mildiu|gusano cogollero|cogollero|langostas?|mosca de la fruta|picudo|trips|plagas?|enfermedad(?:es)?|newcastle|influenza aviar|gripe aviar|peste porcina|fiebre aftosa|aftosa|brucelosis|robos?|abigeato|ladrones|fusarium|monilia(?:sis)?|escoba de bruja|calor|incendios?|apagones)",
  "(?:secas?|estiage(?:m|ns)|inundac(?:ao|oes)|cheias|enchentes?|granizo|geadas?|chuvas|ciclones?|ferrugem|broca|lagartas?(?: do funil)?|gafanhotos|mosca da fruta|vassoura de bruxa|sigatoka|mildio|pragas?|doencas?|newcastle|gripe aviaria|peste suina|febre aftosa|roubos?|furtos?|ladroes|calor|incendios?|queimadas|javalis|elefantes|apagoes)",
  "(?:ukame|mafuriko|mvua(?: ya mawe| kubwa| nyingi)?|upepo|viwavijeshi|viwavi|nzige|panya|ndege|tembo|wadudu|magonjwa|ugonjwa(?: wa [a-z]+)?|mdondo|kideri|homa ya nguruwe|mnyauko|kutu|wezi|wizi|joto(?: kali)?)",
];
const FEW = "(?: [a-z0-9',()%-]+){0,9}?";

/** What went wrong: a peril with what it did, told in a sentence of its own. */
export const TROUBLE_CLAUSES: readonly TextRule[] = [
  {
    key: "key_challenges",
    say: {
      en: [
        `${EN}${FEW} (?:destroyed|killed|took|ruined|damaged|reduced|wiped out|swept away|attacked|affected|devastated|halved|spoil(?:ed|t)|burnt|came late|broke out|decimated|stole)`,
        `(?:suffer(?:ed|s|ing)?|destroyed|killed|attacked|wiped out|hit|hurt|affected|lost)(?: [a-z0-9,]+){0,6}? (?:from|to|by|due to|because of) (?:the |a |an )?(?:[a-z-]+ ){0,2}?${EN}`,
        "(?:our |the |my )?(?:biggest|main|major|greatest|serious|principal) (?:worry|worries|headache|threat|concern|difficulty|difficulties|obstacle)s?", "what can go wrong", "worr(?:y|ies) us|keeps? us awake",
        "(?:expect|ask|demand)(?:ing|ed|s)? (?:for )?bribes",
      ],
      fr: [
        `${FR}${FEW} (?:detruit|tue|emporte|noye|ravage|endommage|reduit|decime|pris|touche|frappe|brule|perdu|couche|gate|se sont arretees|fait (?:perdre|chuter|baisser))(?:e|es|s)?`,
        `(?:perdu|pertes?|souffert|souffre|victimes?|touchee?s?|detruite?s?|attaquee?s?)[^.;]{0,40}? (?:a cause|du fait|en raison|de|des|du|par) (?:la |les |le |l'|une |un )?${FR}`,
        "(?:deux|trois|quatre|nos|principaux) (?:soucis|inquietudes|obstacles)", "ce qui (?:m'|nous )inquiete",
      ],
      es: [
        `${ES}${FEW} (?:destruy\\w+|mat(?:o|aron)|quem(?:o|aron)|redujo|redujeron|afect(?:o|aron)|dan(?:o|aron)|arras(?:o|aron)|se llev(?:o|aron)|acab(?:o|aron)|golpe(?:o|aron)|atac(?:o|aron)|tumb(?:o|aron)|arruin(?:o|aron)|merm(?:o|aron))`,
        `(?:perd(?:io|imos|ieron)|sufri(?:o|mos|eron)|perdidas|afectad[oa]s?|danad[oa]s?)[^.;]{0,40}? (?:por|de|debido a|a causa de) (?:la |las |el |los |una |un )?${ES}`,
        "(?:lo que|nos) (?:mas )?(?:nos )?preocupa\\w*",
      ],
      pt: [
        `${PT}${FEW} (?:destru\\w+|mat(?:ou|aram)|levou|levaram|queim(?:ou|aram)|reduzi(?:u|ram)|afet(?:ou|aram)|afect(?:ou|aram)|arras(?:ou|aram)|estrag(?:ou|aram)|prejudic(?:ou|aram)|atac(?:ou|aram)|derrub(?:ou|aram))`,
        `(?:perd(?:eu|emos|eram)|sofr(?:eu|emos|eram)|perdas|afetad[oa]s?|dificuldades?|em funcao)[^.;]{0,40}? (?:por|pel[ao]s?|d[aoe]s?|devido a|por causa d[aoe]) (?:[a-z]+, )?(?:a |as |o |os |uma |um |d[ao]s? )?${PT}`,
      ],
      sw: [
        `${SW}${FEW} (?:uliua|iliua|waliua|yaliua|uliharibu|iliharibu|waliharibu|yaliharibu|ulipunguza|ilipunguza|yalipunguza|umeathiri|uliathiri|iliathiri|yaliathiri|walikula|waliiba|wameharibu|imeharibu|yalisomba|ulisababisha|ilisababisha|yalisababisha|ilichelewa|zilichelewa)`,
        `(?:hasara|kushuka|kupungua|kutokana na|kwa sababu ya|tunaogopa|tunahofia)[^.;]{0,30}? (?:na |ya |pia )?${SW}`,
        "(?:tunaogopa|tunahofia|kinachotusumbua|tatizo (?:kubwa|letu|kuu))",
      ],
    },
    never: /\b(?:could|may|insur\w+|assur\w+|segur\w+|bima|exclu\w+|policy|polic[ey]s?|poliza|resistan(?:t|ts|te|tes|ce)|resistentes?|toleran(?:t|ts|te|tes|ce)|control of|control de|lutte contre|countr(?:y|ies)|national\w*|you|your|in case of|en cas de|en caso de|em caso de|force majeure|fuerza mayor|vaccin\w+ against|chanjo|sprayed|if (?:the|a|there)|training|formation|bibi|hectares of protected)\b/,
    most: 4,
  },
];
