import { rotateSecret } from "@/features/webhooks/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => Response.json(await rotateSecret(await contextFromRequest(request), await params), { headers: { "cache-control": "no-store" } }));

export const { GET, PUT, PATCH, DELETE } = onlyTakes("POST");
