import { BeginningTree } from "@/domain/text/beginning-tree";
import { wordBeginnings } from "@/domain/text/beginnings";

/** One cue of one rule; `rule` and `kind` come back with each hit. */
export interface Cue<Rule> {
  pattern: string;
  rule: Rule;
  kind: string;
}

export interface Hit<Rule> {
  rule: Rule;
  kind: string;
  start: number;
  end: number;
}

interface Compiled<Rule> {
  order: number;
  cue: Cue<Rule>;
  regex: RegExp;
}

/** Finds cues at word starts. Spaces in a cue match any white space, line breaks too. */
export class CueIndex<Rule> {
  private readonly tree = new BeginningTree<Compiled<Rule>>();
  /** Cues that begin with any word, by what follows it. */
  private readonly second = new BeginningTree<Compiled<Rule>>();

  constructor(cues: readonly Cue<Rule>[]) {
    for (const [order, cue] of cues.entries()) {
      const compiled = { order, cue, regex: compileCue(cue.pattern) };
      const { own, second } = wordBeginnings(withLigature(cue.pattern));
      for (const beginning of own ?? [""]) this.tree.add(beginning, compiled);
      for (const beginning of second) this.second.add(beginning, compiled);
    }
  }

  private readonly known = new WeakMap<object, readonly Hit<Rule>[]>();

  /** As `find`, of a page's view; asked again, or ahead of time, it is looked at once. */
  on(view: { readonly plain: string }): readonly Hit<Rule>[] {
    const before = this.known.get(view);
    if (before) return before;
    const made = this.find(view.plain);
    this.known.set(view, made);
    return made;
  }

  /** Hits in reading order; those of one place in the order the cues were given. */
  find(plain: string): Hit<Rule>[] {
    const hits: Hit<Rule>[] = [];
    let inWord = false;
    for (let start = 0; start < plain.length; start++) {
      const began = !inWord;
      inWord = isWordUnit(plain.charCodeAt(start));
      if (!inWord || !began) continue;
      for (const { cue, regex } of this.mayBeginAt(plain, start)) {
        regex.lastIndex = start;
        if (regex.test(plain) && regex.lastIndex > start) hits.push({ rule: cue.rule, kind: cue.kind, start, end: regex.lastIndex });
      }
    }
    return hits;
  }

  private mayBeginAt(plain: string, start: number): readonly Compiled<Rule>[] {
    const own = this.tree.at(plain, start);
    if (this.second.size === 0) return own;
    let end = start;
    while (isLetter(plain.charCodeAt(end))) end += 1;
    const second = end === start ? [] : this.second.at(plain, end);
    return second.length === 0 ? own : [...new Set([...own, ...second])].sort((a, b) => a.order - b.order);
  }
}

const isLetter = (code: number): boolean => code >= 97 && code <= 122;

// Plain text has few letters outside a-z; a range is much faster than a Unicode class.
function isWordUnit(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 57) || code === 36 || code >= 0xc0;
}

/** French prints "main-d'œuvre" and "œufs" with one letter or with two. */
const withLigature = (pattern: string): string => pattern.replace(/oe(?=u)/g, "(?:oe|\u0153)");

export function compileCue(pattern: string): RegExp {
  return new RegExp(`(?:${withLigature(pattern).replace(/ \?/g, "\\s{0,3}").replace(/ /g, "\\s{1,3}")})(?![a-z\\u00c0-\\uffff])`, "y");
}
