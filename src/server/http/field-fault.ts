import type { ZodError } from "zod";
import { AppError } from "@/domain/errors";

type Issue = ZodError["issues"][number];

const shown = (value: unknown): string => (typeof value === "number" || typeof value === "bigint" ? value.toLocaleString("en") : String(value));
const listed = (values: readonly unknown[]): string => values.map((value) => `"${String(value)}"`).join(", ");

/**
 * The first thing in which a body or query does not fit its contract, as one sentence that names the field. Codes:
 * MISSING_FIELD, WRONG_TYPE, UNKNOWN_FIELD, NOT_A_CHOICE, TOO_LONG, TOO_SHORT, OUT_OF_RANGE, BAD_FORMAT, INVALID.
 */
export function fieldFault(error: ZodError): AppError {
  const issue = error.issues[0];
  if (!issue) return new AppError("INVALID", "The input does not fit.");
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    const field = [...path, issue.keys[0] ?? ""].join(".");
    return new AppError("INVALID", `There is no field ${listed(issue.keys)} here. Correct its name or leave it out.`, { code: "UNKNOWN_FIELD", field });
  }
  const field = path.join(".");
  const { code, words } = verdict(issue);
  const ours = ownWords(issue.message) ?? words;
  const sentence = /^[A-Z]/.test(ours) ? ours : `${field === "" ? "The body" : field} ${ours}.`;
  return new AppError("INVALID", sentence, { code, field: field === "" ? undefined : field });
}

/** What a contract says itself is better than what can be made of the rule: a whole sentence, or its end after the field. */
const ownWords = (message: string): string | null =>
  /^(Invalid |Too (small|big): |Unrecognized )/.test(message) ? null : message.replace(/(?<=^[a-z].*)\.$/, "");

function verdict(issue: Issue): { code: string; words: string } {
  switch (issue.code) {
    case "invalid_type":
      return issue.message.endsWith("received undefined")
        ? { code: "MISSING_FIELD", words: `is missing; it must be ${article(issue.expected)}` }
        : { code: "WRONG_TYPE", words: `must be ${article(issue.expected)}` };
    case "too_big":
      return issue.origin === "string" || issue.origin === "array"
        ? { code: "TOO_LONG", words: `must have at most ${shown(issue.maximum)} ${issue.origin === "string" ? "characters" : "items"}` }
        : { code: "OUT_OF_RANGE", words: `must be at most ${shown(issue.maximum)}` };
    case "too_small":
      return issue.origin === "string" || issue.origin === "array"
        ? { code: "TOO_SHORT", words: issue.minimum === 1 ? "must not be empty" : `must have at least ${shown(issue.minimum)} characters` }
        : { code: "OUT_OF_RANGE", words: `must be at least ${shown(issue.minimum)}` };
    case "invalid_value":
      return { code: "NOT_A_CHOICE", words: `must be ${issue.values.length === 1 ? "" : "one of "}${listed(issue.values)}, in this spelling` };
    case "invalid_format":
      return { code: "BAD_FORMAT", words: FORMAT_WORDS[issue.format] ?? "is not written as it should be" };
    case "invalid_union":
      return { code: "WRONG_TYPE", words: "has a type that is not taken here" };
    // A rule of the contract's own may be of a kind that has a code.
    case "custom":
      return { code: OWN_CODES.find((code) => code === issue.params?.["code"]) ?? "INVALID", words: "does not fit" };
    default:
      return { code: "INVALID", words: "does not fit" };
  }
}

const OWN_CODES = ["MISSING_FIELD", "OUT_OF_RANGE", "TOO_LONG"] as const;

const FORMAT_WORDS: Partial<Record<string, string>> = {
  uuid: "must be an id like 550e8400-e29b-41d4-a716-446655440000",
  datetime: "must be a time like 2026-03-01T08:00:00Z",
  url: "must be an http or https address",
  email: "must be an e-mail address",
};

const article = (type: string): string => ({ int: "a whole number", number: "a number", string: "text", boolean: "true or false", object: "an object", record: "an object", array: "a list" })[type] ?? `a ${type}`;
