import type { ReadingAccount } from "@/domain/model/reading-account";
import type { Analyst, AnalystReply, AnalystRequest } from "@/domain/ports/analyst";
import type { ModelClient } from "@/domain/ports/model-client";
import type { Rubric } from "@/domain/risk/rubric";
import { linkContradictions } from "../rules/findings/contradictions";
import { readAnswer, SCHEMA_VERSION } from "./answer-schema";
import { askForReading } from "./ask";
import { type CallOptions, callOf, gapQuestionOf, type Question, questionOf } from "./category-call";
import { placesOfQuestions } from "./desk-prompt";
import { createIdentifier } from "./identifier";
import { type Ground, keepGrounds } from "./ground";
import { INSTRUCTIONS_VERSION } from "./instructions";
import { toFindings } from "./to-findings";

export { createQuestions } from "./questions";

export interface ModelAnalystOptions extends CallOptions {
  client: ModelClient;
}

/** A language model under the rules analyst's own terms: it proposes findings with quotations, and code does all else. */
export function createModelAnalyst(options: ModelAnalystOptions): Analyst {
  const groundOf = keepGrounds(options);
  const pin = options.prompts?.pin?.bind(options.prompts);
  return {
    identity: { kind: "model", name: options.client.modelId, version: `instructions ${INSTRUCTIONS_VERSION}, schema ${SCHEMA_VERSION}` },
    ...(pin && { pinPrompts: (rubric: Rubric) => pin(placesOfQuestions(rubric)) }),
    identifier: (request) => createIdentifier(options, request),
    async lookAgain(request, category, dataPoints) {
      const question = await gapQuestionOf(options, request, category, dataPoints);
      return question && put(options, request, await groundOf(request), question);
    },
    async analyse(request) {
      const ground = await groundOf(request);
      const replies: AnalystReply[] = [];
      // One after another: the first call writes the documents to the cache, the others read them from it.
      for (const category of request.categories ?? request.rubric.categories.map(({ id }) => id)) {
        request.signal?.throwIfAborted();
        replies.push(await put(options, request, ground, await questionOf(options, request, category)));
      }
      const findings = linkContradictions(replies.flatMap((reply) => reply.findings), request.rubric.scoring.contradictionTolerancePercent);
      return { findings, appraisals: ground.appraisals, account: mergeAccounts(replies.flatMap(({ account }) => account ?? [])) };
    },
  };
}

/** Puts one question and turns its answer into findings. */
async function put(options: ModelAnalystOptions, request: AnalystRequest, ground: Ground, question: Question): Promise<AnalystReply> {
  const { rubric, documents } = request;
  const { category, booked, mayAnswer } = question;
  const { call, leftOut } = callOf(options, request, ground, question);
  const reading = mayAnswer(await askForReading(options.client, call, readAnswer));
  const { findings, ...claims } = toFindings({ rubric, category, documents, gradeOf: (id) => ground.grades.get(id) ?? "D" }, reading);
  return { findings, appraisals: ground.appraisals, account: { ...claims, leftOut, promptVersionIds: booked?.versionIds ?? [] } };
}

function mergeAccounts(accounts: readonly ReadingAccount[]): ReadingAccount {
  return {
    leftOut: accounts.flatMap(({ leftOut }) => leftOut),
    notes: accounts.flatMap(({ notes }) => notes),
    dropped: accounts.flatMap(({ dropped }) => dropped),
    offTopic: accounts.reduce((sum, { offTopic }) => sum + offTopic, 0),
    promptVersionIds: [...new Set(accounts.flatMap(({ promptVersionIds }) => promptVersionIds))],
  };
}
