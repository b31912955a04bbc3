import type { LanguageCode } from "@/domain/risk/rubric";
import { CueIndex, type Hit } from "../cues/cue-index";
import type { PageView } from "../view/page-view";
import type { Span } from "../view/sentences";
import { CONCEPTS, type Concept, type Concepts } from "./concept";
import { MONEY_CONCEPTS } from "./concepts-money";
import { TRADE_CONCEPTS } from "./concepts-trade";
import { WORK_CONCEPTS } from "./concepts-work";

const ALL: Concepts = { ...TRADE_CONCEPTS, ...WORK_CONCEPTS, ...MONEY_CONCEPTS };
const indexes = new Map<string, CueIndex<Concept>>();

function indexFor(languages: readonly LanguageCode[]): CueIndex<Concept> {
  const key = languages.join();
  const known = indexes.get(key);
  if (known) return known;
  const made = new CueIndex<Concept>(CONCEPTS.flatMap((concept) => languages.flatMap((language) => (ALL[concept]?.[language] ?? []).map((pattern) => ({ pattern, rule: concept, kind: "" })))));
  indexes.set(key, made);
  return made;
}

const memo = new WeakMap<PageView, Map<number, readonly Hit<Concept>[]>>();

/** The meanings told in a sentence, in reading order. Figures of one sentence share the reading. */
export function conceptsIn(view: PageView, languages: readonly LanguageCode[], sentence: Span): readonly Hit<Concept>[] {
  const known = memo.get(view) ?? new Map<number, readonly Hit<Concept>[]>();
  memo.set(view, known);
  const read = known.get(sentence.start);
  if (read) return read;
  const hits = indexFor(languages).find(view.plain.slice(sentence.start, sentence.end)).map((hit) => ({ ...hit, start: hit.start + sentence.start, end: hit.end + sentence.start }));
  known.set(sentence.start, hits);
  return hits;
}
