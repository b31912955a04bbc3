import { documentTitle } from "@/domain/documents/document-title";
import type { ReadTask } from "../draft";
import { BlockPages } from "./block-page";
import { decodeText } from "./decode-text";
import { readHtmlBlocks } from "./html-blocks";

export async function readHtml({ bytes, draft, job }: ReadTask): Promise<void> {
  draft.extractor = "htmlparser2";
  const pages = new BlockPages(draft, job.limits.chars);
  draft.title = documentTitle(readHtmlBlocks(decodeText(bytes), pages, { pageBreakAtRule: false }));
  pages.end();
}
