import { findCountries } from "@/domain/quantities/countries";
import type { LanguageCode } from "@/domain/risk/rubric";
import { frontOf, namesOtherFirm } from "../context/other-firms";
import { aboutOthers, explainsAccounting } from "../context/parties";
import { isBlank, isInstruction } from "../context/placeholders";
import { CueIndex, type Hit } from "../cues/cue-index";
import type { Candidate } from "../findings/candidate";
import { isFragment } from "../pick/fragments";
import { substanceOf } from "../pick/substance";
import type { WholeDocument } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt, type Span } from "../view/sentences";
import { TOLD_PASSAGES, type ToldPassage } from "./told-passages";
import { TOPICS, type Topic, type Topics } from "./topic";
import { DOING_TOPICS } from "./topics-doing";
import { GOODS_TOPICS } from "./topics-goods";

/** Papers say who they are at their front; what follows is looked through for cues only. */
const [PAGES, LETTERS] = [4, 12_000];
/** The lines that say what a paper is about. */
const FRONT = 500;
const [SHORTEST, LONGEST, SHOWN] = [24, 700, 420];
const ALL: Topics = { ...GOODS_TOPICS, ...DOING_TOPICS };
const indexes = new Map<string, CueIndex<Topic>>();

function indexFor(languages: readonly LanguageCode[]): CueIndex<Topic> {
  const key = languages.join();
  const known = indexes.get(key);
  if (known) return known;
  const made = new CueIndex<Topic>(TOPICS.flatMap((topic) => languages.flatMap((language) => (ALL[topic]?.[language] ?? []).map((pattern) => ({ pattern, rule: topic, kind: "" })))));
  indexes.set(key, made);
  return made;
}

/** Sentences at a paper's front that tell a text data point by the topics that meet in them. */
export function pickToldPassages(document: WholeDocument): Candidate[] {
  const index = indexFor(document.languages);
  const found: Candidate[] = [];
  let left = LETTERS;
  const front = frontOf(document.pages);
  const romance = /^(?:fr|es|pt)$/.test(document.languages[0] ?? "");
  for (const view of document.pages.slice(0, PAGES)) {
    const end = Math.min(view.text.length, left);
    if (end <= 0) break;
    left -= end;
    const hits = index.find(view.plain.slice(0, end));
    for (const sentence of sentencesOf(view, end)) found.push(...told({ view, front, romance }, sentence, hits.filter((hit) => hit.start >= sentence.start && hit.end <= sentence.end)));
  }
  return TOLD_PASSAGES.flatMap(({ key, most = 1 }) => found.filter((candidate) => candidate.key === key).sort((a, b) => b.score - a.score || a.page.page.index - b.page.page.index || a.start - b.start).slice(0, most));
}

function sentencesOf(view: PageView, end: number): Span[] {
  const found: Span[] = [];
  for (const block of view.blocks) {
    for (let at = block.start; at < Math.min(block.end, end); ) {
      const sentence = sentenceAt(view, at);
      if (sentence.end - sentence.start >= SHORTEST && sentence.end - sentence.start <= LONGEST) found.push(sentence);
      at = Math.max(sentence.end, at) + 1;
    }
  }
  return found;
}

/** A page, what its paper's front says, and whether it is in a language whose infinitives show. */
interface Told {
  view: PageView;
  front: string;
  romance: boolean;
}

/** "Transformar 400 m2 en un sistema": an objective begins with its verb and tells nothing done. */
const OBJECTIVE = /^\W*[a-z]{2,}(?:ar|er|ir)(?:se)? (?:l[aeo]s?|el|une?|des|du|[ao]s?|[a-z]{3,})\b/;

function told({ view, front, romance }: Told, sentence: Span, hits: readonly Hit<Topic>[]): Candidate[] {
  const topics = new Set(hits.map(({ rule }) => rule));
  if (topics.size === 0) return [];
  const own = topics.has("firm") || topics.has("is-firm") || (view.page.index === 1 && sentence.start < FRONT);
  const fitting = TOLD_PASSAGES.filter(({ all, own: needsOwn }) => (own || !needsOwn) && all.every((part) => (typeof part === "string" ? topics.has(part) : part.some((topic) => topics.has(topic)))));
  if (fitting.length === 0 || isRow(view.text.slice(sentence.start, sentence.end))) return [];
  const plain = view.plain.slice(sentence.start, sentence.end);
  if ((romance && OBJECTIVE.test(plain)) || (sentence.start > 900 && namesOtherFirm(view.text.slice(sentence.start, sentence.end), front))) return [];
  if (aboutOthers(plain) || explainsAccounting(plain) || isBlank(plain) || isInstruction(plain) || isFragment(view, sentence)) return [];
  // "Kenya produces 5 billion litres": a country as a subject is not the firm.
  const national = findCountries(plain).some(({ start, adjective }) => !adjective && start < 12);
  return fitting.flatMap((passage) => {
    const text = passage.raw ? view.text.slice(sentence.start, sentence.end) : plain;
    return (passage.own && national) || passage.never?.test(plain) || (passage.holds && !passage.holds.test(text)) ? [] : [made(view, passage, sentence, hits)];
  });
}

/** A row of a sheet or table. */
const isRow = (raw: string): boolean => /^\s*\||^[A-Z]{1,3}\d{1,5}: /.test(raw);

function made(view: PageView, passage: ToldPassage, sentence: Span, hits: readonly Hit<Topic>[]): Candidate {
  const span = clip(view.text, sentence, SHOWN);
  const different = new Set(hits.filter(({ rule }) => rule === passage.counts).map(({ start, end }) => view.plain.slice(start, Math.min(end, start + 6)))).size;
  const score = passage.score + Math.min(4, different) * 0.15 + substanceOf(view, span, { key: passage.key }) * 0.5;
  return {
    key: passage.key, page: view, start: span.start, end: span.end, value: { kind: "text", text: view.text.slice(span.start, span.end).replace(/\s+/g, " ").trim() },
    unit: null, currency: null, period: null, projected: null, score: score - (view.page.index - 1) * 0.2 - sentence.start / 20_000,
  };
}
