/** Letters of the tree: small ones, capitals, digits, blanks, a few marks; all else is one. */
const KINDS = 64;
const OTHER = 63;
const DIGITS = 53;
const BLANK = 54;
const MARKS = "'-$./&,%";
const kinds = new Uint8Array(0x10000).fill(OTHER);
for (let at = 0; at < 26; at++) {
  kinds[97 + at] = 1 + at;
  kinds[65 + at] = 27 + at;
}
for (let digit = 48; digit < 58; digit++) kinds[digit] = DIGITS;
for (const code of [9, 10, 11, 12, 13, 32, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]) kinds[code] = BLANK;
for (let code = 0x2000; code <= 0x200a; code++) kinds[code] = BLANK;
for (const [at, mark] of [...MARKS].entries()) kinds[mark.charCodeAt(0)] = 55 + at;

/** Something that begins so, and its place among the others: what begins alike keeps that order. */
interface Ordered { readonly order: number }

/** Beginnings of patterns as a tree of letters: which of many patterns may match at a place of a text. */
export class BeginningTree<Item extends Ordered> {
  /** The node after each letter of each node; 0 where there is none, since nothing leads back to the root. */
  private next = new Uint16Array(KINDS * 64);
  private readonly own: Item[][] = [[]];
  private readonly above: number[] = [0];
  private readonly whole: (readonly Item[] | undefined)[] = [];

  /** How many beginnings were added. */
  size = 0;

  /** `beginning` as `beginningsOf` gives them; "" may match anywhere. Not after the first look-up. */
  add(beginning: string, item: Item): void {
    let node = 0;
    for (let at = 0; at < beginning.length; at++) {
      const letter = node * KINDS + kindAt(beginning, at);
      node = this.next[letter] || this.grow(letter, node);
    }
    this.own[node]?.push(item);
    this.size += 1;
  }

  private grow(letter: number, above: number): number {
    const node = this.own.push([]) - 1;
    if (node > 0xffff) throw new RangeError("More beginnings than a tree of patterns can hold.");
    if ((node + 1) * KINDS > this.next.length) {
      const wider = new Uint16Array(this.next.length * 2);
      wider.set(this.next);
      this.next = wider;
    }
    this.above[node] = above;
    this.next[letter] = node;
    return node;
  }

  /** Whether anything begins with this character of a text; where nothing does, there is no need to look at the text. */
  mayBegin(code: number): boolean {
    return this.next[kinds[code] ?? OTHER] !== 0 || this.own[0]?.length !== 0;
  }

  /** The items that may begin at a place of a text, in their order. */
  at(text: string, start: number): readonly Item[] {
    const { next } = this;
    const read = kindsOf(text);
    let node = 0;
    for (let at = start; at < read.length; ) {
      const kind = read[at] ?? OTHER;
      const after = next[node * KINDS + kind] ?? 0;
      if (after === 0) break;
      node = after;
      at += 1;
      if (kind === BLANK || kind === DIGITS) while (read[at] === kind) at += 1;
    }
    return this.whole[node] ?? this.wholeOf(node);
  }

  /** A node's items with those of all shorter beginnings. */
  private wholeOf(node: number): readonly Item[] {
    const all = new Set<Item>();
    for (let at = node; ; at = this.above[at] ?? 0) {
      for (const item of this.own[at] ?? []) all.add(item);
      if (at === 0) break;
    }
    return (this.whole[node] = [...all].sort((a, b) => a.order - b.order));
  }
}

const kindAt = (text: string, at: number): number => kinds[text.charCodeAt(at)] ?? OTHER;

/** The letters of the text that was looked at last: the many places of one text are asked about one after another. */
const last = { text: "", kinds: new Uint8Array(0) };

function kindsOf(text: string): Uint8Array {
  if (text === last.text) return last.kinds;
  const made = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) made[at] = kindAt(text, at);
  Object.assign(last, { text, kinds: made });
  return made;
}
