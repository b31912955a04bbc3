import type { JobView } from "@/features/jobs/contract";
import { polledResponse } from "./run-response";

/** A job for programs that poll it as the first tool's documents say. */
export const jobResponse = (request: Request, job: JobView): Response => polledResponse(request, job, !job.terminal);
