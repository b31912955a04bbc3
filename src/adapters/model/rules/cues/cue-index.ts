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
  cue: Cue<Rule>;
  regex: RegExp;
}

// Plain text has few letters outside a-z; a range is much faster than a Unicode class.
const WORD = /[a-z0-9$\u00c0-\uffff]+/g;
const LENGTHS = [3, 2, 1] as const;

/** Finds cues at word starts. Spaces in a cue match any white space, line breaks too. */
export class CueIndex<Rule> {
  /** Candidates by the first letters of a word; filled as words are met, so each beginning is worked out once. */
  private readonly byStart = new Map<string, Compiled<Rule>[]>();
  private readonly byPrefix = new Map<string, Compiled<Rule>[]>();
  private readonly anywhere: Compiled<Rule>[] = [];

  constructor(cues: readonly Cue<Rule>[]) {
    for (const cue of cues) {
      const compiled = { cue, regex: compileCue(cue.pattern) };
      const prefixes = cuePrefixes(cue.pattern);
      if (!prefixes) this.anywhere.push(compiled);
      else for (const prefix of prefixes) this.byPrefix.set(prefix, [...(this.byPrefix.get(prefix) ?? []), compiled]);
    }
  }

  find(plain: string): Hit<Rule>[] {
    const hits: Hit<Rule>[] = [];
    WORD.lastIndex = 0;
    for (let match = WORD.exec(plain); match; match = WORD.exec(plain)) {
      const resume = WORD.lastIndex;
      const start = match.index;
      for (const { cue, regex } of this.candidates(plain.slice(start, start + 3))) {
        regex.lastIndex = start;
        if (regex.test(plain) && regex.lastIndex > start) hits.push({ rule: cue.rule, kind: cue.kind, start, end: regex.lastIndex });
      }
      WORD.lastIndex = resume;
    }
    return hits;
  }

  private candidates(start: string): readonly Compiled<Rule>[] {
    const known = this.byStart.get(start);
    if (known) return known;
    const made = [...LENGTHS.flatMap((length) => (start.length >= length ? (this.byPrefix.get(start.slice(0, length)) ?? []) : [])), ...this.anywhere];
    this.byStart.set(start, made);
    return made;
  }
}

export function compileCue(pattern: string): RegExp {
  return new RegExp(`(?:${pattern.replace(/ /g, "\\s{1,3}")})(?![a-z\\u00c0-\\uffff])`, "y");
}
