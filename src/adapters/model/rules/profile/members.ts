import { WordPattern } from "@/domain/text/word-pattern";
import { aboutOthers, explainsAccounting } from "../context/parties";
import { isBlank, isInstruction } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt, type Span } from "../view/sentences";

const COUNT = "(?:\\d[\\d.,]*(?: \\d{3})*\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|dois|quatro|sete|oito|nove|dez|doze|vinte|trinta)";
const BETWEEN = "(?:(?!(?:to|for|from|by|the|en|aux?|par|para|por|com|e|and|et|y) )[a-z\u00c0-\uffff'-]+ ){0,3}?";
/** Words for those a firm is made of: a count of them is a count of members. */
const MEMBERS = "(?:members(?!')(?! of (?:staff|the (?:board|family|public|committee))| of parliament)|member[- ](?:farmers|families|households|growers|producers)|adherente?s|societaires|membres(?! du (?:conseil|bureau|comite|personnel))|socios|socias|asociad[oa]s|associad[oa]s|cooperad[oa]s|familias (?:associadas|socias|asociadas))";
/** Words for people a firm may serve or be made of, told by what stands beside them. */
const PEOPLE = "(?:farmers|smallholders|growers|producers|families|households|women|youths?|productores|productoras|familias|mujeres|producteurs|productrices|planteurs|femmes|familles|menages|produtor[ea]s|mulheres|agricultores|agricultoras)";
const TOGETHER =
  "(?:represented in|belong to|are members|have joined|registered|organi[sz]ed|united|in (?:the|our|this) (?:co-?operative|group|association|federation|network)|across \\d|regroup\\w+|reuni\\w+|adhere\\w*|organis\\w+|dans (?:la|notre) cooperative|agrup\\w+|reun\\w+|integrad[oa] por|conformad[oa] por|organizad[oa]s|forma(?:m|n) parte)";
/** Words that may tell of members; a count of them is looked for beside each, for numbers are many and these are few. */
const WORDS = new WordPattern(`(?:${MEMBERS}|${PEOPLE}|belong to|are members of|have joined|wanachama|tuko|tupo|sisi ni (?:wanawake|wakulima|vijana|wafugaji)|idadi yetu ni)(?![a-z])`);
const COUNTED = new RegExp(`(?<![a-z\\d.,/])${COUNT} ${BETWEEN}$`);
const HAS_COUNT = new RegExp(`(?<![a-z\\d.,/])${COUNT}(?![.)])`);
const MEMBER = new RegExp(`^${MEMBERS}$`);
const JOINED = /^(?:belong to|are members of|have joined)$/;
const OF_THEM = new RegExp(`(?<![a-z\\d.,/])${COUNT} (?:of (?:them|the farmers|these) )?(?:farmers |families |people )?$`);
const BRINGS = new RegExp(`(?:groups? together|brings? together|represents?|unites?|made up of|composed of|serves?|works? with|supports?|counts?|membership(?: of)?|regroupe|rassemble|reunit|compte|agrupa|reune|integra|conformad[oa] por|integrad[oa] por|cuenta con|congrega|conta com|formad[oa] por|compost[oa] por)(?: a)?[ :*]{1,5}(?:about |around |over |more than |some |environ |plus de |unos |mas de |cerca de |mais de )?${COUNT} ${BETWEEN}$`);
/** "1,204, of whom 310 women": those counted before are people who belong together. */
const WOMEN_AMONG = /(?:\bdont|of (?:whom|which|them)|including|de (?:los|las) cuales|d[ao]s quais) \d[\d., ]* ?$/;
const AFTERWARDS = new RegExp(`^ ${TOGETHER}`);
const COUNT_AFTER = /^(?: wetu| wake| wapatao| zaidi ya| takribani| hai| ni)*[ :]{1,3}\d/;
const MOSTLY = /(?:mostly|mainly|majority (?:are|of (?:the|its|our) members are)|majoritairement|en majorite|en su mayoria|mayoritariamente|maioria (?:e de |sao )?|wengi (?:wao )?ni)(?: (?:composee? |conformad[oa] |formad[oa] )?(?:by|of|par des|de|des|por))? ?$/;

/** How surely a word for people tells of members: 0 when no count or majority stands beside it. */
function sureness(flat: string, start: number, end: number): number {
  const [word, before, after] = [flat.slice(start, end), flat.slice(Math.max(0, start - 90), start), flat.slice(end, end + 60)];
  if (/^sisi ni/.test(word)) return /^ \d/.test(after) ? 4.8 : 0;
  if (/^(?:femmes|women|mujeres|mulheres)$/.test(word) && WOMEN_AMONG.test(before)) return 4.6;
  if (/^(?:wanachama|tuko|tupo|idadi)/.test(word)) return COUNT_AFTER.test(after) && (word === "wanachama" || /^ \d[\d,.]*[:,. ]/.test(after)) ? 4.8 : 0;
  if (JOINED.test(word)) return OF_THEM.test(before) ? 4.8 : 0;
  if (MOSTLY.test(before) && /^(?:women|femmes|mujeres|mulheres)/.test(word)) return 4.6;
  if (MEMBER.test(word)) return COUNTED.test(before) ? 4.8 : 0;
  return BRINGS.test(before) || (COUNTED.test(before) && AFTERWARDS.test(after)) ? 4.4 : 0;
}

/** Counts of those who came, were trained, ate or live somewhere, and counts hoped for. */
const NOT_MEMBERS = /\b(?:attended|present|quorum|trained|trainees|students|pupils|children|visitors|population|inhabitants|board|committee|directors|conseil|directiva|consejo|will (?:have|reach|serve|bring)|target(?:s|ed)?|aims?|plans?|hope\w*|objecti\w+|meta|objetivo|lengo|tunatarajia|household size|family size|country|nationally|national|census|recensement|per cent of|staff|employees|began with|started with|founded by|tulianza|fondee? par|iniciamos con|comecou com|impugn\w+)\b/;

/** How many members or farmers the firm has or serves, or who they mostly are. */
export function pickMembers(view: PageView): Candidate[] {
  const told = new Map<number, Candidate>();
  const flat = view.plain.replace(/\n/g, " ");
  for (const { index, 0: word } of WORDS.matchAll(flat)) {
    const score = sureness(flat, index, index + word.length);
    const sentence = score > 0 ? sentenceAt(view, index) : null;
    if (!sentence || told.has(sentence.start) || !isOurs(view, sentence, index, word)) continue;
    const span = clip(view.text, sentence.end - sentence.start > 320 ? { start: clauseStart(view, sentence.start, index - 24), end: sentence.end } : sentence, 320);
    told.set(sentence.start, {
      key: "community_engagement", page: view, ...span, value: { kind: "text", text: view.text.slice(span.start, span.end).replace(/\s+/g, " ") },
      unit: null, currency: null, period: null, projected: null, score: score - view.page.index * 0.02,
    });
  }
  return [...told.values()];
}

function isOurs(view: PageView, sentence: Span, at: number, word: string): boolean {
  const plain = view.plain.slice(sentence.start, sentence.end);
  const near = view.plain.slice(Math.max(sentence.start, at - 70), Math.min(sentence.end, at + word.length + 40));
  const own = view.plain.slice(sentence.start, at);
  // The count stands in the sentence too, and is no year.
  if (!/^(?:wanachama|tuko|tupo|sisi|idadi)/.test(word) && !MOSTLY.test(own) && !HAS_COUNT.test(own)) return false;
  return !isBlank(plain) && !isInstruction(plain) && !aboutOthers(plain) && !explainsAccounting(plain) && !NOT_MEMBERS.test(near) && !/(?:19|20)\d\d (?:[a-z'-]+ ){0,1}$/.test(own);
}

/** A long sentence is quoted from the comma or colon before its count. */
function clauseStart(view: PageView, least: number, at: number): number {
  const cut = Math.max(...[...view.plain.slice(least, at).matchAll(/[,;:(]\s/g)].map((match) => least + match.index + 2).filter((from) => at - from > 12), least);
  return cut;
}
