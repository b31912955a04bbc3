import { getJob } from "@/features/jobs/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { jobResponse } from "@/server/http/job-response";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => jobResponse(request, await getJob(await contextFromRequest(request), await params)));

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
