import { CueIndex } from "../cues/cue-index";
import { isBlank, isInstruction } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

/** Posts of those who run a firm; plain text, five languages. */
const POSTS = new CueIndex([
  {
    kind: "post", rule: "management_team",
    pattern:
      "(?:vice-?)?chair(?:man|woman|person|lady)?|(?:vice-?)?president(?:e|a)?|managing director|(?:general|farm|operations|production|finance|sales|project|factory|plant|estate) manager|manager|(?:general |honorary )?secretary(?:[- ]general)?|treasurer|co-?founders?|founder|(?:sole )?(?:owner|proprietor|proprietress)|chief executive(?: officer)?|ceo|executive director|group leader|(?:directeur|directrice)(?: (?:general|executif|executive|technique|financier))?e?|gerante?|tresoriere?|secretaire(?: generale?)?|fondat(?:eur|rice)|promot(?:eur|rice)|responsable (?:de la production|technique|commerciale?)|propri?etaire|gerente(?: general)?|director[a]?(?: (?:general|ejecutiv[oa]))?|representante legal|tesorer[oa]|secretari[oa]|fundador[a]?|propietari[oa]|junta directiva|directiva|diretor[a]?(?: (?:geral|executiv[oa]))?|tesoureir[oa]|proprietari[oa]|socio-?gerente|socia-?gerente|mkurugenzi(?: mtendaji| mkuu)?|mwenyekiti|makamu mwenyekiti|katibu(?: mkuu)?|mweka hazina|mhasibu|meneja(?: mkuu)?|mmiliki|mwanzilishi|my name is|je m'appelle|me llamo|mi nombre es|chamo-me|meu nome e|jina langu ni",
  },
]);
const HONOUR = "(?:(?:Mr|Mrs|Ms|Dr|Eng|Ing|Lic|Prof|M|Mme|Sr|Sra|Don|Do\u00f1a|Bw|Bi|Ndg|Ndugu|Bwana|Mzee|Mama|Hon|Rev|Fr|Sister)\\.? )?";
const WORD = "\\p{Lu}(?:[\\p{Ll}'\u2019-]+(?:\\p{Lu}\\p{Ll}+)?|\\.|\\p{Lu}?\\.)";
const PARTICLE = "(?:de|da|do|dos|del|la|las|los|van|von|bin|binti|ben|el|al|ole|arap|e|y)";
/** Two to six words of a person's name as printed. */
const NAME = `${HONOUR}(?:\\p{Lu}{1,2} )?${WORD}(?: (?:${PARTICLE} ){0,2}${WORD}){1,5}`;
/** "Chairman George K.", "mwenyekiti, Ndg. J. K.", "Meneja wetu Y. S. M.", "président de la coopérative, T. D.", "Chairman's address … (G. N.)". */
const AFTER = new RegExp(`^(?:(?:,| -| \u2013|:| \\() ?| wetu(?: ni)? | wa (?:chama|kikundi|kampuni|ushirika|bodi)(?: ni)?[,:]? | (?:of|de|du|da|do|del) (?:the |la |l['\u2019]|the )?(?:board|co-?operative|society|group|company|farm|association|conseil(?: d['\u2019]administration)?|coop\u00e9rative|soci\u00e9t\u00e9|groupement|association|cooperativa|asociaci\u00f3n|empresa|junta|associa\u00e7\u00e3o|\\p{Lu}[\\p{L}-]+)(?:,| is| est| es| \u00e9|:)? ?| is | est | es | \u00e9 | ni |['\u2019]s? [\\p{Ll}\\d' ]{4,50} \\(| )${NAME}`, "u");
/** "J. Venâncio, presidente", "J. C., ambaye ni mwenyekiti", "R. R. (the federation's General Secretary)", "M. H., de la directiva". */
const BEFORE = new RegExp(`(${NAME})(?:,| \\(| -| \u2013|:)? ?(?:(?:the|our|its|their|who is|as|le|la|notre|qui est|nuestr[oa]|el|quien es|nosso|nossa|o|a|que \u00e9|ambaye ni|ni|is the|est le|est la|es el|es la|\u00e9 o|\u00e9 a|de la|da|is our|acting|new|current|actual|nouveau|nouvelle|[\\p{L}-]+ (?:e|y|et|and)|[\\p{L}]+['\u2019]s) ){0,3}$`, "u");
/** Posts and people of banks, states, schools and buyers. */
const OTHERS =
  /\b(?:banks?|banque|banco|benki|minist\w+|university|universit\w+|universidad\w*|researchers?|government|gobierno|governo|serikali|district (?:officer|commissioner)|regional commissioner|mkuu wa (?:mkoa|wilaya)|ofisa (?:ushirika|kilimo)|extension officer|professor|auditor|notar\w+|republic|republique|republica|usaid|fao|ngo|buyer|customer|supplier|witness|guarantor|lender|references?|referees?)\b/;
const NOBODY = /\b(?:Ltd|Limited|Bank|Company|University|Ministry|Street|Road|Board|Committee|Annual|General|Report|Meeting|Assembly|Cooperativ\w+|Co-operative|Society|Association|Federation|Officer|Director|Manager|Chairman|President|Secretary|County|District|Region|Department|Group|Farmers?|Project|Plan|Business|Market\w*|Station|Washing|Office|Executive|Member|States|Hospital|Clinic|Finance|Sales|Head|Union|Centre|Center|School|Partners)\b/;
/** Posts in somebody else's house, or under the ones meant. */
const LOWER_POST = /(?:relationship|portfolio|branch|credit|account|station|deputy|regional|district|field|area|country|programme|program|loan|adjoint|bank) $/;

/** Bold print and tags that a text export left around a name. */
const MARKUP = /\*\*|__|<\/?[a-z]{1,6}>/g;

/** People named with their post inside a sentence: "Chairman …", "…, presidente de la cooperativa". */
export function pickPeopleTold(view: PageView): Candidate[] {
  return POSTS.find(view.plain).flatMap(({ start, end }) => {
    const sentence = sentenceAt(view, start);
    const before = view.text.slice(Math.max(sentence.start, start - 110), start).replace(MARKUP, "").replace(/\s/g, " ");
    const after = view.text.slice(end, Math.min(sentence.end, end + 120)).replace(MARKUP, "").replace(/\s/g, " ");
    const named = AFTER.exec(after)?.[0] ?? BEFORE.exec(before)?.[1];
    if (LOWER_POST.test(view.plain.slice(Math.max(0, start - 16), start))) return [];
    if (!named || NOBODY.test(named.replace(/^['\u2019]s? [\p{Ll}\d' ]+\(/u, ""))) return [];
    const plain = view.plain.slice(sentence.start, sentence.end);
    if (plain.length > 420 || isBlank(plain) || isInstruction(plain) || OTHERS.test(view.plain.slice(Math.max(sentence.start, start - 50), Math.min(sentence.end, end + 60)))) return [];
    const span = clip(view.text, sentence, 300);
    if (span.end < end) return [];
    return [{ key: "management_team", page: view, ...span, value: { kind: "text" as const, text: view.text.slice(span.start, span.end).replace(/\s+/g, " ") }, unit: null, currency: null, period: null, projected: null, score: 6 - view.page.index * 0.02 }];
  });
}
