import type { ReadDocument } from "@/domain/documents/document";
import { unpackWords } from "@/domain/documents/packed-words";
import type { PackedDocument } from "./protocol";

export function unpackDocument(packed: PackedDocument): ReadDocument {
  return { ...packed, pages: packed.pages.map((page) => ({ ...page, words: unpackWords(page.words) })) };
}
