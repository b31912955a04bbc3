import { procedure, router } from "@/trpc/init";
import { answerGapInput, listGapsInput, removeAnswerInput, skipGapInput } from "../contract";
import { answerGap } from "./answer-gap";
import { getEntryForm } from "./get-entry-form";
import { listGapBoard } from "./list-gaps";
import { removeGapAnswer } from "./remove-answer";
import { skipGap } from "./skip-gap";

export const gapsRouter = router({
  list: procedure.input(listGapsInput).query(({ ctx, input }) => listGapBoard(ctx, input)),
  form: procedure.query(({ ctx }) => getEntryForm(ctx)),
  answer: procedure.input(answerGapInput).mutation(({ ctx, input }) => answerGap(ctx, input)),
  removeAnswer: procedure.input(removeAnswerInput).mutation(({ ctx, input }) => removeGapAnswer(ctx, input)),
  skip: procedure.input(skipGapInput).mutation(({ ctx, input }) => skipGap(ctx, input)),
});
