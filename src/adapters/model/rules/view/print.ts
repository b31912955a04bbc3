import { blockAt, type Block, type Line, type PageView } from "./page-view";

/** A row of a sheet or table with a figure beside its first cell: it names nothing that stands below it. A year makes a head. */
export function holdsFigures(view: PageView, line: Line): boolean {
  const raw = view.text.slice(line.start, line.end);
  const cut = raw.indexOf("|", 2);
  return cut > 0 && /\d/.test(raw.slice(cut).replace(/\| [A-Z]{1,3}\d{1,5}: /g, "").replace(/(?:19|20)\d\d(?:[/-]\d{2,4})?/g, ""));
}

const prose = new WeakMap<Block, boolean>();

/** Whether a line is part of a paragraph of sentences, though it may be short itself. */
export function inProse(view: PageView, line: Line): boolean {
  const block = blockAt(view, line.start);
  if (block === null || block.lastLine <= block.firstLine) return false;
  const known = prose.get(block);
  if (known !== undefined) return known;
  const made = /\p{L}{3}[.;] \p{L}|\p{L}{3}\.$/u.test(view.plain.slice(block.start, block.end).replace(/\n/g, " ").trim());
  prose.set(block, made);
  return made;
}
