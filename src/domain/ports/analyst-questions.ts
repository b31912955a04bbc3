import type { LeftOut } from "../model/reading-account";
import type { AnalystRequest } from "./analyst";
import type { ModelAnswer, ModelCall } from "./model-client";

/** One question as a run puts it to a language model. */
export interface PreparedQuestion {
  call: ModelCall;
  /** Pages that did not fit into the call. */
  leftOut: LeftOut[];
  /** Dotted names of values the prompt was given and reads nowhere. */
  unused: string[];
  /** What a run sends after an answer that does not fit, and what is wrong with that answer; null = it fits, or no second question mends it. */
  mend: (answer: ModelAnswer) => { call: ModelCall; fault: string } | null;
}

/** Makes the calls of a run with a book's prompts and sends none of them. null = the book has no prompt for that question. */
export interface AnalystQuestions {
  aboutCategory(request: AnalystRequest, category: string): Promise<PreparedQuestion>;
  aboutGaps(request: AnalystRequest, category: string, dataPoints: readonly string[]): Promise<PreparedQuestion | null>;
  aboutDocument(request: AnalystRequest, documentId: string): Promise<PreparedQuestion | null>;
}
