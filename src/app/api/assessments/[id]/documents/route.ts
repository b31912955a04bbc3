import { answer } from "@/server/http/answer";
import type { ById } from "@/server/http/by-id";
import { uploadFromRequest } from "@/server/http/upload-from-request";

export const POST = (request: Request, { params }: ById): Promise<Response> => answer(request, () => uploadFromRequest(request, params));
