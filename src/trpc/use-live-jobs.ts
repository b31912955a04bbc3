"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { liveJobsHere } from "./client";
import type { JobNews } from "./live-jobs";

const notOnServer = (): boolean => false;
const subscribe = (listener: () => void): (() => void) => liveJobsHere().subscribe(listener);

/** Follows these jobs while the page is up. True while their news comes by itself, so that nobody needs to ask. */
export function useLiveJobs(jobIds: readonly string[], onNews: (jobId: string, news: JobNews) => void): boolean {
  const told = useEffectEvent(onNews);
  const key = jobIds.join(" ");
  useEffect(() => {
    const live = liveJobsHere();
    const stops = (key === "" ? [] : key.split(" ")).map((jobId) => live.watch(jobId, (news) => told(jobId, news)));
    return () => stops.forEach((stop) => stop());
  }, [key]);
  return useSyncExternalStore(subscribe, () => jobIds.length > 0 && jobIds.every((jobId) => liveJobsHere().covers(jobId)), notOnServer);
}
