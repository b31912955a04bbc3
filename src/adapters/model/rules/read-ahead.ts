import { guessLanguage } from "@/domain/documents/guess-language";
import { detectNumberStyle } from "@/domain/quantities/number-style";
import { plainText } from "@/domain/quantities/plain-text";
import type { LanguageCode } from "@/domain/risk/rubric";
import { readSigns } from "./criteria/signs";
import { pageToRead, readAlone } from "./page-alone";
import { isKnown, SAMPLE, viewWhole, type DocumentView } from "./view/document-view";
import { isKept, keepView } from "./view/kept-views";
import type { PageView } from "./view/page-view";
import { TookTooLong, withinTime } from "./within-time";

/** Characters that tell a document's language and the way it writes numbers; a wrong guess costs the work, not the result. */
const TELLING = 6_000;

/** The pages of one message are worth no more ahead of time; what takes longer is left to the analysis of the whole. */
const LONGEST_MS = 10_000;

/**
 * Takes the pages of one document while the others are being read, and does of each what depends on nothing but it and what the
 * document lends its pages. The analysis of the whole takes what was done for the same text in the same kind of document; it
 * gives the same with none of it.
 */
export function readAhead(asOf: string): (text: string, page: number) => void {
  let waiting: [text: string, page: number][] = [];
  let look: ((text: string, page: number) => void) | null = null;
  return (text, page) => {
    if (look) return look(text, page);
    waiting.push([text, page]);
    const first = waiting.map(([each]) => each).join("\n");
    const language = first.length < TELLING ? null : guessLanguage(first);
    if (!isKnown(language)) return;
    look = lookIn(language, first, asOf);
    for (const each of waiting) look(...each);
    waiting = [];
  };
}

function lookIn(main: LanguageCode, first: string, asOf: string): (text: string, page: number) => void {
  const style = detectNumberStyle(plainText(first), main);
  const paper = new GrowingPaper(main, style, asOf);
  let left: { view: PageView; page: number }[] = [];
  const look = (): void => {
    const views = left;
    left = [];
    try {
      // Together, since being stopped in time costs a millisecond.
      withinTime(LONGEST_MS, () => views.filter(({ view }) => isKept(view)).forEach(({ view, page }) => {
        const document = paper.with(view, page);
        readSigns(document, view);
        readAlone(pageToRead(document, view, asOf));
      }));
    } catch (error) {
      // Whatever it is, the analysis of the whole meets it again and tells it of the document.
      if (!(error instanceof TookTooLong)) throw error;
    }
  };
  return (text, page) => {
    if (left.length === 0) setImmediate(look);
    left.push({ view: keepView(text, page, style, main), page });
  };
}

/** A document of which more and more pages are there. What it lends them is told anew each time it has doubled. */
class GrowingPaper {
  private readonly pages: PageView[] = [];
  private chars = 0;
  private told = 0;
  private document: DocumentView | null = null;

  constructor(private readonly main: LanguageCode, private readonly style: DocumentView["style"], private readonly asOf: string) {}

  with(view: PageView, page: number): DocumentView {
    this.pages[page - 1] = view;
    this.chars += view.text.length;
    if (this.document && this.chars < 2 * this.told) return this.document;
    this.told = this.chars;
    return (this.document = this.tell());
  }

  private tell(): DocumentView {
    const pages = this.pages.filter(Boolean);
    const sample = pages.map(({ text }) => `${text}\n`).join("").slice(0, SAMPLE);
    return viewWhole({ sample, plain: plainText(sample), main: this.main, style: this.style, pages }, this.asOf);
  }
}
