import { uploadDocument } from "@/features/documents/server";
import type { ById } from "./by-id";
import { contextFromRequest } from "./context-from-request";
import { readUpload } from "./read-upload";

/** The body as a document of the assessment the address names; 200 when the same bytes are there already. */
export async function uploadFromRequest(request: Request, params: ById["params"]): Promise<Response> {
  const ctx = await contextFromRequest(request);
  const uploaded = await uploadDocument(ctx, { assessmentId: (await params).id, ...(await readUpload(ctx, request)) });
  return Response.json(uploaded, { status: uploaded.duplicate ? 200 : 201 });
}
