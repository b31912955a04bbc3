import type { Assessed, Contradiction } from "@/domain/risk/assessed";
import type { VerifiedFinding } from "@/domain/risk/finding";

/** As results were stored before a contradiction kept its own statements. */
type Stored = Omit<Assessed, "contradictions"> & { contradictions: (Omit<Contradiction, "statements"> & Partial<Pick<Contradiction, "statements">>)[] };

/** A stored result in today's shape: runs never change, so what an older one left out is taken from its own findings. */
export function toAssessed(stored: unknown, findings: readonly VerifiedFinding[]): Assessed | null {
  if (stored === null) return null;
  const result = stored as Stored;
  return {
    ...result,
    contradictions: result.contradictions.map((one) => ({ ...one, statements: one.statements ?? statementsOf(one, result, findings) })),
  };
}

function statementsOf({ dataPoint, findingIds }: Pick<Contradiction, "dataPoint" | "findingIds">, { facts }: Pick<Assessed, "facts">, findings: readonly VerifiedFinding[]): Contradiction["statements"] {
  const inForce = facts.filter((fact) => fact.dataPoint === dataPoint).flatMap((fact) => fact.evidence.map(({ findingId }) => findingId));
  return findings.flatMap(({ id, value, unit, currency, documentId, locator, quote, grade }) =>
    findingIds.includes(id) && value !== null
      ? [{ value, unit, currency, used: inForce.includes(id), evidence: { findingId: id, documentId, ...locator, quote, grade, answeredBy: null } }]
      : []);
}
