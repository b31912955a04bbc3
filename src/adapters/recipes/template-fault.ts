import type { z } from "zod";

/** The first thing that does not fit, as "path: reason". */
export function templateFault(error: z.ZodError): string {
  const issue = firstIssue(error.issues);
  if (!issue) return "does not fit";
  const path = issue.path.map(String).join(".");
  if (issue.code !== "unrecognized_keys") return `${path || "the template"}: ${issue.message}`;
  const [key = ""] = issue.keys;
  return `${path ? `${path}.` : ""}${key}: there is no such key`;
}

type Issue = z.core.$ZodIssue;

/** Of several shapes that were tried, the one that came nearest: most of its keys were known. */
function firstIssue(issues: readonly Issue[]): Issue | undefined {
  const [issue] = issues;
  if (issue?.code !== "invalid_union") return issue;
  const branches = issue.errors.filter((branch) => branch.length > 0 && !branch.some((one) => one.code === "invalid_type" && one.path.length === 0));
  const nearest = branches.sort((a, b) => a.length - b.length)[0];
  const inner = nearest && firstIssue(nearest);
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}
