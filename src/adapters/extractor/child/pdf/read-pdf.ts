import { documentTitle } from "@/domain/documents/document-title";
import { findTables } from "@/domain/documents/find-tables";
import type { ReadTask } from "../draft";
import { ReadFailure } from "../read-failure";
import { readFormFields } from "./form-fields";
import { isTextThin, needsOcr } from "./needs-ocr";
import { countPageObjects } from "./page-objects";
import { readPageText } from "./page-text";
import { PdfFile } from "./pdf-file";
import { loadPdfium } from "./pdfium-module";
import { recognisePages, type PageToRecognise } from "./recognise-pages";

const PROGRESS_EVERY = 5;

export async function readPdf(task: ReadTask): Promise<void> {
  const { draft, job } = task;
  draft.extractor = "pdfium";
  const file = PdfFile.open(await loadPdfium(), task.bytes, job.password);
  try {
    if (file.pageCount === 0) throw new ReadFailure("CORRUPT", "The PDF has no pages.");
    if (file.pageCount > job.limits.pages) {
      throw new ReadFailure("TOO_MANY_PAGES", `${file.pageCount} pages; up to ${job.limits.pages} are read.`);
    }
    if (file.copyRestricted) draft.warn("COPY_RESTRICTED", "The owner of this PDF asked that its text not be copied.");
    if (file.attachments > 0) draft.warn("ATTACHMENTS_IGNORED", `${file.attachments} attached files were not read.`);
    draft.title = documentTitle(file.title());
    const pictures = readPages(file, task);
    if (file.hasForm) appendFormFields(file, task);
    if (pictures.length > 0 && job.ocr) await recognisePages(file, task, pictures);
    else for (const { index } of pictures) draft.warn("NEEDS_OCR", "This page is a picture; its text was not recognised.", index + 1);
  } finally {
    file.close();
  }
}

/** Fills the draft's pages; returns those that are pictures. */
function readPages(file: PdfFile, { draft, job, progress }: ReadTask): PageToRecognise[] {
  const pictures: PageToRecognise[] = [];
  let chars = 0;
  let corrupt = 0;
  for (let index = 0; index < file.pageCount; index++) {
    const label = `Page ${index + 1}`;
    const read = file.withPage(index, (page) => readOnePage(file, page));
    if (read === null) {
      corrupt += 1;
      draft.addPage({ label, text: "" });
      draft.warn("CORRUPT_PAGE", "This page is damaged and could not be read.", index + 1);
      continue;
    }
    const { needsRecognition, dpi, hidden, raw, ...page } = read;
    draft.warnOfHidden(raw, index + 1);
    if (hidden) draft.warn("HIDDEN_TEXT", `${hidden.ranges.length} words that nobody can see were left out: ${[...hidden.reasons].join(", ")}.`, index + 1);
    chars += page.text.length;
    if (chars > job.limits.chars) {
      draft.warn("TRUNCATED", `Reading stopped before page ${index + 1}: the text is too long.`, index + 1);
      break;
    }
    draft.addPage({ label, ...page });
    if (needsRecognition) pictures.push({ index, dpi });
    if ((index + 1) % PROGRESS_EVERY === 0) progress({ stage: "reading", page: index + 1, total: file.pageCount });
  }
  if (corrupt === file.pageCount) throw new ReadFailure("CORRUPT", "No page of this PDF can be read.");
  return pictures;
}

function readOnePage(file: PdfFile, page: number) {
  const { pdfium } = file;
  const { raw, text, words, hidden } = readPageText(pdfium, page);
  const width = pdfium._FPDF_GetPageWidth(page);
  const height = pdfium._FPDF_GetPageHeight(page);
  const objects = isTextThin(raw) ? countPageObjects(pdfium, page) : null;
  return {
    text, words, width, height, hidden, raw,
    tables: findTables(text, words, width, height),
    needsRecognition: objects !== null && needsOcr(raw, text, objects),
    dpi: objects?.imageDpi ?? null,
  };
}

function appendFormFields(file: PdfFile, { draft }: ReadTask): void {
  for (const [index, lines] of readFormFields(file)) {
    const page = draft.pages[index];
    if (!page) continue;
    const fresh = lines.filter((line) => !page.text.includes(line));
    if (fresh.length > 0) page.text = [page.text, ...fresh].filter((line) => line !== "").join("\n");
  }
}
