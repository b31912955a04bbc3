import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import superjson from "superjson";
import { sessionSignal } from "./session-signal";

/** How long an answer counts as fresh: a page that was just prefetched is not asked for again. */
const FRESH_MS = 20_000;
const NETWORK_RETRIES = 2;

/** An answer with a code is the server's decision and is not asked for again; silence is the network's. */
const answered = (error: unknown): boolean => error instanceof TRPCClientError && error.data !== null && error.data !== undefined;

/** tRPC's own code of a refused call; null when no server answered. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("code" in data)) return null;
  return typeof data.code === "string" ? data.code : null;
}

const onServer = typeof window === "undefined";

const noticeSession = (error: unknown): void => {
  if (!onServer && codeOf(error) === "UNAUTHORIZED") sessionSignal.end();
};

/** One per request on the server, one per tab in the browser. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: noticeSession }),
    mutationCache: new MutationCache({ onError: noticeSession }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A page under construction does not wait: the browser asks again by itself.
        retry: (failures, error) => !onServer && !answered(error) && failures < NETWORK_RETRIES,
      },
      mutations: { retry: false },
      // Answers only: a question still open would be handed over by the layout and answered by the page, and the
      // server's drawing and the browser's first one would differ.
      dehydrate: { serializeData: superjson.serialize },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
