import type { DocumentPage } from "@/domain/documents/document";
import type { NumberStyle } from "@/domain/quantities/number-style";
import { statedScale } from "@/domain/quantities/magnitudes";
import { findNumbers, type NumberToken } from "@/domain/quantities/numbers";
import { readQuantity, type Quantity } from "@/domain/quantities/quantity";
import { plainText } from "@/domain/quantities/plain-text";

/** One printed line. Offsets are the page's own, the same in text and plain text. */
export interface Line {
  index: number;
  start: number;
  end: number;
  /** Short, without a full stop or figures of its own: it names what follows. */
  heading: boolean;
  /** Begins with a bullet or a list number. */
  item: boolean;
}

/** Lines that belong together: a paragraph, one list item, one table row. */
export interface Block {
  start: number;
  end: number;
  firstLine: number;
  lastLine: number;
}

export interface PageView {
  page: DocumentPage;
  text: string;
  /** Same length as `text`: lower case, no accents; cell names and formulas of sheets blanked. */
  plain: string;
  lines: Line[];
  blocks: Block[];
  numbers(): readonly NumberToken[];
  /** The quantity whose first number is `numbers()[index]`. */
  quantity(index: number): Quantity | null;
  /** The scale the page states for its figures; 1 when it states none. */
  statedScale(): number;
}

const BULLET = /^[\s]*(?:(?:nota|note|item|section|seccion) \d{1,2}(?:\.\d{1,2})?\s*[.:-]?|[•●▪◦■□➢✓✔❖·*\uf0b7\uf0a7-]|o(?= )|\(?(?:[a-z0-9]{1,2}|[ivxl]{1,5})[.)](?= )|\d{1,2}(?:\.\d{1,2}){1,3}\.?(?= )|(?:\d{1,2}|[ivx]{1,4}) ?[-\u2013](?= ?\p{L}{3}))\s*/u;
const CELL_NAME = /(^|\| |\n)([a-z]{1,3}\d{1,5}: )/g;
const FORMULA = /\[=[^\]\n]{0,300}\]/g;

/** In the text of a sheet the cell names are addresses, not words: blanked, so that rows read like printed rows. */
function maskCells(plain: string, sheet: boolean): string {
  if (!sheet) return plain;
  return plain.replace(FORMULA, (all) => " ".repeat(all.length)).replace(CELL_NAME, (_all, lead: string, name: string) => lead.replace("|", " ") + " ".repeat(name.length)).replace(/\|/g, " ");
}

/** What stands beside an empty box of a list with ticks is not stated: blanked, so that only the ticked option reads. */
function maskUnticked(plain: string): string {
  if (!/\[x\]|[\u2612\u2611\u2713\u2714]/.test(plain)) return plain;
  return plain.replace(/(?:\[ {0,2}\]|[\u2610\u25a1])[^[\u2610-\u2612\u25a1\u2713\u2714]{1,60}?(?=\[|[\u2610-\u2612\u25a1\u2713\u2714]|\n[^[\n]{0,12}\n?|\n|$)/g, (all) => all.replace(/[^\n]/g, " "));
}

/** A sheet or page of somebody's model figures: nothing on it is the firm's. */
const EXAMPLE = /^\W*(?:[a-z]{1,2}\d{1,3}: )?[^\n]{0,40}(?:not your (?:own )?figures|model farm|(?:worked|sample|illustrative) (?:example|figures|data)|exemple (?:type|fictif|chiffre)|ferme modele|ejemplo (?:ilustrativo|modelo)|finca modelo|exemplo (?:ilustrativo|ficticio)|fazenda modelo|mfano wa (?:hesabu|shamba))/;

export function viewPage(page: DocumentPage, style: NumberStyle): PageView {
  const folded = plainText(page.text);
  const own = EXAMPLE.test(folded.slice(0, 160)) ? folded.replace(/[^\n]/g, " ") : maskUnticked(folded);
  const plain = maskCells(own, /(?:^|\n)[A-Z]{1,3}\d{1,5}: /.test(page.text));
  const lines = readLines(page.text, plain);
  let found: NumberToken[] | null = null;
  let scale: number | null = null;
  const numbers = (): NumberToken[] => (found ??= findNumbers(plain, style));
  const quantities: (Quantity | null)[] = [];
  return {
    page, text: page.text, plain, lines, blocks: readBlocks(page.text, lines), numbers,
    quantity: (index) => {
      const known = quantities[index];
      return known === undefined ? (quantities[index] = readQuantity(plain, numbers(), index)) : known;
    },
    statedScale: () => (scale ??= statedScale(plain)),
  };
}

function readLines(text: string, plain: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let index = 0; start <= text.length; index++) {
    const cut = text.indexOf("\n", start);
    const end = cut < 0 ? text.length : cut;
    lines.push({ index, start, end, heading: isHeading(text.slice(start, end)), item: BULLET.test(plain.slice(start, Math.min(end, start + 16))) });
    start = end + 1;
  }
  return lines;
}

/** Where the words of a line begin, after bullet or list number. */
export function afterBullet(plain: string, line: Line): number {
  const match = BULLET.exec(plain.slice(line.start, Math.min(line.end, line.start + 16)));
  return line.start + (match?.[0].length ?? 0);
}

function isHeading(raw: string): boolean {
  const line = raw.trim();
  if (line.length < 3 || line.length > 80 || /[.;,]$/.test(line)) return false;
  const words = line.replace(/^(?:[•●▪■➢❖\uf0b7]|\(?[A-Za-z0-9]{1,3}[.)]|\d{1,2}(?:\.\d{1,2}){0,3}(?:\.| ?[-\u2013])?|[IVX]{1,4} ?[.)\u2013-])\s*/u, "").replace(/[:：]\s*$/, "");
  if (words.length < 3 || !/^[\p{Lu}"“«¿(]/u.test(words)) return false;
  if (/[.!?:] \p{L}/u.test(words) || /\d[\d.,]{2,}/.test(words.replace(/\b(?:19|20)\d\d\b/g, ""))) return false;
  return words.split(/\s+/).length <= 9;
}

function readBlocks(text: string, lines: Line[]): Block[] {
  const width = wrapWidth(lines);
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of lines) {
    const raw = text.slice(line.start, line.end);
    if (raw.trim() === "") {
      open = null;
      continue;
    }
    const previous = open ? lines[open.lastLine] : undefined;
    if (open && previous && continues(text, previous, line, width)) {
      open.end = line.end;
      open.lastLine = line.index;
    } else {
      open = { start: line.start, end: line.end, firstLine: line.index, lastLine: line.index };
      blocks.push(open);
    }
  }
  return blocks;
}

/** A line goes on from the one before when that one ran to the margin or broke off in mid-sentence. */
function continues(text: string, previous: Line, line: Line, width: number): boolean {
  if (line.item) return false;
  const before = text.slice(previous.start, previous.end).trim();
  const here = text.slice(line.start, line.end).trim();
  // Each row of a table stands for itself.
  if (here.startsWith("|") || before.endsWith("|")) return false;
  if (/^[\p{Ll}(&]/u.test(here) && !/[.!?:]$/.test(before)) return true;
  if (/[.!?:]$/.test(before) && before.length < width * 0.75) return false;
  if (line.heading && before.length < width * 0.8) return false;
  return before.length >= width * 0.72 && !/^\d[\d.,]*$/.test(here);
}

function wrapWidth(lines: Line[]): number {
  const lengths = lines.map((line) => line.end - line.start).filter((length) => length > 20).sort((a, b) => a - b);
  return Math.max(45, lengths[Math.floor(lengths.length * 0.85)] ?? 80);
}

export function lineAt(view: PageView, offset: number): Line {
  let low = 0;
  let high = view.lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((view.lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return view.lines[low] ?? { index: 0, start: 0, end: view.text.length, heading: false, item: false };
}

export function blockAt(view: PageView, offset: number): Block | null {
  let low = 0;
  let high = view.blocks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((view.blocks[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const block = view.blocks[low];
  return block && block.start <= offset && offset <= block.end ? block : null;
}
