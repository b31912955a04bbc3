"use client";

import { useEffect, useState } from "react";
import { type JobPolling, pollJob } from "./poll-job";

const IDLE: JobPolling = { job: null, loading: false, error: null };
const ASKING: JobPolling = { job: null, loading: true, error: null };

/**
 * The hook of the polling document, over GET /api/jobs/:id alone: no tRPC, no live stream. Null asks nothing. Leaving
 * the page or another id stops the asking, never the job. The product's own screens use useJob.
 */
export function useJobPolling(jobId: string | null): JobPolling {
  const [known, setKnown] = useState<{ jobId: string; state: JobPolling } | null>(null);
  useEffect(() => {
    if (jobId === null) return;
    const leaving = new AbortController();
    void pollJob(jobId, (state) => setKnown({ jobId, state }), { signal: leaving.signal });
    return () => leaving.abort();
  }, [jobId]);
  if (jobId === null) return IDLE;
  return known?.jobId === jobId ? known.state : ASKING;
}
