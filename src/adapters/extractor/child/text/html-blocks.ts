import { Parser } from "htmlparser2";
import { ReadFailure } from "../read-failure";
import type { BlockPages } from "./block-page";

const BLOCKS = new Set(
  ("p div section article header footer main aside nav h1 h2 h3 h4 h5 h6 li ul ol dl dt dd table tr blockquote pre figure " +
    "figcaption address form fieldset hr caption details summary").split(" "),
);
const DROPPED = new Set(["script", "style", "noscript", "template", "svg", "iframe", "object", "embed", "head", "canvas", "audio", "video", "select", "textarea"]);
const VOID = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
// Text nobody sees is text nobody meant to be judged by, and the usual place for instructions to machines.
const HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|pt|em|%)?\s*(?:;|$)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)/i;
/** Real pages stay under 100; the parser is quadratic in depth. */
const DEEPEST = 512;
const WIDEST_SPAN = 64;

interface Row {
  cells: string[];
  head: boolean;
}

interface Table {
  rows: Row[];
  cell: string | null;
  /** Columns the open cell spans. */
  span: number;
}

/** Streams HTML into blocks: no tree, nothing rendered, scripts and hidden text dropped. Returns the title. */
export function readHtmlBlocks(html: string, pages: BlockPages, options: { pageBreakAtRule: boolean }): string {
  const walker = new HtmlWalker(pages, options.pageBreakAtRule);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walker.open(name, attributes),
      ontext: (text) => walker.text(text),
      onclosetag: (name) => walker.close(name),
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  walker.flush();
  return walker.title.trim();
}

class HtmlWalker {
  title = "";
  private current = "";
  private level = 0;
  private depth = 0;
  /** Depth at which a dropped or hidden element began; 0 when everything counts. */
  private mutedAt = 0;
  private inTitle = false;
  private full = false;
  private readonly tables: Table[] = [];

  constructor(
    private readonly pages: BlockPages,
    private readonly pageBreakAtRule: boolean,
  ) {}

  open(name: string, attributes: Record<string, string>): void {
    if (VOID.has(name)) {
      if (this.mutedAt === 0) this.openVoid(name, attributes);
      return;
    }
    this.depth += 1;
    if (this.depth > DEEPEST) throw new ReadFailure("CORRUPT", "HTML elements are nested too deeply.");
    if (name === "title" && this.title === "") this.inTitle = true;
    if (this.mutedAt > 0) return;
    if (DROPPED.has(name) || "hidden" in attributes || attributes["aria-hidden"] === "true" || HIDING_STYLE.test(attributes.style ?? "")) {
      this.mutedAt = this.depth;
      return;
    }
    const table = this.tables.at(-1);
    if (name === "table") {
      if (!table) this.flush();
      this.tables.push({ rows: [], cell: null, span: 1 });
    } else if (name === "tr" && table) table.rows.push({ cells: [], head: true });
    else if ((name === "td" || name === "th") && table) {
      if (table.rows.length === 0) table.rows.push({ cells: [], head: true });
      table.cell = "";
      table.span = Math.min(WIDEST_SPAN, Math.max(1, Math.floor(Number(attributes.colspan ?? 1)) || 1));
      if (name === "td") Object.assign(table.rows.at(-1) ?? {}, { head: false });
    } else if (table) {
      if (BLOCKS.has(name)) this.write(" ");
    } else if (BLOCKS.has(name)) {
      this.flush();
      this.level = /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
    }
  }

  text(text: string): void {
    if (this.inTitle) this.title += text;
    else if (this.mutedAt === 0) this.write(text);
  }

  close(name: string): void {
    if (VOID.has(name)) return;
    if (name === "title") this.inTitle = false;
    const muted = this.mutedAt > 0;
    if (this.mutedAt === this.depth) this.mutedAt = 0;
    this.depth -= 1;
    if (muted) return;
    const table = this.tables.at(-1);
    if ((name === "td" || name === "th") && table && table.cell !== null) {
      // Cells under a wide head keep their column.
      table.rows.at(-1)?.cells.push(table.cell.replace(/\s+/g, " ").trim(), ...Array<string>(table.span - 1).fill(""));
      table.cell = null;
    } else if (name === "table" && table) {
      this.tables.pop();
      this.closeTable(table);
    } else if (BLOCKS.has(name) && !table) {
      this.flush();
      this.level = 0;
    }
  }

  flush(): void {
    const text = this.current.replace(/\s+/g, " ");
    this.current = "";
    if (!this.full) this.full = !this.pages.add({ text, level: this.level });
  }

  private openVoid(name: string, attributes: Record<string, string>): void {
    if (name === "br") this.write(" ");
    else if (name === "img" && attributes.alt) this.write(` [${attributes.alt}] `);
    else if (name === "hr" && this.tables.length === 0) {
      this.flush();
      if (this.pageBreakAtRule) this.pages.breakPage();
    }
  }

  private write(text: string): void {
    const table = this.tables.at(-1);
    if (table && table.cell !== null) table.cell += text;
    // Outside any cell: plain text, or a table's caption.
    else if (this.tables.length <= 1) this.current += text;
  }

  /** A table within a cell is told there in one line; others become rows of text and a grid. */
  private closeTable(table: Table): void {
    const rows = table.rows.filter((row) => row.cells.some((cell) => cell !== ""));
    if (this.tables.length > 0) {
      this.write(` ${rows.map((row) => row.cells.filter((cell) => cell !== "").join(" : ")).join(" ; ")} `);
      return;
    }
    this.flush();
    for (const row of rows) if (!this.full) this.full = !this.pages.add({ text: `| ${row.cells.join(" | ")} |`, level: 0 });
    const width = Math.max(0, ...rows.map((row) => row.cells.length));
    const firstBody = rows.findIndex((row) => !row.head);
    this.pages.addTable(rows.map((row) => [...row.cells, ...Array<string>(width - row.cells.length).fill("")]), Math.max(0, firstBody));
  }
}
