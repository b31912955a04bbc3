import type { LocalPorts, LocalResult } from "@/server/local-pipeline";

/** The one JSON document of `risk assess --json`. Keys stand in this order; scores are whole numbers 0..100. */
export function toDocument(result: LocalResult, ports: LocalPorts, run: { asOf: string; pdf: string | null }) {
  const { assessed } = result;
  return {
    assessment: {
      firm: result.firm,
      asOf: run.asOf,
      analyst: ports.analyst.identity,
      languageModelUsed: ports.analyst.identity.kind === "model",
      rubric: { version: assessed.rubricVersion, hash: assessed.rubricHash },
      quotations: assessed.quotations,
      startup: assessed.startup,
    },
    documents: result.documents.map(({ id, name, bytes, sha256, read, failure }) => ({
      id, name, bytes, sha256,
      outcome: failure?.code ?? "OK",
      failure,
      format: read?.format ?? null,
      pages: read?.pages.length ?? null,
      language: read?.language ?? null,
      ocrPages: read?.ocrPages ?? 0,
      warnings: read?.warnings ?? [],
    })),
    facts: assessed.facts,
    contradictions: assessed.contradictions,
    flags: assessed.flags,
    gaps: result.gaps,
    scores: assessed.categories.map(({ evidenced, id, ...category }) => ({ category: id, score: evidenced, ...category })),
    recommendations: assessed.recommendations,
    overall: {
      score: assessed.overall.evidenced,
      level: assessed.overall.level,
      low: assessed.overall.low,
      high: assessed.overall.high,
      coverage: assessed.overall.coverage,
      provisional: assessed.overall.provisional,
      sufficient: assessed.overall.sufficient,
      guards: assessed.overall.guards,
    },
    report: { pdf: run.pdf, pages: result.report.pages, standard: result.report.standard, notes: result.report.notes },
  };
}
