export interface ServerSentEvent {
  /** "" when the event has none. */
  id: string;
  data: string;
}

/**
 * The events of a text/event-stream body. Comments and unknown fields are passed over; an event that the end of the
 * body cuts off is not one.
 * @param onRetry told the milliseconds of a `retry:` line
 * @param onBytes told whenever anything arrives, comments too
 */
export async function* serverSentEvents(body: ReadableStream<Uint8Array>, onRetry: (ms: number) => void, onBytes: () => void): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let id = "";
  let data: string[] = [];
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      onBytes();
      rest += decoder.decode(chunk.value, { stream: true });
      // A carriage return at the very end may be half of a line end.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line === "") {
          if (data.length > 0) yield { id, data: data.join("\n") };
          data = [];
          continue;
        }
        const colon = line.indexOf(":");
        const field = colon === -1 ? line : line.slice(0, colon);
        const value = colon === -1 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
        if (field === "data") data.push(value);
        else if (field === "id") id = value;
        else if (field === "retry" && /^\d+$/.test(value)) onRetry(Number(value));
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
