import type { DroppedFinding } from "../risk/finding";
import type { LevelId } from "../risk/rubric";

/** In place of a category: what a document is, which is asked of its beginning alone. */
export const IDENTITY_QUESTION = "DOCUMENT_READING";

/** Pages of one document that the model was not shown for one question, because all of them did not fit. */
export interface LeftOut {
  /** The category that was asked about, or IDENTITY_QUESTION. */
  category: string;
  documentId: string;
  /** Pages of which nothing was sent, ascending. */
  pages: number[];
  /** Pages of which only a part was sent, ascending. */
  parts: number[];
}

/** Where code and model disagreed and code's reading of the quotation was kept. */
export type ReadingNote =
  /** The level a figure implies by the rubric stands in place of the level the model gave. */
  | { kind: "LEVEL_BY_FIGURE"; findingId: string; indicator: string; metric: string; figure: number; said: LevelId; kept: LevelId }
  /** The figure the quotation prints stands in place of the one the model gave. */
  | { kind: "FIGURE_BY_QUOTATION"; findingId: string; dataPoint: string; said: number; kept: number };

/** What a model's reading left out, changed or dropped; shown on the run. */
export interface ReadingAccount {
  leftOut: LeftOut[];
  notes: ReadingNote[];
  /** Claims that could not even be turned into findings that are checked; counted with the dropped quotations. */
  dropped: DroppedFinding[];
  /** Claims about things the question did not ask for; not used. */
  offTopic: number;
  /** Prompt versions the call was made with; empty = the built-in instructions. */
  promptVersionIds: string[];
}
