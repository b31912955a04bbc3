import type { ServerResponse } from "node:http";

/** Where the bytes of one body go. */
export interface StreamLine {
  /** Whether another piece may be written now; `onTakes` is called when that becomes true again. */
  takes(): boolean;
  write(piece: Uint8Array): void;
  /** To be called from the stream's `pull`. */
  pulled(): void;
}

/**
 * Writes through the web stream first and, once all of that has reached `response`, to `response` itself. Without a response
 * everything goes through the web stream.
 */
export function streamLine(controller: ReadableStreamDefaultController<Uint8Array>, response: ServerResponse | undefined, onTakes: () => void): StreamLine {
  let direct = false;
  const streamTakes = (): boolean => (controller.desiredSize ?? 0) > 0;

  /** In a turn of its own, every piece that the pipe read from the stream has been handed to the response. */
  const goDirect = (own: ServerResponse): void => {
    if (direct || !own.headersSent || !streamTakes()) return;
    direct = true;
    own.on("drain", onTakes);
  };

  return {
    takes: () => (direct && response ? !response.writableNeedDrain && !response.destroyed : streamTakes()),
    write(piece) {
      if (direct && response) response.write(piece);
      else controller.enqueue(piece);
    },
    pulled() {
      if (response && !direct) setImmediate(goDirect, response);
      onTakes();
    },
  };
}
