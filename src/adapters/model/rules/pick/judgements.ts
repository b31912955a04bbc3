import type { LanguageCode, LevelId } from "@/domain/risk/rubric";
import { CueIndex } from "../cues/cue-index";
import { DENIED, STATED, type DenialRule } from "../cues/judgement-rules";
import { isBlank, isInstruction } from "../context/placeholders";
import { aboutOthers } from "../context/parties";
import { speaksOfFuture } from "../context/projection";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

export interface Judgement {
  indicator: string;
  level: LevelId;
  page: PageView;
  start: number;
  end: number;
}

const memo = new Map<string, CueIndex<DenialRule>>();

function indexFor(languages: readonly LanguageCode[]): CueIndex<DenialRule> {
  const key = languages.join();
  const made = memo.get(key) ?? new CueIndex(DENIED.flatMap((rule) => languages.flatMap((language) => (rule.cues[language] ?? []).map((pattern) => ({ pattern, rule, kind: "denial" })))));
  memo.set(key, made);
  return made;
}

/** Judgements by the rule in cues/judgement-rules.ts. A denial and a statement may both stand: the scoring takes the worse on a tie. */
export function pickJudgements(document: DocumentView, selected: readonly Candidate[]): Judgement[] {
  if (document.template) return [];
  const stated = STATED.flatMap(({ indicator, dataPoint, level }) => {
    const [best] = selected.filter((candidate) => candidate.key === dataPoint && !speaksOfFuture(candidate.page.plain.slice(candidate.start, candidate.end)));
    return best ? [{ indicator, level, page: best.page, start: best.start, end: best.end }] : [];
  });
  const index = indexFor(document.languages);
  const denied = new Map<string, Judgement>();
  for (const view of document.pages)
    for (const hit of index.find(view.plain)) {
      const sentence = sentenceAt(view, hit.start);
      const plain = view.plain.slice(sentence.start, sentence.end);
      if (denied.has(hit.rule.indicator) || aboutOthers(plain) || isBlank(plain) || isInstruction(plain) || /\b(?:if|could|may|might|si|podria|pourrait)\b/.test(plain)) continue;
      denied.set(hit.rule.indicator, { indicator: hit.rule.indicator, level: "HIGH", page: view, ...clip(view.text, sentence, 320) });
    }
  return [...stated, ...denied.values()];
}
