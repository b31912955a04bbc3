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
  /** Candidates by a word's first three units; filled as words are met, so each beginning is worked out once. */
  private readonly byStart = new Map<number, readonly Compiled<Rule>[]>();
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
    while (WORD.test(plain)) {
      const resume = WORD.lastIndex;
      const start = wordStart(plain, resume);
      for (const { cue, regex } of this.candidates(plain, start)) {
        regex.lastIndex = start;
        if (regex.test(plain) && regex.lastIndex > start) hits.push({ rule: cue.rule, kind: cue.kind, start, end: regex.lastIndex });
      }
      WORD.lastIndex = resume;
    }
    return hits;
  }

  private candidates(plain: string, start: number): readonly Compiled<Rule>[] {
    // Three UTF-16 units make one whole number below 2^48, which a double holds exactly.
    const key = (plain.charCodeAt(start) * 65536 + (plain.charCodeAt(start + 1) || 0)) * 65536 + (plain.charCodeAt(start + 2) || 0);
    const known = this.byStart.get(key);
    if (known) return known;
    const beginning = plain.slice(start, start + 3);
    const made = [...LENGTHS.flatMap((length) => (beginning.length >= length ? (this.byPrefix.get(beginning.slice(0, length)) ?? []) : [])), ...this.anywhere];
    this.byStart.set(key, made);
    return made;
  }
}

function wordStart(plain: string, end: number): number {
  let start = end;
  while (start > 0 && isWordUnit(plain.charCodeAt(start - 1))) start -= 1;
  return start;
}

function isWordUnit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 36 || code >= 0xc0;
}

export function compileCue(pattern: string): RegExp {
  return new RegExp(`(?:${pattern.replace(/ \?/g, "\\s{0,3}").replace(/ /g, "\\s{1,3}")})(?![a-z\\u00c0-\\uffff])`, "y");
}
