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

const WORD = /[\p{L}\d$]+/gu;

/** Finds cues at word starts. Spaces in a cue match any white space, line breaks too. */
export class CueIndex<Rule> {
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
      const start = match.index;
      for (let length = 1; length <= 3; length++) {
        const candidates = this.byPrefix.get(plain.slice(start, start + length));
        if (candidates) this.tryAt(plain, start, candidates, hits);
      }
      this.tryAt(plain, start, this.anywhere, hits);
    }
    return hits;
  }

  private tryAt(plain: string, start: number, candidates: readonly Compiled<Rule>[], hits: Hit<Rule>[]): void {
    for (const { cue, regex } of candidates) {
      regex.lastIndex = start;
      const match = regex.exec(plain);
      if (match && match[0].length > 0) hits.push({ rule: cue.rule, kind: cue.kind, start, end: start + match[0].length });
    }
  }
}

export function compileCue(pattern: string): RegExp {
  return new RegExp(`(?:${pattern.replace(/ /g, "\\s{1,3}")})(?![\\p{L}])`, "yu");
}
