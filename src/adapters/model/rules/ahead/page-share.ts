import type { NumberStyle } from "@/domain/quantities/number-style";
import { CRITERIA } from "../criteria/criteria";
import { keepSigns, readSigns, type Sign } from "../criteria/signs";
import type { Candidate } from "../findings/candidate";
import { keepAlone, pageToRead, readAlone } from "../page-alone";
import type { DocumentView } from "../view/document-view";
import { viewText } from "../view/kept-views";
import type { PageView } from "../view/page-view";
import type { Statement } from "../view/statement";

/** Pages for another thread, and all that they are read by. */
export interface Share {
  id: number;
  document: DocumentView;
  style: NumberStyle;
  /** Assessment date, yyyy-mm-dd. */
  asOf: string;
  pages: { text: string; page: number }[];
}

/** A candidate on its way between threads, without its page: that is the one it is told with. */
type Loose = Omit<Candidate, "page"> & { page: null };

/** What a page says alone, as it crosses between threads. */
export interface ReadPage {
  statement: Statement;
  stated: Loose[];
  first: Loose[];
  then: Loose[];
  /** By the criterion's place among all. */
  signs: [criterion: number, signs: Sign[]][];
}

export interface ReadShare {
  id: number;
  pages: ReadPage[];
}

const loosen = (candidates: readonly Candidate[]): Loose[] => candidates.map((candidate) => ({ ...candidate, page: null }));
const fasten = (candidates: readonly Loose[], page: PageView): Candidate[] => candidates.map((candidate) => Object.assign(candidate, { page }));

/** The other thread's side. */
export function readShare({ id, document, style, asOf, pages }: Share): ReadShare {
  const read = ({ text, page }: Share["pages"][number]): ReadPage => {
    const view = viewText(text, page, style);
    const signs = readSigns(document, view);
    const { statement, stated, first, then } = readAlone(pageToRead(document, view, asOf));
    return { statement, stated: loosen(stated), first: loosen(first), then: loosen(then), signs: [...signs].map(([criterion, found]) => [CRITERIA.indexOf(criterion), found]) };
  };
  return { id, pages: pages.map(read) };
}

/** This thread's side: what was read there stands as if it had been read here. */
export function keepRead(document: DocumentView, view: PageView, asOf: string, { statement, stated, first, then, signs }: ReadPage): void {
  keepSigns(document, view, new Map(signs.flatMap(([at, found]) => { const criterion = CRITERIA[at]; return criterion ? [[criterion, found] as const] : []; })));
  keepAlone(document, view, asOf, { statement, stated: fasten(stated, view), first: fasten(first, view), then: fasten(then, view) });
}
