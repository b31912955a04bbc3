import { crc32 } from "./crc32";
import type { ZipArchive } from "./zip-archive";

/**
 * Packs the wanted parts anew, stored. Libraries with an inflate of their own then never meet the
 * uploader's: SheetJS's loops for ever on damaged deflate data, and mammoth's has no limit.
 */
export function rezip(archive: ZipArchive, keep: (name: string) => boolean, change: (name: string, part: Buffer) => Buffer): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of archive.names) {
    if (name.endsWith("/") || !keep(name)) continue;
    const stored = archive.read(name);
    if (!stored) continue;
    const part = change(name, stored);
    const nameBytes = Buffer.from(name, "utf8");
    const common = commonFields(part, nameBytes);
    const local = Buffer.concat([word32(0x04034b50), common, nameBytes, part]);
    // version made by; then the common fields; no extra field, comment, disk or attributes; offset of the local header
    directory.push(word32(0x02014b50), word16(20), common, Buffer.alloc(10), word32(offset), nameBytes);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = word16(parts.length);
  return Buffer.concat([...parts, central, word32(0x06054b50), Buffer.alloc(4), count, count, word32(central.length), word32(offset), word16(0)]);
}

/** From "version needed" to "extra length", the same 26 bytes in local and central headers. */
function commonFields(part: Buffer, name: Buffer): Buffer {
  const UTF8_NAME = 0x800;
  const size = word32(part.length);
  return Buffer.concat([word16(20), word16(UTF8_NAME), word16(0), Buffer.alloc(4), word32(crc32(part)), size, size, word16(name.length), word16(0)]);
}

function word16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function word32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
