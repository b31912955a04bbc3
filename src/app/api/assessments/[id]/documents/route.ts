import { uploadDocument } from "@/features/documents/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { readUpload } from "@/server/http/read-upload";

export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => {
    const ctx = await contextFromRequest(request);
    const uploaded = await uploadDocument(ctx, { assessmentId: (await params).id, ...(await readUpload(ctx, request)) });
    return Response.json(uploaded, { status: uploaded.duplicate ? 200 : 201 });
  });
