import type { PageView } from "./page-view";
import { readRows } from "./rows";
import { scaleAt, type Statement } from "./statement";

/** Rows this near a page's top may go on with the table of the page before; above them stands a running head at most. */
const TOP_LINES = 6;

/** A page's statement with the last head of the page before, where the page begins in the middle of that table. */
export function continued(statement: Statement, view: PageView, before: Statement | null): Statement {
  const head = before?.headers.at(-1);
  if (!before || !head || head.columns.length < 2) return statement;
  const own = statement.headers[0]?.line ?? Infinity;
  const goesOn = readRows(view).filter((row) => row.line.index < Math.min(TOP_LINES, own) && row.quantities.length + row.nils.length === head.columns.length).length >= 2;
  if (!goesOn) return statement;
  return { ...statement, headers: [{ ...head, line: -1 }, ...statement.headers], scales: [{ line: -1, scale: scaleAt(before, Infinity), currency: null }, ...statement.scales] };
}
