import { deleteWebhook, getWebhook, updateWebhook } from "@/features/webhooks/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { jsonBody } from "@/server/http/json-body";

type Params = { params: Promise<{ id: string }> };

export const GET = (request: Request, { params }: Params): Promise<Response> =>
  answer(request, async () => Response.json(await getWebhook(await contextFromRequest(request), await params)));
export const PATCH = (request: Request, { params }: Params): Promise<Response> =>
  answer(request, async () => Response.json(await updateWebhook(await contextFromRequest(request), { ...(await jsonBody<object>(request)), ...(await params) })));
export const DELETE = (request: Request, { params }: Params): Promise<Response> =>
  answer(request, async () => deleteWebhook(await contextFromRequest(request), await params).then(() => new Response(null, { status: 204 })));
