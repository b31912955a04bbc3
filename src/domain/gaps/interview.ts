import { allDenied } from "../risk/conditions";
import type { DataPointDef } from "../risk/rubric";
import type { Gap } from "./gap";

export type InterviewLength = DataPointDef["interview"];

/** What a question is, whoever is asked. */
export type QuestionDef = Pick<DataPointDef, "key" | "parent" | "category" | "interview" | "mandatoryIf">;

export type QuestionState =
  /** A person answered, or said it does not apply. */
  | "ANSWERED"
  /** Nobody answered, and the documents settle it. */
  | "FOUND"
  /** Passed over, to come back to. */
  | "SKIPPED"
  | "OPEN";

export interface Question {
  dataPoint: string;
  parent: string | null;
  category: string;
  state: QuestionState;
}

/** What is known of one data point when the interview is planned. */
export type QuestionGround = Pick<Gap, "status" | "answer"> & { skipped: boolean };

/**
 * The questions there are to put, in the rubric's order, companions after the item they belong to.
 * Left out is what cannot matter: what the conditions exclude, and companions of what does not apply or was passed over.
 */
export function planInterview(
  defs: readonly QuestionDef[], groundOf: (key: string) => QuestionGround | undefined, conditions: Readonly<Record<string, boolean>>, length: InterviewLength,
): Question[] {
  return defs.flatMap((def): Question[] => {
    const own = groundOf(def.key);
    const head = def.parent === null ? own : groundOf(def.parent);
    const headDef = def.parent === null ? def : defs.find(({ key }) => key === def.parent);
    if (!own || !head || !headDef || (length === "short" && headDef.interview !== "short") || !isAsked(headDef, head, conditions)) return [];
    if (def.parent !== null && (head.status === "NOT_APPLICABLE" || stateOf(head) === "SKIPPED")) return [];
    return [{ dataPoint: def.key, parent: def.parent, category: def.category, state: stateOf(own) }];
  });
}

/** Not asked is what the answers to the conditions exclude; what a person answered stays in sight all the same. */
function isAsked(def: QuestionDef, { status, answer }: QuestionGround, conditions: Readonly<Record<string, boolean>>): boolean {
  if (answer !== null) return true;
  return status !== "NOT_APPLICABLE" && !allDenied(conditions, def.mandatoryIf);
}

function stateOf({ status, answer, skipped }: QuestionGround): QuestionState {
  if (answer !== null && answer.kind !== "REJECTED") return "ANSWERED";
  if (status === "VERIFIED") return "FOUND";
  return skipped ? "SKIPPED" : "OPEN";
}

export interface InterviewProgress {
  done: number;
  total: number;
  skipped: number;
}

export function progressOf(questions: readonly Question[]): InterviewProgress {
  const count = (...states: QuestionState[]): number => questions.filter(({ state }) => states.includes(state)).length;
  return { done: count("ANSWERED", "FOUND"), total: questions.length, skipped: count("SKIPPED") };
}

/** The next question to put after this one, round the end; with `again` those passed over. null = none is left. */
export function nextQuestion(questions: readonly Question[], after: string | null, again = false): string | null {
  const at = questions.findIndex(({ dataPoint }) => dataPoint === after);
  const round = [...questions.slice(at + 1), ...questions.slice(0, Math.max(0, at))];
  return round.find(({ state }) => state === (again ? "SKIPPED" : "OPEN"))?.dataPoint ?? null;
}

/** The neighbour in the list, whatever its state; null at its ends. */
export function besideQuestion(questions: readonly Question[], key: string, step: 1 | -1): string | null {
  const at = questions.findIndex(({ dataPoint }) => dataPoint === key);
  return at < 0 ? null : (questions[at + step]?.dataPoint ?? null);
}
