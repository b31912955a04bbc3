import type { MeasureRule } from "./measure-rule";
import { FINANCE_MEASURES } from "./measures-finance";
import { MARKET_MEASURES } from "./measures-market";
import { OPERATION_MEASURES } from "./measures-operations";
import { PEOPLE_MEASURES } from "./measures-people";

export const MEASURE_RULES: readonly MeasureRule[] = [...FINANCE_MEASURES, ...MARKET_MEASURES, ...OPERATION_MEASURES, ...PEOPLE_MEASURES];
