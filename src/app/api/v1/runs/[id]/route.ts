import { deleteRun, getRun } from "@/features/submissions/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { runResponse } from "@/server/http/run-response";
import { onlyTakes } from "@/server/http/only-takes";

type At = { params: Promise<{ id: string }> };

export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async () => runResponse(request, await getRun(await contextFromRequest(request), await params)));

export const DELETE = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async () => {
    await deleteRun(await contextFromRequest(request), await params);
    return new Response(null, { status: 204 });
  });

export const { POST, PUT, PATCH } = onlyTakes("GET", "DELETE");
