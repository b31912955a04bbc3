import type { Finding } from "@/domain/risk/finding";

/** Links findings that state figures further apart than the rubric tolerates for one data point and period. */
export function linkContradictions(findings: readonly Finding[], tolerancePercent: number): Finding[] {
  return findings.map((finding) => ({
    ...finding,
    contradicts: findings.filter((other) => other.id !== finding.id && contradict(finding, other, tolerancePercent)).map((other) => other.id).sort(),
  }));
}

/** Keys whose several values are true together: a price for each product, an area for each crop. */
const SIDE_BY_SIDE = new Set(["selling_price", "yield_per_hectare", "revenue_previous_years", "unit_cost", "cultivated_area_ha"]);

function contradict(a: Finding, b: Finding, tolerancePercent: number): boolean {
  if (a.subject.kind !== "dataPoint" || b.subject.kind !== "dataPoint" || a.subject.key !== b.subject.key || SIDE_BY_SIDE.has(a.subject.key)) return false;
  if (a.period !== b.period || a.projected !== b.projected || a.currency !== b.currency || a.unit !== b.unit) return false;
  if (a.value?.kind === "boolean" && b.value?.kind === "boolean") return a.value.yes !== b.value.yes;
  if (a.value?.kind === "choice" && b.value?.kind === "choice") return a.value.choice !== b.value.choice;
  if (a.value?.kind !== "number" || b.value?.kind !== "number") return false;
  const larger = Math.max(Math.abs(a.value.number), Math.abs(b.value.number));
  return larger > 0 && (Math.abs(a.value.number - b.value.number) / larger) * 100 > tolerancePercent;
}
