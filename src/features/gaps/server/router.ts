import { procedure, router } from "@/trpc/init";
import { answerGapInput, listGapsInput, removeAnswerInput } from "../contract";
import { answerGap } from "./answer-gap";
import { listGapBoard } from "./list-gaps";
import { removeGapAnswer } from "./remove-answer";

export const gapsRouter = router({
  list: procedure.input(listGapsInput).query(({ ctx, input }) => listGapBoard(ctx, input)),
  answer: procedure.input(answerGapInput).mutation(({ ctx, input }) => answerGap(ctx, input)),
  removeAnswer: procedure.input(removeAnswerInput).mutation(({ ctx, input }) => removeGapAnswer(ctx, input)),
});
