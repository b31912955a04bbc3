/**
 * The first letters a pattern can match, so that a text's words choose the few patterns worth trying instead of
 * every pattern being tried everywhere. White space counts as one blank and a run of digits as one "0", however long
 * they are: more may begin so than the pattern matches, never less.
 */
const LENGTH = 10;
/** A pattern with more beginnings than this is told apart by shorter ones. */
const MOST = 200;
/** What stands for any number of digits in a beginning. */
export const DIGIT = "0";
/** What stands for a whole word of plain letters, whichever; only in front of others. */
const WORD = "\u0001";

/** null = could begin with anything. */
export function beginningsOf(pattern: string): string[] | null {
  const { own, second } = wordBeginnings(pattern);
  return own === null || second.length > 0 ? null : own;
}

/**
 * `own`: as `beginningsOf`, of those that begin with known letters. `second`: what follows the first word, a blank first, of those
 * that begin with any word of plain letters ("[a-z]+ sales"). `own` is null where it could begin with anything else.
 */
export function wordBeginnings(pattern: string): { own: string[] | null; second: string[] } {
  const heads = read(new Reader(pattern), [""]);
  if (!heads) return { own: null, second: [] };
  const made = distinct(heads.map((head) => head.replace(CLOSED, "").slice(0, LENGTH)));
  const led = made.filter((head) => head.startsWith(WORD));
  const open = made.includes("") || led.some((head) => !head.startsWith(`${WORD} `) || head.length < 3);
  return open ? { own: null, second: [] } : { own: made.filter((head) => !head.startsWith(WORD)), second: led.map((head) => head.slice(1)) };
}

class Reader {
  at = 0;
  constructor(readonly source: string) {}
  peek(): string {
    return this.source.charAt(this.at);
  }
  next(): string {
    return this.source.charAt(this.at++);
  }
  done(): boolean {
    return this.at >= this.source.length;
  }
}

/** Heads marked with a trailing "\0" are closed: what follows them is not literal. */
const CLOSED = "\u0000";
const closed = (head: string): boolean => head.endsWith(CLOSED) || head.length >= LENGTH;
const close = (head: string): string => (head.endsWith(CLOSED) ? head : head + CLOSED);

/** Runs of white space and of digits told by one. */
const distinct = (heads: string[]): string[] => [...new Set(heads.map((head) => head.replace(/ {2,}/g, " ").replace(/0{2,}/g, DIGIT)))];

function read(reader: Reader, start: string[]): string[] | null {
  const branches: string[] = [];
  let heads = start;
  while (!reader.done() && reader.peek() !== ")") {
    if (reader.peek() === "|") {
      reader.next();
      branches.push(...heads);
      heads = start;
      continue;
    }
    const word = takeWord(reader);
    const pieces = word ? [WORD] : piece(reader);
    const quantifier = word ? "" : takeQuantifier(reader);
    const optional = quantifier.startsWith("?") || quantifier.startsWith("*") || quantifier.startsWith("{0");
    // Any run of white space is one blank and any run of digits one digit, so they may repeat.
    const repeats = /^[*+{]/.test(quantifier) && pieces?.join() !== " " && pieces?.join() !== DIGIT;
    const grown = distinct(heads.flatMap((head) => {
      if (closed(head)) return [head];
      // Any word stands for itself only in front of all others: after known letters nothing more is known.
      const longer = pieces === null ? [close(head)] : pieces.map((text) => (head !== "" && text.startsWith(WORD) ? close(head) : repeats ? close(head + text) : head + text));
      return optional ? [head, ...longer] : longer;
    }));
    heads = grown.length > MOST && heads.length > 1 ? heads.map(close) : grown;
  }
  return [...branches, ...heads];
}

/** Takes a word of plain letters that what is read begins with: "[a-z]+", "[a-z]{3,12}". */
function takeWord(reader: Reader): boolean {
  const [word] = /^\[a-z\](?:\+|\{[1-9]\d?,\d{0,2}\})(?=[ )])/.exec(reader.source.slice(reader.at, reader.at + 14)) ?? [""];
  reader.at += word.length;
  return word !== "";
}

/** The literal texts one element can stand for; null when it is open (a class, a dot). */
function piece(reader: Reader): string[] | null {
  const unit = reader.next();
  if (unit === "(") {
    if (reader.source.startsWith("?:", reader.at)) reader.at += 2;
    else if (reader.source.startsWith("?", reader.at)) {
      skipGroup(reader);
      return [""];
    }
    const inside = read(reader, [""]);
    reader.next();
    return inside;
  }
  if (unit === "[") return inClass(reader);
  if (unit === "\\") return escaped(reader.next());
  if (unit === "^" || unit === "$") return [""];
  if (/\d/.test(unit)) return [DIGIT];
  return unit === "." ? null : [unit];
}

function escaped(unit: string): string[] | null {
  if (unit === "b") return [""];
  if (unit === "d") return [DIGIT];
  if (unit === "s" || unit === "n") return [" "];
  return /[a-zA-Z]/.test(unit) ? null : [unit];
}

/** A class of a few letters or marks stands for each of them. */
function inClass(reader: Reader): string[] | null {
  let body = "";
  while (!reader.done() && reader.peek() !== "]") body += reader.next() === "\\" ? `\\${reader.next()}` : reader.source.charAt(reader.at - 1);
  reader.next();
  if (/^(?:\\d|\d-\d)$/.test(body)) return [DIGIT];
  return /^[a-z' .,-]{1,5}$/.test(body) && !/[a-z]-[a-z]/.test(body) ? [...body] : null;
}

function skipGroup(reader: Reader): void {
  let inside = false;
  for (let depth = 1; depth > 0 && !reader.done(); ) {
    const unit = reader.next();
    if (unit === "\\") reader.next();
    else if (unit === "[") inside = true;
    else if (unit === "]") inside = false;
    else if (inside) continue;
    else if (unit === "(") depth += 1;
    else if (unit === ")") depth -= 1;
  }
}

function takeQuantifier(reader: Reader): string {
  let taken = "";
  if (/[?*+]/.test(reader.peek())) taken = reader.next();
  else if (reader.peek() === "{") while (!taken.endsWith("}") && !reader.done()) taken += reader.next();
  // A lazy one takes as little as it can, but begins alike.
  if (taken !== "" && reader.peek() === "?") reader.next();
  return taken;
}
