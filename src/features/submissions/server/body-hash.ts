import { createHash } from "node:crypto";
import { canonicalJson } from "@/domain/jobs/canonical-json";

export interface SubmittedBody {
  recipe: string;
  prompt: string | undefined;
  input: unknown;
  config: unknown;
  timeout: number | undefined;
  webhookUrl: string | undefined;
}

/** What makes two submissions the same request: all that changes what is done, and nothing else (jobs.md section 4). */
export const bodyHash = (body: SubmittedBody): string => createHash("sha256").update(canonicalJson(body)).digest("hex");
