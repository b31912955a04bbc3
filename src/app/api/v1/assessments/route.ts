import { createAssessment, getAssessment, listAssessments } from "@/features/assessments/server";
import { type CreateAssessmentInput, pageOfAssessmentsInput } from "@/features/assessments/contract";
import { answer } from "@/server/http/answer";
import { toListedAssessment, toWireAssessment } from "@/server/http/assessment-response";
import { camelKeys, queryOf } from "@/server/http/camel-keys";
import { contextFromRequest } from "@/server/http/context-from-request";
import { jsonBody } from "@/server/http/json-body";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request): Promise<Response> =>
  answer(request, async () => {
    const { rows, total } = await listAssessments(await contextFromRequest(request), pageOfAssessmentsInput.parse(queryOf(request)));
    return Response.json({ assessments: rows.map(toListedAssessment), total });
  });

export const POST = (request: Request): Promise<Response> =>
  answer(request, async () => {
    const ctx = await contextFromRequest(request);
    const { id } = await createAssessment(ctx, camelKeys(await jsonBody(ctx, request)) as CreateAssessmentInput);
    return Response.json(toWireAssessment(await getAssessment(ctx, { id })), { status: 201, headers: { location: `/api/v1/assessments/${id}` } });
  });

export const { PUT, PATCH, DELETE } = onlyTakes("GET", "POST");
