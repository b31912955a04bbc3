import type { TextRule } from "../cues/text-rule";
import { MONEY_CLAUSES } from "./clauses-money";
import { PAPER_CLAUSES } from "./clauses-papers";
import { PLAIN_CLAUSES } from "./clauses-plain";
import { TRADE_CLAUSES } from "./clauses-trade";
import { TROUBLE_CLAUSES } from "./clauses-trouble";
import { WORK_CLAUSES } from "./clauses-work";

/** Answers told by a verb inside a sentence; each with what its own sentence must and must not hold. */
export const CLAUSES: readonly TextRule[] = [...MONEY_CLAUSES, ...PAPER_CLAUSES, ...TRADE_CLAUSES, ...TROUBLE_CLAUSES, ...WORK_CLAUSES, ...PLAIN_CLAUSES];
