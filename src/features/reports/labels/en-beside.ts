import type { ReportLabels } from "@/domain/report/report-labels";

/** English words for what stands beside the result and counts in nothing: a second opinion, the result in words, and what a paper says of itself. */
export const enBeside = {
  secondOpinion: "Second opinion",
  secondScore: "The score is made from what the first analyst, {used}, found, and from nothing else. The second analyst, {other}, read the same papers, and the same code worked out its levels. It moves no figure, and no mean of the two is ever taken.",
  secondHow: "Levels more than one apart are marked for review: a person reads both passages and settles it by setting the level, with a reason. Both analysts are shown as they read, before any person decided.",
  secondNoReview: "No two levels lie more than one apart, so there is nothing to review. Both analysts are shown as they read, before any person decided.",
  secondSame: "Same level",
  secondOneApart: "One level apart",
  secondReview: "Further apart",
  secondAlone: "Level from one only",
  secondBoth: "of {n} that both give a level",
  secondSettled: "to review, {n} of them settled",
  secondOnly: "{used} from the first, {other} from the second",
  secondItems: "To review",
  secondAll: "Every indicator",
  secondFirst: "First analyst, counts",
  secondSecond: "Second analyst",
  secondApart: "Between them",
  apartNone: "Same level",
  apartOnlyOne: "From one only",
  apartLevels_one: "{n} level apart",
  apartLevels_other: "{n} levels apart",
  toReview: "To review",
  settledByPerson: "Settled by a person",

  inWordsModel: "In a language model’s words",
  inWordsRules: "In words, by fixed rules",
  inWordsBy: "Written by {model}, asked with {prompts}, on {date}. Software found every figure of it in this result; the words are the model’s, and nothing of it counts in the score.",
  inWordsByRules: "Written by software in fixed sentences, because somebody asked for it; no language model wrote them. Every figure is one of this result.",

  kindFrom: "{kind}, made out by {issuer}",
} satisfies Partial<ReportLabels>;
