import type { DocumentPage, ReadDocument, WordBox } from "@/domain/documents/document";
import { unpackWords } from "@/domain/documents/packed-words";
import type { PackedDocument, PackedPage } from "./protocol";

export function unpackDocument(packed: PackedDocument): ReadDocument {
  return { ...packed, pages: packed.pages.map(unpackPage) };
}

/** Word boxes are made when a page is first asked for them: finding and scoring need few pages' or none. */
function unpackPage({ words, ...page }: PackedPage): DocumentPage {
  let boxes: WordBox[] | null = null;
  return { ...page, get words() { return (boxes ??= unpackWords(words)); } };
}
