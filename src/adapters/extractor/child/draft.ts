import { cleanText } from "@/domain/documents/clean-text";
import { hiddenCharacters } from "@/domain/documents/hidden-characters";
import type { DocumentFormat, ReadWarningCode } from "@/domain/documents/document";
import type { PackedDocument, PackedPage, PageText, Progress, ReadJob, RecognisedPage } from "../protocol";

export const NO_WORDS = new Float32Array(0);

/** What a format's reader gets besides the bytes. */
export interface ReadTask {
  job: ReadJob;
  bytes: Buffer;
  draft: Draft;
  progress: (progress: Progress) => void;
  /** Hands a recognised page to the parent before the document is done. */
  recognised: (page: RecognisedPage) => void;
  /** Hands the text of a page to the parent as soon as it is read, in any order. */
  text: (page: PageText) => void;
  /** Where language data lies. */
  tessdata: string;
}

/** The document while it is being read. */
export class Draft implements PackedDocument {
  pages: PackedPage[] = [];
  language: string | null = null;
  title: string | null = null;
  warnings: PackedDocument["warnings"] = [];
  extractor = "";
  ocrPages = 0;

  constructor(public format: DocumentFormat) {}

  /** One warning a code and page; a second one would say nothing new. */
  warn(code: ReadWarningCode, detail: string, page: number | null = null): void {
    if (this.warnings.some((known) => known.code === code && known.page === page)) return;
    this.warnings.push({ code, page, detail });
  }

  /** Cleaned text; what was hidden in it is taken out and told. `page` counts from 1. */
  clean(raw: string, page: number | null = null): string {
    this.warnOfHidden(raw, page);
    return cleanText(raw);
  }

  warnOfHidden(raw: string, page: number | null, fromFonts = false): void {
    const hidden = hiddenCharacters(raw, fromFonts);
    if (!hidden) return;
    const spelled = hidden.spelled === "" ? "" : ` They spell: "${hidden.spelled}".`;
    this.warn("HIDDEN_CHARACTERS", `${hidden.count === 1 ? "1 character that nobody sees was" : `${hidden.count} characters that nobody sees were`} removed.${spelled}`, page);
  }

  addPage(page: Partial<PackedPage> & { label: string; text: string }): PackedPage {
    const whole: PackedPage = {
      index: this.pages.length + 1, words: NO_WORDS, segments: [], tables: [], width: 0, height: 0,
      hidden: false, ocrConfidence: null, ...page,
    };
    this.pages.push(whole);
    return whole;
  }
}
