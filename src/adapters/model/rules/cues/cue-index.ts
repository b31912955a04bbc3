import { cuePrefixes } from "./cue-prefixes";

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

/** A letter of the tree of beginnings: the cues a word that came this far may match. */
interface Letter<Rule> {
  /** By code; most are letters of a-z, so a plain array is quickest. */
  next: (Letter<Rule> | undefined)[];
  /** Those that begin so; with those of all shorter beginnings once the tree is whole. */
  cues: Compiled<Rule>[];
}

/** Finds cues at word starts. Spaces in a cue match any white space, line breaks too. */
export class CueIndex<Rule> {
  private readonly root: Letter<Rule> = { next: [], cues: [] };

  constructor(cues: readonly Cue<Rule>[]) {
    for (const [order, cue] of cues.entries()) {
      const compiled = { order, cue, regex: compileCue(cue.pattern) };
      for (const prefix of cuePrefixes(withLigature(cue.pattern)) ?? [""]) this.letterAt(prefix).cues.push(compiled);
    }
    inherit(this.root, []);
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
      for (const compiled of this.candidates(plain, start)) {
        const { cue } = compiled;
        const regex = (compiled.regex ??= compileCue(cue.pattern));
        regex.lastIndex = start;
        if (regex.test(plain) && regex.lastIndex > start) hits.push({ rule: cue.rule, kind: cue.kind, start, end: regex.lastIndex });
      }
    }
    return hits;
  }

  private candidates(plain: string, start: number): readonly Compiled<Rule>[] {
    let letter = this.root;
    for (let at = start; ; at++) {
      const next = letter.next[plain.charCodeAt(at)];
      if (!next) return letter.cues;
      letter = next;
    }
  }

  private letterAt(prefix: string): Letter<Rule> {
    let letter = this.root;
    for (let at = 0; at < prefix.length; at++) {
      const code = prefix.charCodeAt(at);
      letter = letter.next[code] ??= { next: [], cues: [] };
    }
    return letter;
  }
}

function inherit<Rule>(letter: Letter<Rule>, above: readonly Compiled<Rule>[]): void {
  letter.cues = [...new Set([...above, ...letter.cues])].sort((a, b) => a.order - b.order);
  for (const next of letter.next) if (next) inherit(next, letter.cues);
}

// Plain text has few letters outside a-z; a range is much faster than a Unicode class.
function isWordUnit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 36 || code >= 0xc0;
}

/** French prints "main-d'œuvre" and "œufs" with one letter or with two. */
const withLigature = (pattern: string): string => pattern.replace(/oe(?=u)/g, "(?:oe|\u0153)");

export function compileCue(pattern: string): RegExp {
  return new RegExp(`(?:${withLigature(pattern).replace(/ \?/g, "\\s{0,3}").replace(/ /g, "\\s{1,3}")})(?![a-z\\u00c0-\\uffff])`, "y");
}
