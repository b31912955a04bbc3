import { locateQuotation } from "@/domain/documents/locate-quotation";
import { notFound } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { type PageView, readPageInput } from "../contract";
import { requireDocument } from "./access";
import { findPage } from "./store";

const DRAWN = new Set(["pdf", "png", "jpg"]);

/** One page with its text layer, and the quotation marked on it when it is really there. */
export async function readPage(ctx: AppContext, input: { documentId: string; index: number; quote?: string }): Promise<PageView> {
  const { documentId, index, quote } = readPageInput.parse(input);
  const { document } = await requireDocument(ctx, documentId, "assessment.read");
  const page = await findPage(ctx.db, document.id, index);
  if (!page) throw notFound("page");
  return {
    documentId: document.id,
    documentName: document.name,
    index: page.index,
    pages: document.pageCount ?? page.index,
    label: page.label,
    text: page.text,
    words: page.words,
    segments: page.segments,
    width: page.width,
    height: page.height,
    hidden: page.hidden,
    ocrConfidence: page.ocrConfidence,
    pictureUrl: document.format && DRAWN.has(document.format) ? `/api/documents/${document.id}/pages/${page.index}/picture` : null,
    mark: quote ? locateQuotation(page, quote) : null,
  };
}
