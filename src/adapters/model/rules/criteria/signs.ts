import type { LanguageCode } from "@/domain/risk/rubric";
import { isDenied } from "../context/negation";
import { CueIndex, type Hit } from "../cues/cue-index";
import type { DocumentView } from "../view/document-view";
import { lineAt, type PageView } from "../view/page-view";
import { sentenceAt, type Span } from "../view/sentences";
import { cuePattern, type Attribute, type Criterion } from "./criterion";
import { CRITERIA } from "./criteria";
import { announcesPlans, governingPart, isNoEvidence, isUnreal } from "./evidence";
import { stanceOf } from "./grammar";

/** One attribute that a sentence meets or denies. */
export interface Sign extends Span {
  /** The attribute's name, "!name" when denied. */
  name: string;
}

/** Signs of one page by criterion, in reading order. */
export type PageSigns = ReadonlyMap<Criterion, Sign[]>;

type Kind = "things" | "says" | "denies";
const KINDS: readonly Kind[] = ["things", "says", "denies"];
interface Named { criterion: Criterion; name: string }

const memo = new Map<string, CueIndex<Named>>();

function indexFor(languages: readonly LanguageCode[]): CueIndex<Named> {
  const key = languages.join();
  const known = memo.get(key);
  if (known) return known;
  const cuesOf = (attribute: Attribute, kind: Kind): string[] => languages.flatMap((language) => (attribute[kind]?.[language] ?? []).map(cuePattern));
  const made = new CueIndex(CRITERIA.flatMap((criterion) => Object.entries(criterion.attributes).flatMap(([name, attribute]) =>
    KINDS.flatMap((kind) => cuesOf(attribute, kind).map((pattern) => ({ pattern, rule: { criterion, name }, kind }))))));
  memo.set(key, made);
  return made;
}

const read = new WeakMap<PageView, { languages: string; signs: PageSigns }>();

/** Everything the checklists look for on one page. */
export function readSigns({ languages }: Pick<DocumentView, "languages">, view: PageView): PageSigns {
  const known = read.get(view);
  if (known?.languages === languages.join()) return known.signs;
  const signs = signsOf(languages, view);
  read.set(view, { languages: languages.join(), signs });
  return signs;
}

/** Takes what was read of a page in another thread. */
export function keepSigns({ languages }: Pick<DocumentView, "languages">, view: PageView, signs: PageSigns): void {
  read.set(view, { languages: languages.join(), signs });
}

/** Each sentence is looked at once. */
function signsOf(languages: readonly LanguageCode[], view: PageView): PageSigns {
  const signs = new Map<Criterion, Sign[]>();
  const sentences = new Map<number, { span: Span; plain: string; mute: boolean }>();
  const around = (offset: number): { span: Span; plain: string; mute: boolean } => {
    const span = sentenceAt(view, offset);
    const known = sentences.get(span.start);
    if (known) return known;
    const plain = view.plain.slice(span.start, span.end).replace(/\s/g, " ");
    const made = { span, plain, mute: plain.length < 12 || plain.length > 700 || isNoEvidence(plain) || isTitle(view, span) || underPlans(view, span.start) };
    sentences.set(span.start, made);
    return made;
  };
  for (const hit of indexFor(languages).find(view.plain)) {
    const { span, plain, mute } = around(hit.start);
    // Words that only stand across a break, a heading and the sentence under it, say nothing together.
    if (mute || hit.end > span.end) continue;
    const name = nameOf(languages, hit, plain, span.start);
    if (name === null) continue;
    signs.set(hit.rule.criterion, [...(signs.get(hit.rule.criterion) ?? []), { name, ...span }]);
  }
  return signs;
}

function nameOf(languages: readonly LanguageCode[], hit: Hit<Named>, sentence: string, offset: number): string | null {
  const { name } = hit.rule;
  const [from, to] = [hit.start - offset, hit.end - offset];
  const { before: told, after } = governingPart(sentence, from, to);
  // "Ni" is "is" in Swahili, and "neither" in French.
  const before = languages[0] === "sw" ? told.replace(/\bni\b/g, "  ") : told;
  const attribute = hit.rule.criterion.attributes[name];
  if (attribute?.unless?.test(sentence) || isUnreal(before, sentence.slice(from, to), after)) return null;
  if (hit.kind === "denies") return isDenied(before, "") ? null : `!${name}`;
  if (hit.kind === "says") return isDenied(before, after) ? null : name;
  const stance = stanceOf(languages, before, after, sentence.slice(to));
  if (stance === "met") return isDenied(before, after) ? null : name;
  return stance === "denied" && !attribute?.lackUntold ? `!${name}` : null;
}

/** A heading names what follows; it states nothing, unless a label and its answer stand in it. */
function isTitle(view: PageView, span: Span): boolean {
  const line = lineAt(view, span.start);
  return line.heading && span.end <= line.end && !/[:|]/.test(view.plain.slice(span.start, span.end)) && !/[.!]$/.test(view.plain.slice(span.start, span.end));
}

/** Whether the nearest heading above announces what is planned or advised. */
function underPlans(view: PageView, offset: number): boolean {
  const here = lineAt(view, offset);
  for (let index = here.index - 1; index >= Math.max(0, here.index - 14); index--) {
    const line = view.lines[index];
    if (line?.heading && !line.item) return announcesPlans(view.plain.slice(line.start, line.end));
  }
  return false;
}
