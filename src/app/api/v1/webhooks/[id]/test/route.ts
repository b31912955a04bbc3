import { sendTest } from "@/features/webhooks/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => Response.json(await sendTest(await contextFromRequest(request), await params), { status: 202 }));

export const { GET, PUT, PATCH, DELETE } = onlyTakes("POST");
