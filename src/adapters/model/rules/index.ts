import { AppError } from "@/domain/errors";
import type { Analyst, AnalystDocument, AnalystReply, AnalystRequest } from "@/domain/ports/analyst";
import type { Finding } from "@/domain/risk/finding";
import type { Rubric } from "@/domain/risk/rubric";
import type { Candidate } from "./findings/candidate";
import { PageThread } from "./ahead/page-thread";
import { readAhead, type Ahead } from "./ahead/read-ahead";
import { appraise, givesOpinion, gradeOf } from "./appraise/appraise";
import { pickExposures } from "./criteria/exposure";
import { pickJudgements } from "./criteria/judge";
import { buildExposure, buildFinding, buildFlagFinding, buildJudgement } from "./findings/build";
import { linkContradictions } from "./findings/contradictions";
import { pickFlags } from "./pick/flags";
import { readDocument } from "./read-document";
import { viewDocument } from "./view/document-view";
import { TookTooLong, withinTime } from "./within-time";

export interface RulesOptions {
  /** The bundled thread for pages of long documents, dist/threads/pages.js. Absent = all is done in this thread. */
  pageThread?: string;
  /** Milliseconds on the wall that a document may take. Absent = 30 s and half a second a page. */
  limitMs?: number;
}

/**
 * The embedded analyst: cue phrases, rows and numbers in five languages, no model. It proposes only what
 * it can quote, knows nothing of scores, and gives the same bytes for the same input.
 */
export function createRulesAnalyst({ pageThread, limitMs }: RulesOptions = {}): Analyst {
  const thread = pageThread === undefined ? null : new PageThread(pageThread);
  const ahead: Ahead[] = [];
  return {
    identity: { kind: "rules", name: "Rules analyst", version: "1.0" },
    analyse: async (request) => {
      await Promise.all(ahead.splice(0).map((each) => each.done()));
      return analyse(request, limitMs);
    },
    readAhead: (asOf) => {
      const begun = readAhead(asOf, thread);
      ahead.push(begun);
      return begun.take;
    },
  };
}

function analyse({ rubric, documents, categories, asOf, signal }: AnalystRequest, limitMs: number | undefined): AnalystReply {
  const inScope = (category: string): boolean => !categories || categories.includes(category);
  const points = new Set(rubric.dataPoints.filter((point) => inScope(point.category)).map((point) => point.key));
  const indicators = new Map(rubric.indicators.filter((indicator) => inScope(indicator.category)).map((indicator) => [indicator.id, indicator]));
  const asks = (id: string, component: string): boolean => indicators.get(id)?.components.some((each) => each.id === component) ?? false;
  const flags = new Set(rubric.hardFlags.filter((flag) => flag.indicators.some((id) => indicators.has(id))).map((flag) => flag.id));
  const canBe = countable(rubric);
  const findings: Finding[] = [];
  const appraisals = documents.map((document) => {
    signal?.throwIfAborted();
    return inTime(document, limitMs, () => {
      const view = viewDocument(document, asOf);
      const appraisal = appraise(view, rubric, asOf);
      const selected = readDocument(view, asOf, canBe);
      const grade = gradeOf(appraisal, rubric, selected.some((candidate) => candidate.key === "audited_accounts" && givesOpinion(candidate.page.plain.slice(candidate.start, candidate.end))));
      findings.push(
        ...selected.filter((candidate) => points.has(candidate.key)).map((candidate) => buildFinding(document.id, candidate, grade)),
        ...pickJudgements(view).filter(({ indicator }) => asks(indicator, "judgement")).map((found) => buildJudgement(document.id, found.indicator, found.level, found, grade)),
        ...pickExposures(view).filter(({ indicator }) => asks(indicator, "likelihood_impact")).map((found) => buildExposure(document.id, found.indicator, found, found, grade)),
        ...pickFlags(view, rubric).filter(({ flag }) => flags.has(flag)).map((found) => buildFlagFinding(document.id, found.flag, found, grade)),
      );
      return { ...appraisal, grade };
    });
  });
  return { findings: linkContradictions(findings, rubric.scoring.contradictionTolerancePercent), appraisals };
}

/** A page takes some milliseconds, so this is for a text that one of the rules never gets done with, on however busy a machine. */
const [LEAST_MS, A_PAGE_MS] = [30_000, 500];

function inTime<T>({ name, pages }: AnalystDocument, limitMs: number | undefined, work: () => T): T {
  try {
    return withinTime(limitMs ?? LEAST_MS + A_PAGE_MS * pages.length, work);
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    throw new AppError("INVALID", `"${name}" was given up: finding what it says took longer than ${Math.round(error.limitMs / 1000)} s. Leave it out or send it in another form, then start again.`, { code: "ANALYSIS_TIMEOUT", cause: error });
  }
}

/** People are counted whole, and no firm has more of them than the rubric thinks possible: such a figure is an amount read as a count. */
function countable({ dataPoints }: Rubric): (candidate: Candidate) => boolean {
  const most = new Map(dataPoints.filter(({ type }) => type === "person-count").map(({ key, plausible }) => [key, plausible.max ?? Infinity]));
  return ({ key, value }) => {
    const limit = most.get(key);
    return limit === undefined || value.kind !== "number" || (Number.isInteger(value.number) && value.number <= limit);
  };
}
