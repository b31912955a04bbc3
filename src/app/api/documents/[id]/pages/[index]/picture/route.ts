import { drawPage } from "@/features/documents/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { picture } from "@/server/http/file-response";

export const GET = (request: Request, { params }: { params: Promise<{ id: string; index: string }> }): Promise<Response> =>
  answer(request, async () => {
    const { id, index } = await params;
    const widthPx = Number(new URL(request.url).searchParams.get("width") ?? "1000");
    return picture(await drawPage(await contextFromRequest(request), { id, index: Number(index), widthPx }));
  });
