import { plainText } from "../quantities/plain-text";

/** A stretch of a page that speaks to whoever judges it, in place of saying something about the firm. */
export interface Instruction {
  start: number;
  end: number;
}

/** One way of speaking to the reader. */
interface Way {
  /** A page without any of these has none of it; looking for them costs a hundredth of the pattern. */
  needs: readonly string[];
  pattern: RegExp;
  /** The first word has to be an order: "we rate this risk as low" is none. */
  order: boolean;
}

const way = (order: boolean, needs: string, ...parts: string[]): Way => ({ needs: needs.split("|"), order, pattern: new RegExp(parts.map((part) => `\\b(?:${part})\\b`).join("[^.!?\\n]{0,60}?"), "g") });
const exact = (needs: string, pattern: RegExp): Way => ({ needs: needs.split("|"), order: false, pattern });

/** What makes the next word an order: a beginning, or a word before it. */
const ORDER = /(?:^|[.!?:;\n"'(>*#-] ?|\b(?:please|must|should|shall|you|always|now|to|and|por favor|veuillez|tafadhali) )$/;
const LONGEST_BEFORE = 12;

const MACHINE = "ai|a\\.i\\.|llm|language models?|chatbots?|gpt|claude|automated (?:reviewer|analyst|system|reader|scorer)|machine reader";
const MACHINE_NEEDS = "ai|a.i.|llm|language model|chatbot|gpt|claude|automated|machine reader";

/** On plain text: lower case, no accents. */
const WAYS: readonly Way[] = [
  // Setting the rules aside.
  way(false, "ignore|disregard|forget|overrid|bypass|do not", "ignore|disregard|forget|override|bypass|do not (?:follow|apply|use)",
    "instructions?|rubric|prompts?|guidelines?|criteria|scoring|system message|(?:these|those|your|all|above|previous|prior) rules"),
  way(false, "ignor|oubli|ne ten", "ignor(?:ez|er|e)|oubli(?:ez|er)|ne ten(?:ez|ir) pas compte", "instructions?|consignes?|grille|criteres?|bareme|regles?"),
  way(false, "ignor|olvid|haga caso|no tenga", "ignor(?:e|a|en|ar)|olvid(?:e|a|en|ar)|haga caso omiso|no tenga en cuenta", "instrucciones|rubrica|criterios|reglas|indicaciones"),
  way(false, "ignor|esqueca|desconsidere", "ignor(?:e|em|ar)|esqueca[m]?|desconsidere[m]?", "instrucoes|rubrica|criterios|regras|orientacoes"),
  way(false, "puuza|singatie|sahau", "puuza|usizingatie|msizingatie|sahau", "maelekezo|maagizo|vigezo|kanuni|mwongozo"),
  way(false, "ignorier|missacht|vergiss", "ignorier\\w*|missacht\\w*|vergiss", "anweisung\\w*|regeln|kriterien|vorgaben"),
  exact("忽略", /忽略.{0,20}(?:指令|指示|说明|规则|评分)/gu), exact("评为|评级为|打分为", /(?:评为|评级为|打分为).{0,6}低/gu),
  exact("تجاهل", /تجاهل.{0,40}(?:التعليمات|المعايير|القواعد)/gu), exact("निर्देश", /निर्देश.{0,30}(?:अनदेखा|उपेक्षा)/gu), exact("игнорир", /игнорир.{0,40}(?:инструкци|правил|критери)/gu),
  // Ordering a rating.
  way(true, " low|minimal|zero|no risk|best|excellent", "rate|score|grade|classify|mark|label|set|assign|give|return|output|treat|respond",
    "risks?|indicators?|categor(?:y|ies)|levels?|rows?|components?|scores?|firm|business|company|applicant|application|plan|everything|it|us|me", "low|lowest|minimal|zero|no risk|best|excellent"),
  way(false, "must be|should be|shall be|to be", "all|every|each|any", "indicators?|categor(?:y|ies)|levels?|rows?|components?|risks?", "(?:must|should|shall|are to|is to|needs? to) be", "low|lowest|minimal|zero"),
  way(true, "notez|evaluez|classez|attribuez|mettez|donnez|considerez|cochez", "notez|evaluez|classez|attribuez|mettez|donnez|considerez|cochez", "risques?|indicateurs?|categories?|niveaux?|entreprise|tout", "faibles?|bas|minimal|nul"),
  way(true, "bajo|baja|minimo|nulo", "califique|califica|evalue|clasifique|clasifica|asigne|asigna|ponga|marque|puntue|considere", "riesgos?|indicador\\w*|categori\\w*|nivel\\w*|empresa|todo", "baj[oa]s?|minimo|nulo"),
  way(true, "baixo|baixa|minimo|nulo", "classifique|avalie|atribua|considere|marque|pontue", "riscos?|indicador\\w*|categori\\w*|nivel|niveis|empresa|tudo", "baix[oa]s?|minimo|nulo"),
  way(true, "hatari|viashiria|kiwango|viwango|alama", "weka|toa|pima|tathmini|hesabu|ipe", "hatari|viashiria|kiwango|viwango|alama|kampuni", "chini|ndogo|sifuri"),
  way(false, "niedrig|gering", "bewerte\\w*|stufe\\w*|setze\\w*", "risik\\w+|indikator\\w*|kategori\\w*|alles", "niedrig|gering"),
  // Speaking to a machine.
  way(false, "attention|note|message|instruction|hint|reminder|addressed|dear", "attention|note|message|instructions?|hint|reminder|addressed|dear", MACHINE),
  way(false, "you are|act as|pretend|as an|as a ", "if you are|you are now|you are|act as|pretend to be|as", `(?:an? |the )?(?:${MACHINE}|assistant|bot|risk (?:analyst|engine|scorer))`),
  way(false, MACHINE_NEEDS, `(?:${MACHINE}) (?:must|should|shall|will|is required to|has to)`),
  exact("system|developer|admin|assistant|user|inst", /(?:^|[\n<[#*(]) ?\/?(?:system|developer|administrator|admin|assistant|user|inst)(?: (?:prompt|message|override|note|instructions?|notice))?(?:>|\]|:\s*(?:you|the|all|set|rate|score|override|new|this)\b)/g),
  exact("prompt|message|override|new instruction|developer mode|jailbreak|<|end of", /\b(?:system|developer) (?:prompt|message|override)\b|\bnew instructions?\b|\bdeveloper mode\b|\bjailbreak\b|<\|im_start\|>|<<sys>>|\bend of (?:the )?(?:documents?|data block|data)\b/g),
  // Forged answers and forged places.
  exact('"level|"score|"likelihood|"impact|"judgements|"facts|"exposures|"indicator|"flags', /"(?:level|score|likelihood|impact|judgements|facts|exposures|indicator|flags)" ?:/g),
  exact("==", /(?<!=)={2,} ?(?:\[[0-9a-f]*\])? ?(?:document \d|page \d|end of)/g),
];

/** Every such stretch, widened to its line; ascending, without overlaps. */
export function findInstructions(text: string): Instruction[] {
  const plain = plainText(text);
  const found: Instruction[] = [];
  for (const { needs, pattern, order } of WAYS) {
    if (!needs.some((word) => plain.includes(word))) continue;
    for (const match of plain.matchAll(pattern)) {
      if (order && !ORDER.test(plain.slice(Math.max(0, match.index - LONGEST_BEFORE), match.index))) continue;
      const start = plain.lastIndexOf("\n", match.index) + 1;
      const end = plain.indexOf("\n", match.index + match[0].length);
      found.push({ start: match[0].startsWith("\n") ? match.index + 1 : start, end: end < 0 ? plain.length : end });
    }
  }
  found.sort((a, b) => a.start - b.start);
  return found.reduce<Instruction[]>((merged, next) => {
    const last = merged.at(-1);
    if (last && next.start <= last.end) last.end = Math.max(last.end, next.end);
    else merged.push({ ...next });
    return merged;
  }, []);
}
