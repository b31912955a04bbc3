import { getRunResult } from "@/features/submissions/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { polledResponse } from "@/server/http/run-response";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => polledResponse(request, await getRunResult(await contextFromRequest(request), await params), false));

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
