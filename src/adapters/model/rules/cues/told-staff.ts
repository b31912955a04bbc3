import type { ToldRule } from "./told-rule";

const WORK = /\b(?:work\w*|staff|employ\w*|head ?count|labou?r\w*|people|personnel|payroll|hands|jobs|team|wafanyakazi|watumishi|vibarua|permanent|full[- ]?time)\b/;
const NOT_STAFF = /\bhire\b|to be (?:hired|recruited|created)|will (?:hire|recruit|create|employ)|create|per cent|%|members of the (?:board|committee)|customers|buyers|shareholders|target|plan(?:s|ned) to|trained|applicants|competitor/;
const NOT_WAGES = /\b(?:wages?|paid|per day|a day each|per head|cost|shillings?|naira|rand|rupees)\b|%|will (?:hire|recruit)|to be hired|creat|target|customers|training of/;
const CASUAL = "(?:casuals?(?: (?:staff|workers?|employees|labou?r(?:ers)?|hands))?|seasonals?(?: (?:staff|workers?|employees|labou?r(?:ers)?|hands))?|temporary(?: (?:staff|workers?|employees|labou?r(?:ers)?|hands))?|temps|part[- ]?time(?:rs| (?:staff|workers?|employees|labou?r(?:ers)?|hands))|(?:daily|contractual|day|piece-?rate|piece|occasional|hired|harvest|daily[- ]paid|daily[- ]wage|contract) (?:staff|workers?|employees|labou?r(?:ers)?|hands|wage ?earners))";

/** Staff of a form's short fields, of a memo's clipped phrases and of sentences that put the kind behind the number. */
export const TOLD_STAFF: readonly ToldRule[] = [
  {
    key: "board_meetings_per_year", kind: "count", plan: null, unit: "meetings per year", both: true, most: 60,
    before: /\b(?:board(?: of directors)?|directors|management committee|conseil(?: d'administration)?|bureau|comite de gestion|consejo(?: de administracion)?|junta directiva|conselho(?: de administracao)?|direcao|direccao|diretoria)\b[^.;]{0,44}\b(?:met|sat|held|convened|s'est reunie?|a tenu|se reunio|sesiono|celebro|realizo|reuniu(?:-se)?|se reuniu|realizou)(?: (?:en|em|in) 20\d\d)? $/,
    after: /^ (?:(?:formal|ordinary|board|regular) )?(?:times|meetings|sittings|fois|reunions|seances|veces|reuniones|sesiones|vezes|reunioes|sessoes)\b/,
    never: /should|must|shall|at least|au moins|al menos|pelo menos|per month|par mois|al mes|a week|steering|pilotage/, clause: true,
  },
  {
    key: "board_meetings_per_year", kind: "count", plan: null, unit: "meetings per year", most: 60,
    before: /\b(?:bodi|kamati ya (?:uongozi|utendaji))[^.;]{0,24}(?:ilikutana|imekutana|hukutana|ilifanya vikao) (?:mara )?$/,
    never: /kila (?:mwezi|wiki)|kwa (?:mwezi|wiki)|angalau/, clause: true,
  },
  {
    key: "seasonal_staff", kind: "count", plan: null, unit: "persons",
    after: /^ (?:[a-z]+ ){1,3}?(?:eventuales|eventuais|temporales|temporarios|temporari[oa]s|sazonais|saisonnier(?:e)?s|journaliers|journalieres|occasionnel(?:le)?s|zafrales|jornaler[oa]s|(?:payee?s|remuneree?s) a la (?:tache|journee)|pag[oa]s? (?:por|a) (?:dia|jornal))\b/,
    never: /%|salaires?|salarios? |cout|costos?|custos?|par jour|por dia de|al dia\b|clients|clientes/, clause: true,
  },
  {
    key: "permanent_staff", kind: "count", plan: null, unit: "persons",
    before: /(?:\b(?:no\.?|nos\.?|number|nr\.?|total)(?: number)?(?: of)? (?:permanent |full[- ]?time |regular |current )?(?:employees|staff|workers|personnel)(?: members)?(?: \([a-z ,-]{2,24}\))?|\b(?:permanent|full[- ]?time|regular|salaried) (?:staff|employees|workers|labou?r|personnel)(?: strength)?|\bstaff (?:strength|complement)|(?:^|\n|[.;|] )employees|\bidadi ya wafanyakazi(?: wa kudumu)?|\bwafanyakazi wa kudumu)\s*[:=|.-]+\s*$/,
    never: /seasonal|casual|temporary|\d+ ?perm|\d+ full[- ]?time|%|to be|per day|average wage|cost|target|customers|training/, clause: true,
  },
  {
    key: "permanent_staff", kind: "count", plan: null, unit: "persons", needs: WORK,
    after: /^ (?:of (?:them|whom|these) )?(?:(?:are|is|were|on) )?(?:full[- ]?time(?:rs)?(?: (?:staff|employees|workers|people|hands))?|permanents?(?: (?:staff|employees|workers|labou?rers?|hands|members of staff))?|perm\.?(?=[),;. ])|regulars?(?: (?:employees|staff|workers|labou?rers?)|(?= ?[,;.)]| and\b| plus\b))|salaried(?: (?:staff|employees|workers|people|persons))?|(?:staff|employees|workers|people|persons) (?:are |is |work(?:ing)? |employed |on )?(?:with us |here )?(?:permanently|full[- ]?time|all (?:the )?year|year-?round|permanent\b|payroll))(?![a-z-])/,
    never: NOT_STAFF, clause: true,
  },
  {
    key: "seasonal_staff", kind: "count", plan: null, unit: "persons",
    after: new RegExp(`^ (?:or so |additional |more |other |to \\d+ )?${CASUAL}\\b|^ (?:(?:workers|people|hands|persons|women|men|more|others) )?(?:(?:are |is |were )?(?:hired|engaged|taken on|employed|added|come in|work) )?(?:in|during|at|for|over) (?:the )?(?:high |peak |main |picking |harvest(?:ing)? )?(?:season|harvest|peak|picking|planting|weeding|crushing)\\b`),
    needs: WORK, never: NOT_WAGES, clause: true,
  },
  {
    key: "seasonal_staff", kind: "count", plan: null, unit: "persons", both: true,
    before: /\b(?:casuals?|seasonal (?:workers|staff|labou?r)|temporary (?:workers|staff)|part[- ]?timers|graders|pickers|sorters|pluckers|harvesters|packers|weeders|tappers|vibarua(?: wa (?:msimu|siku))?)(?: (?:number|about|up to|some|kama|around))* ?[:=]? ?$/,
    after: /^(?: (?:during|in|at|from|between|for|wakati|kila|mwezi)\b| ?[.;,)]| ?$|\n)/,
    never: NOT_WAGES, clause: true,
  },
];
