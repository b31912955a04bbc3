/** What a figure told by the words around it is: read off the figure itself. */
export type ToldKind = "money" | "percent" | "count" | "output";

/**
 * A figure whose meaning the words right before it or right after it give, where no name stands beside it. Plain
 * text, five languages, line breaks as spaces; `before` ends at the figure, `after` begins at it.
 */
export interface ToldRule {
  key: string;
  kind: ToldKind;
  before?: RegExp;
  after?: RegExp;
  /** Both sides must fit, where either alone says too little. */
  both?: boolean;
  /** The sentence must hold this as well. */
  needs?: RegExp;
  /** Words of the sentence that make it another's figure or another kind of it. */
  never: RegExp;
  /** true: told of the future only; false: never a plan; null: the sentence's tense says. */
  plan: boolean | null;
  /** Measured after the event: never a plan, whatever its sentence says before. */
  past?: boolean;
  unit?: string;
  /** Only the figure's own clause may make it another's: the rest of the sentence is looked at for nothing but its tense. */
  clause?: boolean;
  /** As sure as a label beside its figure. */
  sure?: boolean;
  least?: number;
  most?: number;
  /** Of several such figures of one paper the largest is meant. */
  largest?: boolean;
}
