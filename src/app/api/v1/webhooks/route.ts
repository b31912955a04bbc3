import { createWebhook, listWebhooks } from "@/features/webhooks/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { jsonBody } from "@/server/http/json-body";

export const GET = (request: Request): Promise<Response> => answer(request, async () => Response.json(await listWebhooks(await contextFromRequest(request))));

export const POST = (request: Request): Promise<Response> =>
  answer(request, async () => {
    const made = await createWebhook(await contextFromRequest(request), await jsonBody(request));
    return Response.json(made, { status: 201, headers: { location: `/api/v1/webhooks/${made.id}`, "cache-control": "no-store" } });
  });
