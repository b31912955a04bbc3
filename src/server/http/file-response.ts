/** A name in a header: ASCII for old clients, UTF-8 beside it (RFC 6266). */
const disposition = (fileName: string): string => {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}`;
};

const body = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

export const download = (bytes: Uint8Array, file: { type: string; fileName: string }): Response =>
  new Response(body(bytes), {
    headers: {
      "content-type": file.type,
      "content-length": String(bytes.length),
      "content-disposition": disposition(file.fileName),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });

/** Pages never change under one address, so the browser may keep them for the session. */
export const picture = (png: Uint8Array): Response =>
  new Response(body(png), { headers: { "content-type": "image/png", "cache-control": "private, max-age=3600", "x-content-type-options": "nosniff" } });
