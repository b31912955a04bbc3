import { previewPrompt } from "@/features/prompts/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { jsonBody } from "@/server/http/json-body";

export const POST = (request: Request): Promise<Response> =>
  answer(request, async () => {
    const data = await previewPrompt(await contextFromRequest(request), await jsonBody(request));
    return Response.json({ data }, { status: 202, headers: { location: `/api/jobs/${data.jobId}`, "retry-after": "3" } });
  });
