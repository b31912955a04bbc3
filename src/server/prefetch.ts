import { createHydrationHelpers } from "@trpc/react-query/rsc";
import { headers } from "next/headers";
import { cache } from "react";
import { createQueryClient } from "@/trpc/query-client";
import { type AppRouter, createCaller } from "./app-router";
import { contextFromRequest } from "./http/context-from-request";

/** One query client per request, shared by the pages and layouts that prefetch into it. */
const queryClient = cache(createQueryClient);
const caller = createCaller(async () => contextFromRequest({ headers: await headers() }));

/** Prefetch on the server, hydrate in the browser: `serverTrpc.jobs.get.prefetch({ id })` inside `<HydrateClient>`. */
export const { trpc: serverTrpc, HydrateClient } = createHydrationHelpers<AppRouter>(caller, queryClient);
