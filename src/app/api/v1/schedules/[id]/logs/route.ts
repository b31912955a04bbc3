import type { ListSlotsInput } from "@/features/schedules/contract";
import { listSlots } from "@/features/schedules/server";
import { answer } from "@/server/http/answer";
import { type ById, queryWithId } from "@/server/http/by-id";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => Response.json(await listSlots(await contextFromRequest(request), await queryWithId<ListSlotsInput>(request, params))));

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
