import { plainText } from "../quantities/plain-text";
import type { LeftOut } from "./reading-account";
import type { Passage } from "./passages";

export interface Choice {
  /** In reading order. */
  sent: Passage[];
  leftOut: Omit<LeftOut, "category">[];
}

/** A place that must be shown: where the facts and gaps of the category have their sources. */
export interface SourcePage {
  documentId: string;
  page: number;
}

/**
 * What fits of the documents: everything, or else the sources, then tables, then the passages that speak most of the
 * category's words, until the budget is full. What is not sent is listed; nothing is shortened.
 * @param budget tokens
 */
export function choosePassages(passages: readonly Passage[], budget: number, words: string, sources: readonly SourcePage[]): Choice {
  const total = passages.reduce((sum, { tokens }) => sum + tokens, 0);
  if (total <= budget) return { sent: [...passages], leftOut: [] };
  const scores = rankByWords(passages, words);
  const wanted = new Set(sources.map(({ documentId, page }) => `${documentId}/${page}`));
  const tier = (passage: Passage): number => (wanted.has(`${passage.documentId}/${passage.page}`) ? 0 : passage.hasTable ? 1 : 2);
  const order = passages
    .map((passage, at) => ({ passage, at, tier: tier(passage), score: scores[at] ?? 0 }))
    .sort((a, b) => a.tier - b.tier || b.score - a.score || a.at - b.at);
  const chosen = new Set<Passage>();
  let left = budget;
  for (const { passage } of order) {
    if (passage.tokens > left) continue;
    chosen.add(passage);
    left -= passage.tokens;
  }
  return { sent: passages.filter((passage) => chosen.has(passage)), leftOut: listLeftOut(passages, chosen) };
}

/** Of each document the pages of which nothing, or only a part, was sent. */
export function listLeftOut(passages: readonly Passage[], chosen: ReadonlySet<Passage>): Choice["leftOut"] {
  const byDocument = new Map<string, Map<number, { sent: number; missing: number }>>();
  for (const passage of passages) {
    const pages = byDocument.get(passage.documentId) ?? new Map<number, { sent: number; missing: number }>();
    byDocument.set(passage.documentId, pages);
    const page = pages.get(passage.page) ?? { sent: 0, missing: 0 };
    pages.set(passage.page, page);
    if (chosen.has(passage)) page.sent += 1;
    else page.missing += 1;
  }
  return [...byDocument].flatMap(([documentId, pages]) => {
    const missing = [...pages].filter(([, count]) => count.missing > 0);
    if (missing.length === 0) return [];
    const split = (whole: boolean): number[] => missing.filter(([, { sent }]) => (sent === 0) === whole).map(([page]) => page);
    return [{ documentId, pages: split(true), parts: split(false) }];
  });
}

/** How often a word may raise a passage, and how much a long passage is held against it; the usual values of BM25. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
const SHORTEST_WORD = 3;

/** BM25 of each passage for the given words; words are compared folded, so accents and case do not count. */
export function rankByWords(passages: readonly { text: string }[], words: string): number[] {
  const asked = new Set(wordsOf(words));
  const counted = passages.map(({ text }) => {
    const all = wordsOf(text);
    const counts = new Map<string, number>();
    for (const word of all) if (asked.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { counts, length: all.length };
  });
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length) || 1;
  const holding = new Map<string, number>();
  for (const { counts } of counted) for (const word of counts.keys()) holding.set(word, (holding.get(word) ?? 0) + 1);
  return counted.map(({ counts, length }) =>
    [...counts].reduce((score, [word, count]) => {
      const rare = Math.log(1 + (passages.length - (holding.get(word) ?? 0) + 0.5) / ((holding.get(word) ?? 0) + 0.5));
      return score + (rare * count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / average));
    }, 0));
}

const wordsOf = (text: string): string[] => (plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= SHORTEST_WORD);
