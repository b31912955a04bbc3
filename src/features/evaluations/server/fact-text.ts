import type { ExpectedFact } from "@/domain/evaluation/expectation";
import { valueWords } from "@/domain/quantities/value-words";

/** An expected value as a person reads it and may type it again; null = the papers do not state it. */
export const factText = ({ value, unit, currency }: Pick<ExpectedFact, "value" | "unit" | "currency">): string | null =>
  value === null ? null : valueWords(value, unit, currency).replace(/[\u00a0\u202f]/g, " ");
