import type { Rubric } from "../risk/rubric";

/** Short names printed in place of ids. Gaps are Q, so that no gap is called like an indicator of Governance. */
export interface ReportCodes {
  category: ReadonlyMap<string, string>;
  indicator: ReadonlyMap<string, string>;
  document: ReadonlyMap<string, string>;
  gap: ReadonlyMap<string, string>;
  recommendation: ReadonlyMap<string, string>;
}

const numbered = (letter: string, ids: readonly string[]): Map<string, string> =>
  new Map([...new Set(ids)].map((id, index) => [id, `${letter}${index + 1}`]));

// D, Q and R are taken by documents, gaps and recommendations.
const TAKEN = new Set(["D", "Q", "R"]);

function categoryCodes(rubric: Rubric): Map<string, string> {
  const used = new Set(TAKEN);
  const codes = new Map<string, string>();
  for (const category of [...rubric.categories].sort((a, b) => a.order - b.order)) {
    const letters = category.slug.toUpperCase().replace(/[^A-Z]/g, "");
    let code = [...letters].find((letter) => !used.has(letter));
    for (let extra = 1; code === undefined; extra += 1) if (!used.has(`X${extra}`)) code = `X${extra}`;
    used.add(code);
    codes.set(category.id, code);
  }
  return codes;
}

export function makeReportCodes(rubric: Rubric, documentIds: readonly string[], gapKeys: readonly string[], recommendationIds: readonly string[]): ReportCodes {
  const category = categoryCodes(rubric);
  const indicator = new Map(rubric.indicators.map((def) => [def.id, `${category.get(def.category) ?? ""}${def.order}`]));
  return { category, indicator, document: numbered("D", documentIds), gap: numbered("Q", gapKeys), recommendation: numbered("R", recommendationIds) };
}
