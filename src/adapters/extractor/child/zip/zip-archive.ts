import { inflateRawSync } from "node:zlib";
import { ReadFailure } from "../read-failure";

export interface ZipLimits {
  entries: number;
  /** Inflated bytes of one entry, and of all that are read. */
  entryBytes: number;
  totalBytes: number;
  /** Inflated : packed above which an entry of `ratioFrom` bytes or more is a bomb. */
  ratio: number;
  ratioFrom: number;
}

/** Real office files stay below half of each. */
export const ZIP_LIMITS: ZipLimits = { entries: 2000, entryBytes: 60e6, totalBytes: 150e6, ratio: 200, ratioFrom: 2e6 };

interface Entry {
  name: string;
  encrypted: boolean;
  method: number;
  packed: number;
  inflated: number;
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/** A ZIP read by its central directory only, one entry at a time, never past its limits and never into nested archives. */
export class ZipArchive {
  private spent = 0;

  private constructor(
    private readonly bytes: Buffer,
    private readonly entries: Map<string, Entry>,
    private readonly limits: ZipLimits,
  ) {}

  static open(bytes: Buffer, limits: ZipLimits = ZIP_LIMITS): ZipArchive {
    const end = findEnd(bytes);
    const count = bytes.readUInt16LE(end + 10);
    const directory = bytes.readUInt32LE(end + 16);
    if (count === 0xffff || directory === 0xffffffff) throw new ReadFailure("UNSUPPORTED_TYPE", "A ZIP64 archive.");
    if (count > limits.entries) throw new ReadFailure("TOO_LARGE", `${count} parts inside; up to ${limits.entries} are read.`);
    const entries = new Map<string, Entry>();
    let at = directory;
    for (let i = 0; i < count; i++) {
      if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL_SIGNATURE) throw new ReadFailure("CORRUPT", "The archive's directory is damaged.");
      const nameBytes = bytes.readUInt16LE(at + 28);
      const name = bytes.toString("utf8", at + 46, at + 46 + nameBytes).replaceAll("\\", "/").replace(/^\/+/, "");
      entries.set(name, {
        name, encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1, method: bytes.readUInt16LE(at + 10),
        packed: bytes.readUInt32LE(at + 20), inflated: bytes.readUInt32LE(at + 24), offset: bytes.readUInt32LE(at + 42),
      });
      at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
    return new ZipArchive(bytes, entries, limits);
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** The inflated part; null when there is none of that name. Sizes told by the file are checked, never trusted. */
  read(name: string): Buffer | null {
    const entry = this.find(name);
    if (!entry) return null;
    if (entry.encrypted) throw new ReadFailure("PASSWORD_REQUIRED", "The archive is encrypted.");
    if (entry.inflated > this.limits.entryBytes) throw new ReadFailure("TOO_LARGE", `A part of ${entry.inflated} bytes.`);
    const content = this.inflate(entry, this.packedBytes(entry));
    this.spent += content.length;
    if (this.spent > this.limits.totalBytes) throw new ReadFailure("TOO_LARGE", "The parts are too large together.");
    if (content.length > this.limits.ratioFrom && content.length > entry.packed * this.limits.ratio) {
      throw new ReadFailure("TOO_LARGE", "A part is packed more tightly than any real document.");
    }
    return content;
  }

  private find(name: string): Entry | undefined {
    const exact = this.entries.get(name);
    if (exact) return exact;
    // Part names are compared without case (ECMA-376 part 2).
    const lower = name.toLowerCase();
    for (const entry of this.entries.values()) if (entry.name.toLowerCase() === lower) return entry;
    return undefined;
  }

  private packedBytes(entry: Entry): Buffer {
    const { bytes } = this;
    if (entry.offset + 30 > bytes.length || bytes.readUInt32LE(entry.offset) !== LOCAL_SIGNATURE) {
      throw new ReadFailure("CORRUPT", "A part's header is damaged.");
    }
    const from = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
    const packed = bytes.subarray(from, from + entry.packed);
    if (packed.length < entry.packed) throw new ReadFailure("CORRUPT", "A part is cut off.");
    return packed;
  }

  private inflate(entry: Entry, packed: Buffer): Buffer {
    if (entry.method === STORED) return packed;
    if (entry.method !== DEFLATED) throw new ReadFailure("UNSUPPORTED_TYPE", `ZIP method ${entry.method}.`);
    const room = Math.max(1, Math.min(this.limits.entryBytes, this.limits.totalBytes - this.spent));
    try {
      return inflateRawSync(packed, { maxOutputLength: room });
    } catch (error) {
      const tooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
      throw tooLarge ? new ReadFailure("TOO_LARGE", "A part inflates past the limit.") : new ReadFailure("CORRUPT", "A part cannot be inflated.");
    }
  }
}

function findEnd(bytes: Buffer): number {
  const stop = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= stop; at--) if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  throw new ReadFailure("CORRUPT", "The archive has no end: it is cut off or damaged.");
}
