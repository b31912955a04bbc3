import type { Segment, WordBox } from "@/domain/documents/document";

/** A passage asked for: where it stands, or that it was not found. Boxes are shares 0..1 of the page. */
export interface ShownMark {
  match: "exact" | "approximate" | "none";
  start: number;
  end: number;
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** What the viewer needs of a page; the documents feature's PageView fits it. */
export interface ShownPage {
  documentId: string;
  documentName: string;
  index: number;
  pages: number;
  label: string;
  text: string;
  words: WordBox[];
  segments: Segment[];
  width: number;
  height: number;
  ocrConfidence: number | null;
  pictureUrl: string | null;
  mark: ShownMark | null;
}

/** Finer place of the passage ("Budget!D12"), null where the page has none. */
export function placeOfMark(page: ShownPage): string | null {
  const mark = page.mark;
  if (!mark || mark.match === "none") return null;
  return page.segments.find((segment) => segment.start <= mark.start && mark.start < segment.end)?.locator ?? null;
}

/** The bar beside a passage: one stretch per column, from its first box to its last. */
export function marginBars(mark: ShownMark | null): { x: number; y: number; height: number }[] {
  if (!mark || mark.match === "none") return [];
  const bars: { x: number; y: number; bottom: number; right: number }[] = [];
  for (const box of mark.boxes) {
    const last = bars.at(-1);
    if (last && box.y >= last.y - box.height && box.x < last.right) {
      last.x = Math.min(last.x, box.x);
      last.right = Math.max(last.right, box.x + box.width);
      last.bottom = Math.max(last.bottom, box.y + box.height);
    } else bars.push({ x: box.x, y: box.y, bottom: box.y + box.height, right: box.x + box.width });
  }
  return bars.map((bar) => ({ x: Math.max(0, bar.x - 0.022), y: bar.y, height: bar.bottom - bar.y }));
}
