/**
 * The part of CEL that `match`, `if`, `key` and `idempotency` use: dotted paths, literals, == != < <= > >=, && || !,
 * + on text and numbers, parentheses. Anything else is refused when the function is registered.
 */
export interface Expression {
  evaluate(scope: Scope): unknown;
  /** An absent path makes a comparison false, as CEL's "no such key" does. */
  matches(scope: Scope): boolean;
}
export type Scope = Record<string, unknown>;

type Node = (scope: Scope) => unknown;

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\d+(?:\.\d+)?)|([A-Za-z_][A-Za-z0-9_]*)|(==|!=|<=|>=|&&|\|\||[-+!<>().[\]]))/y;

interface Token {
  kind: "text" | "number" | "name" | "sign" | "end";
  text: string;
}

/** @throws Error that quotes the expression and the place it cannot be read */
export function compileExpression(source: string): Expression {
  const parser = new Parser(source, tokensOf(source));
  const node = parser.whole();
  return { evaluate: node, matches: (scope) => node(scope) === true };
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const [, text, number, name, sign] = TOKEN.exec(source) ?? [];
    if (text !== undefined) tokens.push({ kind: "text", text: unquote(text) });
    else if (number !== undefined) tokens.push({ kind: "number", text: number });
    else if (name !== undefined) tokens.push({ kind: "name", text: name });
    else if (sign !== undefined) tokens.push({ kind: "sign", text: sign });
    else throw new Error(`Expression "${source}" is not supported at character ${at + 1}.`);
  }
  return [...tokens, { kind: "end", text: "" }];
}

const unquote = (quoted: string): string => quoted.slice(1, -1).replace(/\\(.)/g, "$1");

const COMPARE: Record<string, (a: unknown, b: unknown) => boolean> = {
  "==": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => order(a, b) < 0,
  "<=": (a, b) => order(a, b) <= 0,
  ">": (a, b) => order(a, b) > 0,
  ">=": (a, b) => order(a, b) >= 0,
};
const LITERAL: Record<string, unknown> = { true: true, false: false, null: null };

/** NaN, which every comparison finds false, when the two are not of one kind. */
function order(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : Number(a > b);
  return Number.NaN;
}

class Parser {
  private at = 0;
  constructor(private readonly source: string, private readonly tokens: Token[]) {}

  whole(): Node {
    const node = this.or();
    if (this.peek().kind !== "end") this.refuse();
    return node;
  }

  private or(): Node {
    let left = this.and();
    while (this.take("||")) {
      const [a, b] = [left, this.and()];
      left = (scope) => a(scope) === true || b(scope) === true;
    }
    return left;
  }

  private and(): Node {
    let left = this.comparison();
    while (this.take("&&")) {
      const [a, b] = [left, this.comparison()];
      left = (scope) => a(scope) === true && b(scope) === true;
    }
    return left;
  }

  private comparison(): Node {
    const left = this.sum();
    const compare = COMPARE[this.peek().text];
    if (this.peek().kind !== "sign" || compare === undefined) return left;
    this.at += 1;
    const right = this.sum();
    return (scope) => {
      const [a, b] = [left(scope), right(scope)];
      return a !== undefined && b !== undefined && compare(a, b);
    };
  }

  private sum(): Node {
    let left = this.unary();
    while (this.take("+")) {
      const [a, b] = [left, this.unary()];
      left = (scope) => added(a(scope), b(scope));
    }
    return left;
  }

  private unary(): Node {
    if (this.take("!")) {
      const inner = this.unary();
      return (scope) => inner(scope) === false;
    }
    if (this.take("-")) {
      const inner = this.unary();
      return (scope) => added(0, negated(inner(scope)));
    }
    return this.primary();
  }

  private primary(): Node {
    const token = this.peek();
    if (this.take("(")) {
      const inner = this.or();
      if (!this.take(")")) this.refuse();
      return inner;
    }
    this.at += 1;
    if (token.kind === "text") return () => token.text;
    if (token.kind === "number") return () => Number(token.text);
    if (token.kind !== "name") return this.refuse();
    if (Object.hasOwn(LITERAL, token.text)) return () => LITERAL[token.text];
    return this.path(token.text);
  }

  private path(root: string): Node {
    const keys: string[] = [root];
    for (;;) {
      if (this.take(".")) keys.push(this.key("name"));
      else if (this.take("[")) {
        keys.push(this.key("text"));
        if (!this.take("]")) this.refuse();
      } else break;
    }
    // A call such as size(event.data.x) has a meaning we do not know.
    if (this.peek().text === "(" || (root !== "event" && root !== "async")) this.refuse();
    return (scope) => keys.reduce<unknown>((value, key) => member(value, key), scope);
  }

  private key(kind: Token["kind"]): string {
    const token = this.peek();
    if (token.kind !== kind) this.refuse();
    this.at += 1;
    return token.text;
  }

  private peek(): Token {
    return this.tokens[this.at] ?? { kind: "end", text: "" };
  }

  private take(sign: string): boolean {
    const token = this.peek();
    if (token.kind !== "sign" || token.text !== sign) return false;
    this.at += 1;
    return true;
  }

  private refuse(): never {
    throw new Error(`Expression "${this.source}" is not supported near "${this.peek().text || "its end"}".`);
  }
}

const member = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

function added(a: unknown, b: unknown): unknown {
  if (typeof a === "number" && typeof b === "number") return a + b;
  if (typeof a === "string" && typeof b === "string") return a + b;
  return undefined;
}

const negated = (value: unknown): unknown => (typeof value === "number" ? -value : undefined);
