import { retryRun } from "@/features/submissions/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { submittedResponse } from "@/server/http/run-response";
import { onlyTakes } from "@/server/http/only-takes";

export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => submittedResponse({ run: await retryRun(await contextFromRequest(request), await params), replayed: false }));

export const { GET, PUT, PATCH, DELETE } = onlyTakes("POST");
