import type { TextRule } from "../cues/text-rule";

/** Of others, of what may be or must be, and of examples. */
const NOT_TOLD = /\b(?:could|may|might|shall|must|should|would|you|your|example|exemple|ejemplo|exemplo|template|if the|lessee|tenant)\b/;

/** What firms say of themselves in the plainest words: one verb, nothing around it. */
export const PLAIN_CLAUSES: readonly TextRule[] = [
  { key: "land_tenure", say: { es: ["(?:arrendamos|alquilamos) (?:\\d[\\d.,]*|[a-z]+) (?:hectareas?|ha|lotes?|parcelas?|manzanas?)"], pt: ["(?:arrendamos|alugamos) (?:\\d[\\d.,]*|[a-z]+) (?:hectares?|ha|lotes?)"], sw: ["tu(?:na|me)kodi (?:shamba|mashamba|ekari|hekta|ardhi)"] }, never: NOT_TOLD },
  { key: "quality_certificates", say: { es: ["(?:tenemos|contamos con|poseemos|tiene|cuenta con) (?:la |las )?certificacion(?:es)?(?: organica| de| global| comercio)?"], }, never: NOT_TOLD },
  { key: "use_of_funds", say: { es: ["(?:credito|prestamo|financiamiento) (?:se (?:usara|utilizara|destinara|empleara|invertira)|sera (?:usado|destinado|utilizado)|servira) (?:para|a|en)"], pt: ["(?:credito|emprestimo|financiamento) (?:sera (?:usado|utilizado|destinado)|destina-se|servira) (?:para|a|na|no)"], }, never: NOT_TOLD },
  { key: "collateral_offered", say: { pt: ["como garantia,? (?:oferecemos|damos|apresentamos)", "(?:oferecemos|damos) (?:em|como) garantia"], }, never: NOT_TOLD },
  {
    key: "pest_management",
    say: { fr: ["(?:luttons|lutte|traitons|protegeons)(?: [a-z]+)? contre les (?:ravageurs|maladies|insectes|parasites|mauvaises herbes)"], sw: ["ku(?:dhibiti|zuia|ua) (?:wadudu|magonjwa|magugu)", "dawa za (?:asili|wadudu|mimea)"] }, never: NOT_TOLD,
  },
  {
    key: "record_keeping_system",
    say: {
      fr: ["comptabilite (?:est )?(?:tenue|faite|saisie) (?:dans|sur|par|avec|a l'aide)", "(?:tenons|tient) (?:un|des|nos|les) (?:cahiers?|registres?|livres?|fiches?)"],
      pt: ["(?:registos|registros|contas) (?:sao|estao) (?:feit|mantid|guardad|escrit|lancad)[oa]s (?:em|no|na|num|numa)"], sw: ["(?:kumbukumbu|hesabu|rekodi) (?:hu|zina|hizi hu)(?:wekwa|andikwa|tunzwa|hifadhiwa) (?:kwenye|katika)"],
    },
    never: NOT_TOLD,
  },
  { key: "key_challenges", say: { sw: ["changamoto (?:zetu )?(?:kuu|kubwa)(?: zetu)? ni"] }, never: NOT_TOLD },
  { key: "licences_and_permits", say: { pt: ["(?:temos|possuimos|possui|dispomos de) (?:o |um )?(?:alvara|licenca)(?: (?:comercial|sanitari[oa]|de [a-z]+))?"], }, never: NOT_TOLD },
  { key: "management_team", say: { en: ["(?:farm|company|business|co-?operative|group|enterprise|operation) is (?:managed|run|led|headed|directed) by"], }, never: /\b(?:could|may|shall|must|should|would|you|bank|ministry|government)\b/ },
  {
    key: "sales_channels",
    say: { fr: ["(?:vendons|ecoulons)(?: [a-z']+){0,4} (?:a la ferme|sur (?:le|les|des) marches?|au marche|en vente directe)"], sw: ["tunauza(?: [a-z]+){0,2} (?:sokoni|shambani|dukani|mnadani|kwa (?:jumla|rejareja))"] }, never: NOT_TOLD,
  },
  {
    key: "legal_disputes",
    say: {
      en: ["(?:has |have |had )?sued (?:us|the (?:company|firm|co-?operative|farm|society))", "(?:is|are) suing (?:us|the)", "took us to court|taken us to court"], fr: ["(?:nous a|ont|a) (?:assigne|poursuivi|attaque)e?s? (?:devant|en justice)", "nous a assignes"],
      es: ["nos (?:demando|ha demandado|demandaron)", "demando a la (?:empresa|cooperativa|asociacion)"], pt: ["nos processou|moveu (?:uma )?ac?cao contra"], sw: ["(?:ametushtaki|alitushtaki|wametushtaki)"],
    },
    never: NOT_TOLD,
  },
  {
    key: "traceability",
    say: {
      en: ["(?:each|every) (?:lot|batch|bag|crate|sack|box|tray|drum) (?:carries|has|bears|gets|is (?:given|labelled|marked|tagged|coded))"], fr: ["chaque (?:lot|sac|caisse|bac|fut) (?:porte|recoit|a un|est (?:etiquete|marque|code))"],
      es: ["cada (?:lote|saco|caja|quintal|tambor) (?:lleva|tiene|recibe|se (?:marca|etiqueta))"], pt: ["cada (?:lote|saca|saco|caixa) (?:leva|tem|recebe|e (?:marcad|etiquetad))"], sw: ["kila (?:gunia|mfuko|kifurushi|shehena|ndoo) (?:lina|una|kina|hupewa|lina)"],
    },
    needs: /\b(?:code|number|label|tag|name|origin|farmer|producer|numero|etiquette|nom|origine|producteur|codigo|etiqueta|nombre|origen|productor|nome|origem|produtor|namba|lebo|jina|mkulima)s?\b/, never: NOT_TOLD,
  },
  {
    key: "internal_controls",
    say: { en: ["two signatures|two signatories|(?:joint|dual|double) signator(?:y|ies)|countersign\\w+"], fr: ["deux signatures|double signature"], es: ["dos firmas|doble firma|firmas? mancomunadas?"], pt: ["duas assinaturas|dupla assinatura"], sw: ["saini mbili|watia saini wawili"] }, never: /\b(?:agreement|contract|witness|lease)\b/,
  },
  { key: "ownership", say: { es: ["(?:la duena|el dueno|la propietaria|el propietario)(?: de la (?:empresa|finca|granja))? es"], pt: ["(?:a dona|o dono|a proprietaria|o proprietario)(?: da (?:empresa|fazenda|quinta))? e"], }, never: /\b(?:terreno|tierra|terra|lote|predio|arrend\w+)\b/ },
  { key: "competitive_position", say: { en: ["our (?:main |direct )?competitors (?:are|include)", "we compete with"], fr: ["nos (?:principaux )?concurrents sont"], es: ["nuestros (?:principales )?competidores son", "competimos con"], pt: ["os nossos (?:principais )?concorrentes sao", "nossos (?:principais )?concorrentes sao"], sw: ["washindani wetu(?: wakuu)? ni"] }, never: NOT_TOLD },
  {
    key: "market_demand",
    say: {
      en: ["demand for [a-z ]{2,40} (?:exceeds|outstrips|is (?:high|growing|strong|greater|higher)|has (?:grown|risen|increased)|keeps growing)"], fr: ["la demande (?:de|en|pour|d')[a-z ']{2,40} (?:depasse|est (?:forte|elevee|superieure)|augmente|croit)"], es: ["la demanda (?:de|por)[a-z ]{2,40} (?:supera|crece|es (?:alta|mayor)|ha (?:crecido|aumentado))"],
      pt: ["a (?:procura|demanda) (?:de|por)[a-z ]{2,40} (?:supera|cresce|e (?:alta|maior)|aumentou)"], sw: ["mahitaji ya [a-z ]{2,40} (?:yanazidi|ni makubwa|yameongezeka|yanaongezeka)"],
    },
    never: /\b(?:could|may|might|you|your|payment)\b/,
  },
  { key: "environmental_permits", say: { en: ["(?:nema|epa|zema|environment(?:al)? (?:management )?(?:agency|authority)) (?:has )?(?:granted|issued|approved|licensed)"], }, never: NOT_TOLD },
];
