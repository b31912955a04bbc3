import { createHash } from "node:crypto";
import { canonicalJson } from "@/domain/jobs/canonical-json";
import { normalPrompt, type PromptFields } from "@/domain/prompts/prompt";

/** Equal for fields that say the same, whatever the order of their keys: a save with the same hash makes no version. */
export const promptHash = (fields: PromptFields): string => createHash("sha256").update(canonicalJson(normalPrompt(fields))).digest("hex");
