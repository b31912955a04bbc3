import { getScorecard } from "@/features/runs/server";
import { answer } from "@/server/http/answer";
import { toWireScorecard } from "@/server/http/assessment-response";
import type { ById } from "@/server/http/by-id";
import { contextFromRequest } from "@/server/http/context-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => Response.json(toWireScorecard(await getScorecard(await contextFromRequest(request), { assessmentId: (await params).id }))));

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
