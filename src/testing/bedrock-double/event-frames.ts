import { crc32 } from "node:zlib";

const STRING = 7;

/** One message of application/vnd.amazon.eventstream: lengths, their checksum, headers, body, checksum of it all. */
export function frameOf(headers: Record<string, string>, body: unknown): Buffer {
  const head = Buffer.concat(Object.entries(headers).map(([name, value]) => {
    const [key, text] = [Buffer.from(name), Buffer.from(value)];
    const length = Buffer.alloc(2);
    length.writeUInt16BE(text.length);
    return Buffer.concat([Buffer.from([key.length]), key, Buffer.from([STRING]), length, text]);
  }));
  const payload = Buffer.from(JSON.stringify(body));
  const prelude = Buffer.alloc(8);
  prelude.writeUInt32BE(16 + head.length + payload.length, 0);
  prelude.writeUInt32BE(head.length, 4);
  const start = Buffer.concat([prelude, checksum(prelude), head, payload]);
  return Buffer.concat([start, checksum(start)]);
}

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum;
}

export const eventFrame = (type: string, body: unknown): Buffer =>
  frameOf({ ":event-type": type, ":content-type": "application/json", ":message-type": "event" }, body);

/** `type` in the spelling of the stream's union: "throttlingException". */
export const exceptionFrame = (type: string, message: string): Buffer =>
  frameOf({ ":exception-type": type, ":content-type": "application/json", ":message-type": "exception" }, { message });
