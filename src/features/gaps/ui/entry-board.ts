import { shapeOf, type AnswerShape } from "@/domain/gaps/answer-shape";
import { planInterview, type InterviewLength, type Question, type QuestionGround } from "@/domain/gaps/interview";
import { knownFigures, type KnownFigure } from "@/domain/gaps/known-figures";
import type { EntryForm, EntryPoint, EntryView, GapBoard, GapView } from "../contract";
import { entryOf } from "./entry-of";

/** One question or field: what is asked, and how it stands. */
export interface Entry {
  point: EntryPoint;
  view: EntryView;
  status: QuestionGround["status"];
  mandatory: boolean;
}

/** The rubric's questions joined with how each stands. */
export interface EntryBoard {
  form: EntryForm;
  board: GapBoard;
  entry: (key: string) => Entry | null;
  questions: (length: InterviewLength) => Question[];
  /** What a typed figure for this data point can be held against. */
  known: (key: string) => KnownFigure[];
}

export function entryBoard(form: EntryForm, board: GapBoard): EntryBoard {
  const points = new Map(form.points.map((point) => [point.key, point]));
  const shapes = new Map<string, AnswerShape>(form.points.map((point) => [point.key, shapeOf(point.shape)]));
  const gaps = new Map(board.gaps.map((gap) => [gap.dataPoint, gap]));
  const view = (key: string): EntryView | undefined => gaps.get(key) ?? entryOf(board.gaps, key);
  const ground = (key: string): QuestionGround | undefined => {
    const found = view(key);
    return found && { status: statusOf(gaps.get(key), found), answer: found.answer, skipped: found.skipped };
  };
  return {
    form, board,
    entry: (key) => {
      const [point, found] = [points.get(key), view(key)];
      return point && found ? { point, view: found, status: statusOf(gaps.get(key), found), mandatory: gaps.get(key)?.mandatory ?? false } : null;
    },
    questions: (length) => planInterview(form.points, ground, board.conditions, length),
    known: (key) => knownFigures(key, board.gaps, shapes),
  };
}

/** A companion has no row of its own: it is settled once a value is known. */
const statusOf = (gap: GapView | undefined, view: EntryView): QuestionGround["status"] =>
  gap?.status ?? (view.answer?.kind === "NOT_APPLICABLE" ? "NOT_APPLICABLE" : view.value === null ? "MISSING" : "VERIFIED");
