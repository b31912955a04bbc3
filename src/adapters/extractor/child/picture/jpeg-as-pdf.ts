import { ReadFailure } from "../read-failure";
import { jpegFrame, type PictureSize } from "../sniff/picture-size";

/** Photographs and scans seldom tell their resolution truly; this makes an A4 scan about its size. */
export const ASSUMED_DPI = 200;

/**
 * A one-page PDF around a JPEG, byte for byte as it is. PDFium then decodes, turns and scales it, so
 * that photographs taken sideways are read and drawn like scanned pages. PDFs hold JPEGs natively (DCTDecode).
 */
export function jpegAsPdf(jpeg: Buffer, size: PictureSize): Buffer {
  const [width, height] = [size.width, size.height].map((pixels) => ((pixels * 72) / ASSUMED_DPI).toFixed(2));
  const draw = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`;
  const objects: (string | Buffer)[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /P 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${size.width} /Height ${size.height} /BitsPerComponent 8 ${colours(jpeg)} /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      ),
      jpeg, Buffer.from("\nendstream"),
    ]),
  ];
  const parts = [Buffer.from("%PDF-1.4\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** By the frame's number of components; Adobe's four-colour JPEGs store ink the other way round. */
function colours(jpeg: Buffer): string {
  const components = jpegFrame(jpeg)?.components;
  if (components === 1) return "/ColorSpace /DeviceGray";
  if (components === 3) return "/ColorSpace /DeviceRGB";
  if (components === 4) return `/ColorSpace /DeviceCMYK${jpeg.includes("Adobe") ? " /Decode [1 0 1 0 1 0 1 0]" : ""}`;
  throw new ReadFailure("CORRUPT", "The picture's colours are not known.");
}
