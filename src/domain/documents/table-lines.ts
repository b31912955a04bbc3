import { WORD_STRIDE, type PackedWords } from "./packed-words";

/** A word on the page, in points from the top left corner. */
interface PlacedWord {
  text: string;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/** Words that stand so close on a line that they are one cell of a table, if there is a table. */
export interface TableCell {
  text: string;
  x0: number;
  x1: number;
  words: number;
  numeric: boolean;
}

export interface TableLine {
  y0: number;
  y1: number;
  cells: TableCell[];
}

/** Two words share a line when their centres differ by less than this share of the line's height. */
const SAME_LINE = 0.32;
/** A blank wider than this share of the line's height parts two cells. */
const CELL_GAP = 0.45;
/** A blank wider than this share is a blank between words; a thinner one is letter spacing. */
const WORD_GAP = 0.06;
/** How many lines back a word may still belong to; raised and lowered glyphs come out of order. */
const LOOK_BACK = 6;
/** Points between a lone currency sign and the figure it belongs to. */
const CURRENCY_REACH = 90;

const CURRENCY = /^(?:[$€£₦₹]|R|R\$|Rs\.?|[A-Z]{3}|[A-Z]{1,2}\$|UA|F|FCFA|Tsh\.?|Ksh\.?)$/;
const NUMBER = /^[($€£₦₹R\s+\-−–]*\d[\d.,'’\s%)]*$/;
const NO_NUMBER = /^(?:[-−–—]|\(?n\/?a\)?)$/i;
const BULLET = /^[•o▪–·]$/;

export function isNumeric(text: string): boolean {
  return NUMBER.test(text) || NO_NUMBER.test(text);
}

export function toTableLines(text: string, boxes: PackedWords, width: number, height: number): TableLine[] {
  return groupIntoLines(placeWords(text, boxes, width, height)).map((words) => ({
    y0: Math.min(...words.map((word) => word.y0)),
    y1: Math.max(...words.map((word) => word.y1)),
    cells: joinCurrency(toCells(words)),
  }));
}

function placeWords(text: string, boxes: PackedWords, width: number, height: number): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (let i = 0; i + WORD_STRIDE <= boxes.length; i += WORD_STRIDE) {
    const x0 = (boxes[i + 2] ?? 0) * width;
    const y0 = (boxes[i + 3] ?? 0) * height;
    words.push({
      text: text.slice(boxes[i], boxes[i + 1]),
      x0, x1: x0 + (boxes[i + 4] ?? 0) * width, y0, y1: y0 + (boxes[i + 5] ?? 0) * height,
    });
  }
  return words.sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1 || a.x0 - b.x0);
}

function groupIntoLines(words: PlacedWord[]): PlacedWord[][] {
  const lines: PlacedWord[][] = [];
  for (const word of words) {
    let home: PlacedWord[] | undefined;
    for (let k = lines.length - 1; k >= Math.max(0, lines.length - LOOK_BACK) && !home; k--) {
      // Against the line's first word, never its growing union: else two columns of prose melt together.
      const first = lines[k]?.[0];
      if (!first) continue;
      const apart = Math.abs(first.y0 + first.y1 - word.y0 - word.y1) / 2;
      if (apart < SAME_LINE * Math.max(first.y1 - first.y0, word.y1 - word.y0)) home = lines[k];
    }
    if (home) home.push(word);
    else lines.push([word]);
  }
  for (const line of lines) line.sort((a, b) => a.x0 - b.x0);
  return lines;
}

function toCells(words: PlacedWord[]): TableCell[] {
  const cells: TableCell[] = [];
  let cell: TableCell | undefined;
  for (const word of words) {
    const em = Math.max(5, word.y1 - word.y0);
    const gap = cell ? word.x0 - cell.x1 : 0;
    const bulleted = cells.length === 1 && cell?.words === 1 && BULLET.test(cell.text) && gap < em * 2.5;
    if (cell && (gap < em * CELL_GAP || bulleted)) {
      cell.text += (gap > em * WORD_GAP ? " " : "") + word.text;
      cell.x1 = Math.max(cell.x1, word.x1);
      cell.words += 1;
    } else {
      cell = { text: word.text, x0: word.x0, x1: word.x1, words: 1, numeric: false };
      cells.push(cell);
    }
  }
  for (const each of cells) each.numeric = isNumeric(each.text);
  return cells;
}

/** A currency sign set apart from its figure would be a column of its own; the figure keeps its place. */
function joinCurrency(cells: TableCell[]): TableCell[] {
  const joined: TableCell[] = [];
  for (const cell of cells) {
    const previous = joined.at(-1);
    if (previous && cell.numeric && CURRENCY.test(previous.text) && cell.x0 - previous.x1 < CURRENCY_REACH) {
      joined[joined.length - 1] = { ...cell, text: `${previous.text} ${cell.text}` };
    } else joined.push(cell);
  }
  return joined;
}
