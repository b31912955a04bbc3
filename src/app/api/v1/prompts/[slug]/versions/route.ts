import { pageOfVersions } from "@/features/prompts/server";
import { answer } from "@/server/http/answer";
import { queryOf } from "@/server/http/camel-keys";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> =>
  answer(request, async () => Response.json(await pageOfVersions(await contextFromRequest(request), await params, queryOf(request) as object)));

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
