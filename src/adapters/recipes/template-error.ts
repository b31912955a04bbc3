import type { z } from "zod";
import { TEMPLATE_FAULTS, type TemplateFaultCode } from "@/domain/recipes/template-faults";

/** A template that does not fit: its one sentence names the file, the path in it and the code. */
export class TemplateError extends Error {
  constructor(readonly code: TemplateFaultCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "TemplateError";
  }
}

type Issue = z.core.$ZodIssue;

/** The first thing that does not fit, as "path: reason". */
export function templateFault(error: z.ZodError): TemplateError {
  const issue = firstIssue(error.issues);
  if (!issue) return new TemplateError("TEMPLATE_WRONG_TYPE", "does not fit");
  const path = issue.path.map(String).join(".");
  if (issue.code === "unrecognized_keys") return new TemplateError("TEMPLATE_UNKNOWN_KEY", `${path ? `${path}.` : ""}${issue.keys[0] ?? ""}: there is no such key`);
  return new TemplateError(codeOf(issue), `${path || "the template"}: ${issue.message}`);
}

function codeOf(issue: Issue): TemplateFaultCode {
  switch (issue.code) {
    case "invalid_type":
      return issue.message.endsWith("received undefined") ? "TEMPLATE_MISSING_KEY" : "TEMPLATE_WRONG_TYPE";
    case "invalid_value":
      return "TEMPLATE_NOT_A_CHOICE";
    case "too_big":
    case "too_small":
      return "TEMPLATE_OUT_OF_RANGE";
    case "invalid_format":
      return "TEMPLATE_BAD_FORMAT";
    // The schema's own checks say their code.
    case "custom":
      return isCode(issue.params?.["code"]) ? issue.params["code"] : "TEMPLATE_WRONG_TYPE";
    default:
      return "TEMPLATE_WRONG_TYPE";
  }
}

const isCode = (code: unknown): code is TemplateFaultCode => typeof code === "string" && Object.hasOwn(TEMPLATE_FAULTS, code);

/** Of several shapes that were tried, the one that came nearest: most of its keys were known. */
function firstIssue(issues: readonly Issue[]): Issue | undefined {
  const [issue] = issues;
  if (issue?.code !== "invalid_union") return issue;
  const branches = issue.errors.filter((branch) => branch.length > 0 && !branch.some((one) => one.code === "invalid_type" && one.path.length === 0));
  const nearest = branches.sort((a, b) => a.length - b.length)[0];
  const inner = nearest && firstIssue(nearest);
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}
