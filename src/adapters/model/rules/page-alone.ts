import type { Candidate } from "./findings/candidate";
import { pickFramed } from "./frames/pick-framed";
import { pickSaid } from "./frames/pick-said";
import { pickMarked } from "./marked/pick-marked";
import { pickAmountLists } from "./lists/amount-lists";
import { pickNameColumns } from "./lists/name-columns";
import { hitsOf, type PageHits } from "./page-hits";
import { pickDates } from "./pick/dates-told";
import { pickFigures } from "./pick/figures";
import { pickFunding } from "./pick/funding";
import { pickLabelled } from "./pick/labelled";
import { pickMeasures } from "./pick/measures";
import { pickOwners } from "./pick/owners";
import { pickPassages } from "./pick/passages";
import { pickImpliedPercents, pickPercents } from "./pick/percents";
import { pickRegistration } from "./pick/registration";
import { pickTold } from "./pick/told";
import { pickPlaceChains } from "./places/place-chain";
import { pickMembers } from "./profile/members";
import { pickPeopleTold } from "./profile/people-told";
import type { DocumentView } from "./view/document-view";
import { readGrid } from "./view/grid";
import type { PageView } from "./view/page-view";
import { readRows } from "./view/rows";
import { readStatement, type Statement } from "./view/statement";

/** What a page says without a look at the pages beside it. */
export interface PageAlone {
  statement: Statement;
  /** Figures and measures under the page's own heads of columns. */
  stated: readonly Candidate[];
  /** What neither heads nor tables change, before and after what the tables say. */
  first: readonly Candidate[];
  then: readonly Candidate[];
}

/** A page and all that its figures are read by. */
export interface PageToRead {
  document: DocumentView;
  view: PageView;
  /** Looked for when first asked for: of a page read ahead nobody asks. */
  readonly hits: PageHits;
  /** Assessment date, yyyy-mm-dd. */
  asOf: string;
}

export const pageToRead = (document: DocumentView, view: PageView, asOf: string): PageToRead => ({ document, view, asOf, get hits() { return hitsOf(document, view); } });

/** For which document and at which place of it a page was read. */
interface Made { document: string; index: number; alone: PageAlone }
const memo = new WeakMap<PageView, Made>();

/** Read once for the same page of the same kind of document: ahead of time, or now. */
export function readAlone(page: PageToRead): PageAlone {
  const { document, view, asOf } = page;
  const name = nameFor(document, asOf);
  const known = memo.get(view);
  if (known?.index === view.page.index && known.document === name) return known.alone;
  const { hits } = page;
  const statement = readStatement(document, view);
  const alone = {
    statement, stated: pickStated(page, statement),
    first: [
      ...pickPassages(view, hits.text), ...pickPercents(document, view, hits.percent), ...pickImpliedPercents(document, view), ...pickFunding(document, view, hits.request),
      ...pickRegistration(document, view, hits.registration), ...pickTold(document, view), ...pickFramed(document, view), ...pickSaid(view, hits.said), ...pickMeasures(document, view),
    ],
    then: [...pickDates(document, view), ...pickOwners(view), ...pickPeopleTold(view), ...pickMembers(view), ...pickMarked(view), ...pickAmountLists(view), ...pickNameColumns(view), ...pickPlaceChains(view)],
  };
  memo.set(view, { document: name, index: view.page.index, alone });
  return alone;
}

/** Takes what was read of a page in another thread, for the same document and day. */
export function keepAlone(document: DocumentView, view: PageView, asOf: string, alone: PageAlone): void {
  memo.set(view, { document: nameFor(document, asOf), index: view.page.index, alone });
}

/** Figures and measures under the heads that hold for a page; its own, or those of the page before. */
export function pickStated({ document, view, hits, asOf }: PageToRead, statement: Statement): Candidate[] {
  const grid = readGrid(view);
  const figures = hits.figure.length > 0 ? weighStatement(pickFigures({ document, view, statement, rows: readRows(view), grid, asOf }, hits.figure)) : [];
  return [...figures, ...pickLabelled({ document, view, statement, grid }, hits.measure)];
}

/** A page with many different figures is the statement itself; a note's subtotal of the same name counts less. */
function weighStatement(candidates: Candidate[]): Candidate[] {
  const different = Math.min(6, new Set(candidates.map((candidate) => candidate.key)).size);
  return candidates.map((candidate) => ({ ...candidate, score: candidate.score + different * 0.7 }));
}

const lines = new WeakMap<DocumentView, string>();

const nameFor = (document: DocumentView, asOf: string): string => `${asOf} ${nameOf(document)}`;

/** All that a document lends its pages, in one line. */
function nameOf(document: DocumentView): string {
  const known = lines.get(document);
  if (known !== undefined) return known;
  const { names, languages, style, currencies, marks, template, plan, thisYear, forecast, interim, reportYear, monthFirst, scale, onlyScale } = document;
  const made = JSON.stringify([names, languages, style, currencies, marks, template, plan, thisYear, forecast, interim, reportYear, monthFirst, scale, onlyScale] satisfies unknown[]);
  lines.set(document, made);
  return made;
}
