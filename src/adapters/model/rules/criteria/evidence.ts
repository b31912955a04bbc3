import { isBlank, isInstruction } from "../context/placeholders";
import { aboutOthers, explainsAccounting } from "../context/parties";
import { speaksOfFuture } from "../context/projection";

/** Wishes, plans, duties and possibilities, in the five languages: no evidence of practice. */
const UNREAL =
  /\b(?:if|unless|whether|could|(?<!(?:\d|\b(?:in|of|on|since|until|from|by)) )may(?! ?\d)|might|would|should|shall|must|ought|will|cannot be guaranteed|plan(?:s|ned|ning)? (?:to|for|on)|plans for|propos(?:es?|ed|al)|intends?|intention to|hopes?|wish(?:es)?|seeks? to|needs? to|wants? to|ready to|going to|is to be|are to be|to be (?:adopted|introduced|installed|signed|set up|established|obtained|bought)|agrees? to|undertakes? to|required to|obliged to|covenants?|recommend\w*|suggest\w*|advis(?:e|ed|able)|encourag\w*|in case of|in the event|condition precedent|subject to|upcoming|next (?:year|season|quarter)|in future|once (?:the|we)|after disbursement|with (?:this|the) loan|ideally|still to be|to be (?:negotiated|agreed|confirmed|done|made|carried out)|awaited|not by (?:the company|us|the firm)|only an? idea|ideas?|best practice|so that|in order to|example|e\.g)\b|\b(?:si|s'il|pourrait|pourraient|peut|peuvent|devrait|devra|devront|doit|doivent|faut|faudra|allons|va (?:etre|mettre|souscrire|adopter|signer)|vont|prevoit|prevoyons|prevu[es]*|projette|envisage\w*|souhait\w*|compte (?:mettre|adopter|signer|souscrire|acquerir)|s'engage\w*|recommand\w*|conseill\w*|en cas d|afin d|a mettre en place|sera|seront|aura|auront|prochaine? (?:annee|campagne)|a l'avenir|idees?|reste a|grace au pret|par exemple)\b|\b(?:podria\w*|puede\w*|deberia\w*|debera\w*|debe(?:n|mos)?(?! (?:un|dos|tres|\d|vari|meses|salari|sueldo))|hay que|vamos a|va a|van a|planea\w*|piensa\w*|preve\w*|previst[oa]s?|propone\w*|pretende\w*|desea\w*|busca\w*|se compromete\w*|recomienda\w*|recomendacion\w*|en caso de|a fin de|con el fin|proxim[oa] (?:ano|campana|temporada)|en el futuro|ideas?|sera(?:n)?|tendra(?:n)?|contara(?:n)?|por ejemplo|con (?:el|este) (?:credito|prestamo))\b|\b(?:poderia\w*|pode(?:m)?|deveria\w*|devera\w*|deve(?:m|mos)?|vai|vamos|vao|iremos|ira|planeia\w*|planeja\w*|pretende\w*|preve|previst[oa]s?|propoe\w*|deseja\w*|compromete-se|recomenda\w*|em caso de|a fim de|para que|proxim[oa] (?:ano|campanha|safra)|no futuro|ideias?|tera(?:o)?|sera(?:o)?|por exemplo|com (?:o|este) (?:credito|emprestimo))\b|\b(?:kama|ikiwa|endapo|iwapo|huenda|inaweza|tunaweza|lazima|inapaswa|tunapaswa|anapaswa|wanapaswa|itabidi|inatakiwa|tutaa?\w+|itaa?\w+|wataa?\w+|zitaa?\w+|tunapanga|inapanga|tunakusudia|inakusudia|tunataka|inataka|tunashauri|inashauriwa|ili|mwaka ujao|msimu ujao|baadaye|wazo|mawazo|kwa mfano)\b/;

/** What was and is no more. */
const BYGONE =
  /\b(?:until (?:recently|then|last|now|19\d\d|20[01]\d)|used to|previously|formerly|in the past|no longer (?:the case|true)|before (?:20|19)\d\d)\b|\b(?:jusqu'en (?:19\d\d|20[01]\d)|auparavant|autrefois|par le passe|avant (?:20|19)\d\d)\b|\b(?:anteriormente|hasta (?:el ano )?(?:19\d\d|20[01]\d)|en el pasado|antes de (?:20|19)\d\d)\b|\b(?:anteriormente|antigamente|ate (?:19\d\d|20[01]\d)|no passado|antes de (?:20|19)\d\d)\b|\b(?:zamani|hapo awali|awali|kabla ya (?:20|19)\d\d|hadi mwaka (?:19\d\d|20[01]\d))\b/;

/** Sentences whose subject is somebody else: other firms, authorities, lenders, buyers, people in general. */
const OTHER_SUBJECT =
  /\b(?:(?:many|most|some|other|few|several|typical|average|local|neighbou?ring|small|smallholder|rural) (?:[a-z-]+ )?(?:farmers?|farms|firms|companies|businesses|growers|producers|cooperatives|processors|traders|smallholders|households|mills|exporters)|smallholders? (?:in|across|do|are|have)|(?:countries|economies|livelihoods|households|smallholder agriculture)|in (?:many|most|some) (?:districts|farms)|across (?:the (?:country|region)|africa)|industry|(?:^|\. )(?:the|our|a|this) (?:bank|buyer|lender|insurer|auditors?|contractor|ministry|council|county|government|authority|supplier|bureau|fund|donor|union|neighbou?rs?|competitor)s? (?:has|have|is|are|does|do|keeps?|uses?|requires?|was|were|did|gives?|offers?)|(?:an?|any) (?:farmer|business|company|firm|enterprise|borrower|applicant) (?:with|that|who|without|has|needs?))\b|\b(?:(?:beaucoup|la plupart|certains?|d'autres|plusieurs|nombre) (?:de |d'|des )?(?:producteurs|agriculteurs|exploitations|entreprises|cooperatives|eleveurs|petits|menages)|(?:^|\. )(?:la banque|l'acheteur|le preteur|l'assureur|le ministere|l'etat|la commune|le fournisseur|l'auditeur) (?:a|est|dispose|tient|exige|demande)|dans (?:la region|le pays|de nombreux pays)|une entreprise (?:sans|qui))\b|\b(?:(?:muchos|la mayoria de|algunos|otros|varios|los demas|pocos) (?:de )?(?:los )?(?:productores|agricultores|empresas|cooperativas|ganaderos|pequenos|hogares|finqueros)|(?:otras|muchas|algunas) (?:empresas|fincas|cooperativas)|(?:^|\. )(?:el banco|el comprador|el prestamista|la aseguradora|el ministerio|el estado|el municipio|el proveedor|el auditor) (?:tiene|es|exige|requiere|lleva|cuenta|pide)|en (?:la region|el pais|muchos paises)|una empresa (?:sin|que))\b|\b(?:(?:muitos|a maioria d[oa]s|alguns|outros|varios|poucos) (?:produtores|agricultores|empresas|cooperativas|pequenos|pecuaristas)|(?:outras|muitas|algumas) (?:empresas|cooperativas|fazendas)|(?:^|\. )(?:o banco|o comprador|o credor|a seguradora|o ministerio|o estado|o municipio|o fornecedor|o auditor) (?:tem|e|exige|requer|possui|pede)|na regiao|no pais|em muitos paises|uma empresa (?:sem|que))\b|\b(?:(?:wakulima|wafugaji|makampuni|vikundi|vyama|biashara) (?:wengi|mengi|vingi|nyingi|wengine|mengine|vingine|nyingine|wadogo)|(?:^|\. )(?:benki|mnunuzi|mkopeshaji|wizara|halmashauri|msambazaji|mkaguzi) (?:ina|ana|inahitaji|anahitaji|inataka)|katika nchi nyingi|mkoani kwa ujumla)\b/;

/** Words that explain a term, and lists of what a paper should hold. */
const DEFINITION = /\b(?:means|shall mean|refers to|is defined as|definition of|designe|signifie|se definit comme|significa|se entiende por|se define como|entende-se por|define-se como|maana yake|inamaanisha|^what is|^why (?:is|are|it)|^how to|checklist|copies? of|certified copy|copie (?:de|du|des)|copia (?:de|del)|nakala ya)\b/;

/** Headings over what is planned or advised: the items below them are no practice yet. */
const PLANS_AHEAD =
  /\b(?:action plan|next steps|improvements?|recommendations?|planned|future|roadmap|to do|outlook|proposed|conditions? (?:precedent|of)|requirements|prochaines etapes|recommandations?|perspectives|plan d'action|ameliorations?|mejoras|recomendaciones|proximos pasos|plan de accion|perspectivas|melhorias|recomendacoes|proximos passos|plano de (?:acao|accao)|mapendekezo|hatua zinazofuata|mpango kazi|matarajio|masharti)\b/;

export const announcesPlans = (heading: string): boolean => PLANS_AHEAD.test(heading);

/** Why a sentence is no evidence of what the firm does, whatever it names; false when it may be. */
export function isNoEvidence(sentence: string): boolean {
  return isBlank(sentence) || isInstruction(sentence) || DEFINITION.test(sentence) || aboutOthers(sentence) || OTHER_SUBJECT.test(sentence) || explainsAccounting(sentence);
}

/** The part of a sentence that governs a cue: from the last break before it to the next one after. */
const BREAK = /[;:|\u2013]|, (?:but|and|so|while|although|mais|et|bien que|pero|aunque|y|mas|embora|e|lakini|ingawa|na) | (?:but|mais|pero|mas|lakini|however|cependant|although|though) /g;
/** What goes on with "and" is still governed by the verb before it: "we will dig a well, and build a tank". */
const GOES_ON = /^, (?:and|et|y|e|na) $/;

export function governingPart(sentence: string, from: number, to: number): { before: string; after: string } {
  let start = 0;
  let end = sentence.length;
  for (const { index, 0: mark } of sentence.matchAll(BREAK)) {
    if (index + mark.length <= from) start = GOES_ON.test(mark) ? start : index + mark.length;
    else if (index >= to) {
      end = index;
      break;
    }
  }
  return { before: sentence.slice(start, from), after: sentence.slice(to, end) };
}

const NOT_OURS = /\bnot by (?:the (?:company|cooperative|co-operative|firm|farm|society)|us)\b|\bet non par (?:la|l'|le|nous)|\by no por (?:la|el|nosotros)\b|\be nao (?:pel[oa]|por nos)\b/;

/** Whether the words around a cue make it a plan, a duty, a guess or a thing of the past. What comes long after it does not. */
export function isUnreal(before: string, matched: string, after: string): boolean {
  // "Sera ya" is a policy in Swahili, and no future.
  const near = `${before}${matched}${after.slice(0, 48)}`.replace(/\bsera ya\b/g, "");
  return NOT_OURS.test(after) || UNREAL.test(near) || BYGONE.test(near) || speaksOfFuture(near);
}
