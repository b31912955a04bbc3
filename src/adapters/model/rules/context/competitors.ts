import type { PageView } from "../view/page-view";

const RIVALS = /^[\s#*>\d.-]*(?:direct |main |key |our |principaux |analyse des? (?:la )?|analisis de (?:la )?|analise d[ae] )?(?:competit(?:ors?|ion)|concurren(?:ce|ts)|competencia|competidores|concorren(?:cia|tes)|washindani|ushindani)\b[^.;\d]{0,30}:?[\s*]*$/;
const MARKED = /^#{1,6} /;

/** Whether the heading over a place names rivals: the prices under it are theirs. Where a text marks its headings, only marked ones count. */
export function underRivals(view: PageView, at: number): boolean {
  const marks = /(?:^|\n)#{1,6} /.test(view.text);
  const head = view.lines.findLast((line) => line.start <= at && (marks ? MARKED.test(view.text.slice(line.start, line.start + 8)) : line.heading));
  return head !== undefined && RIVALS.test(view.plain.slice(head.start, head.end));
}
