/** The methodology as data: the page draws it, docs/methodology.md prints it. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; caption: string; head: string[]; rows: string[][] };

export interface Section {
  /** Stable, for links: "evidence", "indicator-financial.liquidity". */
  id: string;
  /** 2, 3 or 4; the title of the whole is 1. */
  depth: 2 | 3 | 4;
  title: string;
  blocks: Block[];
}

export interface Methodology {
  title: string;
  rubricVersion: string;
  rubricHash: string;
  sections: Section[];
}

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const list = (items: readonly string[]): Block => ({ kind: "list", items: [...items] });
export const table = (caption: string, head: string[], rows: readonly (readonly string[])[]): Block => ({ kind: "table", caption, head, rows: rows.map((row) => [...row]) });

const escapeCell = (text: string): string => text.replace(/\|/g, "\\|").replace(/\s*\n\s*/g, " ");
const row = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(" | ")} |`;

function printBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph": return block.text;
    case "list": return block.items.map((item) => `- ${item}`).join("\n");
    case "table": return [row(block.head), row(block.head.map(() => "---")), ...block.rows.map(row)].join("\n");
  }
}

/** Markdown of the whole, ending in a line end. */
export function toMarkdown(document: Methodology): string {
  const sections = document.sections.map((s) => [`${"#".repeat(s.depth)} ${s.title}`, ...s.blocks.map(printBlock)].join("\n\n"));
  const head = `# ${document.title}\n\nRubric ${document.rubricVersion}, content ${document.rubricHash}. Made from \`rubric/\` by \`npx tsx scripts/methodology.ts\`; do not edit by hand.`;
  return `${[head, ...sections].join("\n\n")}\n`;
}
