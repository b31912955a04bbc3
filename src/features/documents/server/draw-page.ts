import { notFound } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { requireDocument } from "./access";

/** Widest picture drawn, in pixels: 300 % of a column on a dense screen, and a bound on memory. */
const WIDEST = 2400;

/** The page as a PNG, drawn anew from the stored bytes. */
export async function drawPage(ctx: AppContext, input: { id: string; index: number; widthPx: number }): Promise<Uint8Array> {
  const { document } = await requireDocument(ctx, input.id, "assessment.read");
  if (!Number.isInteger(input.index) || input.index < 1 || input.index > (document.pageCount ?? 0)) throw notFound("page");
  const bytes = await ctx.ports.storage.get(document.storageKey);
  const widthPx = Math.min(WIDEST, Math.max(100, Math.round(input.widthPx) || 1000));
  const picture = await ctx.ports.reader.drawPage({ name: document.name, bytes, page: input.index, widthPx });
  if (!picture) throw notFound("page");
  return picture.png;
}
