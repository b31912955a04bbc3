import type { DataPointDef } from "../risk/rubric";

/** What a typed answer is read and checked by: small enough to stand beside a form. */
export type AnswerShape = Pick<
  DataPointDef, "key" | "label" | "type" | "unit" | "choices" | "multiple" | "variesByProduct" | "units" | "plausible" | "partOf" | "near"
>;

export const shapeOf = ({ key, label, type, unit, choices, multiple, variesByProduct, units, plausible, partOf, near }: AnswerShape): AnswerShape =>
  ({ key, label, type, unit, choices, multiple, variesByProduct, units, plausible, partOf, near });
