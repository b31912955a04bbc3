import { BeginningTree } from "./beginning-tree";
import { beginningsOf } from "./beginnings";

const ANY = { order: 0 };

/**
 * A pattern that begins at a word's start, tried only where its first letters stand. It finds what the plain
 * pattern `(?<![a-z])(?:source)` finds, several times as fast, for most words of a text begin no match.
 */
export class WordPattern {
  private readonly tree = new BeginningTree<typeof ANY>();
  private readonly regex: RegExp;
  /** Of each of the first 256 characters whether a match may begin with it. */
  private readonly first = new Uint8Array(256);

  /** Throws when the pattern could begin with anything: nothing would be gained, so it is a plain pattern's work. */
  constructor(source: string, flags = "") {
    const beginnings = beginningsOf(source);
    if (!beginnings || beginnings.some((each) => each.startsWith(" "))) throw new RangeError(`Begins with anything: ${source.slice(0, 60)}`);
    for (const each of beginnings) this.tree.add(each, ANY);
    for (let code = 0; code < this.first.length; code++) this.first[code] = this.tree.mayBegin(code) ? 1 : 0;
    this.regex = new RegExp(`(?:${source})`, `y${flags}`);
  }

  /** All matches in reading order, none inside another; `index` is the match's place. */
  matchAll(text: string): RegExpExecArray[] {
    const found: RegExpExecArray[] = [];
    for (let match = this.exec(text); match; match = this.exec(text, match.index + Math.max(1, match[0].length))) found.push(match);
    return found;
  }

  /** The first match at or after a place; null when there is none. */
  exec(text: string, from = 0): RegExpExecArray | null {
    const { first, tree, regex } = this;
    let before = from === 0 ? 0 : text.charCodeAt(from - 1);
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const inWord = before >= 97 && before <= 122;
      before = code;
      if (inWord || (code < first.length ? first[code] === 0 : !tree.mayBegin(code)) || tree.at(text, at).length === 0) continue;
      regex.lastIndex = at;
      const match = regex.exec(text);
      if (match) return match;
    }
    return null;
  }

  test(text: string): boolean {
    return this.exec(text) !== null;
  }
}
