import type { AnswerList } from "@/domain/prompts/answer-table";

/** Words of an answer that is read line by line. */
export const answerText = {
  caption: (title: string) => `What the answer of ${title} says`,
  about: "About",
  says: "What the answer says",
  list: { judgements: "Judged", exposures: "Rated, likelihood × impact", facts: "Fact", flags: "Flag" } satisfies Record<AnswerList, string>,
  nothing: "The answer finds nothing to report.",
  asWritten: "The answer as it was written",
};
