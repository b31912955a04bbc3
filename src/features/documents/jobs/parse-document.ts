import { z } from "zod";
import { defineJob } from "@/kernel/job";
import { readDocument } from "../server/read-document";
import { readingResult, type ReadingResult } from "../server/reading-result";
import { READING_TIMEOUT_SEC } from "../server/start-reading";

const input = z.object({ documentId: z.uuid() });

/** Reads one document inside the sandbox and keeps its pages. One at a time per assessment keeps memory flat. */
export const parseDocument = defineJob<z.infer<typeof input>, ReadingResult>({
  id: "parse-document",
  type: "PARSE_DOCUMENT",
  parse: (value) => input.parse(value),
  timeoutSec: READING_TIMEOUT_SEC,
  concurrency: { limit: 2, per: "assessment" },
  async run(job, step) {
    await step.run("read", (signal) => readDocument(job.app, job.input.documentId, (done, total, sentence) => job.progress(done, total, sentence), signal));
    return step.run("summarise", () => readingResult(job.app, job.input.documentId));
  },
});
