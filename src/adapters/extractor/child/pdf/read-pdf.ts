import { documentTitle } from "@/domain/documents/document-title";
import type { ReadTask } from "../draft";
import { ReadFailure } from "../read-failure";
import { readFormFields } from "./form-fields";
import { askForHelp, isWorthSharing, type Help } from "./help/ask-for-help";
import { PdfFile } from "./pdf-file";
import { loadPdfium } from "./pdfium-module";
import { readPage, type PageRead } from "./read-page";
import { recognisePages, type PageToRecognise } from "./recognise-pages";

const PROGRESS_EVERY = 5;
/** Pages read alone before another thread is asked to help: they tell whether the file is a light one. */
const ALONE = 4;

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
    const pictures = await readPages(file, task);
    if (file.hasForm) appendFormFields(file, task);
    if (pictures.length > 0 && job.ocr) await recognisePages(file, task, pictures);
    else for (const { index } of pictures) draft.warn("NEEDS_OCR", "This page is a picture; its text was not recognised.", index + 1);
  } finally {
    file.close();
  }
}

/** Fills the draft's pages; returns those that are pictures. */
async function readPages(file: PdfFile, task: ReadTask): Promise<PageToRecognise[]> {
  const { draft, job, progress } = task;
  const pictures: PageToRecognise[] = [];
  let chars = 0;
  let corrupt = 0;
  for await (const [index, read] of pagesOf(file, task)) {
    const label = `Page ${index + 1}`;
    if (read === null) {
      corrupt += 1;
      draft.addPage({ label, text: "" });
      draft.warn("CORRUPT_PAGE", "This page is damaged and could not be read.", index + 1);
      continue;
    }
    const { needsRecognition, dpi, hidden, raw, ...page } = read;
    draft.warnOfHidden(raw, index + 1, true);
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

/** All pages in order. Of a long file a second thread reads the last ones meanwhile; what it leaves is read here. */
async function* pagesOf(file: PdfFile, { bytes, job, text }: ReadTask): AsyncGenerator<[index: number, read: PageRead | null]> {
  let help: Help | null = null;
  try {
    for (let index = 0; index < file.pageCount; index++) {
      if (index === ALONE && isWorthSharing(file, bytes, index)) help = askForHelp({ bytes, password: job.password, pageCount: file.pageCount, onPage: (theirIndex, read) => text({ page: theirIndex + 1, text: read.text }) });
      const theirs = help === null || help.claim(index) ? undefined : await help.page(index);
      const read = theirs === undefined ? readPage(file, index) : theirs;
      if (theirs === undefined && read) text({ page: index + 1, text: read.text });
      yield [index, read];
    }
  } finally {
    help?.dismiss();
  }
}

function appendFormFields(file: PdfFile, { draft }: ReadTask): void {
  for (const [index, lines] of readFormFields(file)) {
    const page = draft.pages[index];
    if (!page) continue;
    const fresh = lines.filter((line) => !page.text.includes(line));
    if (fresh.length > 0) page.text = [page.text, ...fresh].filter((line) => line !== "").join("\n");
  }
}
