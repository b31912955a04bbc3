import { followJob } from "@/features/jobs/server";
import { answer } from "@/server/http/answer";
import { contextFromRequest } from "@/server/http/context-from-request";
import { eventStream, seenBy } from "@/server/http/event-stream";
import { onlyTakes } from "@/server/http/only-takes";

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async () => {
    const ctx = await contextFromRequest(request);
    const { id } = await params;
    return eventStream(request, (signal) => followJob(ctx, { id, after: seenBy(request) }, signal));
  });

export const { POST, PUT, PATCH, DELETE } = onlyTakes("GET");
