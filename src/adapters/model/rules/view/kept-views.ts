import type { DocumentPage } from "@/domain/documents/document";
import type { NumberStyle } from "@/domain/quantities/number-style";
import type { LanguageCode } from "@/domain/risk/rubric";
import { viewPage, type PageView } from "./page-view";

/** Of documents that are never asked about, no more than the longest has pages. */
const MOST = 500;
const kept = new Map<string, PageView>();
const keyOf = (text: string, { group, decimal }: NumberStyle, language: LanguageCode): string => `${language}${group}${decimal}${text}`;

/** A page of which only the text is known. */
export function viewText(text: string, index: number, style: NumberStyle): PageView {
  return viewPage({ index, label: "", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null }, style);
}

/** The view of a page whose document is still being read, kept until that is asked about. */
export function keepView(text: string, index: number, style: NumberStyle, language: LanguageCode): PageView {
  const view = viewText(text, index, style);
  const key = keyOf(text, style, language);
  kept.delete(key);
  kept.set(key, view);
  for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);
  return view;
}

/** The view kept of this page's text, read as the same language, now of this page; null when there is none. It is given once. */
export function takeView(page: DocumentPage, style: NumberStyle, language: LanguageCode): PageView | null {
  const key = keyOf(page.text, style, language);
  const view = kept.get(key);
  if (!view) return null;
  kept.delete(key);
  view.page = page;
  return view;
}
