import { setWebhookEnabled } from "@/features/webhooks/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";

export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => Response.json(await setWebhookEnabled(await contextFromRequest(request), { ...(await params), enabled: false }), { status: 200 }));
