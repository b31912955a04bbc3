import type { PreviewPromptInput } from "@/features/prompts/contract";
import { previewPrompt } from "@/features/prompts/server";
import { answer } from "@/server/http/answer";
import { camelKeys } from "@/server/http/camel-keys";
import { contextFromRequest } from "@/server/http/context-from-request";
import { jsonBody } from "@/server/http/json-body";
import { onlyTakes } from "@/server/http/only-takes";

export const POST = (request: Request): Promise<Response> =>
  answer(request, async () => {
    const ctx = await contextFromRequest(request);
    const data = await previewPrompt(ctx, camelKeys(await jsonBody(ctx, request)) as PreviewPromptInput);
    return Response.json({ data }, { status: 202, headers: { location: `/api/jobs/${data.jobId}`, "retry-after": "3" } });
  });

export const { GET, PUT, PATCH, DELETE } = onlyTakes("POST");
