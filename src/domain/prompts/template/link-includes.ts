import { nearestName } from "./nearest-name";
import { parseTemplate, type TemplateNode } from "./parse-template";
import { placeOf, type TemplateFault } from "./template-fault";

/** A prompt that others may include, at the version that counts. */
export interface IncludedPrompt {
  slug: string;
  versionId: string;
  /** Its user template. */
  text: string;
}

/** Finds included prompts: `version` null = the one in production, else the latest. */
export interface IncludeBook {
  find(slug: string, version: number | null): IncludedPrompt | null;
  /** For suggestions. */
  slugs: readonly string[];
}

/** A book of what was read; `version` is the one that was asked for. */
export const bookOf = ({ included, slugs }: { included: readonly (IncludedPrompt & { version: number | null })[]; slugs: readonly string[] }): IncludeBook =>
  ({ slugs, find: (slug, version) => included.find((each) => each.slug === slug && each.version === version) ?? null });

export const NO_INCLUDES: IncludeBook = { find: () => null, slugs: [] };

/** A template with its includes read in; `within` says whose text the nodes are. */
export interface LinkedTemplate {
  source: string;
  within: string | null;
  nodes: TemplateNode[];
  /** By the place of the include in `source`. */
  includes: ReadonlyMap<number, LinkedTemplate>;
}

export interface Linked {
  template: LinkedTemplate;
  faults: TemplateFault[];
  /** The versions that were read in, each once. */
  versionIds: string[];
}

/** Includes of includes, all together; more is a prompt that doubles itself at each level. */
const MOST_INCLUDES = 100;

/** Texts kept of one book; a prompt has eight. */
const MOST_KEPT = 40;
const kept = new WeakMap<IncludeBook, Map<string | null, Map<string, Linked>>>();

/** Reads a template and all it includes, once for the same book. A prompt that includes itself, at whatever distance, is refused. */
export function linkIncludes(source: string, book: IncludeBook, slug: string | null = null): Linked {
  const bySlug = kept.get(book) ?? new Map<string | null, Map<string, Linked>>();
  const bySource = bySlug.get(slug) ?? new Map<string, Linked>();
  const known = bySource.get(source);
  if (known) return known;
  const made = link(source, book, slug);
  if (bySource.size >= MOST_KEPT) bySource.clear();
  if (bySlug.size >= MOST_KEPT) bySlug.clear();
  kept.set(book, bySlug.set(slug, bySource.set(source, made)));
  return made;
}

function link(source: string, book: IncludeBook, slug: string | null): Linked {
  const faults: TemplateFault[] = [];
  const versionIds = new Set<string>();
  let included = 0;

  const read = (text: string, within: string | null, path: readonly string[]): LinkedTemplate => {
    const parsed = parseTemplate(text);
    faults.push(...parsed.faults.map((fault) => ({ ...fault, within })));
    const includes = new Map<number, LinkedTemplate>();
    for (const node of includesIn(parsed.nodes)) {
      const refuse = (message: string, suggestion: string | null = null): void =>
        void faults.push({ kind: "include", name: node.slug, ...placeOf(text, node.at), within, suggestion, message });
      if (path.includes(node.slug)) {
        refuse(`{{> ${node.slug}}} goes in a circle: ${[...path.slice(path.indexOf(node.slug)), node.slug].join(" → ")}.`);
        continue;
      }
      const found = book.find(node.slug, node.version);
      if (found === null) {
        refuse(node.version !== null && book.slugs.includes(node.slug) ? `The prompt ${node.slug} has no version ${node.version}.` : `There is no prompt “${node.slug}”.`, nearestName(node.slug, book.slugs));
        continue;
      }
      included += 1;
      if (included > MOST_INCLUDES) {
        refuse(`More than ${MOST_INCLUDES} prompts are included, counted through all levels. Include fewer.`);
        break;
      }
      versionIds.add(found.versionId);
      includes.set(node.at, read(found.text, node.slug, [...path, node.slug]));
    }
    return { source: text, within, nodes: parsed.nodes, includes };
  };
  const template = read(source, null, slug === null ? [] : [slug]);
  return { template, faults, versionIds: [...versionIds] };
}

/** The prompts a template names, each place once. */
export const includesOf = (source: string): { slug: string; version: number | null }[] =>
  includesIn(parseTemplate(source).nodes).map(({ slug, version }) => ({ slug, version }));

function includesIn(nodes: readonly TemplateNode[]): Extract<TemplateNode, { kind: "include" }>[] {
  return nodes.flatMap((node) => {
    if (node.kind === "include") return [node];
    return node.kind === "if" || node.kind === "each" ? [...includesIn(node.then), ...includesIn(node.otherwise)] : [];
  });
}
