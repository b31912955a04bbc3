import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { appRouter } from "@/server/app-router";
import { contextFromRequest } from "@/server/http/context-from-request";
import { answer } from "@/server/http/answer";
import { toTrpcError } from "@/trpc/errors";

const handle = (request: Request): Promise<Response> =>
  answer(request, () => fetchRequestHandler({ endpoint: "/api/trpc", req: request, router: appRouter, createContext: () => mapped(contextFromRequest(request)) }));

/** Who asks is found out before any procedure maps errors. */
const mapped = <T>(context: Promise<T>): Promise<T> => context.catch((error: unknown) => Promise.reject(toTrpcError(error)));

export { handle as GET, handle as POST };
