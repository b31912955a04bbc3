import { getDelivery } from "@/features/webhooks/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => Response.json(await getDelivery(await contextFromRequest(request), await params)));

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
