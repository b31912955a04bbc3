"use client";

import { keepPreviousData } from "@tanstack/react-query";
import type { JobPage, ListJobsInput } from "@/features/jobs/contract";
import { keepNewerJobs, needsAsking, withProgress } from "./apply-news";
import { trpc } from "./client";
import { LATER_MS, SOON_MS } from "./poll-plan";
import { useLiveJobs } from "./use-live-jobs";

const NONE: readonly string[] = [];
const liveIds = (page: JobPage | undefined): readonly string[] => page?.jobs.filter((job) => !job.terminal).map(({ id }) => id) ?? NONE;

/**
 * A page of jobs that keeps itself up to date: what runs comes over the live stream, or is polled soon where there is
 * none; what others start is looked for calmly. `parent` is followed too: its page is the jobs it starts.
 */
export function useJobList(input: ListJobsInput, { parent = null, rest = false }: {
  parent?: { id: string; terminal: boolean } | null;
  /** Asks no more by itself: the watching was given up, or the page is one of the past. */
  rest?: boolean;
} = {}) {
  const utils = trpc.useUtils();
  const shown = utils.jobs.list.getData(input);
  const follow = [...liveIds(shown), ...(parent && !parent.terminal ? [parent.id] : [])];
  const live = useLiveJobs(follow, (jobId, news) => {
    if (needsAsking(news)) void utils.jobs.list.invalidate(input);
    else
      utils.jobs.list.setData(input, (page) => page && { ...page, jobs: page.jobs.map((job) => (job.id === jobId ? withProgress(job, news) : job)) });
  });
  return trpc.jobs.list.useQuery(input, {
    staleTime: 0,
    structuralSharing: keepNewerJobs,
    placeholderData: keepPreviousData,
    refetchInterval: (q) => {
      if (rest || parent?.terminal) return false;
      if (parent) return live ? false : SOON_MS;
      return !live && liveIds(q.state.data).length > 0 ? SOON_MS : LATER_MS;
    },
  });
}
