import type { ToldRule } from "./told-rule";

const ABOUT = "(?: (?:about|some|over|around|nearly|almost|more than|at least|approximately|a total of|total|environ|plus de|pres de|quelque|un total de|unos|unas|mas de|cerca de|alrededor de|mais de|uns|umas|takriban|zaidi ya|jumla ya))*";
const FIRM = "(?:company|farm|firm|society|co-?operative|business|we|it|union|group|enterprise|estate|association|mill|factory|dairy)";
const NOT_STAFF = /\b(?:hire[sd]?|recruit\w*|to be (?:hired|created)|will|would|could|creat\w+|creer|creera|crear|criar|contratar|recruter|target|competit\w+|customers?|clients?|clientes|seasonal|temporar\w*|saisonni\w*|temporal\w*|sazona\w*|eventua\w*|members of the board|trainees|per (?:ha|day)|par jour|por dia|indirect\w*|beneficiar\w*|wastani)\b|%/;
const NOT_OURS = /\b(?:train\w*|district|county|countries|country|national|nationwide|region(?:al)?|sector|target(?:s|ed|ing)?|will|would|reach(?:ed)?|beneficiar\w*|competit\w+|customers?|households? in|attended|present|voted|assist(?:ed|ieron|iram)|asistieron|form(?:e|ees|ation)s?|capacit\w+|formad[oa]s|objectif|objetivo|meta|prevoi\w+|pays|pais|secteur|mafunzo|lengo|wilaya|nchi|board|committee|conseil|consejo|conselho|bodi|kamati|per (?:group|village)|par village|each|chaque|cada)\b|%/;
const FARMERS = "(?:or so |registered |active |small-?holder |small |small-scale |contract(?:ed)? |local |dairy |coffee |cocoa |tea |rice |cashew |maize |individual |family |member |organic |certified |contributing |out-?grower )*(?:farmers|growers|producers|smallholders|out-?growers|suppliers|fishers|fishermen|beekeepers|farming families|farm families|farm households|farmer members|member farmers|farming households)";
const PRODUCTEURS = "(?:petits |petites |jeunes |familles de )?(?:producteurs|productrices|planteurs|paysans|exploitants|agriculteurs|cultivateurs|eleveurs|maraichers|pecheurs|fournisseurs|collectrices|cooperateurs|[a-z]{3,12}iculteurs|familles (?:paysannes|productrices|de producteurs))";
const PRODUCTORES = "(?:pequen[oa]s |familias de )?(?:productor(?:es|as)|agricultores|campesin[oa]s|caficultores|cacaoteros|cacaocultores|apicultores|ganaderos|arroceros|olivareros|citricultores|hortelanos|familias (?:productoras|campesinas|socias|asociadas|cafetaleras))";
const PRODUTORES = "(?:pequen[oa]s |familias de )?(?:produtor(?:es|as)|agricultores|cooperados|cooperantes|camponeses|cafeicultores|apicultores|pecuaristas|olivicultores|viticultores|horticultores|familias (?:produtoras|agricultoras|assentadas|cooperadas|associadas))";
const WAKULIMA = "(?:wakulima|wanachama|wafugaji|wavuvi)(?: hai| wadogo)?";

/** Staff, suppliers and customers of sentences that say how many there are by a verb of having, gathering or serving. */
export const TOLD_PEOPLE: readonly ToldRule[] = [
  {
    key: "permanent_staff", kind: "count", plan: null, unit: "persons", sure: true, clause: true,
    before: new RegExp(
      "(?:\\b(?:average |mean )?(?:monthly )?(?:number of|no\\. of) (?:persons|people|employees|staff|workers)(?: \\([^)]{0,24}\\))?(?: employed)?(?: by the [a-z]+)?(?: \\([^)]{0,24}\\))?(?: (?:during|in|for|over) (?:the|this|that) (?:financial )?(?:year|period|season))?(?: (?:was|were|is|amounted to|stood at|averaged))+" +
        "|\\b(?:nombre|effectif) moyen (?:de |d'|des )?(?:salaries|employes|personnes|agents)?(?: [a-z' ]{0,40})?(?: (?:est|etait|s'eleve a|s'elevait a|a ete))(?: de)?" +
        "|\\bnumero medio de (?:personas|empleados|trabajadores)(?: [a-z ]{0,40})?(?: (?:fue|ha sido|es|era))(?: de)?" +
        "|\\bnumero medio de (?:pessoas|trabalhadores|empregados|funcionarios|colaboradores)(?: [a-z ]{0,40})?(?: (?:foi|e|era))(?: de)?" +
        "|\\bpermanent payroll(?: was| is| of| stood at)?" +
        `|\\b(?:waajiriwa|watumishi|wafanyakazi)(?: wa kudumu)? (?:ni|walikuwa|wapo)${ABOUT}) $`,
    ),
    never: /\b(?:seasonal|temporar\w*|casual\w*|saisonni\w*|temporal\w*|sazona\w*|eventua\w*|vibarua|msimu|cost|wages?)\b|%/,
  },
  {
    key: "permanent_staff", kind: "count", plan: null, unit: "persons", both: true, clause: true,
    before: new RegExp(
      `(?:\\b${FIRM}(?: [a-z]+)? (?:employs?|employed|has|have|had)${ABOUT}|\\b(?:emploie|employons|compte|comptons|occupe|avons|dispose de|disposons de)${ABOUT}` +
        `|\\b(?:tiene|tenemos|cuenta con|contamos con|emplea|empleamos|somos|dispone de)${ABOUT}|\\b(?:tem|temos|possui|conta com|contamos com|emprega|empregamos|somos|dispoe de)${ABOUT}(?: (?:uma )?(?:equipa|equipe) de)?|\\b(?:imeajiri|kimeajiri|umeajiri|tumeajiri|nimeajiri|inaajiri)(?: watu| wafanyakazi)?${ABOUT}) $`,
    ),
    after: /^ (?:(?:people|persons|men and women|women and men)(?= ?(?:[.,;)]|$|in |at |on |all year|year-round|full|perman|and \d))|salaries\b|employes\b|agents permanents|personnes (?:a temps plein|en cdi|a l'annee)|(?:etp|equivalents?[- ]temps[- ]plein)\b|empleados\b|colaboradores\b|personas (?:empleadas|en planta|fijas|a tiempo completo)|funcionarios\b|trabalhadores\b|empregados\b|pessoas (?:fixas|empregadas|a tempo inteiro|ao servico)|(?:watu )?wa kudumu\b)/,
    never: NOT_STAFF,
  },
  {
    key: "permanent_staff", kind: "count", plan: null, unit: "persons", clause: true,
    after: /^ (?:(?:salaries )?(?:etp|equivalents?[- ]temps[- ]plein)(?: salaries)?\b|personas fijas\b|pessoas fixas\b|full[- ]time equivalents?\b|ftes?\b)/,
    never: NOT_STAFF,
  },
  {
    key: "seasonal_staff", kind: "count", plan: null, unit: "persons", clause: true,
    before: /\b(?:casuals?|seasonals?|(?:daily|day)[- ](?:wage|paid)(?: [a-z]+)?|temporary [a-z]+|pickers|graders|sorters|harvesters|packers|weeders)\b[^.;\d]{0,30} (?:go|goes|rises?|reach(?:es)?|peaks?)(?: up)?(?: to| at)? $/,
    never: /\b(?:wages?|rates?|cost|shillings?|rupees|per day)\b|%/,
  },
  {
    key: "supplier_count", kind: "count", plan: null, unit: "persons", both: true, clause: true, least: 3,
    before: new RegExp(
      `(?:\\b(?:(?:works?|working|partners?|partnered) with|sourc(?:es|ed|ing)(?: [a-z]+){0,3} from|(?:collect|collected|bought|buys?|buying|purchased?|procured?|procuring|obtained)\\b[^.;]{0,44} from|network of|represent(?:s|ing)?|made up of|compris(?:es|ing)|consists? of|brings? together|formed by|serv(?:es|ing)|membership of|total(?:s|ling)?)${ABOUT}` +
        `|\\b(?:travaill\\w+ avec|collabor\\w+ avec|regroupe(?:nt|ons)?|rassemble(?:nt)?|reunit|reunissant|federe|compte|comptons|composee?s? de|aupres de|forte? de|encadre|encadrons|groupements?,|unions?,)${ABOUT}` +
        `|\\b(?:agrupa(?:mos)?|agrupamos|reune|trabaja(?:mos)? con|compra(?:mos)? (?:[a-z]+ )?a|acopia(?:mos)? (?:[a-z]+ )?de|integrada por|conformad[oa] por|asocia|formada por|cuenta con|con|somos)(?: a)?${ABOUT}` +
        `|\\b(?:agrupa|reune|trabalha(?:mos)? com|compra(?:mos)? (?:[a-z]+ )?(?:a|de)|integrada por|formada por|conta com|com|sao|somos|fornecid[oa] por|associa)(?: a)?${ABOUT}) $`,
    ),
    after: new RegExp(`^(?:\\+|,)? (?:${FARMERS}|${PRODUCTEURS}|${PRODUCTORES}|${PRODUTORES}|members(?= (?:who (?:deliver|supply|sell)|delivering|supplying)| ?[.,;]? ?$))(?![a-z])`),
    never: NOT_OURS,
  },
  {
    key: "supplier_count", kind: "count", plan: null, unit: "persons", clause: true, least: 3,
    after: new RegExp(`^\\+? (?:${FARMERS} (?:are |were |who are )?(?:represented|organi[sz]ed|grouped|supply|supplying|deliver|delivering|sell to)|${PRODUCTEURS} (?:repartis|organises|regroupes|livrent|membres)|${PRODUCTORES} (?:que (?:trabajan|entregan|cultivan|hacen parte|forman parte|integran|componen|conforman)|organizad\\w+|agrupad\\w+|asociad\\w+)|${PRODUTORES} (?:que (?:entregam|cultivam|trabalham)|organizad\\w+|associad\\w+|produzindo)|\\*\\* repartis)\\b`),
    never: NOT_OURS,
  },
  {
    key: "supplier_count", kind: "count", plan: null, unit: "persons", clause: true, least: 3,
    before: new RegExp(`(?:\\b${WAKULIMA}(?: walioleta| wanaoleta| waliouza)?(?: [a-z]+){0,3} (?:walikuwa|ni)|\\b(?:unahudumia|inahudumia|kinahudumia|huhudumia|inanunua kutoka kwa|kutoka kwa) ${WAKULIMA}${ABOUT}) $`),
    never: NOT_OURS,
  },
  {
    key: "supplier_count", kind: "count", plan: null, unit: "persons", both: true, clause: true, least: 3,
    before: new RegExp(`\\b${WAKULIMA} $`),
    after: /^ (?:ambao ni wakulima|wa zao|wa mazao|wali(?:uza|leta|peleka|kusanya)|wana(?:uza|leta|peleka)|huuza|huleta)\b/,
    never: NOT_OURS,
  },
  {
    key: "customer_count", kind: "count", plan: null, unit: "persons", both: true, clause: true,
    before: new RegExp(`(?:\\b(?:serve[sd]?|serving|supply|supplies|sells?(?: [a-z]+)? to|selling to|deliver(?:s|ed|ing)?(?: [a-z]+)? to|have|has|with|csa (?:goal|target|members|shares) ?:?|csa has|goal ?:)${ABOUT}|\\b(?:avons|compte|comptons|livrons|servons|dispose de)${ABOUT}|\\b(?:tenemos|tiene|atendemos|atiende|abastecemos(?: a)?|cuenta con|contamos con)${ABOUT}|\\b(?:temos|tem|atendemos|atende|abastecemos|conta com|contamos com)${ABOUT}|\\b(?:ina|kina|una|tuna)? ?wateja (?:wa kudumu )?) ?$`),
    after: /^\+? (?:(?:regular |active |weekly |loyal |paying |retail |wholesale |repeat |different |restaurant )*(?:customers|clients|buyers)\b(?! (?:of the (?:bank|utility)))|csa (?:members|shares|customers|subscribers)|(?:members|shares|subscribers)(?= ?(?:\(|[.,;]|$|of (?:the |our )?csa))|clients? (?:reguliers|fideles|actifs|par semaine)|adherents (?:de|a) (?:l'|notre )?amap|amapiens|clientes (?:fijos|fixos|activos|ativos|regulares|por semana|frecuentes)|wa kudumu)/,
    never: /\b(?:bank|sacco|savings|loan|borrow\w*|association|society|co-?operative|board|committee|competit\w+|million|target market|potential|potentiels|potenciales)\b|%/,
  },
  {
    key: "competitor_count", kind: "count", plan: null, unit: "persons", clause: true,
    before: /\b(?:concurrents? directs? sont au nombre de|(?:main |direct )?competitors? (?:are|number)) $/,
    after: /^ (?:main |direct |other |similar |known )*(?:competitors|concurrents (?:directs|principaux)|competidores (?:directos|principales)|concorrentes (?:diretos|directos|principais)|washindani)\b/,
    never: /%|no other|beyond|country|national/,
  },
];
