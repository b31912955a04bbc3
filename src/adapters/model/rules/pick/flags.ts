import type { HardFlagDef, LanguageCode, Rubric } from "@/domain/risk/rubric";
import { CueIndex } from "../cues/cue-index";
import { plainCue } from "../cues/rubric-cue";
import { isDenied } from "../context/negation";
import { aboutOthers } from "../context/parties";
import { isBlank, isInstruction } from "../context/placeholders";
import type { WholeDocument } from "../view/document-view";
import { lineAt, type PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

/** Wording that should make a person look at a hard flag. */
export interface FlagSighting {
  flag: string;
  page: PageView;
  start: number;
  end: number;
}

/** What might happen, must not happen, or is guarded against has not happened. */
const HYPOTHETICAL =
  /\b(?:fraud or error|material misstatement|fraude o error|error material|erro ou fraude|fraude ou erreur|anomalies significatives|accounting polic\w+|politicas? contables?|niif|ifrs|presum\w+)\b|\b(?:could|may|might|would|if|risk of|prevent\w*|prohibit\w*|against|avoid\w*|policy|policies|shall|must|zero tolerance|in case of|potential)\b|\b(?:pourrait|pourraient|si|risque de|prevenir|interdi\w*|lutte contre|eviter|en cas de|doit|doivent)\b|\b(?:podria\w*|puede\w*|si|riesgo de|preven\w*|prohib\w*|evitar|contra|en caso de|debera\w*|politica)\b|\b(?:poderia\w*|pode\w*|se|risco de|prevenir|proib\w*|evitar|em caso de|devera\w*)\b|\b(?:inaweza|ikiwa|endapo|kuzuia|marufuku|dhidi ya|lazima)\b/;

const memo = new WeakMap<Rubric, Map<string, CueIndex<HardFlagDef>>>();

function indexFor(rubric: Rubric, languages: readonly LanguageCode[]): CueIndex<HardFlagDef> {
  const known = memo.get(rubric) ?? new Map<string, CueIndex<HardFlagDef>>();
  memo.set(rubric, known);
  const key = languages.join();
  const made = known.get(key) ?? new CueIndex(rubric.hardFlags.flatMap((flag) => languages.flatMap((language) => (flag.watch[language] ?? []).map((cue) => ({ pattern: plainCue(cue), rule: flag, kind: "watch" })))));
  known.set(key, made);
  return made;
}

/** At most one sighting a flag and document: the first that is told as a fact about the firm. */
export function pickFlags(document: WholeDocument, rubric: Rubric): FlagSighting[] {
  if (document.template) return [];
  const index = indexFor(rubric, document.languages);
  const seen = new Map<string, FlagSighting>();
  for (const view of document.pages)
    for (const hit of index.find(view.plain)) {
      // Whether a paper is a template is told by the appraisal, not by a word in it.
      if (seen.has(hit.rule.id) || hit.rule.id === "template-or-empty-document") continue;
      const sentence = sentenceAt(view, hit.start);
      const plain = view.plain.slice(sentence.start, sentence.end);
      if (plain.length < 20 || lineAt(view, hit.start).heading || HYPOTHETICAL.test(plain) || aboutOthers(plain) || isBlank(plain) || isInstruction(plain)) continue;
      if (isDenied(view.plain.slice(sentence.start, hit.start), view.plain.slice(hit.end, sentence.end))) continue;
      if (hit.end - sentence.start > 300) continue;
      seen.set(hit.rule.id, { flag: hit.rule.id, page: view, ...clip(view.text, sentence, 320) });
    }
  return [...seen.values()].sort((a, b) => (a.flag < b.flag ? -1 : 1));
}
