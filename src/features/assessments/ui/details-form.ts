import { createAssessmentInput, type AssessmentView, type CreateAssessmentInput } from "../contract";

/** The form holds text only; "" is "not known yet". */
export type DetailsField = "name" | "firm" | "enterpriseType" | "country" | "sector" | "currency";
export type Details = Record<DetailsField, string>;

export const NO_DETAILS: Details = { name: "", firm: "", enterpriseType: "", country: "", sector: "", currency: "" };
const FIELDS = Object.keys(NO_DETAILS) as DetailsField[];

export const isDetails = (value: unknown): value is Details =>
  typeof value === "object" && value !== null && FIELDS.every((field) => field in value && typeof Object.entries(value).find(([key]) => key === field)?.[1] === "string");

export const detailsOf = (view: AssessmentView): Details => ({
  name: view.name,
  firm: view.firm,
  enterpriseType: view.enterpriseType ?? "",
  country: view.country ?? "",
  sector: view.sector ?? "",
  currency: view.currency ?? "",
});

const known = (text: string): string | null => (text.trim() === "" ? null : text);

export const inputOf = (details: Details): CreateAssessmentInput => ({
  name: details.name,
  firm: details.firm,
  enterpriseType: known(details.enterpriseType),
  country: known(details.country),
  sector: known(details.sector),
  currency: known(details.currency),
});

export interface DetailsError {
  fieldId: DetailsField;
  message: string;
}

/** One error a field, in the order of the form, in the contract's own words. */
export function detailsErrors(details: Details): DetailsError[] {
  const parsed = createAssessmentInput.safeParse(inputOf(details));
  if (parsed.success) return [];
  return FIELDS.flatMap((fieldId) => {
    const issue = parsed.error.issues.find((candidate) => candidate.path[0] === fieldId);
    return issue ? [{ fieldId, message: issue.message }] : [];
  });
}
