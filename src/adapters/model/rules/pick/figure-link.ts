/**
 * What may stand between a figure's name and its amount in a sentence: "sales | in the year 2024 were about
 * | KES 4,500,000". Only words that say nothing else; any other word means that the amount is of something else.
 */
const WORDS = new Set(
  [
    "for of in the a an that full financial fiscal trading year years period ended ending was were is are has have been amount amounts amounted amounting total totals totalled totaled totalling stood stand stands at",
    "reach reaches reached came rose fell grew went up down increased decreased declined dropped recovered to by about approximately around some nearly almost over just only under last our we recorded which and sum season per cent percent crossed thus twelve months calendar together altogether after tax taxation",
    "de du la le les l d des au aux cours pour ete etait etaient est sont s eleve elevent elevait elevaient elevee elevees atteint atteignait ressort ressorti passe exercice annee clos cloture environ pres totale realise enregistre contre precedent se monte montent donc etablit etablissait etabli etablie chiffre chiffrait represente avoisine depasse apres impot impots",
    "en del el los las lo fue fueron ascendio ascendieron asciende ascienden alcanzo alcanzaron totalizo totalizaron sumo sumaron suma son es situo situa situaron cerro cifro elevo elevaron importo importa supero rondo quedo tras impuesto impuestos despues al por durante ano ejercicio periodo aproximadamente cerca unos unas valor cierre terminado con un una y ciento",
    "do da dos das o os as em no na foi foram e sao ascendeu ascenderam atingiu atingiram totalizou totalizaram somou somaram findo cento situou situa cifrou elevou fixou fechou rondou ronda superou chegou apos imposto impostos",
    "ya wa za kwa mwaka katika yalikuwa yalifikia yamefikia ilikuwa ilifikia zilikuwa zilifikia ni kiasi cha takriban jumla kufikia mwisho hadi tarehe",
    "asociacion cooperativa empresa sociedad grupo finca organizacion cooperative association groupement societe entreprise ferme exploitation union gie associacao fazenda company society farm group firm business chama ushirika kikundi kampuni shamba brut bruts brute brutes bruto brutos bruta brutas liquida liquido liquidas neto neta netos netas",
    "january february march april may june july august september october november december janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre",
    "janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba",
  ].flatMap((line) => line.split(" ")),
);
/** A year, a financial year, or a percentage that a rise is told in. A bare number is a day only before its month. */
const NUMBER = /^(?:(?:19|20)\d\d(?:[/-]\d{2,4})?|fy\d{2,4}|\d+(?:[.,]\d+)?%)$/;
const DAY = /^\d{1,2}(?:er|st|nd|rd|th)?$/;
const DENIAL = /\b(?:not|nor|sin|sem|sans|pas)\b/;
/** "rose from KES 3 million to": the amount is the earlier one. */
const EARLIER = /(?<![a-z])(?:from|passant de|passe de|paso de|pasaron de|passou de|passaram de|kutoka) ?$/;
/** What joins the latest amount and the one before it. */
const AND_BEFORE = /^[\s,;(]*(?:(?:and|against|compared (?:to|with)|versus|vs\.?|up from|down from|from|contre|et|frente a|contra|comparado con|y|en comparacion con|comparado com|e|ante|ikilinganishwa na|na) )(?:(?:of|de|a|los|les|the) )*$/;
/** "(2023: KES 331 million)". */
/** "; it was 2.3 million", "; il était de …": the same thing a year before. */
const IT_WAS = /^[\s,;.]*(?:(?:it|they|this) (?:was|were)|(?:il|elle|ils|elles) (?:etai(?:t|ent)|avai(?:t|ent) ete)|(?:fue|fueron|era|eran)|(?:foi|foram|eram))(?: (?:de|about|environ|unos|cerca de))? *$/;
const IN_BRACKETS = /^(?:\s(?:en|em|in) (?:19|20)\d\d)?\s*\((?:(?:year|season|exercice|campagne|ejercicio|safra|mwaka) (?:to |ended |ending |clos |de |ulioishia )?(?:(?:\d{1,2} )?[a-z]{3,10} )?)?(?:19|20)\d\d(?:[/-]\d{2,4})?\s?:\s*$/;

export function linksToAmount(between: string): boolean {
  if (between.length > 110 || DENIAL.test(between)) return false;
  const words = between.replace(EARLIER, " ").replace(/((?:19|20)\d\d)[/-]\d{2,4}(?!\d)/g, "$1").replace(/\?/g, " ").split(/[\s:,=()'-]+/).filter((word) => word !== "");
  return words.every((word, index) => WORDS.has(word) || NUMBER.test(word) || (DAY.test(word) && /^[a-z]{2,}/.test(words[index + 1] ?? "") && WORDS.has(words[index + 1] ?? "")));
}

/** "(2021: a profit of …", "(previous year: profit of …": what is named behind is of that year. */
const OF_YEAR_BEFORE = /\((?:(?:in )?(?:fy ?)?(?:19|20)\d\d(?:[/-]\d{2,4})?|(?:the )?(?:previous|prior|last|preceding) (?:financial )?(?:year|season)|(?:(?:l')?(?:annee|exercice|campagne) |n-1)?(?:precedente?|passee?)?|(?:(?:ano|ejercicio|exercicio|campana|safra) )?(?:anterior|pasad[oa]|passad[oa])|mwaka (?:uliopita|jana)) ?: ?(?:an? |une? |un |uma? )?(?:net )?$/;
export function isOfYearBefore(before: string): boolean {
  return OF_YEAR_BEFORE.test(before.replace(/\n/g, " "));
}

export function isEarlierAmount(between: string): boolean {
  return EARLIER.test(between);
}

/** Whether the words between two amounts make the second one the year before's. */
export function comparesWithBefore(between: string): boolean {
  if (IN_BRACKETS.test(between) || IT_WAS.test(between.replace(/\*+/g, ""))) return true;
  const bare = between.replace(/\(?(?:in|en|em|mwaka|for|pour)? ?(?:fy ?)?(?:19|20)\d\d(?:[/-]\d{2,4})?\)?/g, "").replace(/^\s*(?:in|en|em)\b/, "");
  return AND_BEFORE.test(`${bare.trimEnd()} `) || AND_BEFORE.test(bare);
}
