import type { AnalystQuestions, PreparedQuestion } from "@/domain/ports/analyst-questions";
import type { AnalystRequest } from "@/domain/ports/analyst";
import { type Read, readAnswer, readAs } from "./answer-schema";
import { mendedCall } from "./ask";
import { type CallOptions, callOf, gapQuestionOf, type Question, questionOf } from "./category-call";
import type { DeskPrompt } from "./desk-prompt";
import { documentCall } from "./identifier";
import { keepGrounds } from "./ground";
import { identitySchema } from "./identity-schema";

/** The calls of a run with these prompts, by the code that makes them for a run; it needs no model. */
export function createQuestions(options: CallOptions): AnalystQuestions {
  const groundOf = keepGrounds(options);
  const prepared = async (request: AnalystRequest, question: Question): Promise<PreparedQuestion> =>
    ready(callOf(options, request, await groundOf(request), question), question.booked, readAnswer);
  return {
    aboutCategory: async (request, category) => prepared(request, await questionOf(options, request, category)),
    async aboutGaps(request, category, dataPoints) {
      const question = await gapQuestionOf(options, request, category, dataPoints);
      return question && prepared(request, question);
    },
    async aboutDocument(request, documentId) {
      const made = await documentCall(options, request, documentId);
      return made && ready(made, made.booked, (text) => readAs(identitySchema, text));
    },
  };
}

function ready({ call, leftOut }: Pick<PreparedQuestion, "call" | "leftOut">, booked: DeskPrompt | null, read: (text: string) => Read<unknown>): PreparedQuestion {
  return { call, leftOut, unused: booked?.unused ?? [], mend: (answer) => mendedCall(call, answer, read) };
}
