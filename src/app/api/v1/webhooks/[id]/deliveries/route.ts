import { listDeliveries } from "@/features/webhooks/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    return Response.json(await listDeliveries(await contextFromRequest(request), { ...asked, webhookId: (await params).id }));
  });

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
