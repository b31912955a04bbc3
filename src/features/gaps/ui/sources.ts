import type { GapCandidate } from "@/domain/gaps/gap";

/** A page to show, with a passage to mark on it or none. */
export interface Source {
  documentId: string;
  index: number;
  quote: string | null;
  findingId: string | null;
}

export const passageOf = (candidate: GapCandidate): Source => ({ documentId: candidate.documentId, index: candidate.page, quote: candidate.quote, findingId: candidate.findingId });

export const openDocument = (documentId: string): Source => ({ documentId, index: 1, quote: null, findingId: null });

/** The next or previous passage, round the ends; from a page of one's own choice to the first. */
export function turnSource(passages: readonly Source[], current: Source | null, step: 1 | -1): Source | null {
  if (passages.length === 0) return current;
  const at = passages.findIndex((passage) => passage.findingId !== null && passage.findingId === current?.findingId);
  if (at < 0) return passages[0] ?? null;
  return passages[(at + step + passages.length) % passages.length] ?? null;
}

/** The value of the source list: a passage by its finding, a document by its id. */
export const sourceKey = (source: Source | null): string => (source === null ? "" : source.findingId !== null ? `f:${source.findingId}` : `d:${source.documentId}`);
