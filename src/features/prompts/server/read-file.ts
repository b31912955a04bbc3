import { parse } from "yaml";
import { invalid } from "@/domain/errors";
import { type PromptFile, promptFileSchema } from "../file-contract";

/** A file of prompts, JSON or YAML (of which JSON is a part). @throws AppError INVALID, BAD_FILE, with the place of the first fault */
export function readPromptFile(text: string): PromptFile {
  const read = promptFileSchema.safeParse(parsed(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalid(`${["file", ...(issue?.path ?? [])].map(String).join(".")}: ${issue?.message ?? "does not fit"}.`, { code: "BAD_FILE", field: "text" });
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw invalid(`This is neither JSON nor YAML: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : ""}`, { code: "BAD_FILE", field: "text", cause: error });
  }
}
