import type { LanguageCode } from "@/domain/risk/rubric";

export type CueSet = Partial<Record<LanguageCode, readonly string[]>>;

/** How a text data point is told: under a heading, after a label, or in a sentence of its own. Cues are written without accents. */
export interface TextRule {
  key: string;
  /** A heading whose block answers, or a label before a colon. */
  head?: CueSet;
  /** Wording inside a sentence that answers. */
  say?: CueSet;
  /** Wording that answers only where nothing better does. */
  hint?: CueSet;
  /** The sentence must also match this. */
  needs?: RegExp;
  /** The sentence must not match this. */
  never?: RegExp;
  /** Findings a document may give; 3 unless told. */
  most?: number;
  /** Its answer stands at the front of a document: later pages count less. */
  front?: boolean;
  /** Its answer may use the words of accounting notes. */
  inAccounts?: boolean;
  /** It is told best by a list: products, perils, uses of money. */
  lists?: boolean;
  /** It must name a person, or say what one has done: a title alone is nobody. */
  persons?: boolean;
  /** A denial answers too ("no pending litigation"). */
  denialAnswers?: boolean;
}
