import type { UpdateWebhookInput } from "@/features/webhooks/contract";
import { deleteWebhook, getWebhook, updateWebhook } from "@/features/webhooks/server";
import { answer } from "@/server/http/answer";
import { type ById, bodyWithId } from "@/server/http/by-id";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => Response.json(await getWebhook(await contextFromRequest(request), await params)));
export const PATCH = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => {
    const ctx = await contextFromRequest(request);
    return Response.json(await updateWebhook(ctx, await bodyWithId<UpdateWebhookInput>(ctx, request, params)));
  });
export const DELETE = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => deleteWebhook(await contextFromRequest(request), await params).then(() => new Response(null, { status: 204 })));

export const { POST, PUT } = onlyTakes("GET", "PATCH", "DELETE");
