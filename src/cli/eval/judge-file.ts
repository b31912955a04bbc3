import type { Finding } from "@/domain/risk/finding";
import { onItsPage, overlaps, sameAnswer } from "./match-fact";
import type { FactRow } from "./tables";

export interface FactVerdict {
  fact: FactRow;
  verdict: "found" | "wrong" | "missed" | "right" | "false-claim";
  reported: Finding[];
}

/** A tax number may be filed under either of these two. */
const EITHER: readonly string[] = ["tax_compliance", "registration_number"];
const FUTURE_NOTE = /forecast|target|project(?:ion|ed)|plan(?:ned)? figure|planned/i;

const keyOf = (finding: Finding): string => (finding.subject.kind === "dataPoint" ? finding.subject.key : "");

/** Judges what was reported for one file against its facts (rules 1 to 4 of the tables' README). */
export function judgeFile(facts: readonly FactRow[], findings: readonly Finding[], pageText: (page: number) => string): FactVerdict[] {
  return facts.map((fact) => {
    const reported = findings.filter((finding) => keyOf(finding) === fact.key);
    if (fact.kind === "not_stated") {
      const excused = reported.every((finding) => finding.projected === true && FUTURE_NOTE.test(fact.note));
      return { fact, verdict: excused ? "right" : "false-claim", reported };
    }
    if (fact.key === "-") return { fact, verdict: findings.some((finding) => overlaps(fact, finding, pageText)) ? "found" : "missed", reported: [] };
    const eligible = EITHER.includes(fact.key) ? findings.filter((finding) => EITHER.includes(keyOf(finding))) : reported;
    if (eligible.some((finding) => sameAnswer(fact, finding) && onItsPage(fact, finding, pageText))) return { fact, verdict: "found", reported };
    const rows = facts.filter((other) => other.key === fact.key && other.kind !== "not_stated");
    const stray = reported.some((finding) => !rows.some((row) => sameAnswer(row, finding)));
    return { fact, verdict: stray ? "wrong" : "missed", reported };
  });
}
