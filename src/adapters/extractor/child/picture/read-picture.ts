import type { ReadTask } from "../draft";
import { keepRecognised } from "../ocr/keep-recognised";
import { chooseLanguages } from "../ocr/languages";
import { recogniseUpright } from "../ocr/recognise-upright";
import { recognise } from "../ocr/recogniser";
import { ReadFailure } from "../read-failure";
import { pictureSize } from "../sniff/picture-size";

const POINTS_AN_INCH = 72;
/** Photographs and scans seldom tell their resolution truly; this makes an A4 scan about its size. */
const ASSUMED_DPI = 200;

export async function readPicture({ bytes, draft, job, progress, tessdata }: ReadTask): Promise<void> {
  draft.extractor = "picture";
  const size = pictureSize(bytes);
  if (size.width * size.height > job.limits.pixels) throw new ReadFailure("TOO_LARGE", `${size.width} × ${size.height} pixels.`);
  const scale = POINTS_AN_INCH / ASSUMED_DPI;
  const page = draft.addPage({ label: "Page 1", text: "", width: size.width * scale, height: size.height * scale });
  if (!job.ocr) {
    draft.warn("NEEDS_OCR", "This file is a picture; its text was not recognised.", 1);
    return;
  }
  draft.extractor += "+tesseract";
  const languages = chooseLanguages(job.ocrLanguages, tessdata);
  const read = await recogniseUpright({
    shoot: async () => {
      progress({ stage: "ocr", page: 1, total: 1 });
      return { read: await decode(bytes, languages, tessdata), ...size };
    },
  }, ASSUMED_DPI);
  keepRecognised(draft, page, read);
}

async function decode(bytes: Buffer, languages: string[], tessdata: string) {
  try {
    return await recognise(bytes, languages, tessdata);
  } catch (error) {
    if (error instanceof ReadFailure) throw error;
    throw new ReadFailure("CORRUPT", "The picture cannot be decoded.");
  }
}
