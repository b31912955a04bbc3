import { listRuns } from "@/features/submissions/server";
import { answer } from "@/server/http/answer";
import { queryOf } from "@/server/http/camel-keys";
import { contextFromRequest } from "@/server/http/context-from-request";
import { polledResponse, submittedResponse } from "@/server/http/run-response";
import { submitFromRequest } from "@/server/http/submit-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request): Promise<Response> =>
  answer(request, async () => polledResponse(request, await listRuns(await contextFromRequest(request), queryOf(request) as object), false));

export const POST = (request: Request): Promise<Response> =>
  answer(request, async () => submittedResponse(await submitFromRequest(await contextFromRequest(request), request)));

export const { PUT, PATCH, DELETE } = onlyTakes("GET", "POST");
