import { getReportFile } from "@/features/reports/server";
import { answer } from "@/server/http/answer";
import { queryOf } from "@/server/http/camel-keys";
import { contextFromRequest } from "@/server/http/context-from-request";
import { download } from "@/server/http/file-response";

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => {
    const file = await getReportFile(await contextFromRequest(request), { ...(queryOf(request) as object), ...(await params) });
    return download(file.bytes, file);
  });
