import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Families every font stack of report/lib/theme.typ ends in: what they draw together, any text of the report can use. */
const FAMILIES = ["SourceSans3", "NotoSansEthiopic", "IBMPlexSansArabic", "NotoEmoji"];

function tableOffset(font: DataView, tag: string): number {
  const count = font.getUint16(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => font.getUint8(entry + at)));
    if (name === tag) return font.getUint32(entry + 8);
  }
  throw new Error(`A report font has no ${tag} table`);
}

/** Format 4: segments of the Basic Multilingual Plane (OpenType specification, chapter cmap). */
function readSegments(font: DataView, at: number, into: Set<number>): void {
  const twice = font.getUint16(at + 6);
  for (let k = 0; k < twice; k += 2) {
    const end = font.getUint16(at + 14 + k);
    const start = font.getUint16(at + 16 + twice + k);
    const delta = font.getUint16(at + 16 + 2 * twice + k);
    const offsetAt = at + 16 + 3 * twice + k;
    const offset = font.getUint16(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? (code + delta) & 0xffff : font.getUint16(offsetAt + offset + 2 * (code - start));
      if (glyph !== 0) into.add(code);
    }
  }
}

/** Format 12: groups over all of Unicode. */
function readGroups(font: DataView, at: number, into: Set<number>): void {
  const groups = font.getUint32(at + 12);
  for (let group = at + 16; group < at + 16 + groups * 12; group += 12) {
    for (let code = font.getUint32(group); code <= font.getUint32(group + 4); code += 1) into.add(code);
  }
}

function codePoints(file: string): Set<number> {
  const bytes = readFileSync(file);
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cmap = tableOffset(font, "cmap");
  const found = new Set<number>();
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const table = cmap + font.getUint32(cmap + 8 + index * 8);
    const format = font.getUint16(table);
    if (format === 4) readSegments(font, table, found);
    if (format === 12) readGroups(font, table, found);
  }
  return found;
}

/** A family draws what all its files draw: a heading is semi-bold, and one weight may lack a sign another has. */
export function fontCoverage(fontDir: string): (codePoint: number) => boolean {
  const files = readdirSync(fontDir).filter((name) => name.endsWith(".ttf"));
  const covered = new Set<number>();
  for (const family of FAMILIES) {
    const [first, ...others] = files.filter((name) => name.startsWith(`${family}_`)).map((name) => codePoints(join(fontDir, name)));
    if (first === undefined) throw new Error(`The report font ${family} is missing from ${fontDir}`);
    for (const code of first) if (others.every((other) => other.has(code))) covered.add(code);
  }
  return (codePoint) => covered.has(codePoint);
}
