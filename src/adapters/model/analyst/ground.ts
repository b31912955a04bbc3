import { type Passage, passagesOf } from "@/domain/model/passages";
import type { SourcePage } from "@/domain/model/choose-passages";
import type { Analyst, AnalystDocument, AnalystReply, AnalystRequest } from "@/domain/ports/analyst";
import type { Finding } from "@/domain/risk/finding";
import type { GradeId } from "@/domain/risk/rubric";
import { indexRubric } from "@/domain/risk/rubric-index";
import { documentText } from "./document-text";
import { identified } from "./identified";

/** What all categories share: prepared once for the same documents. */
export interface Ground {
  passages: Passage[];
  /** The text of all passages; null when they have to be chosen for each category. */
  whole: string | null;
  appraisals: AnalystReply["appraisals"];
  grades: ReadonlyMap<string, GradeId>;
  found: Finding[];
}

export interface GroundOptions {
  /** Says what each document is and how good its evidence is, and where the category's sources stand: no model is asked for either. */
  rules: Analyst;
  /** Most tokens of document text in one call. */
  inputTokens: number;
}

/** Grounds by their documents: the same objects are prepared once. */
export function keepGrounds(options: GroundOptions): (request: AnalystRequest) => Promise<Ground> {
  const grounds = new WeakMap<AnalystDocument[], Promise<Ground>>();
  return (request) => {
    const made = grounds.get(request.documents) ?? prepare(options, request);
    grounds.set(request.documents, made);
    made.catch(() => grounds.delete(request.documents));
    return made;
  };
}

async function prepare({ rules, inputTokens }: GroundOptions, { rubric, documents, asOf, identified: said, signal }: AnalystRequest): Promise<Ground> {
  const passages = passagesOf(documents);
  const fits = passages.reduce((sum, { tokens }) => sum + tokens, 0) <= inputTokens;
  const { appraisals: ruled, findings } = await rules.analyse({ rubric, documents, asOf, signal, ...(fits && { categories: [] }) });
  const appraisals = said ? ruled.map((appraisal) => identified(rubric, appraisal, said.find(({ documentId }) => documentId === appraisal.documentId))) : ruled;
  return {
    passages, whole: fits ? documentText(passages) : null, appraisals, found: findings,
    grades: new Map(appraisals.map(({ documentId, grade = "D" }) => [documentId, grade])),
  };
}

/** Pages where the rules analyst found something for the category: what is known, disputed or open is looked at there. */
export function sourcesOf({ found }: Ground, { rubric }: AnalystRequest, category: string): SourcePage[] {
  const index = indexRubric(rubric);
  const about = ({ subject }: Finding): boolean =>
    subject.kind === "dataPoint" ? index.dataPoint.get(subject.key)?.category === category
      : subject.kind === "indicator" ? index.indicator.get(subject.id)?.category === category
        : subject.kind === "flag" && rubric.hardFlags.some(({ id, indicators }) => id === subject.id && indicators.some((name) => index.indicator.get(name)?.category === category));
  return found.filter(about).map(({ documentId, locator }) => ({ documentId, page: locator.page }));
}
