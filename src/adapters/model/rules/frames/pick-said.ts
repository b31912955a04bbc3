import { aboutOthers } from "../context/parties";
import { isBlank, isInstruction } from "../context/placeholders";
import { speaksOfFuture } from "../context/projection";
import type { Hit } from "../cues/cue-index";
import type { Candidate } from "../findings/candidate";
import { sayingAt } from "../view/saying";
import type { PageView } from "../view/page-view";
import { clip, wordStart } from "../view/sentences";
import type { Said } from "./said";

/** Values of one page that a phrase tells: "all rain-fed" is 100 %, "paid to date" no day behind. */
export function pickSaid(view: PageView, hits: readonly Hit<Said>[]): Candidate[] {
  return hits.flatMap((hit) => {
    const { key, value, unit, phrase, needs, never, now } = hit.rule;
    const sentence = sayingAt(view, hit.start);
    const plain = view.plain.slice(sentence.start, sentence.end).replace(/\n/g, " ");
    if (!phrase.test(plain) || (needs && !needs.test(plain)) || never.test(plain) || aboutOthers(plain) || isBlank(plain) || isInstruction(plain) || speaksOfFuture(plain)) return [];
    const start = sentence.end - sentence.start <= 300 ? sentence.start : wordStart(view.plain, hit.start - 160, sentence.start);
    const span = clip(view.text, { start, end: Math.max(sentence.end, hit.end) }, 300);
    return [{ key, page: view, ...span, value: { kind: "number" as const, number: value, high: null }, unit, currency: null, period: null, projected: now ? false : null, score: 4.4 - view.page.index * 0.01 }];
  });
}
