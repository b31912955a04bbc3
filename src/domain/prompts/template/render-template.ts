import { linkIncludes, type LinkedTemplate, NO_INCLUDES } from "./link-includes";
import { nearestName } from "./nearest-name";
import type { TemplateNode } from "./parse-template";
import { placeOf, type TemplateFault } from "./template-fault";
import { asText, isTrue, leavesOf, lookUp, namesIn, type Scope, type TemplateValue, type TemplateValues } from "./template-value";

export interface RenderedTemplate {
  /** A variable without a value is left standing as it was written. */
  text: string;
  faults: TemplateFault[];
  /** Dotted names of the given variables that were read. */
  used: Set<string>;
}

/**
 * Puts values into a template, strictly. Values are data: `$&`, braces and markup in them stay text, and a value is
 * never looked through for variables again. `missing` faults name every variable without a value, in branches taken.
 */
export function renderTemplate(template: LinkedTemplate | string, values: TemplateValues): RenderedTemplate {
  const linked = typeof template === "string" ? linkIncludes(template, NO_INCLUDES) : null;
  const writer = new Writer("missing", false);
  const text = writer.write(linked?.template ?? (template as LinkedTemplate), [{ values }]);
  return { text, faults: [...(linked?.faults ?? []), ...writer.faults], used: writer.used };
}

/**
 * Names the variables a template may not use, without values: `known` holds a sample of each that exists. All branches
 * are looked into, and an empty list in the sample is not held against its fields.
 */
export function checkVariables(template: LinkedTemplate, known: TemplateValues): TemplateFault[] {
  const writer = new Writer("unknown", true);
  writer.write(template, [{ values: known }]);
  return writer.faults;
}

/** Given, and read nowhere: each variable by its dotted name. */
export const unusedOf = (values: TemplateValues, used: ReadonlySet<string>): string[] =>
  leavesOf(values).filter((name) => !used.has(name) && ![...used].some((read) => name.startsWith(`${read}.`)));

type Found = { ok: true; value: TemplateValue } | { ok: false };

class Writer {
  readonly faults: TemplateFault[] = [];
  readonly used = new Set<string>();

  constructor(private readonly kind: "missing" | "unknown", private readonly everyBranch: boolean) {}

  write(template: LinkedTemplate, scopes: readonly Scope[]): string {
    return this.nodes(template.nodes, template, scopes);
  }

  private nodes(nodes: readonly TemplateNode[], template: LinkedTemplate, scopes: readonly Scope[]): string {
    return nodes.map((node) => this.node(node, template, scopes)).join("");
  }

  private node(node: TemplateNode, template: LinkedTemplate, scopes: readonly Scope[]): string {
    if (node.kind === "text") return node.text;
    const written = template.source.slice(node.at, node.end);
    if (node.kind === "include") {
      const included = template.includes.get(node.at);
      return included ? this.write(included, scopes) : written;
    }
    const found = this.find(node.path, node.at, template, scopes);
    if (node.kind === "print") {
      if (!found.ok) return written;
      if (found.value !== null) return asText(found.value);
      if (!this.everyBranch) this.fault(node.path, node.at, template, scopes, "is empty here. Ask first: {{#if …}}");
      return written;
    }
    if (this.everyBranch) return this.bothBranches(node, found, template, scopes);
    if (!found.ok) return written;
    if (node.kind === "if") return this.nodes(isTrue(found.value) ? node.then : node.otherwise, template, scopes);
    if (!Array.isArray(found.value)) {
      this.fault(node.path, node.at, template, scopes, "is not a list");
      return written;
    }
    const items = found.value as readonly TemplateValue[];
    if (items.length === 0) return this.nodes(node.otherwise, template, scopes);
    return items.map((item, index) => this.nodes(node.then, template, [...scopes, itemScope(item, index, items.length, node.as)])).join("");
  }

  private bothBranches(node: Extract<TemplateNode, { kind: "if" | "each" }>, found: Found, template: LinkedTemplate, scopes: readonly Scope[]): string {
    this.nodes(node.otherwise, template, scopes);
    if (node.kind === "if") return this.nodes(node.then, template, scopes);
    if (!found.ok) return "";
    if (!Array.isArray(found.value)) this.fault(node.path, node.at, template, scopes, "is not a list");
    else if (found.value.length > 0) this.nodes(node.then, template, [...scopes, itemScope(found.value[0] as TemplateValue, 0, 1, node.as)]);
    return "";
  }

  private find(path: string, at: number, template: LinkedTemplate, scopes: readonly Scope[]): Found {
    const { value, given } = lookUp(path, scopes);
    if (value === undefined) {
      this.fault(path, at, template, scopes, this.kind === "missing" ? "has no value. Give it one, or take it out" : "is not known here");
      return { ok: false };
    }
    if (given) this.used.add(path);
    return { ok: true, value };
  }

  private fault(name: string, at: number, { source, within }: LinkedTemplate, scopes: readonly Scope[], what: string): void {
    const place = placeOf(source, at);
    // Inside a list the same place is met once per item.
    if (this.faults.some((fault) => fault.name === name && fault.line === place.line && fault.column === place.column && fault.within === within)) return;
    const suggestion = nearestName(name, namesIn(scopes).filter((known) => known !== name));
    this.faults.push({ kind: this.kind, name, ...place, within, suggestion, message: `{{${name}}} ${what}.` });
  }
}

function itemScope(item: TemplateValue, index: number, count: number, as: string | null): Scope {
  const counters = { "@index": index, "@number": index + 1, "@first": index === 0, "@last": index === count - 1 };
  return as === null ? { values: counters, item } : { values: { ...counters, [as]: item }, item: undefined };
}
