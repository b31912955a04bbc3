import type { TextRule } from "../cues/text-rule";

/** Active matter of plant protection, written nearly alike in all languages. */
const ACTIVE =
  "(?:glyphosate?|glifosat[eo]|atrazine?a?|paraquat|lambda-?cyhalothrine?|lambda-?cihalotrina|cyperm[eé]thrine?|cipermetrina|deltamethrine?|deltametrina|emamectine?a?|imidaclopride?|chlorpyrifos|clorpirifos|chlorothalonil|clorotalonil|metamidofos|methamidophos|mancozebe?|flubendiamide|abamectine?a?|spinosad|chlorantraniliprole|metalaxyl?|copper (?:oxychloride|sulphate)|oxychlorure|oxicloruro|bouillie bordelaise|caldo bordeles|neem|bacillus thuringiensis|trichoderma|beauveria)";
const TRAP = "(?:pheromone traps?|sticky traps?|pieges? (?:a pheromones?|a mouches)|trampas? (?:de feromonas?|amarillas|con)|armadilhas? (?:de feromonas?|com)|mitego ya)";
const MACHINE_EN = "(?:tractors?|ploughs?|trucks?|lorr(?:y|ies)|pick-?ups?|vans?|mills?|presses|press|hullers?|dryers?|driers?|coolers?|cold rooms?|freezers?|generators?|pumps?|greenhouses?|tunnels?|poly-?tunnels?|hen houses?|poultry houses?|chicken houses?|pig ?st(?:y|ies)|incubators?|hatcher(?:y|ies)|cages?|ponds?|silos?|sprayers?|milking machines?|pack-?house|washing station|machine sheds?|barns?)";

/** How the firm works: what it works with, water, plant protection, people's terms, books. */
export const WORK_CLAUSES: readonly TextRule[] = [
  {
    key: "equipment_and_methods",
    say: {
      en: [`(?:we|it|i|company|farm|group|society|co-?operative|estate|plant) (?:has|have|had|own|owns|use|uses|operates?|runs?|bought|built) (?:[a-z0-9'-]+ ){0,4}${MACHINE_EN}`, `(?:one|two|three|four|five|six|\\d+) (?:[a-z0-9'-]+ ){0,2}${MACHINE_EN}(?: [a-z0-9.]+){0,4} (?:are|is|were|was) (?:included|in use|installed|working|owned|available)`, "rotational grazing|free[- ]range|deep litter|zero[- ]grazing|no-?till|strip till|hydroponic|drip irrigation kit"],
      fr: ["(?:nous avons|j'ai|nous disposons d'|nous disposons de|disposons de|possede|possedons|equipe[es]* d[e'un]*) (?:[a-z0-9'-]+ ){0,4}(?:tracteurs?|motoculteurs?|camions?|moulins?|decortiqueuses?|sechoirs?|couveuses?|pompes?|serres?|charrues?|presses?|batteuses?|poulaillers?|broyeurs?|chambres? froides?)", "paturage tournant|semis direct|elevage (?:au sol|en plein air)|conduite? en plein air"],
      es: ["(?:tenemos|contamos con|disponemos de|trabajamos con|cuenta con|dispone de) (?:[a-z0-9'-]+ ){0,4}(?:tractor(?:es)?|arados?|camion(?:es)?|molinos?|despulpadoras?|secador(?:es|as)?|bombas?|invernaderos?|incubadoras?|corrales|galpon(?:es)?|galp[oó]n|ordenadoras?|motosierras?|marquesinas?)", "invernadero (?:funcional|instalado|existente)|pastoreo (?:libre|rotativo|rotacional|racional)"],
      pt: ["(?:temos|dispomos de|trabalhamos com|possuimos|contamos com|conta com) (?:[a-z0-9'-]+ ){0,4}(?:tratores|trator|tractor(?:es)?|arados?|camiao|camioes|moinhos?|secador(?:es)?|bombas?|estufas?|chocadeiras?|ordenhadeiras?|galpao|galpoes|prv)", "pastoreio (?:racional|rotativo|rotacionado)|plantio direto"],
      sw: ["(?:tuna|kina|ina|tunatumia|tunamiliki|chama kina|kikundi kina) (?:[a-z0-9'-]+ ){0,3}(?:kiangulio|viangulio|pampu|trekta|matrekta|mashine|mitambo|gari|lori|pikipiki|mizani|banda|mabanda|kinu|vikaushio|kikaushio|jenereta|jokofu|greenhouse)", "(?:pampu|mashine|trekta|kinu)(?: [a-z]+){0,2} (?:moja|mbili|tatu|nne) (?:za|ya|cha|la)"],
    },
    never: /\b(?:could|may|shall|must|should|you|your|insur\w+|depreciation|useful life|if si|rent(?:al)? per|will (?:buy|build|need)|lessee agrees|to purchase|loan|mkopo|tunaomba|customers?)\b/,
    most: 3,
  },
  {
    key: "pest_management", denialAnswers: true,
    say: {
      en: [ACTIVE, TRAP, "spray records?|pre-?harvest intervals?|waiting period|withdrawal period|triple[- ]rins\\w+", "vaccinat\\w+"], fr: [ACTIVE, TRAP, "delais? (?:avant|d'attente) (?:la )?recolte|vaccinations?|vaccin(?:ee?s?|ons)", "lutte raisonnee"], es: [ACTIVE, TRAP, "intervalos? de seguridad|triple lavado|vacun\\w+", "manejo integrado|recojo de frutos"],
      pt: [ACTIVE, TRAP, "intervalos? de seguranca|tripla lavagem|vacin\\w+", "manejo integrado"], sw: [ACTIVE, TRAP, "tunachanja|huchanjwa|tunapiga dawa|tunapulizia|dawa ya [a-z]+"],
    },
    never: /\b(?:could|may|should|you|your|loan|insur\w+|assur\w+|bima|price|prix|cost of|covid)\b/,
    most: 3,
  },
  {
    key: "water_source",
    say: {
      en: ["(?:fed|watered|irrigated|supplied|pumped|piped|drawn) (?:[a-z]+ ){0,2}(?:from|by|out of) (?:[a-z]+ ){0,4}(?:dam|river|canal|lake|spring|borehole|well|stream|reservoir|mains)s?", "(?:use|uses|have|has|sunk|sank|drilled) (?:a |an |our |one |two )?(?:[a-z]+ ){0,2}(?:boreholes?|wells?)", "water user(?:s'?)? association|borehole permit|main canal"],
      fr: ["alimentee?s? en eau (?:par|depuis|a partir)", "(?:eau|irrigation) ?: ?(?:forage|puits|barrage|riviere|reseau|source)"],
      es: ["agua (?:del|de la|de) (?:nacimiento|ojo de agua|acueducto|aljibe|perforacion|vertiente)", "perforacion(?:es)?|derechos? de agua|nacimiento natural"],
      pt: ["agua (?:do|da|de) (?:regadio|canal|rede|mina|cisterna)", "captacao de agua|regadio d[aoe]"],
      sw: ["maji (?:tunapata|tunachukua|hutoka|yanatoka|yanapatikana|hupatikana|ya mto|ya mfereji|ya ziwa|ya chemchemi)", "(?:mfereji|mto|bwawa|kisima) (?:wa|cha|la|kirefu)(?: [a-z]+)?"],
    },
    needs: /\b(?:bore-?holes?|wells?|rivers?|streams?|springs?|dams?|lakes?|canals?|reservoirs?|mains|water user\w*|forages?|puits|rivieres?|fleuves?|barrages?|reseau|source|perforaci(?:on|ones)|derechos? de agua|nacimientos?|manantial\w*|acueducto|aljibe|vertiente|rios?|pozos?|regadio|canal|rede|mina|cisterna|furos?|maji|mfereji|mto|kisima|bwawa)\b/,
    never: /\b(?:could|may|country|population|households|insur\w+|loan|mkopo|dry[- ]well|well (?:as|known)|cost of|you|mto wa mbu)\b/,
    most: 3,
  },
  {
    key: "labour_conditions",
    say: {
      en: ["(?:all |they )?(?:hold|have|with|on|under) (?:signed )?(?:written|signed|employment) contracts", "(?:nssf|eobi|napsa|nhima|epf|esic?|provident fund|workers'? compensation|pension) (?:and [a-z]+ )?(?:contributions?|registered|paid|deducted|cover)", "minimum wages?|protective (?:gear|clothing|equipment)|first aid (?:box|kit)"],
      fr: ["(?:declaree?s?|inscrits?|affiliee?s?|immatriculee?s?) a la (?:cnss|cnps|css|msa|ipres|inps)", "smig|smic agricole|equipements? de protection|contrats? de travail (?:ecrits?|signes?)"],
      es: ["(?:inscrit|afiliad|asegurad|registrad)[oa]s? (?:en el|al|a la|en la) (?:igss|imss|iess|ips|seguro social|essalud|ccss|eps|arl|seguridad social)", "salario minimo|prestaciones (?:sociales|de ley)|equipos? de proteccion"],
      pt: ["inscrit[oa]s? (?:no inss|na seguranca social)|carteira assinada|fgts|equipamentos? de protec?ao|contratos? de trabalho (?:escritos|assinados)"],
      sw: ["(?:nssf|psssf|wcf|nhif)|mikataba ya (?:ajira|kazi)|kima cha chini|vifaa vya kinga"],
    },
    never: /\b(?:could|may|bank|shareholders?|tax clearance|loan|template|lessee)\b/,
    most: 2,
  },
  {
    key: "record_keeping_system", denialAnswers: true,
    say: {
      en: ["(?:books|records|accounts|figures|them)[^.;]{0,40} in (?:a |an )?(?:counter book|exercise book|excel|notebook|ledger|quickbooks|tally|spreadsheet)", "own books|kept by[^.;|]{0,30}(?:clerk|bookkeeper|book-keeper|accountant|treasurer|secretary)"],
      fr: ["cahiers? de (?:champ|recettes|caisse|ventes|depenses|suivi)|(?:registre|cahier)s? (?:tenus?|est tenu|sont tenus)"],
      es: ["(?:no )?llevan? (?:contabilidad|registros?|cuadernos?)|registro de ventas|cuaderno de campo"],
      pt: ["(?:nao )?(?:faz|fazem|tem|mantem)[a-z ]{0,14}contabilidade|caderno de campo|livro de (?:registos|caixa)"],
      sw: ["(?:vitabu|kumbukumbu|hesabu)[^.;]{0,40} (?:vinaandikwa|zinaandikwa|huandikwa|zinatunzwa|hutunzwa|vinatunzwa|daftari|daftarini)"],
    },
    never: /\b(?:could|may|shall|must|should|required|you|your|lessee|lessor)\b/,
    most: 2,
  },
  {
    key: "staff_training",
    say: { en: ["training (?:was )?(?:given|held|done|organi[sz]ed|conducted)"], fr: ["formations? [a-z'-]+ (?:faite|donnee|suivie|organisee|dispensee)s?"], es: ["(?:se )?capacit(?:o|aron|amos|ado|ados)"], pt: ["(?:foram|fomos) (?:treinad|formad|capacitad)[oa]s"], sw: ["(?:walipewa|tulipata|tulipewa|yalitolewa) mafunzo|mafunzo (?:yalitolewa|yalifanyika)"] },
    never: /\b(?:could|may|shall|will be|must|plan to|lengo)\b/,
    most: 2,
  },
  {
    key: "land_use_history",
    say: {
      en: ["before (?:19|20)\\d\\d (?:it|the land|the plot|the area) was", "(?:inside|overlap\\w*|within) (?:a |the )?(?:forest reserve|protected area|classified forest)"],
      fr: ["foret classee|aires? protegees?|avant (?:19|20)\\d\\d (?:le terrain|la parcelle) etait"], es: ["antes de (?:19|20)\\d\\d|cafetales? existen|sin deforestacion"], pt: ["antes de (?:19|20)\\d\\d o terreno|houve derrube|sem desmatamento"], sw: ["hifadhi ya msitu|kabla ya mwaka"],
    },
    needs: /\b(?:land|plots?|field|forest|foret|terrain|parcelles?|aires?|tierra|bosques?|cafetales?|parcelas?|terreno|floresta|mata|machamba|msitu|ardhi|shamba)\b/,
    never: /\b(?:could|may|countr(?:y|ies)|price|loan)\b/,
    most: 2,
  },
];
