/**
 * The first letters a cue can match, so that a page's words choose the few cues worth trying instead of
 * every cue being tried everywhere. null = could begin with anything.
 */
const LENGTH = 6;
/** A cue with more beginnings than this is told apart by shorter ones. */
const MOST = 200;

export function cuePrefixes(cue: string): string[] | null {
  const heads = read(new Reader(cue), [""]);
  if (!heads || heads.some((head) => head.length === 0)) return null;
  return [...new Set(heads.map((head) => head.slice(0, LENGTH)))];
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
    const pieces = piece(reader);
    const quantifier = takeQuantifier(reader);
    const optional = quantifier === "?" || quantifier === "*" || quantifier.startsWith("{0");
    const repeats = quantifier === "*" || quantifier === "+" || quantifier.startsWith("{");
    heads = heads.flatMap((head) => {
      if (closed(head)) return [head];
      const grown = pieces === null ? [head + CLOSED] : pieces.map((text) => head + text + (repeats && !text.endsWith(CLOSED) ? CLOSED : ""));
      return optional ? [head, ...grown] : grown;
    });
    if (heads.length > MOST) heads = [...new Set(heads.map((head) => head.slice(0, 3) + CLOSED))];
  }
  if (start.length === 1 && start[0] === "" && reader.done()) return [...branches, ...heads].map((head) => head.replace(CLOSED, ""));
  return [...branches, ...heads];
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
  if (unit === "[") {
    let body = "";
    while (!reader.done() && reader.peek() !== "]") body += reader.next();
    reader.next();
    return /^[a-z]{1,4}$/.test(body) ? [...body] : null;
  }
  if (unit === "\\") {
    const escaped = reader.next();
    return escaped === "b" ? [""] : /[.$/]/.test(escaped) ? [escaped] : null;
  }
  if (unit === "^" || unit === "$") return [""];
  return /[\p{L}\d'-]/u.test(unit) ? [unit] : null;
}

function skipGroup(reader: Reader): void {
  for (let depth = 1; depth > 0 && !reader.done(); ) {
    const unit = reader.next();
    if (unit === "\\") reader.next();
    else if (unit === "(") depth += 1;
    else if (unit === ")") depth -= 1;
  }
}

function takeQuantifier(reader: Reader): string {
  if (/[?*+]/.test(reader.peek())) return reader.next();
  if (reader.peek() !== "{") return "";
  let body = "";
  while (!reader.done() && reader.peek() !== "}") body += reader.next();
  return body + reader.next();
}
