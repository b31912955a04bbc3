import type { DocumentAppraisal, Identification } from "@/domain/ports/analyst";
import { worseGrade } from "@/domain/risk/levels";
import type { GradeId, Rubric } from "@/domain/risk/rubric";
import { gradeOf } from "../rules/appraise/appraise";

/** The rules' appraisal with what a model's quotations bear out in place of it. A blank form stays one, whatever is said of it. */
export function identified(rubric: Rubric, appraisal: DocumentAppraisal, said: Identification | undefined): DocumentAppraisal {
  if (!said || (said.documentType === null && said.issuer === null && said.dated === null)) return appraisal;
  const { documentType, dated } = appraisal;
  return {
    ...appraisal, documentType: said.documentType ?? documentType, dated: said.dated ?? dated, issuer: said.issuer,
    grade: gradeBy(rubric, appraisal, said), ruled: { documentType, dated },
  };
}

/**
 * The worse of the kind's grade and the rules': a paper that calls itself something better gains nothing. Only a paper whose
 * language the rules do not read takes the kind's own, when its quotation alone has the marks they would ask for; accounts then
 * count as without an auditor's opinion, which is found by rules or not at all.
 */
function gradeBy(rubric: Rubric, appraisal: DocumentAppraisal, { documentType, supported }: Identification): GradeId {
  const ruled = appraisal.grade ?? "D";
  if (documentType === null || documentType === appraisal.documentType) return ruled;
  const own = gradeOf({ ...appraisal, documentType }, rubric, false);
  return supported && appraisal.documentType === null ? own : worseGrade(own, ruled);
}
