"use client";

import { useEffect, useRef, useState } from "react";
import type { JobView } from "@/features/jobs/contract";
import { trpc } from "./client";
import { pollPlan, WATCH_MS } from "./poll-plan";

export interface WatchedJob {
  /** The last state known; kept through network errors. */
  job: JobView | null;
  /** Set while the last try failed; `job` may still hold the state before. */
  error: unknown;
  /** Watched for two minutes: still running, safe to leave. */
  gaveUp: boolean;
  /** Watches for another two minutes. */
  goOn: () => void;
  cancel: () => void;
  cancelling: boolean;
  cancelError: unknown;
}

const ended = (job: JobView | undefined): boolean => job?.terminal === true;

/** Follows a job by polling (jobs.md section 10). Leaving the page stops the polling, never the job. */
export function useJob(jobId: string | null): WatchedJob {
  const [watch, setWatch] = useState(0);
  const [gaveUpWatch, setGaveUpWatch] = useState(-1);
  const beganAt = useRef(0);
  const utils = trpc.useUtils();

  const query = trpc.jobs.get.useQuery(
    { id: jobId ?? "" },
    {
      enabled: jobId !== null,
      staleTime: 0,
      retry: false,
      refetchOnMount: "always",
      refetchOnWindowFocus: (q) => (ended(q.state.data) ? false : "always"),
      refetchInterval: (q) => {
        const plan = pollPlan({
          polls: q.state.dataUpdateCount + q.state.errorUpdateCount,
          watchedMs: beganAt.current === 0 ? 0 : Date.now() - beganAt.current,
          terminal: ended(q.state.data),
          hidden: typeof document !== "undefined" && document.visibilityState === "hidden",
        });
        return plan.kind === "poll" ? plan.inMs : false;
      },
    },
  );

  const terminal = ended(query.data);
  useEffect(() => {
    if (jobId === null || terminal) return;
    beganAt.current = Date.now();
    const timer = setTimeout(() => setGaveUpWatch(watch), WATCH_MS);
    const onSeen = () => {
      if (document.visibilityState === "visible") setWatch((n) => n + 1);
    };
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, [jobId, watch, terminal]);

  const cancel = trpc.jobs.cancel.useMutation({
    onSuccess: (job) => {
      utils.jobs.get.setData({ id: job.id }, job);
      void utils.jobs.list.invalidate();
    },
  });

  return {
    job: query.data ?? null,
    error: query.error,
    gaveUp: !terminal && gaveUpWatch === watch,
    goOn: () => {
      setWatch((n) => n + 1);
      void query.refetch();
    },
    cancel: () => {
      if (jobId !== null) cancel.mutate({ id: jobId });
    },
    cancelling: cancel.isPending,
    cancelError: cancel.error,
  };
}
