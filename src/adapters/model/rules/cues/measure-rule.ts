import type { CueSet } from "./text-rule";

/** What a figure must be to answer: its unit, beside it, in its label or in its column's head. */
export type MeasureKind = "percent" | "money" | "price" | "days" | "months" | "years" | "count" | "area" | "yield" | "mass" | "volume" | "times";

/** A figure told beside its name: in a sentence, on a form, in a row, under a column's head. Cues are plain text. */
export interface MeasureRule {
  key: string;
  kind: MeasureKind;
  label: CueSet;
  /** What is counted, where the kind does not say it. */
  unit?: string;
  /** Words that make the sentence or row one about something else. */
  never?: RegExp;
  /** What the sentence or printed row must speak of. */
  needs?: RegExp;
  /** What may not stand right before the name in its sentence: "the second | buyer took 27 %". */
  notAfter?: RegExp;
  /** A figure told as a part of another one ("of which 10 are …") is not the answer. */
  whole?: boolean;
  /** On a balance sheet the same words name something else. */
  offBalanceSheet?: boolean;
  /** How far after the name the figure may stand in a sentence; 60 unless told, 0 = rows and forms only. */
  reach?: number;
  /** How far before the name the figure may stand: "35 % of sales go to …"; 0 unless told. */
  before?: number;
  /** A plan by nature, so neither actual nor planned. */
  plan?: boolean;
  /** Measured after the event, so never a plan, though it speaks of one. */
  past?: boolean;
  /** A bare denial is the figure nought: "no arrears". */
  deniable?: boolean;
}
