import type { PageTable, Segment } from "@/domain/documents/document";
import type { Draft } from "../draft";

/** A paragraph, list item, heading or table row of a format that flows. */
export interface Block {
  text: string;
  /** 1 to 6 for a heading, else 0. */
  level: number;
}

/** Gathers blocks into pages, keeping for each where it stands: heading path and paragraph number. */
export class BlockPages {
  private headings: string[] = [];
  private paragraph = 0;
  private lines: string[] = [];
  private segments: Segment[] = [];
  private tables: PageTable[] = [];
  private length = 0;
  private total = 0;

  constructor(
    private readonly draft: Draft,
    private readonly mostChars: number,
  ) {}

  /** false once the document is longer than is kept. */
  add(block: Block): boolean {
    const text = this.draft.clean(block.text);
    if (text === "") return true;
    if (this.total + text.length > this.mostChars) {
      this.draft.warn("TRUNCATED", "The text is too long; its end was not read.");
      return false;
    }
    if (block.level > 0) {
      this.headings.length = Math.min(this.headings.length, block.level - 1);
      this.headings[block.level - 1] = text;
      this.paragraph = 0;
    } else this.paragraph += 1;
    if (this.length > 0) this.length += 1;
    this.segments.push({ start: this.length, end: this.length + text.length, locator: this.locator(block.level > 0) });
    this.lines.push(text);
    this.length += text.length;
    this.total += text.length;
    return true;
  }

  addTable(rows: string[][], headRows: number): void {
    if (rows.length > 0) this.tables.push({ rows, headRows });
  }

  /** Closes the page when something stands on it; two breaks in a row are one. */
  breakPage(): void {
    if (this.lines.length > 0) this.flush();
  }

  end(): void {
    if (this.lines.length > 0 || this.draft.pages.length === 0) this.flush();
  }

  private flush(): void {
    this.draft.addPage({
      label: `Page ${this.draft.pages.length + 1}`, text: this.lines.join("\n"), segments: this.segments, tables: this.tables,
    });
    this.lines = [];
    this.segments = [];
    this.tables = [];
    this.length = 0;
  }

  private locator(isHeading: boolean): string {
    const path = this.headings.filter((heading) => heading !== undefined).slice(0, 3).map(shorten).join(" > ");
    if (isHeading) return path;
    return path === "" ? `paragraph ${this.paragraph}` : `${path}, paragraph ${this.paragraph}`;
  }
}

function shorten(heading: string): string {
  return heading.length > 60 ? `${heading.slice(0, 59).trimEnd()}…` : heading;
}
