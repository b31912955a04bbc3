/**
 * The small language of metrics.yaml: + - * / ( ) and comparisons over data points, and the functions
 * abs min max coalesce first count cv months_since months_until. An unknown input makes the result
 * unknown (undefined), except inside coalesce.
 */
export type Value = number | number[] | string;
type Operator = "+" | "-" | "*" | "/" | ">" | ">=" | "<" | "<=";
type FunctionName = "abs" | "min" | "max" | "coalesce" | "first" | "count" | "cv" | "months_since" | "months_until";

export type Expression =
  | { kind: "number"; number: number }
  | { kind: "input"; key: string }
  | { kind: "negative"; of: Expression }
  | { kind: "binary"; op: Operator; left: Expression; right: Expression }
  | { kind: "call"; name: FunctionName; args: Expression[] };

export interface CompiledMetric {
  formula: Expression;
  guards: Expression[];
  /** Every key the formula and the guards name, once, in order. */
  inputs: string[];
  /** true when the formula compares the newest value of a list with a current one. */
  usesNewest: boolean;
}

const FUNCTIONS: readonly string[] = ["abs", "min", "max", "coalesce", "first", "count", "cv", "months_since", "months_until"];
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z_][a-z0-9_]*)|(>=|<=|[-+*/(),<>]))/y;
const COMPARISONS: readonly string[] = [">", ">=", "<", "<="];

/** @throws Error when the text is not of the language */
export function parseExpression(source: string): Expression {
  const tokens = tokenise(source);
  let at = 0;
  const peek = (): string => tokens[at] ?? "";
  const take = (): string => {
    const token = tokens[at++];
    if (token === undefined) throw new Error(`"${source}" ends too early`);
    return token;
  };
  const expect = (token: string): void => {
    if (take() !== token) throw new Error(`"${source}" lacks "${token}"`);
  };
  const chain = (ops: readonly string[], next: () => Expression): Expression => {
    let left = next();
    while (ops.includes(peek())) left = { kind: "binary", op: take() as Operator, left, right: next() };
    return left;
  };
  const primary = (): Expression => {
    const token = take();
    if (token === "-") return { kind: "negative", of: primary() };
    if (token === "(") {
      const inner = comparison();
      expect(")");
      return inner;
    }
    if (/^\d/.test(token)) return { kind: "number", number: Number(token) };
    if (!/^[a-z_]/.test(token)) throw new Error(`"${source}" has "${token}" where a value should stand`);
    if (peek() !== "(") return { kind: "input", key: token };
    if (!FUNCTIONS.includes(token)) throw new Error(`"${source}" calls "${token}", which is no function`);
    take();
    const args = [comparison()];
    while (peek() === ",") {
      take();
      args.push(comparison());
    }
    expect(")");
    return { kind: "call", name: token as FunctionName, args };
  };
  const product = (): Expression => chain(["*", "/"], primary);
  const sum = (): Expression => chain(["+", "-"], product);
  const comparison = (): Expression => chain(COMPARISONS, sum);
  const whole = comparison();
  if (at !== tokens.length) throw new Error(`"${source}" has "${peek()}" left over`);
  return whole;
}

function tokenise(source: string): string[] {
  const tokens: string[] = [];
  const text = source.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`"${source}" cannot be read at character ${from + 1}`);
    tokens.push(match[1] ?? match[2] ?? match[3] ?? "");
  }
  return tokens;
}

const compiledMetrics = new Map<string, CompiledMetric>();

/** @throws Error when formula or guards are not of the language */
export function compileMetric(formula: string, guards: readonly string[]): CompiledMetric {
  const id = [formula, ...guards].join("\n");
  const before = compiledMetrics.get(id);
  if (before) return before;
  const parsed = parseExpression(formula);
  const rules = guards.map(parseExpression);
  const made: CompiledMetric = {
    formula: parsed,
    guards: rules,
    inputs: [...new Set([parsed, ...rules].flatMap(inputsOf))],
    usesNewest: calls(parsed).includes("first"),
  };
  compiledMetrics.set(id, made);
  return made;
}

const children = (e: Expression): Expression[] =>
  e.kind === "call" ? e.args : e.kind === "binary" ? [e.left, e.right] : e.kind === "negative" ? [e.of] : [];
export const inputsOf = (e: Expression): string[] => (e.kind === "input" ? [e.key] : children(e).flatMap(inputsOf));
const calls = (e: Expression): string[] => [...(e.kind === "call" ? [e.name] : []), ...children(e).flatMap(calls)];

/**
 * Inputs that would have to become known for the result to be: of several ways the one that lacks least,
 * and among equals the one that uses a preferred key.
 */
export function missingInputs(e: Expression, isKnown: (key: string) => boolean, preferred: readonly string[] = []): string[] {
  if (e.kind === "input") return isKnown(e.key) ? [] : [e.key];
  const ways = children(e).map((child) => ({
    lacks: missingInputs(child, isKnown, preferred), liked: inputsOf(child).some((key) => preferred.includes(key)) ? 0 : 1,
  }));
  if (e.kind !== "call" || e.name !== "coalesce") return [...new Set(ways.flatMap((way) => way.lacks))];
  return [...ways].sort((a, b) => a.lacks.length - b.lacks.length || a.liked - b.liked)[0]?.lacks ?? [];
}

export interface Evaluation {
  /** undefined = unknown; true or false for a comparison. */
  result: Value | boolean | undefined;
  /** Keys whose values the result rests on. */
  used: Set<string>;
}

/** `asOf` is the assessment date, yyyy-mm-dd; a date known by its year only is too coarse for months and counts as unknown. */
export function evaluate(e: Expression, lookup: (key: string) => Value | undefined, asOf: string): Evaluation {
  const used = new Set<string>();
  return { result: run(e, used), used };

  function run(node: Expression, into: Set<string>): Value | boolean | undefined {
    switch (node.kind) {
      case "number":
        return node.number;
      case "input": {
        const value = lookup(node.key);
        if (value !== undefined) into.add(node.key);
        return value;
      }
      case "negative": {
        const value = run(node.of, into);
        return typeof value === "number" ? -value : undefined;
      }
      case "binary":
        return binary(node.op, run(node.left, into), run(node.right, into));
      case "call":
        return node.name === "coalesce" ? firstKnown(node.args, into) : call(node.name, node.args.map((arg) => run(arg, into)), asOf);
    }
  }

  function firstKnown(args: Expression[], into: Set<string>): Value | boolean | undefined {
    for (const arg of args) {
      const own = new Set<string>();
      const value = run(arg, own);
      if (value === undefined) continue;
      for (const key of own) into.add(key);
      return value;
    }
    return undefined;
  }
}

function binary(op: Operator, left: Value | boolean | undefined, right: Value | boolean | undefined): number | boolean | undefined {
  if (typeof left !== "number" || typeof right !== "number") return undefined;
  switch (op) {
    case "+": return left + right;
    case "-": return left - right;
    case "*": return left * right;
    case "/": return right === 0 ? undefined : left / right;
    case ">": return left > right;
    case ">=": return left >= right;
    case "<": return left < right;
    case "<=": return left <= right;
  }
}

function call(name: Exclude<FunctionName, "coalesce">, args: (Value | boolean | undefined)[], asOf: string): number | undefined {
  const [head] = args;
  if (head === undefined || args.includes(undefined)) return undefined;
  const numbers = args.flat().filter((arg) => typeof arg === "number");
  switch (name) {
    case "abs": return numbers[0] === undefined ? undefined : Math.abs(numbers[0]);
    case "min": return numbers.length > 0 ? Math.min(...numbers) : undefined;
    case "max": return numbers.length > 0 ? Math.max(...numbers) : undefined;
    case "first": return numbers[0];
    case "count": return Array.isArray(head) ? head.length : 1;
    case "cv": return variation(numbers);
    case "months_since": return typeof head === "string" ? wholeMonths(head, asOf) : undefined;
    case "months_until": return typeof head === "string" ? wholeMonths(asOf, head) : undefined;
  }
}

/** Standard deviation (n - 1) divided by the mean. */
function variation(numbers: number[]): number | undefined {
  if (numbers.length < 2) return undefined;
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  if (mean === 0) return undefined;
  const squares = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1)) / mean;
}

/** Whole months from one date to another, negative when the second is earlier; a date without a day means the first. */
export function wholeMonths(from: string, to: string): number | undefined {
  const [a, b] = [dateParts(from), dateParts(to)];
  if (!a || !b) return undefined;
  const [first, second, sign] = from <= to ? [a, b, 1] : [b, a, -1];
  const months = (second.year - first.year) * 12 + second.month - first.month - (second.day < first.day ? 1 : 0);
  // Adding zero turns -0 into 0, which would otherwise show as "-0 months".
  return sign * months + 0;
}

function dateParts(date: string): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(date);
  return match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3] ?? "1") } : null;
}
