import { INTERVAL_WORDS } from "@/domain/quantities/number-words";

/** A fixed value told by a phrase instead of a figure. Plain text with line breaks as spaces. */
export interface Said {
  key: string;
  value: number;
  unit: string;
  /** Where such a phrase stands: the page's words are gone through once, for all rules. A cue, no closed end. */
  anchor: string;
  phrase: RegExp;
  /** What the sentence must speak of. */
  needs?: RegExp;
  never: RegExp;
  /** true for what is by nature of now. */
  now?: boolean;
}

/** "No irrigation whatsoever", "hakuna umwagiliaji": what is not watered waits for rain. */
const DRY_ONLY = /\bno irrigation(?: (?:at all|whatsoever|of any kind|system|facilit(?:y|ies)|equipment|is (?:used|practised|done)))?(?=[.,;]|$| and| so| on)|\b(?:without|lacks?|have no|has no) (?:any )?irrigation(?=[.,;]|$| and| so)|\b(?:hakuna|hatuna|bila) umwagiliaji/;
const WHOLE = "(?:all|entirely|wholly|solely|fully|tout(?:e|es)?|tous|entierement|tod[oa]s?|enteramente|totalmente|pura?|inteiramente|yote|wote|zote)";
const RAIN = "(?:rain-?fed|on (?:the )?rains?|pluvia(?:le?s?|ux)|(?:de|des|aux) (?:la )?pluies?|de temporal|de secano|(?:de|a) (?:la |las |pura )?lluvias?|de sequeiro|d[ao]s? chuvas?|hutegemea mvua)";
const LOAN = /\b(?:loans?|facility|facilities|defaults?|lenders?|bank|instal?ments?|repay\w*|owe[sd]?|prets?|emprunts?|echeances?|credits?|prestamos?|creditos?|cuotas?|deudas?|emprestimos?|prestac(?:ao|oes)|parcelas?|mkopo|mikopo|marejesho)\b/;
const NOT_LOANS = /\btax|impot|impuesto|imposto|salar|wages?\b|suppliers?\b|customers?|clientes?\b|clients?\b|licen[cs]|books|records|contribu|social|except|sauf|salvo|exceto|rent\b|\d+ days|events? of default|covenant|leases?\b|provided that|so long as/;
const COPY = "(?:back(?:ed)?[- ]?ups?|backed up|copy of (?:the )?data|sauvegardes?|sauvegardee?s?|respaldos?|respald\\w+|copias? de (?:seguridad|seguranca)|nakala rudufu|chelezo|hunakiliwa)";
const often = (how: string): RegExp => new RegExp(`\\b${COPY}\\b[^.;]{0,50}\\b${how}\\b|\\b${how}\\b[^.;]{0,40}\\b${COPY}\\b`);
const AT_ONCE = /\b(?:cash on delivery|on the spot|the same day|au comptant|payee?s? comptant|al contado|contra entrega|a vista|no ato da entrega|papo hapo)\b/;

/** Phrases that tell a value without a figure. */
export const SAID: readonly Said[] = [
  { key: "rainfed_share_pct", value: 100, unit: "%", anchor: "rain-?fed|rains?|pluvia(?:le?s?|ux)|pluies?|temporal|secano|lluvias?|sequeiro|chuvas?|mvua", phrase: new RegExp(`\\b${WHOLE}\\b[^.;\\d]{0,44}\\b${RAIN}`), never: /%|partly|some of|half|moitie|mitad|metade|except|sauf|salvo|dont\b|harvest(?:ing)? (?:of )?(?:rain)?water|tanks?|month|damage|loss|lost/ },
  { key: "rainfed_share_pct", value: 100, unit: "%", anchor: "no irrigation|without (?:any )?irrigation|ha(?:ve|s) no irrigation|lacks? irrigation|hakuna umwagiliaji|hatuna umwagiliaji|bila umwagiliaji", phrase: DRY_ONLY, never: /%|partly|some of|half|except|the (?:other|rest)|plan|loan|will |to install|country|district|hectares? (?:have|has|with)|ha (?:have|has)/, now: true },
  { key: "arrears_days", value: 0, unit: "days", anchor: "no (?:overdues?|arrears|defaults?|instal?ments? (?:has|have|was|were)|late payments?|missed)|never (?:been )?(?:late|defaulted|missed|failed|in arrears)|no default|not (?:been )?in arrears|(?:all|every) (?:loan )?(?:repayments?|instal?ments?|payments?)|(?:loan|facility|account|it) is performing|(?:repaid|repaying|serviced|paid|pays?|servicing|repays) (?:promptly|regularly|punctually|on time|on schedule|as (?:agreed|scheduled|due)|well)|hatujachelewa|hajachelewa|haijachelewa|hakijachelewa|(?:tunalipa|analipa|hulipwa|unalipwa|hulipa|kinalipa|tumelipa) (?:kwa wakati|bila kukosa|vizuri)|not (?:skipped|missed)|paid to date|up to date|(?:honoree?s|payee?s|reglee?s) a (?:date|temps|bonne date)|sans (?:aucun )?retard|al dia|sin (?:mora|atrasos?)|em dia|sem atrasos?|hakuna malimbikizo|bila kuchelewa", phrase: /\b(?:no (?:overdues?|arrears|late payments?|missed (?:payments?|instal?ments?))|(?:there (?:were|was|are|is|have been)|has had|have had|recorded) no (?:loan )?defaults?|no instal?ments? (?:has|have|was|were) (?:ever )?(?:been )?(?:missed|late|skipped|overdue)|never (?:been )?(?:late|defaulted|missed|failed to (?:pay|repay)|in arrears)|not (?:been )?in arrears|(?:all|every) (?:loan )?(?:repayments?|instal?ments?|payments?)(?: due)? (?:were|was|has been|have been|are|is)(?: all)? (?:made |paid |met )?(?:on time|when due|promptly|as scheduled|to schedule|up to date)|(?:loan|facility|account|it) is performing|(?:repaid|repaying|serviced|paid|pays?|servicing|repays) (?:promptly|regularly|punctually|on time|on schedule|as (?:agreed|scheduled|due)|well)|hatujachelewa|hajachelewa|haijachelewa|hakijachelewa|(?:tunalipa|analipa|hulipwa|unalipwa|hulipa|kinalipa|tumelipa) (?:kwa wakati|bila kukosa|vizuri)|not (?:skipped|missed) (?:any|a|one)|paid to date|up to date|(?:honoree?s|payee?s|reglee?s) a (?:date|temps|bonne date)|sans (?:aucun )?retard|(?:estan?|esta|estamos|vamos|seguimos|al) al dia|sin (?:mora|atrasos?)|(?:estao|esta|estamos|tudo) em dia|sem atrasos?|hakuna malimbikizo|bila kuchelewa)\b/, needs: LOAN, never: NOT_LOANS, now: true },
  { key: "interest_rate_pct", value: 0, unit: "%", anchor: "interest[- ]free|without interest|free of interest|usio na riba|bila riba|isiyo na riba|zisizo na riba", phrase: /\b(?:interest[- ]free|without (?:any )?interest|free of interest|(?:usio|isiyo|zisizo) na riba|bila riba)\b/, needs: LOAN, never: /grace|members|wanachama wanakopa|\d ?%|asilimia/, now: true },
  { key: "staff_with_contract_pct", value: 100, unit: "%", anchor: "all|every|each|wafanyakazi wote", phrase: /\b(?:all|every|each)(?: of)?(?: (?:our|the|its|permanent))*(?: \d+)? ?(?:workers?|employees?|staff)(?: members?)? (?:have|has|hold|holds|are on|is on|signed|work under|are under)(?: signed)? (?:a |an )?(?:written |signed |formal |employment |individual )+contracts?|\bwafanyakazi wote[^.;]{0,30} mikataba/, never: /%|except|only|casual|seasonal|not all/, now: true },
  { key: "backup_interval_days", value: 1, unit: "days", anchor: COPY, phrase: often(INTERVAL_WORDS[1]), never: /should|will|plan|no back|must|shall|required|\bdoit|\bdebe|\bdeve\b|lazima/ },
  { key: "backup_interval_days", value: 7, unit: "days", anchor: COPY, phrase: often(INTERVAL_WORDS[7]), never: /should|will|plan|no back|must|shall|required|\bdoit|\bdebe|\bdeve\b|lazima/ },
  { key: "backup_interval_days", value: 30, unit: "days", anchor: COPY, phrase: often(INTERVAL_WORDS[30]), never: /should|will|plan|no back|must|shall|required|\bdoit|\bdebe|\bdeve\b|lazima/ },
  {
    key: "buyer_payment_days", value: 0, unit: "days", anchor: "cash|on the spot|papo hapo|taslimu|immediately|at once|before loading",
    phrase: /\b(?:buyers?|customers?|traders?|clients?|vendors|hotels?|middlemen|brokers?|exporters?|retailers|wateja|wanunuzi|mnunuzi|madalali|wafanyabiashara)\b[^.;%]{0,60}\b(?:pays?|paid|paying|wanalipa|hulipa|analipa|walilipa)\b(?: us| for it| everything| always| usually| mostly| me)*(?: in| by)?(?: cash(?! ?flow)| on the spot| immediately| at once| before loading| papo hapo| taslimu| cash on (?:delivery|collection))|\b(?:sales are|sold|we sell|all sales|sells)(?: [a-z]+){0,3} (?:for |on (?:a )?|in |against )?cash(?: basis| only| terms| on delivery| and carry)?(?=[.,; ]|$)|\bwanalipa (?:papo hapo|taslimu)|\b(?:tunauza|huuzwa) (?:[a-z]+ ){0,3}kwa (?:taslimu|fedha taslimu)/,
    never: /farmers? (?:are|is) paid|(?:growers|members|farmers) are paid|\b(?:we|she|he|it) pays?\b|wages|workers|\bsome\b|credit|\d+ days|weeks?|month|partly|part of|half|except|cash crop|advance|competitor|casual|on account|cash (?:flow|book|balance)|%|asilimia|tunawalipa|mkopo/, now: true,
  },
  { key: "farmer_payment_days", value: 0, unit: "days", anchor: "cash on delivery|on the spot|the same day|au comptant|payee?s? comptant|al contado|contra entrega|a vista|no ato da entrega|papo hapo", phrase: AT_ONCE, needs: /\b(?:farmers?|growers?|producers?|members|out-?growers|suppliers|(?:she|he) pays|productrices|producteurs|planteurs|membres|productor(?:es|as)|socios|agricultores|produtor(?:es|as)|cooperados|wakulima|wanachama|wafugaji)\b/, never: /buyers?|customers?|clients?\b|clientes?|acheteurs?|compradores|sold|vend[ue]|wateja|wanunuzi|meeting|harvested|delivered (?:on )?the same day/ },
];
