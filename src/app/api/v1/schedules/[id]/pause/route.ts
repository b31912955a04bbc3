import { pauseSchedule } from "@/features/schedules/server";
import { answer } from "@/server/http/answer";
import type { ById } from "@/server/http/by-id";
import { contextFromRequest } from "@/server/http/context-from-request";

export const POST = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => Response.json(await pauseSchedule(await contextFromRequest(request), await params)));
