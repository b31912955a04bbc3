import { AppError } from "@/domain/errors";
import { checkReport } from "@/domain/report/check-report";
import { printable } from "@/domain/report/printable";
import type { ReportDocument } from "@/domain/report/report-document";
import { reportSchema } from "./report-schema";

export interface PreparedReport {
  /** What the template reads. */
  json: string;
  /** Sentences for the analyst about what could not be printed as it stands. */
  notes: string[];
}

/** Characters named in a note; the rest are counted. */
const NAMED_CHARACTERS = 12;

function contractError(field: string, message: string): AppError {
  return new AppError("INTERNAL", `The report cannot be made: ${field} ${message}.`, { code: "REPORT_CONTRACT", field });
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`)).join("") || "report";

function validated(document: ReportDocument): ReportDocument {
  const parsed = reportSchema.safeParse(document);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw contractError(issue === undefined ? "report" : pathOf(issue.path), issue?.message ?? "is not valid");
  }
  const problem = checkReport(parsed.data)[0];
  if (problem !== undefined) throw contractError(problem.field, problem.message);
  return parsed.data;
}

/** Checks the contract, then makes every string of it printable. The catalogue's own words are cleaned alike. */
export function prepareReport(document: ReportDocument, covers: (codePoint: number) => boolean): PreparedReport {
  const lost = new Set<string>();
  const json = JSON.stringify(validated(document), (_key, value: unknown) => {
    if (typeof value !== "string") return value;
    const clean = printable(value, covers);
    for (const character of clean.lost) lost.add(character);
    return clean.text;
  });
  if (lost.size === 0) return { json, notes: [] };
  const named = [...lost].slice(0, NAMED_CHARACTERS).map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
  const rest = lost.size - named.length;
  return { json, notes: [`Characters the report's fonts cannot draw were replaced by a box: ${named.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`] };
}
