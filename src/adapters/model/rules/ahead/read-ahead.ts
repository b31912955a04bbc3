import { guessLanguage } from "@/domain/documents/guess-language";
import { detectNumberStyle } from "@/domain/quantities/number-style";
import { plainText } from "@/domain/quantities/plain-text";
import type { LanguageCode } from "@/domain/risk/rubric";
import { readSigns } from "../criteria/signs";
import { pageToRead, readAlone } from "../page-alone";
import { isKnown, SAMPLE, viewWhole, type DocumentView } from "../view/document-view";
import { keepView } from "../view/kept-views";
import type { PageView } from "../view/page-view";
import { withinTime } from "../within-time";
import { keepRead } from "./page-share";
import type { PageThread } from "./page-thread";

/** Characters that tell a document's language and the way it writes numbers; a wrong guess costs the work, not the result. */
const TELLING = 6_000;
/** Time for pages before a look at what has come in meanwhile; not after each, since to be stopped in time costs a millisecond. */
const A_WHILE_MS = 20;
/** Pages are worth no more ahead of time; what takes longer is left to the analysis of the whole. */
const LONGEST_MS = 10_000;
/** Pages of a document before the other thread is asked: a shorter one is done before the thread has begun. */
const LONG = 20;
/** Pages the thread gets at once, and shares it has before it: it need not wait for us, nor have much left when we are done. */
const [A_SHARE, SHARES] = [3, 2];

type Text = readonly [text: string, page: number];

export interface Ahead {
  /** Takes the text of a page, numbered from 1, in any order. */
  take: (text: string, page: number) => void;
  /** Resolves when all that was taken has been read. */
  done: () => Promise<void>;
}

/**
 * Takes the pages of one document while the others are being read, and does of each what depends on nothing but it and what the
 * document lends its pages, in this thread and, of a long document, in another. The analysis of the whole takes what was done for
 * the same text in the same kind of document; it gives the same with none of it.
 */
export function readAhead(asOf: string, thread: PageThread | null): Ahead {
  let waiting: Text[] = [];
  let looking: Looking | null = null;
  return {
    take: (text, page) => {
      if (looking) return looking.take([text, page]);
      waiting.push([text, page]);
      const first = waiting.map(([each]) => each).join("\n");
      const language = first.length < TELLING ? null : guessLanguage(first);
      if (!isKnown(language)) return;
      looking = new Looking(language, detectNumberStyle(plainText(first), language), asOf, thread);
      for (const each of waiting) looking.take(each);
      waiting = [];
    },
    done: async () => looking?.done(),
  };
}

/** Lets what has come in meanwhile be taken: more pages, and what the thread has read. */
const aMoment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Looks at pages one after another, some of them in the other thread, until none are left. */
class Looking {
  private readonly left: PageView[] = [];
  private readonly away = new Set<Promise<void>>();
  private readonly paper: GrowingPaper;
  private going: Promise<void> | null = null;

  constructor(private readonly main: LanguageCode, private readonly style: DocumentView["style"], private readonly asOf: string, private readonly thread: PageThread | null) {
    this.paper = new GrowingPaper(main, style, asOf);
  }

  take([text, page]: Text): void {
    const view = keepView(text, page, this.style, this.main);
    this.paper.add(view, page);
    this.left.push(view);
    this.going ??= this.go();
  }

  async done(): Promise<void> {
    while (this.going !== null || this.away.size > 0) await Promise.all([this.going, ...this.away]);
  }

  private async go(): Promise<void> {
    for (await aMoment(); this.left.length > 0; await aMoment()) {
      this.share();
      this.lookAWhile();
    }
    this.going = null;
  }

  private lookAWhile(): void {
    const until = performance.now() + A_WHILE_MS;
    try {
      withinTime(LONGEST_MS, () => {
        while (performance.now() < until) {
          const view = this.left.shift();
          if (!view) return;
          const document = this.paper.lends();
          readSigns(document, view);
          readAlone(pageToRead(document, view, this.asOf));
        }
      });
    } catch {
      // Whatever it is, the analysis of the whole meets it again and tells it of the document; here nobody waits for it.
    }
  }

  private share(): void {
    const { thread, asOf, style } = this;
    if (!thread?.usable || this.paper.pages < LONG) return;
    while (thread.busy < SHARES && this.left.length > A_SHARE) {
      const views = this.left.splice(-A_SHARE);
      const document = this.paper.lends();
      const given = thread.read({ document, style, asOf, pages: views.map(({ text, page }) => ({ text, page: page.index })) })
        .then((read) => views.forEach((view, at) => { const page = read?.[at]; if (page) keepRead(document, view, asOf, page); }))
        // What did not come back whole is read here.
        .catch(() => undefined)
        .finally(() => this.away.delete(given));
      this.away.add(given);
    }
  }
}

/** A document of which more and more pages are there. What it lends them is told anew each time it has doubled. */
class GrowingPaper {
  private readonly views: PageView[] = [];
  private chars = 0;
  private told = 0;
  private document: DocumentView | null = null;
  pages = 0;

  constructor(private readonly main: LanguageCode, private readonly style: DocumentView["style"], private readonly asOf: string) {}

  add(view: PageView, page: number): void {
    this.views[page - 1] = view;
    this.pages += 1;
    this.chars += view.text.length;
  }

  lends(): DocumentView {
    if (this.document && this.chars < 2 * this.told) return this.document;
    this.told = this.chars;
    return (this.document = this.tell());
  }

  private tell(): DocumentView {
    const pages = this.views.filter(Boolean);
    const sample = pages.map(({ text }) => `${text}\n`).join("").slice(0, SAMPLE);
    return viewWhole({ sample, plain: plainText(sample), main: this.main, style: this.style, pages }, this.asOf);
  }
}
