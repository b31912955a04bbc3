import { guessLanguage } from "@/domain/documents/guess-language";
import type { ReadTask } from "../draft";
import { keepRecognised } from "../ocr/keep-recognised";
import { chooseLanguages, TESSERACT_CODES } from "../ocr/languages";
import { recogniseUpright, type Camera } from "../ocr/recognise-upright";
import { recognise } from "../ocr/recogniser";
import { encodePng } from "../picture/encode-png";
import { ReadFailure } from "../read-failure";
import type { PdfFile } from "./pdf-file";
import { renderPage } from "./render-page";

export interface PageToRecognise {
  index: number;
  /** The scan's own resolution; null when the page is no single scan. */
  dpi: number | null;
}

const LEAST_DPI = 200;
const MOST_DPI = 300;
const MOST_PIXELS = 12_000_000;
const LETTERS_TO_TELL = 200;

/** Recognises the pages that are pictures, up to the limit of the job; the rest stay marked. */
export async function recognisePages(file: PdfFile, task: ReadTask, pages: PageToRecognise[]): Promise<void> {
  const { draft, job, progress, tessdata } = task;
  draft.extractor += "+tesseract";
  let languages = chooseLanguages(job.ocrLanguages, tessdata);
  for (const [done, { index, dpi }] of pages.entries()) {
    if (done >= job.limits.ocrPages) {
      draft.warn("OCR_PARTIAL", `Text was recognised on the first ${job.limits.ocrPages} picture pages only; ${pages.length - done} are left.`);
      for (const left of pages.slice(done)) draft.warn("NEEDS_OCR", "This page is a picture; its text was not recognised.", left.index + 1);
      return;
    }
    const page = draft.pages[index];
    if (!page) continue;
    const camera: Camera = {
      shoot: async (dotsPerInch, turn) => {
        progress({ stage: "ocr", page: index + 1, total: file.pageCount });
        const pixels = file.withPage(index, (handle) => renderPage(file.pdfium, handle, { scale: dotsPerInch / 72, gray: true, turn, maxPixels: MOST_PIXELS }));
        if (!pixels) throw new ReadFailure("CORRUPT", "The page cannot be drawn.", index + 1);
        return { read: await recognise(encodePng(pixels, 1), languages, tessdata), width: pixels.width, height: pixels.height };
      },
    };
    const read = await recogniseUpright(camera, Math.round(Math.min(MOST_DPI, Math.max(LEAST_DPI, dpi ?? MOST_DPI))));
    keepRecognised(draft, page, read);
    task.recognised({ page, warnings: draft.warnings.filter((warning) => warning.page === page.index) });
    if (job.ocrLanguages.length === 0 && read.text.length > LETTERS_TO_TELL) languages = narrow(languages, read.text, tessdata);
  }
}

/** Once the language shows, the others only cost time. English stays: names, units and headings use it. */
function narrow(languages: string[], text: string, tessdata: string): string[] {
  const language = guessLanguage(text);
  if (language === null) return languages;
  return chooseLanguages([...new Set([TESSERACT_CODES[language], "eng"])], tessdata);
}
