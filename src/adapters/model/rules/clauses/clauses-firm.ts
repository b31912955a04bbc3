import type { TextRule } from "../cues/text-rule";

/** Of others, of what may be or must be, and of examples. */
const NOT_TOLD = /\b(?:could|may|might|shall|must|should|would|you|your|vous|votre|usted|example|exemple|ejemplo|exemplo|template|if the|lessee|tenant|competitors?|concurrents?|competidores|concorrentes)\b/;
const PEOPLE_EN = "(?:members|farmers|growers|families|they|he|she|the (?:couple|family|women|group))";
const MAKE_FR = "(?:produi(?:t|sent)|cultiv(?:e|ent)|elev(?:e|ent)|fabriqu(?:e|ent)|transform(?:e|ent)|vend(?:ent)?|recolt(?:e|ent))";
const MAKE_ES = "(?:producen?|cultivan?|crian?|elaboran?|siembran?|cosechan?|procesan?|venden?)";
const MAKE_PT = "(?:produz(?:em)?|cultivam?|criam?|transformam?|plantam?|colhem?|processam?|vendem?)";

/** What a firm, its members or its owner do, told in the third person as articles and project sheets do. */
export const FIRM_CLAUSES: readonly TextRule[] = [
  {
    key: "product_service_description", lists: true, front: true,
    say: {
      en: [`${PEOPLE_EN} (?:cultivate|grow|raise|produce|keep|rear|farm)s? [a-z]+`, "(?:flagship|main|core|key|signature) (?:product|crop)s? (?:is|are|include)"],
      fr: [`(?:il|elle|ils|elles|la ferme|le domaine|la cooperative|l'exploitation|les membres|les producteurs|le groupement) ${MAKE_FR} (?:du|de la|des|de l'|le|la|les|\\d+)`, "se consacre(?:nt)? a (?:la |l')(?:production|culture|elevage)[a-z' ]*"],
      es: [`(?:los (?:socios|productores|miembros)|las familias|la (?:finca|granja|asociacion|familia)|el (?:grupo|productor)) ${MAKE_ES} [a-z]+`, "se dedican? (?:al|a la) (?:cultivo|produccion|cria|elaboracion|siembra)[a-z ]*"],
      pt: [`(?:os (?:socios|cooperados|produtores|membros)|as familias|a (?:quinta|herdade|fazenda|associacao|familia)|o (?:grupo|produtor)) ${MAKE_PT} [a-z]+`, "dedica(?:m)?-se (?:a|ao) (?:cultivo|producao|criacao|fabrico)[a-z ]*"],
      sw: ["(?:kikundi|chama|ushirika|wanachama|kampuni|wakulima hao) (?:kinalima|kinafuga|unalima|inalima|wanalima|wanafuga|kinazalisha|inazalisha) [a-z]+"],
    },
    never: /\b(?:could|may|no assurance|insur\w+|shares?|competitors?|concurrents?|competidores|you|your|vous|votre|usted|accounts|profit|jobs|emplois|empleos|loan|energia|electricite|electricidad|eletricidade|in the (?:district|county|country|region)|du pays|del pais|do pais)\b/, most: 4,
  },
  {
    key: "business_model_summary", front: true,
    say: {
      en: ["(?:we|they) are an? (?:[a-z-]+ ){1,4}(?:farm|ranch|dairy|co-?operative|business|orchard|nursery)", "(?:family|worker|women|farmer|member|community)-owned (?:[a-z-]+ ){0,3}(?:farm|dairy|business|company|ranch|orchard|enterprise)"],
      fr: ["(?:association|cooperative|groupement|union)[^.;]{0,30} (?:regroupe|rassemble|reunit)[^.;]{2,60} (?:qui|et) (?:transform|produi|cultiv|vend|commercialis|collect)\\w*"], es: ["(?:asociacion|cooperativa|grupo)[^.;]{0,30} (?:agrupa|reune|organiza)[^.;]{2,60} (?:productor|familia|campesin|agricultor)\\w*"],
      pt: ["(?:cooperativa|associacao|lagar|adega)[^.;]{0,20} recebe (?:a |o |as |os )[a-z]+ (?:dos|de) [^.;]{2,40} e (?:produz|transforma|vende|comercializa)"],
    },
    never: NOT_TOLD, most: 3,
  },
  {
    key: "site_location", front: true,
    say: { en: ["(?:co-?operative|company|farm|society|group|enterprise|association|project) operates in [a-z]+", "(?:just )?outside (?:of )?[a-z]+, [a-z]+"], es: ["en la zona rural del? (?:municipio|departamento|canton)", "en (?:la|el) (?:subregion|region|vereda|corregimiento|valle) (?:de|del) [a-z]+", "(?:cooperativa|empresa|asociacion|finca|proyecto) opera en"], pt: ["(?:localiza-se|situa-se|encontra-se) (?:em|no|na)"], fr: ["(?:ferme|exploitation|entreprise|domaine|site|siege|parcelle|verger|cooperative|projet)[^.;,]{0,30} se (?:trouve|situe) (?:a|au|en|dans)", "installee?s? (?:a|dans|en|au) [a-z-]+"] },
    never: /\b(?:could|may|you|your|customers?|clients?|clientes|bank|banque|banco|market(?:s)?|marche|mercado|university|universite|universidad\w*|exhibition|foire|feria)\b/, most: 2,
  },
  {
    key: "ownership",
    say: { en: ["(?:farm|ranch|company|business|mill|dairy|orchard) is owned (?:and (?:operated|run|managed) )?by"], es: ["(?:finca|granja|empresa|hacienda|sociedad|cooperativa) (?:pertenece|es propiedad)"], pt: ["(?:fazenda|quinta|empresa|herdade|sociedade) (?:pertence|e propriedade)"], fr: ["(?:ferme|exploitation|entreprise|societe|domaine) appartient"] },
    never: /\b(?:could|may|shall|bank|banque|banco|government|state-owned)\b/, most: 3,
  },
  { key: "management_team", persons: true, say: { en: ["(?:co-?operative|society|group|association|company|union|farm) is (?:chaired|headed|led|managed|run) by (?:mr|mrs|ms|dr|eng)?\\.? ?[a-z]+"] }, never: /\b(?:could|may|must|should|bank|ministry|government|elected)\b/, most: 4 },
  { key: "sales_channels", lists: true, say: { fr: ["(?:produits|legumes|fromages|oeufs|fruits|recoltes?)[^.;]{0,20} (?:sont |est )?(?:vendue?s?|ecoulee?s?) (?:sur|dans|a|au|aux|en)"] }, never: NOT_TOLD, most: 3 },
  { key: "target_markets", lists: true, say: { en: ["(?:is|are|was|were) exported to [a-z]+"], fr: ["(?:est|sont) exportee?s? (?:vers|en|au|aux)"], pt: ["(?:e|sao) exportad[oa]s? para"] }, never: NOT_TOLD, most: 3 },
  {
    key: "key_challenges",
    say: {
      fr: ["(?:le manque|l'absence|le cout|la hausse|l'acces difficile) [^.;]{2,70} (?:frein(?:e|ent)|limit(?:e|ent)|penalis(?:e|ent)|empech(?:e|ent))"],
      es: ["la (?:falta|escasez) de [^.;]{2,60} (?:afecta|limita|impide|frena|dificulta)n?"], pt: ["a (?:falta|escassez) de [^.;]{2,60} (?:afeta|limita|impede|dificulta)m?"], sw: ["(?:wanakabiliwa|tunakabiliwa|inakabiliwa|kinakabiliwa) na"],
    },
    never: NOT_TOLD, most: 4,
  },
  {
    key: "use_of_funds", lists: true,
    say: {
      en: ["(?:grant|loan|money|funds?|funding|investment) (?:will|would) (?:help|allow|enable) (?:us|the [a-z]+|them)? ?(?:to )?(?:buy|build|install|expand|purchase|construct|plant|drill|set up)"], fr: ["(?:argent|fonds|somme|collecte|cagnotte|pret|financement|subvention)[^.;]{0,24} (?:servira|serviront|permettra|permettront)(?: a| de| d')"],
      es: ["(?:dinero|fondos|recursos|credito|subvencion)[^.;]{0,24} (?:se (?:usara|utilizara|destinara|invertira)n?|servira|permitira)n? (?:para|a|en)?", "con (?:los|estos) (?:fondos|recursos) (?:construi|compra|instala|adquiri)[a-z]+"], pt: ["(?:dinheiro|fundos|verba|apoio|investimento|financiamento)[^.;]{0,24} (?:servira|destina-se|permitira|sera (?:usado|aplicado))(?: a| para)?"],
    },
    never: /\b(?:could|may|might|you|your|vous|votre|usted|government|ministry|ministere|ministerio)\b/, most: 3,
  },
  { key: "equipment_and_methods", lists: true, say: { fr: ["(?:disposons|dispose|disposent|equipee?s?) d[eu'](?:une? |s )?[a-z]+[^.;]{0,60}(?:tracteur|semoir|serre|moulin|sechoir|presse|pompe|chambre froide|tunnel)s?"] }, never: NOT_TOLD, most: 3 },
  {
    key: "community_engagement",
    say: {
      en: ["(?:hosts?|welcomes?) (?:school|farm|community) (?:visits|tours|groups)", "donat(?:es|ed|ing) (?:[a-z]+ ){0,3}to (?:the )?(?:food bank|school|community|church|hospital)"], fr: ["(?:construit|finance|offert|equipe) (?:une|un|des|la|le) (?:ecole|puits|dispensaire|maternite|centre de sante|forage)"],
      es: ["apoya(?:mos|n)? (?:a )?(?:la|las|los) (?:escuela|comunidad|familias|jovenes|mujeres)"], pt: ["apoia(?:mos|m)? (?:a|as|os|o) (?:escola|comunidade|familias|jovens|mulheres)"],
    },
    never: NOT_TOLD, most: 3,
  },
  { key: "quality_certificates", say: { fr: ["certifiee?s? (?:en )?(?:agriculture biologique|bio|ab|ecocert|demeter|equitable|fairtrade|rainforest)"], pt: ["certificad[oa]s? (?:em )?(?:modo de producao biologico|biologic[oa]|organic[oa])"], es: ["certificad[oa]s? (?:como )?(?:organic[oa]s?|ecologic[oa]s?)"] }, never: NOT_TOLD },
  { key: "credit_history", say: { fr: ["prets? (?:anterieurs?|precedents?)[^.;]{0,20} (?:a ete|ont ete|est|sont) (?:integralement )?rembourse"], pt: ["emprestimos? (?:anteriores?)[^.;]{0,20} (?:foi|foram|esta|estao) (?:integralmente )?(?:pag|liquidad|amortizad)"], en: ["loans?,? [^.;]{0,24}(?:have|has) been (?:fully )?(?:paid off|repaid|cleared)"] }, never: NOT_TOLD },
];
