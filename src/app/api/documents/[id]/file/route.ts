import { getDocumentFile } from "@/features/documents/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { download } from "@/server/http/file-response";

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => {
    const file = await getDocumentFile(await contextFromRequest(request), await params);
    // Always a download: a stranger's HTML must never run on this address.
    return download(file.bytes, { type: "application/octet-stream", fileName: file.fileName });
  });
