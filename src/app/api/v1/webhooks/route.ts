import type { CreateWebhookInput } from "@/features/webhooks/contract";
import { createWebhook, listWebhooks } from "@/features/webhooks/server";
import { answer } from "@/server/http/answer";
import { camelKeys } from "@/server/http/camel-keys";
import { contextFromRequest } from "@/server/http/context-from-request";
import { jsonBody } from "@/server/http/json-body";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request): Promise<Response> => answer(request, async () => Response.json(await listWebhooks(await contextFromRequest(request))));

export const POST = (request: Request): Promise<Response> =>
  answer(request, async () => {
    const ctx = await contextFromRequest(request);
    const made = await createWebhook(ctx, camelKeys(await jsonBody(ctx, request)) as CreateWebhookInput);
    return Response.json(made, { status: 201, headers: { location: `/api/v1/webhooks/${made.id}`, "cache-control": "no-store" } });
  });

export const { PUT, PATCH, DELETE } = onlyTakes("GET", "POST");
