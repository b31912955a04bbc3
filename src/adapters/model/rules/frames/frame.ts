import type { Concept } from "./concept";

/** How a figure must be told: its unit. */
export type FrameKind = "percent" | "days" | "years" | "times" | "count" | "money" | "output";

/** A data point told by the meanings that stand in its figure's clause, whatever their order and wording. */
export interface Frame {
  key: string;
  kind: FrameKind;
  /** Each must be told; of a list, one. */
  all: readonly (Concept | readonly Concept[])[];
  /** None may be told. */
  none?: readonly Concept[];
  /** Of those told, the one nearest to the figure must be this one: who is paid, what is lost. */
  nearest?: { is: Concept; among: readonly Concept[] };
  /** Plain words of the sentence that make it another's figure or another kind of it. */
  never?: RegExp;
  /** What the clause must also hold. */
  needs?: RegExp;
  /** What must stand right before the figure, right after it. */
  before?: RegExp;
  after?: RegExp;
  /** No other figure of its kind may stand in the sentence: with several nobody knows which is meant. */
  alone?: boolean;
  least?: number;
  most?: number;
  unit?: string;
  /** A plan by nature: neither actual nor planned. */
  plan?: boolean;
  /** Measured after the event: never a plan, though it speaks of one. */
  past?: boolean;
}
