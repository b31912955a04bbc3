import type { LevelId } from "@/domain/risk/rubric";
import type { WholeDocument } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, type Span } from "../view/sentences";
import type { Criterion, LevelRule } from "./criterion";
import { readSigns, type Sign } from "./signs";

/** A level of an indicator's judgement and the passage it follows from. */
export interface Judgement extends Span {
  indicator: string;
  level: LevelId;
  page: PageView;
}

interface Passage extends Span {
  rule: LevelRule;
  page: PageView;
  /** Attributes the rule rests on. */
  names: string[];
}

/** A passage is no longer than a person reads at once. */
const PASSAGE_LIMIT = 420;
/** Worse levels first; LOW asks for more than MODERATE, so it stands above it. */
const ORDER: readonly LevelId[] = ["CRITICAL", "HIGH", "LOW", "MODERATE"];

/**
 * The levels a document's own words support, by the checklists of this folder: one finding a level and indicator, each
 * with the passage it follows from. A worse and a better passage may both stand; the scoring weighs them.
 */
export function pickJudgements(document: WholeDocument): Judgement[] {
  if (document.template) return [];
  const passages = new Map<Criterion, Passage[]>();
  for (const page of document.pages)
    for (const [criterion, signs] of readSigns(document, page))
      passages.set(criterion, [...(passages.get(criterion) ?? []), ...passagesOf(criterion, signs, page)]);
  return [...passages].flatMap(([criterion, found]) => levelsOf(criterion, found)).sort((a, b) => (a.indicator < b.indicator ? -1 : a.indicator > b.indicator ? 1 : ORDER.indexOf(a.level) - ORDER.indexOf(b.level)));
}

/** The passages of one page that satisfy a rule; where two overlap, the one with the governing level. */
function passagesOf(criterion: Criterion, signs: readonly Sign[], page: PageView): Passage[] {
  const kept: Passage[] = [];
  for (const level of ORDER)
    for (const rule of criterion.levels.filter((each) => each.level === level))
      for (const anchor of signs) {
        const passage = gather(rule, anchor, signs, page);
        if (passage && !kept.some((other) => other.rule.level !== level && overlap(other, passage))) kept.push(passage);
      }
  return kept;
}

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** The passage that begins with the anchor's sentence and shows what the rule asks; null when there is none. */
function gather(rule: LevelRule, anchor: Sign, signs: readonly Sign[], page: PageView): Passage | null {
  const [all, any] = [rule.all ?? [], rule.any ?? []];
  if (!all.includes(anchor.name) && !any.includes(anchor.name)) return null;
  const near = signs.filter((sign) => sign.start >= anchor.start && sign.end - anchor.start <= Math.max(PASSAGE_LIMIT, anchor.end - anchor.start));
  const first = new Map<string, Sign>();
  for (const sign of near) if (!first.has(sign.name)) first.set(sign.name, sign);
  const some = any.filter((name) => first.has(name));
  if (all.some((name) => !first.has(name)) || (any.length > 0 && some.length < (rule.least ?? 1))) return null;
  const used = [...all, ...some].flatMap((name) => first.get(name) ?? []);
  return { rule, page, start: anchor.start, end: Math.max(...used.map((sign) => sign.end)), names: used.map((sign) => sign.name) };
}

/** The best passage of each level: the one that shows most, then the first. */
function levelsOf(criterion: Criterion, passages: readonly Passage[]): Judgement[] {
  const best = (level: LevelId): Passage | undefined => passages.filter((passage) => passage.rule.level === level)
    .sort((a, b) => b.names.length - a.names.length || a.page.page.index - b.page.page.index || a.start - b.start)[0];
  const low = best("LOW");
  return ORDER.flatMap((level) => {
    const passage = best(level);
    // A shorter statement of what a fuller passage shows does not speak against it.
    if (!passage || (level === "MODERATE" && low && passage.names.every((name) => low.names.includes(name)))) return [];
    return [{ indicator: criterion.indicator, level, page: passage.page, ...clip(passage.page.text, passage, PASSAGE_LIMIT) }];
  });
}
