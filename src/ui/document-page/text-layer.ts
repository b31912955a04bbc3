import type { ShownMark, ShownPage } from "./shown-page";

/** One word laid over its picture. All measures are shares of the page, so zoom changes nothing here. */
export interface LaidWord {
  text: string;
  x: number;
  y: number;
  height: number;
  /** Horizontal stretch that makes the drawn word as wide as the printed one. */
  stretch: number;
}

/** Words of one line that are, or are not, part of the passage. */
export interface LaidRun {
  marked: boolean;
  words: LaidWord[];
}
export type LaidLine = LaidRun[];

/** Width of a text in em of the layer's font. */
export type Measure = (text: string) => number;

const isMarked = (start: number, end: number, mark: ShownMark | null): boolean =>
  mark !== null && mark.match !== "none" && start < mark.end && end > mark.start;

/**
 * Words in reading order, broken into lines where the text breaks, with the passage as runs of its own:
 * a person selects, searches and hears the page as text although it is a picture.
 */
export function layText(page: Pick<ShownPage, "text" | "words" | "width" | "height" | "mark">, measure: Measure): LaidLine[] {
  const lines: LaidLine[] = [];
  let end = 0;
  for (const word of page.words) {
    const text = page.text.slice(word.start, word.end);
    if (text.trim() === "" || word.height <= 0) continue;
    const newLine = lines.length === 0 || page.text.slice(end, word.start).includes("\n");
    end = word.end;
    const drawn = measure(text) * word.height * page.height;
    const laid: LaidWord = { text, x: word.x, y: word.y, height: word.height, stretch: drawn > 0 ? (word.width * page.width) / drawn : 1 };
    const marked = isMarked(word.start, word.end, page.mark);
    if (newLine) lines.push([{ marked, words: [laid] }]);
    else {
      const line = lines.at(-1);
      const run = line?.at(-1);
      if (run && run.marked === marked) run.words.push(laid);
      else line?.push({ marked, words: [laid] });
    }
  }
  return lines;
}

export interface TextLine {
  parts: { text: string; marked: boolean }[];
  marked: boolean;
}

/** Plain text as lines with the passage cut out as parts of its own; blank lines are dropped. */
export function textLines(text: string, mark: ShownMark | null): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const from = start;
    start += line.length + 1;
    if (line.trim() === "") continue;
    if (!isMarked(from, from + line.length, mark) || !mark) {
      lines.push({ parts: [{ text: line, marked: false }], marked: false });
      continue;
    }
    const first = Math.max(0, mark.start - from);
    const last = Math.min(line.length, mark.end - from);
    const parts = [
      { text: line.slice(0, first), marked: false },
      { text: line.slice(first, last), marked: true },
      { text: line.slice(last), marked: false },
    ];
    lines.push({ parts: parts.filter((part) => part.text !== ""), marked: true });
  }
  return lines;
}
