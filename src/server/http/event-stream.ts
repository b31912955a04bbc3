import type { LiveView } from "@/kernel/live-jobs";
import { ownResponse } from "./own-response";
import { type StreamLine, streamLine } from "./stream-line";

/** A comment this often keeps proxies from taking the silence for a dead connection. */
const COMMENT_MS = 15_000;
const encoder = new TextEncoder();
/** How long a client waits before it comes back, milliseconds. */
const HELLO = encoder.encode("retry: 2000\n\n");
const COMMENT = encoder.encode(": still here\n\n");

/** The number a client says it has seen: the header its reconnecting sends wins over the address it began with. */
export const seenBy = (request: Request): string | null =>
  request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("after");

/** A view as server-sent events; 204, which tells a client to stay away, when nothing is left. Frees all when the client goes. */
export async function eventStream(request: Request, open: (signal: AbortSignal) => Promise<LiveView>): Promise<Response> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  request.signal.addEventListener("abort", end, { once: true });
  if (request.signal.aborted) end();
  const view = await open(ending.signal);
  if (view.nothingLeft) return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

  let comments: NodeJS.Timeout | undefined;
  let goOn = (): void => undefined;
  let cancelled = false;
  const leave = (): void => {
    clearInterval(comments);
    request.signal.removeEventListener("abort", end);
    end();
  };
  let line: StreamLine | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const out = streamLine(controller, ownResponse(request), () => goOn());
      line = out;
      out.write(HELLO);
      comments = setInterval(() => {
        // A client that does not read gets no comments piled up for it.
        if (out.takes()) out.write(COMMENT);
      }, COMMENT_MS);
      goOn = view.tell({
        takes: () => out.takes(),
        put: ({ frame }) => out.write(frame),
        ended(failure) {
          leave();
          if (cancelled) return;
          if (failure === null) controller.close();
          else controller.error(failure);
        },
      });
    },
    pull: () => line?.pulled(),
    cancel() {
      cancelled = true;
      leave();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // no-transform keeps compression, which would hold events back, away.
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
