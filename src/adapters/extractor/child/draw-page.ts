import type { PagePicture } from "@/domain/ports/document-reader";
import type { DrawJob } from "../protocol";
import { PdfFile } from "./pdf/pdf-file";
import { loadPdfium } from "./pdf/pdfium-module";
import { renderPage } from "./pdf/render-page";
import { encodePng } from "./picture/encode-png";
import { jpegAsPdf } from "./picture/jpeg-as-pdf";
import { ReadFailure } from "./read-failure";
import { pictureSize } from "./sniff/picture-size";
import { sniff } from "./sniff/sniff";

const NARROWEST = 16;
const WIDEST = 4_000;
const MOST_PIXELS = 16_000_000;

/** One page as a picture `widthPx` wide; a PNG is handed back as it is; null for formats without pages to draw. */
export async function drawPage(job: DrawJob): Promise<PagePicture | null> {
  const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
  const { format } = sniff(bytes, job.name);
  if (format !== "pdf" && format !== "png" && format !== "jpg") return null;
  const size = format === "pdf" ? null : pictureSize(bytes);
  if (size && size.width * size.height > job.limits.pixels) throw new ReadFailure("TOO_LARGE", "The picture has too many pixels.");
  if (size && format === "png") return job.page === 1 ? { png: bytes, ...size } : null;
  const file = PdfFile.open(await loadPdfium(), size ? jpegAsPdf(bytes, size) : bytes, job.password);
  try {
    return file.withPage(job.page - 1, (page) => {
      const width = Math.min(WIDEST, Math.max(NARROWEST, Math.round(job.widthPx)));
      const scale = width / Math.max(1, file.pdfium._FPDF_GetPageWidth(page));
      const pixels = renderPage(file.pdfium, page, { scale, gray: false, turn: 0, maxPixels: MOST_PIXELS });
      return { png: encodePng(pixels, 1), width: pixels.width, height: pixels.height };
    });
  } finally {
    file.close();
  }
}
