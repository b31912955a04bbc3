import type { Analyst, AnalystReply, AnalystRequest } from "@/domain/ports/analyst";
import type { Finding } from "@/domain/risk/finding";
import { appraise, gradeOf } from "./appraise/appraise";
import { buildFinding } from "./findings/build";
import { linkContradictions } from "./findings/contradictions";
import { readDocument } from "./read-document";
import { viewDocument } from "./view/document-view";

/**
 * The embedded analyst: cue phrases, rows and numbers in five languages, no model. It proposes only what
 * it can quote, knows nothing of scores, and gives the same bytes for the same input.
 */
export function createRulesAnalyst(): Analyst {
  return { identity: { kind: "rules", name: "Rules analyst", version: "1.0" }, analyse: async (request) => analyse(request) };
}

function analyse({ rubric, documents, categories, asOf, signal }: AnalystRequest): AnalystReply {
  const wanted = new Set(rubric.dataPoints.filter((point) => !categories || categories.includes(point.category)).map((point) => point.key));
  const findings: Finding[] = [];
  const appraisals = documents.map((document) => {
    signal?.throwIfAborted();
    const view = viewDocument(document);
    const appraisal = appraise(view, rubric);
    const grade = gradeOf(appraisal, rubric);
    for (const candidate of readDocument(view, asOf)) if (wanted.has(candidate.key)) findings.push(buildFinding(document.id, candidate, grade));
    return appraisal;
  });
  return { findings: linkContradictions(findings, rubric.scoring.contradictionTolerancePercent), appraisals };
}
