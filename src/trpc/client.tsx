"use client";

import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { httpBatchLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { useState, type ReactNode } from "react";
import superjson from "superjson";
import type { AppRouter } from "@/server/app-router";
import { createQueryClient } from "./query-client";

export const trpc = createTRPCReact<AppRouter>({ abortOnUnmount: true });

/** Where the router answers; src/app/api/trpc mounts it. */
const TRPC_PATH = "/api/trpc";
/** Longer addresses are cut by proxies; the batch is split before. */
const URL_MAX = 6000;

let ofTheTab: QueryClient | null = null;

/** A server render must not share answers between people; a tab keeps its own for good. */
function queryClientHere(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  ofTheTab ??= createQueryClient();
  return ofTheTab;
}

export function TrpcProvider({ children }: { children: ReactNode }) {
  const queryClient = queryClientHere();
  const [client] = useState(() =>
    trpc.createClient({ links: [httpBatchLink({ url: TRPC_PATH, transformer: superjson, maxURLLength: URL_MAX })] }),
  );
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
