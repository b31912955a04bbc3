"use client";

import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink, type TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { useState, type ReactNode } from "react";
import superjson from "superjson";
import type { AppRouter } from "@/server/app-router";
import { createLiveJobs, type LiveJobs } from "./live-jobs";
import { createQueryClient } from "./query-client";

export const trpc = createTRPCReact<AppRouter>({ abortOnUnmount: true });

/** Where the router answers; src/app/api/trpc mounts it. */
const TRPC_PATH = "/api/trpc";
/** Longer addresses are cut by proxies; the batch is split before. */
const URL_MAX = 6000;

/** The library adds the reading direction to an endless list's input; our inputs refuse what they do not know, and all lists read forwards. */
const withoutDirection: TRPCLink<AppRouter> = () => ({ op, next }) => {
  if (typeof op.input !== "object" || op.input === null || !("direction" in op.input)) return next(op);
  const { direction: _direction, ...input } = op.input;
  return next({ ...op, input });
};

const links = (): TRPCLink<AppRouter>[] => [
  withoutDirection,
  splitLink({
    condition: ({ type }) => type === "subscription",
    true: httpSubscriptionLink({ url: TRPC_PATH, transformer: superjson }),
    false: httpBatchLink({ url: TRPC_PATH, transformer: superjson, maxURLLength: URL_MAX }),
  }),
];

let ofTheTab: QueryClient | null = null;
let liveOfTheTab: LiveJobs | null = null;

/** A server render must not share answers between people; a tab keeps its own for good. */
function queryClientHere(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  ofTheTab ??= createQueryClient();
  return ofTheTab;
}

/** The tab’s one live connection; a server render never asks for it. */
export function liveJobsHere(): LiveJobs {
  if (liveOfTheTab) return liveOfTheTab;
  const client = createTRPCClient<AppRouter>({ links: links() });
  return (liveOfTheTab = createLiveJobs(
    (jobs, { onUp, onNews, onDown, onEnd }) =>
      client.jobs.watch.subscribe({ jobs }, {
        onData: (told) => onNews(told.data),
        onConnectionStateChange: ({ state }) => (state === "pending" ? onUp() : state === "connecting" ? onDown() : undefined),
        onError: () => onEnd(true),
        onComplete: () => onEnd(false),
      }),
    {
      hidden: () => document.visibilityState === "hidden",
      onChange: (listener) => document.addEventListener("visibilitychange", listener),
    },
  ));
}

export function TrpcProvider({ children }: { children: ReactNode }) {
  const queryClient = queryClientHere();
  const [client] = useState(() => trpc.createClient({ links: links() }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
