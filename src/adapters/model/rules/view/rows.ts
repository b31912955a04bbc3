import type { Quantity } from "@/domain/quantities/quantity";
import { afterBullet, type Line, type PageView } from "./page-view";

/** A label and the numbers printed after it on the same line: one side of a statement row. */
export interface Row {
  line: Line;
  labelStart: number;
  labelEnd: number;
  label: string;
  quantities: Quantity[];
  /** How many figures stand before each dash that stands for a nil column. */
  nils: number[];
  /** A long dash stands between label and first figure: a nil column where heads tell columns apart, else a mere sign. */
  longDash: boolean;
}

const NIL = /(?:^|[\s$])-(?=\s|$)/;

const BETWEEN = /^[\s$€£()|%*†:=-]*(?:us\$|r\$|gh[¢₵]|bs|fr|frw?|ushs?|kshs?|tshs?|shs?|rs\.?|mk|[a-z]{3}|[mk]?dhs?|f ?cfa|kz|mts?|euros|k€|s\/\.?)?[\s$€£()|%*†=-]*[kprnq]?$/;
/** A euro sign that a typeface without one left as "e", between two amounts to the cent. */
const LOST_EURO = /^ e [(-]?$/;
const LABEL_EDGE = /^(?:[\s•▪●■$€£:()|*.-]|o(?= ))+|[\s$€£:()|*=.-]+$/gu;

const memo = new WeakMap<PageView, readonly Row[]>();

/** Rows of one page, left to right and top to bottom; two-sided statements give two rows a line. */
export function readRows(view: PageView): readonly Row[] {
  const known = memo.get(view);
  if (known) return known;
  const made = rowsOf(view);
  memo.set(view, made);
  return made;
}

function rowsOf(view: PageView): Row[] {
  const rows: Row[] = [];
  const tokens = view.numbers();
  let index = 0;
  for (const line of view.lines) {
    while (index < tokens.length && (tokens[index]?.start ?? 0) < line.start) index += 1;
    let labelFrom = afterBullet(view.plain, line);
    let open: Row | null = null;
    let cursor = labelFrom;
    for (; index < tokens.length; index++) {
      const token = tokens[index];
      if (!token || token.start >= line.end) break;
      if (token.start < labelFrom) continue;
      const gap = view.plain.slice(cursor, token.start);
      const quantity = view.quantity(index);
      if (!quantity) continue;
      if (open && (BETWEEN.test(gap) || (LOST_EURO.test(gap) && open.quantities.at(-1)?.token.decimals === 2 && token.decimals === 2))) {
        if (NIL.test(gap)) open.nils.push(open.quantities.length);
        open.quantities.push(quantity);
      }
      else {
        open = newRow(view, line, open ? cursor : labelFrom, Math.min(token.start, quantity.start), quantity);
        if (open) rows.push(open);
      }
      cursor = Math.max(token.end, Math.min(quantity.end, line.end));
      labelFrom = cursor;
    }
  }
  return rows;
}

function newRow(view: PageView, line: Line, from: number, to: number, quantity: Quantity): Row | null {
  const raw = view.plain.slice(from, to);
  const lead = /^[\s•▪●■$€£:()|*.-]*/u.exec(raw)?.[0].length ?? 0;
  const label = raw.replace(LABEL_EDGE, "");
  if (!/\p{L}{2}/u.test(label)) return null;
  const after = raw.slice(lead + label.length);
  return { line, labelStart: from + lead, labelEnd: from + lead + label.length, label, quantities: [quantity], longDash: /^\s*[—–]\s/u.test(view.text.slice(from + lead + label.length, to)), nils: NIL.test(after) && !/^\s*[-:]\s*(?:[a-z$.]{1,4})?\s*$/.test(after) ? [0] : [] };
}
