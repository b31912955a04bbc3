import type { UpdateScheduleInput } from "@/features/schedules/contract";
import { deleteSchedule, getSchedule, updateSchedule } from "@/features/schedules/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { type ById, bodyWithId } from "@/server/http/by-id";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => Response.json(await getSchedule(await contextFromRequest(request), await params)));

export const PATCH = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => {
    const ctx = await contextFromRequest(request);
    return Response.json(await updateSchedule(ctx, await bodyWithId<UpdateScheduleInput>(ctx, request, params)));
  });

export const DELETE = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => (await deleteSchedule(await contextFromRequest(request), await params), new Response(null, { status: 204 })));

export const { POST, PUT } = onlyTakes("GET", "PATCH", "DELETE");
