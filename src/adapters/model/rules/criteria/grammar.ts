import type { LanguageCode } from "@/domain/risk/rubric";

/** How a language says that somebody has a thing or lacks it, in plain text. */
interface Grammar {
  /** Words before the thing, up to its sentence part's beginning. */
  has: RegExp;
  /** Words after it. */
  isThere: RegExp;
  lacks: RegExp;
  isNotThere: RegExp;
}

const GRAMMARS: Readonly<Record<LanguageCode, Grammar>> = {
  en: {
    has: /(?<!\bto )\b(?:(?:have|has|had)(?! no | not | never )|keeps?|kept|maintains?|maintained|holds?|owns?|operates?|uses?|runs?|follows?|appl(?:y|ies|ied)|adopted|introduced|signed|obtained|received|renewed|carr(?:y|ies|ied) out|conducts?|conducted|employs?|gives?|gave|provides?|provided|installed|built|planted|practi[sc]es?|records?|tracks?|reviews?|reviewed|there (?:is|are)(?! no | not )|insured under|covered by|takes?|took out|bought|buys?|works? with|partners? with|trains?|trained|got|passed|does|did|completed|filed)\b[^.;:]{0,70}$/,
    isThere: /^(?!'s)[^.;]{0,40}?\b(?:is|are|was|were|has been|have been)(?: (?:now|all|also|both|fully|regularly|always|\w+ly)){0,2} (?:in (?:place|force|use|order)|kept|held|run|made|done|given|taken|drawn up|up to date|valid|current|available|(?!requir|need|expect|recommend|plan|propos|delay|expir|laps|suspend|cancel|reject|revok|interrupt|mention|describ|defin|detail|discuss)\w+ed)\b/,
    lacks: /\b(?:no|without(?: an?| any)?|lacks?(?: an?| any)?|(?:do|does|did) not (?:yet |currently )?(?:have|keep|hold|use|maintain|run|own|operate|employ|provide|give|carry out|practi[sc]e|prepare|produce|apply|make|do)(?: an?| any)?|(?:has|have) (?:no|never had|not (?:yet )?(?:had|adopted|obtained|signed|introduced|taken out|bought|carried out|done|prepared|received))(?: an?| any)?|absence of|there (?:is|are) (?:no|not)(?: an?| any| yet)?)(?! (?:change|major|material|significant|further|other|additional|doubt))(?!(?<=[a-z])[a-z]) ?(?:[a-z'-]+ ){0,3}$/,
    isNotThere: /^(?: [a-z'-]+){0,4} (?:(?:is|are|was|were|has|have|does|do) (?:not|never|missing|lacking|absent)\b(?! only)|(?:has|have) (?:not|never) been)/,
  },
  fr: {
    has: /(?:\b(?:ont|avons|dispos(?:e|ent|ons)|detient|detiennent|detenons|posse?de(?:nt)?|possedons|tient|tiennent|tenons|utilis(?:e|ent|ons)|appliqu(?:e|ent|ons)|respect(?:e|ent|ons)|adopte|mise? en place|obtenu|signe|recu|souscrit|emploie|employons|il existe|il y a|sous|dotee?s? d|equipee?s? d|organise|tenue? d|realise(?:nt)?|fait|faisons|suit|suivons|assuree?s? par|est couverte? par|travaille(?:nt)? avec|travaillons avec)|\b(?:qui|elle|il|on|entreprise|cooperative|societe|ferme|groupement|exploitation|union|direction|association|gerante?|conseil|comite) a)\b[^.;:]{0,70}$/,
    isThere: /^[^.;]{0,40}?\b(?:est|sont|a ete|ont ete|etait|etaient)(?: (?:bien|tous|toutes|deja|\w+ment)){0,2} (?:en (?:place|vigueur|cours de validite|regle)|a jour|tenue?s?|mise?s?|valides?|valables?|signe(?:e|s|es)?|faite?s?|suivie?s?|disponibles?|(?!prev|requ|demand|necess|recommand|expir|suspend|annul|refus|retard|propos)\w+ee?s?)\b/,
    lacks: /(?:\b(?:aucune?|sans(?: aucune?)?|ni|absence d[e']|manque d[e']|n'\w+ (?:pas|jamais|aucune?)(?: encore)?(?: \w+)?(?: d[e'] ?| une? | l[ae'] ?)?|ne (?:[a-z]+) (?:pas|jamais|aucune?)(?: encore)?(?: \w+)?(?: d[e'] ?| une? )?|pas (?:encore )?d[e']|il n'y a (?:pas|aucune?)(?: d[e'])?))(?!(?<=[a-z])[a-z]) ?(?:[a-z'-]+ ){0,2}$/,
    isNotThere: /^(?: [a-z'-]+){0,4} (?:n'est|n'a|ne sont|n'ont|ne se|n'existe|n'etait|fait defaut|manque)\b/,
  },
  es: {
    has: /\b(?:tiene|tienen|tenemos|cuenta con|cuentan con|contamos con|dispone(?:n|mos)?|posee(?:n|mos)?|lleva(?:n|mos)?|mantiene(?:n)?|mantenemos|usa(?:n|mos)?|utiliza(?:n|mos)?|aplica(?:n|mos)?|adopto|se lleva(?:n)?|existe(?:n)?|hay|obtuvo|obtuvimos|firmo|firmaron|firmamos|cumple(?:n)? con|cumplimos con|realiza(?:n|mos)?|hace(?:n|mos)?|emplea(?:n|mos)?|contrato|asegurad[oa]s?|bajo|implemento|recibio|renovo|trabaja(?:n|mos)? con|sigue(?:n)?|seguimos|esta cubiert[oa] por)\b[^.;:]{0,70}$/,
    isThere: /^[^.;]{0,40}?\b(?:esta|estan|fue|fueron|ha sido|han sido|se encuentra|se encuentran)(?: (?:tod[oa]s|ya|\w+mente)){0,2} (?:vigentes?|al dia|en (?:vigor|uso|regla|funcionamiento)|a la vista|disponibles?|(?!previst|requer|vencid|suspendid|cancelad|rechazad|recomendad|propuest|pendient|atrasad)\w+(?:ad|id|rit|ch|st)[oa]s?)\b/,
    lacks: /\b(?:sin(?: ningun[oa]?)?|no (?:se )?(?:tiene|tienen|tenemos|cuenta con|cuentan con|contamos con|dispone(?:n|mos)?(?: de)?|posee(?:n|mos)?|lleva(?:n|mos)?|mantiene(?:n)?|usa(?:n|mos)?|utiliza(?:n|mos)?|existe(?:n)?|hay|hace(?:n|mos)?|realiza(?:n|mos)?|aplica(?:n|mos)?|ha(?:n)? (?:firmado|obtenido|adoptado|hecho|contratado|realizado)|firmo|hemos \w+)|carece(?:n|mos)? de|falta de|ningun[oa]?|tampoco (?:tiene|hay|existe))(?!(?<=[a-z])[a-z]) ?(?:[a-z'-]+ ){0,3}$/,
    isNotThere: /^(?: [a-z'-]+){0,4} (?:no (?:esta|estan|existe|existen|ha|han|se|fue|fueron|hay)|falta)\b/,
  },
  pt: {
    has: /\b(?:tem|temos|possui|possuem|possuimos|conta com|contam com|contamos com|dispoe|dispomos|dispoem|mantem|mantemos|usa|usam|usamos|utiliza(?:m|mos)?|aplica(?:m|mos)?|adotou|adoptou|existe|existem|ha|obteve|obtivemos|assinou|assinamos|cumpre|cumprimos|realiza(?:m|mos)?|emprega(?:m|mos)?|detem|faz|fazem|fazemos|segue|seguem|seguimos|sob|contratou|implementou|recebeu|renovou|trabalha(?:m|mos)? com|esta coberta? por|segurad[oa]s?)\b[^.;:]{0,70}$/,
    isThere: /^[^.;]{0,40}?\b(?:esta|estao|foi|foram|e|sao)(?: (?:tod[oa]s|ja|\w+mente)){0,2} (?:em (?:vigor|dia|uso|ordem|funcionamento)|validad?[oa]s?|disponive(?:l|is)|feit[oa]s?|(?!previst|exigid|requerid|vencid|suspens|cancelad|rejeitad|recomendad|propost|pendent|atrasad)\w+(?:ad|id|rit|st)[oa]s?)\b/,
    lacks: /\b(?:sem(?: qualquer| nenhuma?)?|nao (?:se )?(?:tem|temos|possui|possuem|possuimos|conta com|contam com|contamos com|dispoe(?:m)?(?: de)?|dispomos(?: de)?|mantem|mantemos|usa|usam|usamos|utiliza(?:m|mos)?|existe|existem|ha|faz|fazem|fazemos|realiza(?:m|mos)?|aplica(?:m)?|assinou|obteve|adotou|adoptou)|carece(?:m)? de|falta de|nenhuma?|tampouco (?:tem|ha|existe))(?!(?<=[a-z])[a-z]) ?(?:[a-z'-]+ ){0,3}$/,
    isNotThere: /^(?: [a-z'-]+){0,4} (?:nao (?:esta|estao|existe|existem|foi|foram|e|sao|ha|se)|falta)\b/,
  },
  sw: {
    has: /\b(?:ina|lina|ana|wana|tuna|kina|una|zina|kuna|yana|tunatumia|inatumia|kinatumia|unatumia|hutumia|tunatunza|inatunza|kinatunza|unatunza|hutunza|tunaweka|inaweka|tumeweka|imeweka|tumesaini|imesaini|kimesaini|tumepata|imepata|kimepata|umepata|tunafuata|inafuata|tumefunga|imefunga|tumekata|imekata|tunafanya|inafanya|hufanya|tumefanya|imefanya|tunafanya kazi na|inafanya kazi na|tumenunua|imenunua|tumepanda|yenye|mwenye|wenye)\b[^.;:]{0,70}$/,
    isThere: /^[^.;]{0,40}?\b(?:ipo|upo|yapo|zipo|vipo|kipo|imesainiwa|umesainiwa|yamesainiwa|hutunzwa|hufanyika|zinatunzwa|unatunzwa|inatunzwa|hai|halali|inatumika|zinatumika|unatumika|inafuatwa|zimehifadhiwa|imehuishwa)\b/,
    lacks: /\b(?:hakuna|hatuna|haina|hana|hawana|hakina|hauna|hazina|bila(?: ya)?|hatutumii|haitumii|hatutunzi|haitunzi|hakitunzi|hatujasaini|haijasaini|hatujapata|haijapata|hatujawahi kuwa na|haijawahi kuwa na|hatufanyi|haifanyi|ukosefu wa)(?!(?<=[a-z])[a-z]) ?(?:[a-z'-]+ ){0,3}$/,
    isNotThere: /^(?: [a-z'-]+){0,4} (?:haipo|haupo|hayapo|hazipo|havipo|hakipo|haijasainiwa|hayajasainiwa|hautunzwi|hazitunzwi|haifanyiki|haufanyiki|haijahuishwa|hatuna|haina|hatujakata|hatujapata|hakuna)\b/,
  },
};

/** "Code of conduct: yes", "| Backup | none |": the cell or the words after a label answer it. */
const YES = /^ ?(?:\([^)\n]{0,40}\))? ?(?:: ?\|?|\|) ?(?:yes|in place|in force|valid|available|oui|en place|valide|si(?=[\s,;.|]|$)|vigente|sim|valid[oa]|ndiyo|ipo|ndio|(?:\d{1,2} )?(?:[a-z]{3,10} )?20\d\d)\b/;
const NO = /^ ?(?:\([^)\n]{0,40}\))? ?(?:: ?\|?|\|) ?(?:no(?=[\s,;.|]|$)|none|not (?:yet|in place|available|held)|absent|non(?=[\s,;.|]|$)|aucune?|neant|ningun[oa]?|no (?:tiene|hay)|nao(?=[\s,;.|]|$)|nenhuma?|hapana|hakuna)\b/;

export type Stance = "met" | "denied" | null;

/** What a sentence says of a thing named in it: by the words before and after it in its part, or by the cell or words that answer a label. */
export function stanceOf(languages: readonly LanguageCode[], before: string, after: string, rest: string): Stance {
  if (NO.test(rest)) return "denied";
  if (YES.test(rest)) return "met";
  const grammars = languages.map((language) => GRAMMARS[language]);
  if (grammars.some((grammar) => grammar.lacks.test(before) || grammar.isNotThere.test(after))) return "denied";
  return grammars.some((grammar) => grammar.has.test(before) || grammar.isThere.test(after)) ? "met" : null;
}
