import type { AppError } from "@/domain/errors";

/** A request's body as it comes, given up at `most` bytes; `cut` when less came than its length announced. */
export async function cappedBody(request: Request, most: number, tooLarge: () => AppError): Promise<{ bytes: Buffer; cut: boolean }> {
  const announced = Number(request.headers.get("content-length") ?? "-1");
  if (announced > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > most) throw tooLarge();
      chunks.push(chunk);
    }
  }
  return { bytes: Buffer.concat(chunks), cut: announced >= 0 && length < announced };
}
