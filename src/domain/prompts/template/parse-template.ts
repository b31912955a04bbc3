import { placeOf, type TemplateFault } from "./template-fault";

/**
 * The template language: `{{name}}` and `{{dotted.name}}`, `{{#if name}} … {{else}} … {{/if}}`,
 * `{{#each list}} … {{else}} … {{/each}}` (or `{{#each list as item}}`), `{{> prompt}}` and `{{> prompt@3}}`,
 * `{{! remark }}`. `\{{` is two braces. A block's tag alone on its line takes the line with it.
 */
export type TemplateNode =
  | { kind: "text"; text: string }
  | { kind: "print"; path: string; at: number; end: number }
  | { kind: "if"; path: string; at: number; end: number; then: TemplateNode[]; otherwise: TemplateNode[] }
  | { kind: "each"; path: string; as: string | null; at: number; end: number; then: TemplateNode[]; otherwise: TemplateNode[] }
  | { kind: "include"; slug: string; version: number | null; at: number; end: number };

type BlockNode = Extract<TemplateNode, { kind: "if" | "each" }>;

export interface ParsedTemplate {
  nodes: TemplateNode[];
  faults: TemplateFault[];
}

const NAME = String.raw`[\p{L}_][\p{L}\p{N}_-]*`;
const PATH = new RegExp(String.raw`^(?:@index|@number|@first|@last|${NAME}(?:\.${NAME})*)$`, "u");
const IF = /^#if\s+(\S+)$/;
const EACH = new RegExp(String.raw`^#each\s+(\S+?)(?:\s+as\s+(${NAME}))?$`, "u");
const INCLUDE = /^>\s*([a-z0-9][a-z0-9-]*)(?:@([1-9]\d{0,8}))?$/;

/** Reads a template. What is wrong is listed with its place and left standing as text, so that the rest can still be checked. */
export function parseTemplate(source: string): ParsedTemplate {
  return new Reader(source).read();
}

class Reader {
  private readonly faults: TemplateFault[] = [];
  private readonly root: TemplateNode[] = [];
  private readonly open: { block: BlockNode; elseSeen: boolean }[] = [];
  /** How far the source is taken. */
  private cursor = 0;

  constructor(private readonly source: string) {}

  read(): ParsedTemplate {
    let from = 0;
    for (;;) {
      const at = this.source.indexOf("{{", from);
      if (at < 0) break;
      if (this.source[at - 1] === "\\") {
        this.text(this.source.slice(this.cursor, at - 1) + "{{");
        from = this.cursor = at + 2;
        continue;
      }
      const close = this.source.indexOf("}}", at + 2);
      if (close < 0) {
        this.fault(at, "", "Two braces are opened here and never closed. Close them with }}, or write \\{{ for the braces themselves.");
        break;
      }
      from = this.tag(at, close + 2);
    }
    this.text(this.source.slice(this.cursor));
    for (const { block } of this.open) this.fault(block.at, block.path, `{{#${block.kind} ${block.path}}} is never closed. Close it with {{/${block.kind}}}.`);
    return { nodes: this.root, faults: this.faults };
  }

  /** Takes one tag; returns where to read on. */
  private tag(at: number, end: number): number {
    const body = this.source.slice(at + 2, end - 2).trim();
    const alone = /^[#/!]|^else$/.test(body) ? this.lineOf(at, end) : null;
    const done = this.block(body, at, end, alone) || this.leaf(body, at, end);
    if (!done) return end;
    this.cursor = alone?.end ?? end;
    return this.cursor;
  }

  /** A tag that opens, parts or closes a block, or a remark. */
  private block(body: string, at: number, end: number, alone: { start: number } | null): boolean {
    const before = (): void => this.text(this.source.slice(this.cursor, Math.max(this.cursor, alone?.start ?? at)));
    if (body.startsWith("!")) {
      before();
      return true;
    }
    const each = EACH.exec(body);
    const path = IF.exec(body)?.[1] ?? each?.[1];
    if (path !== undefined && PATH.test(path)) {
      before();
      const shared = { path, at, end, then: [], otherwise: [] };
      const block: BlockNode = each ? { kind: "each", as: each[2] ?? null, ...shared } : { kind: "if", ...shared };
      this.here().push(block);
      this.open.push({ block, elseSeen: false });
      return true;
    }
    if (body !== "else" && !body.startsWith("/")) return false;
    const inner = this.open.at(-1);
    const fits = inner !== undefined && (body === "else" ? !inner.elseSeen : body === `/${inner.block.kind}`);
    if (!fits) return false;
    before();
    if (body === "else") inner.elseSeen = true;
    else this.open.pop();
    return true;
  }

  private leaf(body: string, at: number, end: number): boolean {
    const include = INCLUDE.exec(body);
    const node: TemplateNode | null = PATH.test(body) && body !== "else"
      ? { kind: "print", path: body, at, end }
      : include ? { kind: "include", slug: include[1] ?? "", version: include[2] === undefined ? null : Number(include[2]), at, end } : null;
    if (node === null) {
      this.fault(at, "", this.reason(body));
      return false;
    }
    this.text(this.source.slice(this.cursor, at));
    this.here().push(node);
    return true;
  }

  private reason(body: string): string {
    const inner = this.open.at(-1)?.block;
    if (body === "") return "Nothing stands between these braces. Name a variable, or write \\{{ for the braces themselves.";
    if (body === "else") return inner ? "This block has an {{else}} already." : "{{else}} stands outside of {{#if}} and {{#each}}.";
    if (/^else\s/.test(body)) return "{{else}} takes nothing. Write {{else}}{{#if …}}…{{/if}}.";
    if (body.startsWith("/")) return inner ? `{{${body}}} closes nothing here: the open block is {{#${inner.kind} ${inner.path}}}.` : `{{${body}}} closes a block that was never opened.`;
    if (body.startsWith("#")) return `{{${body}}} is no block of this language: there are {{#if name}} and {{#each list}}.`;
    if (body.startsWith(">")) return "An include names a prompt by its short name: {{> house-rules}}, or {{> house-rules@3}} for one version.";
    return `“${body.slice(0, 60)}” is no name of a variable. Names have letters, digits, _, - and dots; write \\{{ for the braces themselves.`;
  }

  private here(): TemplateNode[] {
    const inner = this.open.at(-1);
    if (inner === undefined) return this.root;
    return inner.elseSeen ? inner.block.otherwise : inner.block.then;
  }

  private text(text: string): void {
    if (text !== "") this.here().push({ kind: "text", text });
  }

  /** The line a tag has to itself, its end of line included; null when it shares it. */
  private lineOf(at: number, end: number): { start: number; end: number } | null {
    const start = this.source.lastIndexOf("\n", at - 1) + 1;
    const next = this.source.indexOf("\n", end);
    const stop = next < 0 ? this.source.length : next + 1;
    const lonely = at >= start && this.source.slice(start, at).trim() === "" && this.source.slice(end, stop).trim() === "";
    return lonely && start >= this.cursor ? { start, end: stop } : null;
  }

  private fault(at: number, name: string, message: string): void {
    this.faults.push({ kind: "syntax", name, ...placeOf(this.source, at), within: null, suggestion: null, message });
  }
}
