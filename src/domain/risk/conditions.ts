import type { Assessed, Fact } from "./assessed";
import { wholeMonths } from "./expression";
import { testHolds } from "./levels";
import type { ConditionDef, Rubric } from "./rubric";
import type { ConditionRule } from "./rubric-rules";

export type ConditionState = Assessed["conditions"][number];

export interface ConditionInput {
  rubric: Rubric;
  /** What a person answered; absent = not answered. */
  answered: Readonly<Record<string, boolean>>;
  facts: readonly Fact[];
  /** The figure of a metric, null when it cannot be worked out. */
  metric: (id: string) => number | null;
  asOf: string;
}

/** Every condition: a person's answer first, then what follows from the facts, then the rubric's "until somebody answers". */
export function settleConditions(input: ConditionInput): ConditionState[] {
  return input.rubric.conditions.map((condition) => settle(condition, input));
}

function settle(condition: ConditionDef, input: ConditionInput): ConditionState {
  const answer = input.answered[condition.id];
  if (answer !== undefined) return { id: condition.id, holds: answer, known: true, because: "Answered by a person" };
  const derived = condition.when ? derive(condition.when, input) : null;
  if (derived) return { id: condition.id, known: true, ...derived };
  return { id: condition.id, holds: condition.ifUnknown, known: false, because: `Not answered, so taken as ${condition.ifUnknown ? "yes" : "no"}` };
}

function derive(rule: ConditionRule, input: ConditionInput): { holds: boolean; because: string } | null {
  const fact = (key: string): Fact | undefined => input.facts.find((f) => f.dataPoint === key);
  switch (rule.kind) {
    case "choice": {
      const value = fact(rule.dataPoint)?.value;
      return value?.kind === "choice" ? { holds: rule.among.includes(value.choice), because: `It is stated as ${value.choice}` } : null;
    }
    case "metric": {
      const figure = input.metric(rule.metric);
      return figure === null ? null : { holds: testHolds(rule, figure), because: `The figure is ${Math.round(figure * 10) / 10}` };
    }
    case "yearsOfRecords":
      return yearsOfRecords(rule, input, fact);
  }
}

type YearsRule = Extract<ConditionRule, { kind: "yearsOfRecords" }>;
const MONTHS_IN_YEAR = 12;

/** Years with actual sales figures, or audited years, whichever shows more; a firm founded too lately cannot have enough. */
function yearsOfRecords(rule: YearsRule, input: ConditionInput, fact: (key: string) => Fact | undefined): { holds: boolean; because: string } | null {
  const needed = input.rubric.scoring.startup.minimumYears;
  const founded = fact(rule.founded)?.value;
  const age = founded?.kind === "date" ? wholeMonths(founded.date, input.asOf) : undefined;
  if (age !== undefined && age < needed * MONTHS_IN_YEAR) return { holds: true, because: `Registered ${age} months before the assessment` };
  const sales = rule.sales.map(fact).filter((f) => f !== undefined && f.projected !== true);
  const years = sales.reduce((sum, f) => sum + Math.max(1, f?.series.length ?? 0), 0);
  const counts = rule.counts.map(fact).flatMap((f) => (f?.value.kind === "number" ? [f.value.number] : []));
  const shown = Math.max(years, ...counts);
  if (shown >= needed) return { holds: false, because: `Records of ${shown} years are shown` };
  if (counts.length === 0) return null;
  return { holds: true, because: `Records of ${shown} ${shown === 1 ? "year" : "years"} are shown` };
}

/** Does at least one of these hold? None named = yes. */
export const anyHolds = (conditions: readonly ConditionState[], ids: readonly string[]): boolean =>
  ids.length === 0 || ids.some((id) => conditions.find((c) => c.id === id)?.holds ?? true);

/** Has a person said no to every one? Nothing leaves the result by silence or by what was worked out. */
export const allDenied = (answered: Readonly<Record<string, boolean>>, ids: readonly string[]): boolean =>
  ids.length > 0 && ids.every((id) => answered[id] === false);
