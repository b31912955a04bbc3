import type { VerifiedFinding } from "./finding";
import { GRADES, gradeOrder } from "./levels";
import { latestFirst, lastDay, notOver, parsePeriod, type Period } from "./period";
import type { GradeId, StalenessLimit } from "./rubric";
import type { EvidenceInput } from "./candidates";

const LAST: GradeId = "D";

/**
 * The grade a finding really has: what is planned is a statement, what is out of date drops one grade,
 * and a stale statement is no evidence at all (grade null). Rules: evidence-grades.yaml.
 */
export function effectiveGrade(
  finding: VerifiedFinding, period: Period | null, stale: string | null, input: Pick<EvidenceInput, "asOf">,
): { grade: GradeId | null; notes: string[] } {
  const notes: string[] = [];
  let grade: GradeId | null = finding.grade;
  if (stale !== null) {
    grade = GRADES[gradeOrder(finding.grade) + 1] ?? null;
    notes.push(stale);
  }
  if (grade !== null && (finding.projected === true || notOver(period, input.asOf))) {
    grade = LAST;
    notes.push(finding.projected === true ? "A forecast counts as a statement" : "The period has not ended");
  }
  return { grade, notes };
}

/** Documents that are out of date, with the reason in words. Needs their type; an unrecognised paper has no limit. */
export function staleDocuments(input: EvidenceInput): Map<string, string> {
  const stale = new Map<string, string>();
  // A model's word of what a paper is cannot make it fresh: it is stale when the rules alone would call it so, too.
  for (const appraisal of (input.appraisals ?? []).flatMap((each) => (each.ruled ? [{ ...each, ...each.ruled }, each] : [each]))) {
    for (const limit of input.rubric.staleness) {
      if (appraisal.documentType === null || !limit.documents.includes(appraisal.documentType)) continue;
      const own = input.findings.filter((f) => f.documentId === appraisal.documentId);
      const date = limit.basis === "expiry" ? expiryIn(own, limit) : (appraisal.dated ?? latestPeriodIn(own));
      if (date !== null && addMonths(date, limit.monthsAfter) < input.asOf) stale.set(appraisal.documentId, wording(limit, date));
    }
  }
  return stale;
}

function expiryIn(findings: VerifiedFinding[], limit: StalenessLimit): string | null {
  const dates = findings.flatMap((f) =>
    f.subject.kind === "dataPoint" && limit.expiry.includes(f.subject.key) && f.value?.kind === "date" ? [f.value.date] : []);
  return dates.sort().at(-1) ?? null;
}

function latestPeriodIn(findings: VerifiedFinding[]): string | null {
  const periods = findings.filter((f) => f.projected !== true).map((f) => parsePeriod(f.period)).sort(latestFirst);
  return lastDay(periods[0] ?? null);
}

const wording = (limit: StalenessLimit, date: string): string =>
  limit.basis === "expiry" ? `Out of date: it ran out on ${date}` : `Out of date: of ${date}, more than ${limit.monthsAfter} months before the assessment`;

/** yyyy-mm-dd, yyyy-mm or yyyy; a missing part means the last day, so nothing is called stale too early. */
function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split("-").map(Number);
  if (year === undefined || Number.isNaN(year)) return "9999-12-31";
  const target = new Date(Date.UTC(year, (month ?? 12) - 1 + months + 1, 0));
  const last = target.getUTCDate();
  target.setUTCDate(Math.min(day ?? last, last));
  return target.toISOString().slice(0, 10);
}
