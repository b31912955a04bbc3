import type { ReadTask } from "../draft";
import { keepRecognised } from "../ocr/keep-recognised";
import { chooseLanguages } from "../ocr/languages";
import { recogniseAsIs } from "../ocr/recognise-upright";
import { recognise, type RecognisedPicture } from "../ocr/recogniser";
import { PdfFile } from "../pdf/pdf-file";
import { loadPdfium } from "../pdf/pdfium-module";
import { recognisePages } from "../pdf/recognise-pages";
import { ReadFailure } from "../read-failure";
import { pictureSize } from "../sniff/picture-size";
import { ASSUMED_DPI, jpegAsPdf } from "./jpeg-as-pdf";

export async function readPicture(task: ReadTask): Promise<void> {
  const { bytes, draft, job } = task;
  draft.extractor = "picture";
  const size = pictureSize(bytes);
  if (size.width * size.height > job.limits.pixels) throw new ReadFailure("TOO_LARGE", `${size.width} × ${size.height} pixels.`);
  const points = 72 / ASSUMED_DPI;
  const page = draft.addPage({ label: "Page 1", text: "", width: size.width * points, height: size.height * points });
  if (!job.ocr) {
    draft.warn("NEEDS_OCR", "This file is a picture; its text was not recognised.", 1);
    return;
  }
  if (draft.format === "jpg") {
    const file = PdfFile.open(await loadPdfium(), jpegAsPdf(bytes, size), null);
    try {
      await recognisePages(file, task, [{ index: 0, dpi: ASSUMED_DPI }]);
    } finally {
      file.close();
    }
    return;
  }
  draft.extractor += "+tesseract";
  task.progress({ stage: "ocr", page: 1, total: 1 });
  const read = await decodePng(bytes, chooseLanguages(job.ocrLanguages, task.tessdata), task.tessdata);
  keepRecognised(draft, page, recogniseAsIs(read, size.width, size.height));
}

/** Screenshots and exports stand upright, so a PNG goes to the engine as it is. */
async function decodePng(bytes: Buffer, languages: string[], tessdata: string): Promise<RecognisedPicture> {
  try {
    return await recognise(bytes, languages, tessdata);
  } catch (error) {
    if (error instanceof ReadFailure) throw error;
    throw new ReadFailure("CORRUPT", "The picture cannot be decoded.");
  }
}
