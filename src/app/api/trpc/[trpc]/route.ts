import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { appRouter } from "@/server/app-router";
import { contextFromRequest } from "@/server/http/context-from-request";
import { answer } from "@/server/http/answer";

const handle = (request: Request): Promise<Response> =>
  answer(request, () => fetchRequestHandler({ endpoint: "/api/trpc", req: request, router: appRouter, createContext: () => contextFromRequest(request) }));

export { handle as GET, handle as POST };
