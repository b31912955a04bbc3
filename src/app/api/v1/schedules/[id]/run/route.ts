import { runSchedule } from "@/features/schedules/server";
import { answer } from "@/server/http/answer";
import type { ById } from "@/server/http/by-id";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const POST = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => {
    const started = await runSchedule(await contextFromRequest(request), await params);
    return Response.json(started, { status: 202, headers: { location: `/api/v1/runs/${started.jobId}`, "retry-after": "3" } });
  });

export const { GET, PUT, PATCH, DELETE } = onlyTakes("POST");
