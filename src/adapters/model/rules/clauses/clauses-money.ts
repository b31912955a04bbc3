import type { TextRule } from "../cues/text-rule";
import { across } from "./across";

const FOR_EN = "(?:for (?:the |our |a |an |its )?(?:purchase|acquisition|construction|procurement|installation|rehabilitation|expansion|establishment|renovation|completion|setting up|building|buying|drilling|stocking|working capital|operating costs|inputs?|seeds?|fertili[sz]ers?|equipment|machinery|livestock|irrigation)|to (?:put up|build|buy|purchase|construct|install|acquire|set up|drill|rehabilitate|renovate|replace|equip|fence|stock|establish|procure))";
const FOR_SW = "(?:kununua|ununuzi|kujenga|ujenzi|kuchimba|uchimbaji|kupanua|upanuzi|kufunga|ufungaji|kukarabati|ukarabati|kuongeza|kuanzisha)";

/** Money asked for, covered, pledged, looked through and paid back, told in a clause. */
export const MONEY_CLAUSES: readonly TextRule[] = [
  {
    key: "use_of_funds", lists: true,
    say: {
      en: [`(?:loans?|facility|credit|overdraft|financ(?:e|ing)|funding|grant|working capital|borrow|apply|applying|applied|asks?|asking|seek(?:s|ing)?|requests?|requesting)${across(130)} ${FOR_EN}`],
      fr: [`(?:prets?|credits?|emprunt\\w*|financement|subvention|sollicit\\w+|demandons|demandent|je demande)${across(130)} (?:pour (?:(?:l'|la |le |les |un |une |des |mes |nos |notre )?(?!duree|periode|montant|compte|annee|exercice|an |mois)[a-z'-]+)|(?:afin|en vue) (?:de |d')[a-z'-]+|destinee?s? (?:a|au|aux) [a-z'-]+)`],
      es: [`(?:creditos?|prestamos?|financia\\w+|solicit\\w+|pedimos|pido|necesit\\w+|requer\\w+|requier\\w+)${across(130)} (?:para|destinad[oa]s? a|con destino a|a fin de) (?!un plazo|plazo|el periodo|la duracion|cada|que|el pago de la cuota)(?:la |el |los |las |un |una )?[a-z]+`],
      pt: [`(?:creditos?|emprestimos?|financiamento|solicit\\w+|pedimos|pede-se|pedir|precis\\w+|necessit\\w+|pretend\\w+)${across(130)} (?:para|destinad[oa]s? a|com vista a|a fim de) (?!prazo|o periodo|cada|que)(?:a |o |os |as |um |uma )?[a-z]+`],
      sw: [`(?:mkopo|mikopo|tunaomba|ninaomba|kinaomba|inaomba|wanaomba|kuomba|tunahitaji|ruzuku)${across(130)} (?:ili |kwa ajili ya |kwa lengo la |kwa |wa )?${FOR_SW}`],
    },
    // An amount is asked for now: what an earlier loan bought is history.
    needs: /^(?=[^]*\d)[^]*\b(?:appl(?:y|ied|ying|ication)|asks?|asking|request\w*|seek(?:s|ing)?|needs?|wants?|wish(?:es)?|propos\w+|requir\w+|sollicit\w+|demand(?:er|ons|ent|ees?)|je demande|recherch\w+|besoin|emprunter\w*|solicit\w+|pedimos|pido|pede-se|pedir|requier\w+|necesit\w+|precis\w+|pretend\w+|tunaomba|ninaomba|kinaomba|inaomba|wanaomba|tunahitaji|mkopo mpya)\b/,
    never: /\b(?:repaid|was (?:used|spent|taken)|paid off|cleared|last loan|previous loan|first loan|could|may|if you|rembourse(?:e|s|es)?|soldee?|cancelad[oa]|liquidad[oa]|quitad[oa]|ulirejeshwa|ulilipwa|farmers (?:borrow|need)|customers?|clients? (?:demand|sollicit)\w+|demande (?:du marche|locale)|insurance|permiso|licencia|licenca|autorisation)\b/,
  },
  {
    key: "insurance_cover", denialAnswers: true,
    say: {
      en: ["(?:no|without|without any) (?:crop |livestock |farm |agricultural |weather |fire )*insurance", "(?:not|never|nor) (?:yet )?(?:been )?insured|uninsured", "insured (?:with|by|at|under|only|up to)", "insurance (?:policy )?(?:is|was|has been) (?:with|from|taken|placed|bought|paid|in force|held|renewed)", "insurance[^.;]{0,50} (?:lapsed|expired|runs (?:until|to|out)|valid (?:until|to|till))", "(?:took out|taken out|bought|pays? for|paid for) (?:a |an |the )?(?:[a-z-]+ ){0,3}insurance"],
      fr: ["aucune? (?:police d')?assurance|sans assurance|pas (?:encore )?(?:souscrit )?d'assurance", "(?:n'est|ne sont|n'etait|ne sommes) pas (?:encore )?assuree?s?", "(?:souscri\\w+|contracte\\w*) (?:a )?(?:une |l')(?:police d')?assurance", "assurees? (?:a la|aupres|chez|contre|pour)"],
      es: ["no (?:cuenta|contamos|tiene|tenemos|posee|dispone|existe|hay|contrat\\w+)[a-z ]{0,18} (?:seguro|seguros|poliza)", "(?:sin|ningun) (?:ningun )?(?:seguro|seguros|poliza)", "no (?:esta|estan|estamos) asegurad[oa]s?", "(?:contamos con|tenemos|tiene|contrat(?:o|amos|ado)) (?:un |una |el )?(?:seguro|poliza)"],
      pt: ["nao (?:tem|temos|possui|ha|dispoe de|contrat\\w+)[a-z ]{0,18} seguros?", "(?:sem|nenhum) (?:qualquer )?seguros?", "nao esta(?:o|mos)? segurad[oa]s?", "(?:temos|contrat(?:ou|amos)|possui|tem) (?:um |o )?seguro", "segurad[oa]s? (?:na|no|pela|contra)"],
      sw: ["(?:hatuna|hakuna|haina|hana|bila|hawana) bima", "bima ya (?:kuku|mifugo|mazao|moto|ng'ombe|ghala|mali|jengo|mashine|hali ya hewa|mavuno)", "(?:vime|ime|zime|lime|ume|yame|wame|tume|wana|tuna)(?:katiwa|kata|lipia|wekewa) bima"],
    },
    never: /\b(?:could|may|might|should|shall|must|plan to|national health|health insurance|social insurance|seguro social|seguro de vida|assurance (?:maladie|qualite)|quality assurance|sans assurance de|no assurance|bima ya afya|nhif|premium \(|% per annum|countr(?:y|ies)|tunapanga|kukata|deben|debera|devera|doit|devra|[ie]l? prestatario|borrower)\b|gestionaran/,
  },
  {
    key: "audited_accounts", inAccounts: true, denialAnswers: true,
    say: {
      en: ["(?:not|never|nor) (?:yet )?(?:been )?audited", "(?:statutory|external|annual|independent) audit (?:is|was|has|of|for)", "audited (?:by|up to|annually|every year|each year)", "audit (?:was|has been) (?:done|carried out|completed|conducted)"],
      fr: ["(?:non|pas|jamais) (?:encore )?(?:ete )?(?:audites?|certifies?|auditees?|certifiees?)", "(?:comptes|etats financiers|bilans?)[^.;]{0,50} (?:certifies|audites) (?:par|sans|avec)", "certifie les comptes (?:avec|sans)"],
      es: ["(?:no|nunca) (?:han sido |estan |fueron |ha sido |son )?auditad[oa]s?|sin auditar", "(?:estados financieros|cuentas|balances?)[^.;]{0,50} auditad[oa]s?", "auditoria (?:externa )?(?:favorable|limpia|realizada)"],
      pt: ["nao (?:foram |sao |estao )?auditad[oa]s?|sem auditoria", "(?:contas|demonstracoes|balancos?)[^.;]{0,50} auditad[oa]s?"],
      sw: ["(?:hesabu|mahesabu|vitabu)[^.;]{0,50} (?:zimekaguliwa|zilikaguliwa|vimekaguliwa|vilikaguliwa|yamekaguliwa|yalikaguliwa|hukaguliwa)", "(?:havijakaguliwa|hazijakaguliwa|hayajakaguliwa|haijakaguliwa)", "hati (?:safi|inayoridhisha|yenye mashaka|yenye shaka|isiyoridhisha|chafu)"],
    },
    never: /\b(?:could|may|shall|must|audit fees?|honoraires|honorarios|elect(?:ed|ion)?|appoint\w*|energy audit|environmental audit|auditoria ambiental|audit interne|inspection|will be audited|responsib\w+|certified copy|copie certifiee|conformes?)\b/,
    most: 2,
  },
  {
    key: "credit_history", denialAnswers: true,
    say: {
      en: ["(?:instal?ments?|loans?|repayments?)[^.;]{0,60} (?:paid|repaid|met|settled) (?:late|on time|in full|[a-z]+ days late)", "(?:fully|completely) (?:repaid|paid off|cleared)"],
      fr: ["(?:pret|credit|emprunt|echeance)s?[^.;]{0,80} (?:rembourse|honore|solde)e?s?(?: [a-z]+){0,3} (?:sans|avec|avant|en) "],
      es: ["(?:prestamo|credito)s?[^.;]{0,80} (?:pagad|cancelad)os? (?:sin|con|en|antes) "],
      pt: ["(?:emprestimo|credito|financiamento)s?[^.;]{0,80} (?:pag|liquidad|quitad)os? (?:sem|com|em|antes) "],
      sw: ["(?:mkopo|mikopo)[^.;]{0,90} (?:kuumaliza|kuurejesha|tuliumaliza|tulimaliza|ulirejeshwa|tulirejesha|tulilipa|ulilipwa|umelipwa)"],
    },
    never: /\b(?:could|may|shall|must|shareholders?|members' loans?|tunaomba|will be)\b/,
    most: 2,
  },
  {
    key: "collateral_offered", lists: true,
    say: {
      en: ["(?:security|collateral) (?:is|will be|shall be|offered is|consists of)", "(?:lien|charge|mortgage|debenture|pledge|hypothecation) (?:on|over|of) "],
      fr: ["en garantie ?[:,]", "(?:nantissement|gage|hypotheque|caution) (?:d[eu]s?|sur|solidaire|personnelle)"],
      es: ["(?:en|como) garantia (?:se |ofre|el |la |un |una |pagare|prenda|hipoteca)", "garantizad[oa] con|se garantiza con"],
      pt: ["(?:em|como) garantia (?:se |ofere|o |a |um |uma |penhor|hipoteca)", "garantid[oa] por"],
      sw: ["dhamana (?:itakuwa|ni|yetu|ya mkopo|tunayotoa|iliyotolewa)", "tunaweka dhamana|kama dhamana"],
    },
    never: /\b(?:could|may|requis|requir\w+|social security|food security|haina dhamana|security guard|without (?:security|collateral)|sin garantia|commission|anticipo|sale deed|precio minimo)\b/,
    most: 2,
  },
];
