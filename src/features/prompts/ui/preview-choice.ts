import type { TemplateValues } from "@/domain/prompts/template/template-value";
import type { PreviewVersionInput } from "../contract";

/** What a person has chosen to run on; what they typed for the other kinds is kept. */
export interface InputChoice {
  kind: "sample" | "variables" | "assessment";
  /** As it was pasted, JSON or not yet. */
  pasted: string;
  values: TemplateValues | null;
  assessmentId: string;
  /** Empty = the newest. */
  runId: string;
  /** Empty = the prompt's own first. */
  category: string;
  /** Empty = the first paper. */
  documentId: string;
}

/** The inputs of a preview job; null = something is still to be chosen or corrected. */
export function inputsOf({ kind, values, assessmentId, runId, category, documentId }: InputChoice): PreviewVersionInput["on"] | null {
  switch (kind) {
    case "sample":
      return { kind };
    case "variables":
      // Read from JSON, so it is JSON.
      return values === null ? null : { kind, variables: JSON.parse(JSON.stringify(values)) as Record<string, never> };
    case "assessment":
      return assessmentId === "" ? null : { kind, assessmentId, ...(runId !== "" && { runId }), ...(category !== "" && { category }), ...(documentId !== "" && { documentId }) };
  }
}
