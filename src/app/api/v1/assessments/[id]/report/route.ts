import { getLatestReportFile } from "@/features/reports/server";
import { answer } from "@/server/http/answer";
import type { ById } from "@/server/http/by-id";
import { contextFromRequest } from "@/server/http/context-from-request";
import { download } from "@/server/http/file-response";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: ById): Promise<Response> =>
  answer(request, async () => {
    const file = await getLatestReportFile(await contextFromRequest(request), { assessmentId: (await params).id });
    return download(file.bytes, { type: "application/pdf", fileName: file.fileName });
  });

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
