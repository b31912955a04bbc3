import type { LanguageCode, LevelId } from "@/domain/risk/rubric";

/** One invented sentence, the level it supports (null = none) and, where it is not the whole text, nothing else: the quotation is the text. */
export type Case = readonly [language: LanguageCode, level: LevelId | null, text: string];
