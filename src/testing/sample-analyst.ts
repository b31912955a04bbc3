import type { Analyst } from "@/domain/ports/analyst";
import type { Finding, FindingValue } from "@/domain/risk/finding";

interface Claim {
  key: string;
  value: FindingValue;
  quote: string;
  currency?: string;
  unit?: string;
  period?: string;
  projected?: boolean;
  page?: number;
}

/** Claims the same findings about every document, whether they stand there or not: verification has to sort them out. */
export const claiming = (claims: Claim[]): Analyst => ({
  identity: { kind: "rules", name: "Test analyst", version: "1" },
  analyse: async ({ documents }) => ({
    findings: documents.flatMap((document) => claims.map((claim, at) => finding(claim, document.id, at))),
    appraisals: documents.map(({ id }) => ({ documentId: id, documentType: null, template: false, dated: null, firm: null })),
  }),
});

const finding = (claim: Claim, documentId: string, at: number): Finding => ({
  id: `${documentId}-${at}`,
  subject: { kind: "dataPoint", key: claim.key },
  level: null,
  likelihood: null,
  impact: null,
  value: claim.value,
  unit: claim.unit ?? null,
  currency: claim.currency ?? null,
  period: claim.period ?? null,
  projected: claim.projected ?? null,
  quote: claim.quote,
  documentId,
  locator: { page: claim.page ?? 1, place: null },
  grade: "C",
  contradicts: [],
});
