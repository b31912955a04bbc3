import { resumeSchedule } from "@/features/schedules/server";
import { answer } from "@/server/http/answer";
import type { ById } from "@/server/http/by-id";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const POST = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => Response.json(await resumeSchedule(await contextFromRequest(request), await params)));

export const { GET, PUT, PATCH, DELETE } = onlyTakes("POST");
