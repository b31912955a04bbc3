import type { Candidate } from "./findings/candidate";
import { pickFramed } from "./frames/pick-framed";
import { pickSaid } from "./frames/pick-said";
import { pickMarked } from "./marked/pick-marked";
import type { PageHits } from "./page-hits";
import { pickDates } from "./pick/dates-told";
import { pickFunding } from "./pick/funding";
import { pickMeasures } from "./pick/measures";
import { pickOwners } from "./pick/owners";
import { pickPassages } from "./pick/passages";
import { pickImpliedPercents, pickPercents } from "./pick/percents";
import { pickRegistration } from "./pick/registration";
import { pickTold } from "./pick/told";
import { pickMembers } from "./profile/members";
import { pickPeopleTold } from "./profile/people-told";
import type { DocumentView } from "./view/document-view";
import type { PageView } from "./view/page-view";

/** What a page says without a look at the pages beside it, before and after what its tables say. */
export interface PageAlone {
  first: readonly Candidate[];
  then: readonly Candidate[];
}

/** For which document and at which place of it a page was read. */
interface Made { document: string; index: number; alone: PageAlone }
const memo = new WeakMap<PageView, Made>();

/** Read once for the same page of the same kind of document: ahead of time, or now. */
export function readAlone(document: DocumentView, view: PageView, hits: PageHits): PageAlone {
  const known = memo.get(view);
  if (known?.index === view.page.index && known.document === nameOf(document)) return known.alone;
  const alone = {
    first: [
      ...pickPassages(view, hits.text), ...pickPercents(document, view, hits.percent), ...pickImpliedPercents(document, view), ...pickFunding(document, view, hits.request),
      ...pickRegistration(document, view, hits.registration), ...pickTold(document, view), ...pickFramed(document, view), ...pickSaid(view, hits.said), ...pickMeasures(document, view),
    ],
    then: [...pickDates(document, view), ...pickOwners(view), ...pickPeopleTold(view), ...pickMembers(view), ...pickMarked(view)],
  };
  memo.set(view, { document: nameOf(document), index: view.page.index, alone });
  return alone;
}

const names = new WeakMap<DocumentView, string>();

/** All that a document lends its pages, in one line. */
function nameOf(document: DocumentView): string {
  const known = names.get(document);
  if (known !== undefined) return known;
  const { languages, style, currencies, marks, template, plan, thisYear, forecast, interim, reportYear, monthFirst, scale } = document;
  const made = JSON.stringify([languages, style, currencies, marks, template, plan, thisYear, forecast, interim, reportYear, monthFirst, scale] satisfies unknown[]);
  names.set(document, made);
  return made;
}
