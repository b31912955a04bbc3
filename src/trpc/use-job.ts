"use client";

import { useEffect, useRef, useState } from "react";
import type { JobView } from "@/features/jobs/contract";
import { keepNewerJob, needsAsking, withProgress } from "./apply-news";
import { trpc } from "./client";
import { pollPlan, WATCH_MS } from "./poll-plan";
import { useLiveJobs } from "./use-live-jobs";

export interface WatchedJob {
  /** The last state known; kept through network errors. */
  job: JobView | null;
  /** Set while the last try failed; `job` may still hold the state before. */
  error: unknown;
  /** Polled for two minutes: still running, safe to leave. Never while the live stream carries the job. */
  gaveUp: boolean;
  /** Polls for another two minutes. */
  goOn: () => void;
  cancel: () => void;
  cancelling: boolean;
  cancelError: unknown;
}

const ended = (job: JobView | undefined): boolean => job?.terminal === true;

/**
 * Follows a job over the tab's live stream and, where there is none, by polling (jobs.md section 10); never by both.
 * Leaving the page stops the watching, never the job.
 */
export function useJob(jobId: string | null): WatchedJob {
  const [watch, setWatch] = useState(0);
  const [gaveUpWatch, setGaveUpWatch] = useState(-1);
  const began = useRef<{ at: number; counted: number | null }>({ at: 0, counted: null });
  const utils = trpc.useUtils();
  const [known, setKnown] = useState<string | null>(null);

  const live = useLiveJobs(known === null || known !== jobId ? [] : [known], (id, news) => {
    if (needsAsking(news)) void utils.jobs.get.invalidate({ id });
    else utils.jobs.get.setData({ id }, (job) => job && withProgress(job, news));
  });
  const query = trpc.jobs.get.useQuery(
    { id: jobId ?? "" },
    {
      enabled: jobId !== null,
      staleTime: 0,
      structuralSharing: keepNewerJob,
      retry: false,
      refetchOnMount: "always",
      refetchOnWindowFocus: (q) => (ended(q.state.data) ? false : "always"),
      refetchInterval: (q) => {
        if (live) return false;
        const answers = q.state.dataUpdateCount + q.state.errorUpdateCount;
        began.current.counted ??= answers;
        const plan = pollPlan({
          polls: answers - began.current.counted,
          watchedMs: began.current.at === 0 ? 0 : Date.now() - began.current.at,
          terminal: ended(q.state.data),
          hidden: typeof document !== "undefined" && document.visibilityState === "hidden",
        });
        return plan.kind === "poll" ? plan.inMs : false;
      },
    },
  );

  const terminal = ended(query.data);
  // Only a job that answered and still runs is worth a place in the stream.
  const watchable = query.data !== undefined && !terminal ? query.data.id : null;
  if (known !== watchable) setKnown(watchable);

  useEffect(() => {
    if (jobId === null || terminal || live) return;
    began.current = { at: Date.now(), counted: null };
    const timer = setTimeout(() => setGaveUpWatch(watch), WATCH_MS);
    const onSeen = () => {
      if (document.visibilityState === "visible") setWatch((n) => n + 1);
    };
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onSeen);
      // Whether it is the stream or the next look that takes over: what was given up before counts no more.
      setGaveUpWatch(-1);
    };
  }, [jobId, watch, terminal, live]);

  const cancel = trpc.jobs.cancel.useMutation({
    onSuccess: (job) => {
      utils.jobs.get.setData({ id: job.id }, job);
      void utils.jobs.list.invalidate();
    },
  });

  return {
    job: query.data ?? null,
    error: query.error,
    gaveUp: !terminal && !live && gaveUpWatch === watch,
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
