import { listDocuments } from "@/features/documents/server";
import { answer } from "@/server/http/answer";
import type { ById } from "@/server/http/by-id";
import { contextFromRequest } from "@/server/http/context-from-request";
import { uploadFromRequest } from "@/server/http/upload-from-request";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => Response.json({ documents: await listDocuments(await contextFromRequest(request), { assessmentId: (await params).id }) }));

export const POST = (request: Request, { params }: ById): Promise<Response> => answer(request, () => uploadFromRequest(request, params));

export const { PUT, PATCH, DELETE } = onlyTakes("GET", "POST");
