import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, it } from "vitest";
import { parse } from "yaml";
import type { JobMessage } from "@/domain/webhooks/message";
import type { CreateAssessmentInput } from "@/features/assessments/contract";
import type { DocumentView } from "@/features/documents/contract";
import type { ReadingResult } from "@/features/documents/server/reading-result";
import type { DetectedGaps } from "@/features/gaps/server/detect-gaps";
import type { ChainResult } from "@/features/pipeline/jobs/assess";
import type { PromptPreview, PromptRow, VersionHead } from "@/features/prompts/contract";
import type { ReportOptions } from "@/features/reports/contract";
import type { MadeReport } from "@/features/reports/server/make-report";
import type { RecipeView } from "@/features/recipes/contract";
import type { CreateScheduleInput, ScheduleStats as ScheduleStatsView, ScheduleView, SlotView } from "@/features/schedules/contract";
import type { RunScores } from "@/features/runs/server/score-run";
import type { ListSubmissionsInput, StreamEvent, SubmissionPage, SubmissionResult, SubmissionView, SubmitInput, SubmittedView } from "@/features/submissions/contract";
import type { CreateWebhookInput, DeliveryDetail as DeliveryDetailView, DeliveryView, WebhookView } from "@/features/webhooks/contract";
import type { Wire } from "@/testing/wire";
import type { toListedAssessment, toWireAssessment, toWireScorecard } from "@/server/http/assessment-response";
import type {
  Assessment, AssessmentDocument, AssessmentSummary, Delivery, DeliveryDetail, NewAssessment, NewSchedule, NewWebhook, Prompt, PromptVersion, Recipe, Schedule, ScheduleStats, Scorecard, Slot, Webhook, WebhookMessage,
} from ".";
import {
  type InputOf, type JobHandle, JobsClient, type Json, type KnownRecipe, type ResultOf, type Run, type RunFilter, type RunPage, type RunResult, type SubmittedRun, submitJob,
} from ".";
import type { WireEvent } from "./job-event";
import { JobSubmitRequest } from "./submit-request";

/** Every field of these types, whether it must be given. */
type Fields<Input> = { [Key in Extract<keyof Required<Input>, string>]: undefined extends Input[Key & keyof Input] ? "optional" : "required" };

const INPUTS: { [Name in KnownRecipe]: Fields<InputOf<Name>> } = {
  "prompt-preview": { systemPrompt: "optional", userPrompt: "optional", promptVersionId: "optional", variables: "optional", modelSettings: "optional" },
  "parse-document": { documentId: "required" },
  "gap-detection": { assessmentId: "required" },
  "risk-analysis": { assessmentId: "required" },
  "report-generation": { assessmentId: "required", options: "optional" },
  "risk-assessment": { assessmentId: "required", pauseAtGaps: "optional" },
};

interface TemplateInput {
  required?: string[];
  properties: Record<string, unknown>;
}

describe("the types", () => {
  it("are the wire contract's", () => {
    // `code` is a known word there and any text here: a newer server may say more.
    type Loose<View extends { error: unknown }> = Omit<View, "error">;
    expectTypeOf<Loose<Run>>().toEqualTypeOf<Loose<SubmissionView>>();
    expectTypeOf<Loose<SubmittedRun>>().toEqualTypeOf<Loose<SubmittedView>>();
    expectTypeOf<SubmissionView>().toExtend<Run>();
    expectTypeOf<keyof NonNullable<Run["error"]>>().toEqualTypeOf<keyof NonNullable<SubmissionView["error"]>>();
    expectTypeOf<SubmissionResult>().toExtend<RunResult>();
    expectTypeOf<keyof RunResult>().toEqualTypeOf<keyof SubmissionResult>();
    expectTypeOf<RunResult["status"]>().toEqualTypeOf<SubmissionResult["status"]>();
    expectTypeOf<SubmissionPage>().toExtend<RunPage>();
    expectTypeOf<keyof RunPage>().toEqualTypeOf<keyof SubmissionPage>();
    expectTypeOf<keyof WireEvent>().toEqualTypeOf<keyof StreamEvent>();
    expectTypeOf<WireEvent["type"]>().toEqualTypeOf<StreamEvent["type"]>();
    expectTypeOf<WireEvent>().toExtend<StreamEvent>();
  });

  it("of assessments, schedules, webhooks and recipes are the wire contract's", () => {
    expectTypeOf<AssessmentSummary>().toEqualTypeOf<Wire<ReturnType<typeof toListedAssessment>>>();
    expectTypeOf<Assessment>().toEqualTypeOf<Wire<ReturnType<typeof toWireAssessment>>>();
    expectTypeOf<Wire<DocumentView>>().toExtend<AssessmentDocument>();
    expectTypeOf<keyof AssessmentDocument>().toEqualTypeOf<keyof DocumentView>();
    expectTypeOf<Wire<ReturnType<typeof toWireScorecard>>>().toExtend<Scorecard>();
    expectTypeOf<Schedule>().toEqualTypeOf<Wire<ScheduleView>>();
    expectTypeOf<Slot>().toEqualTypeOf<Wire<SlotView>>();
    expectTypeOf<ScheduleStats>().toEqualTypeOf<Wire<ScheduleStatsView>>();
    expectTypeOf<Webhook>().toEqualTypeOf<Wire<WebhookView>>();
    expectTypeOf<Delivery>().toEqualTypeOf<Wire<DeliveryView>>();
    expectTypeOf<DeliveryDetail>().toEqualTypeOf<Wire<DeliveryDetailView>>();
    expectTypeOf<Extract<WebhookMessage, { jobId: string }>["status"]>().toExtend<JobMessage["status"]>();
    expectTypeOf<keyof Extract<WebhookMessage, { jobId: string }>>().toEqualTypeOf<keyof JobMessage>();
    // The section is a known word there and any text here.
    expectTypeOf<Omit<Prompt, "section">>().toEqualTypeOf<Omit<Wire<PromptRow>, "section">>();
    expectTypeOf<Wire<PromptRow>>().toExtend<Prompt>();
    expectTypeOf<PromptVersion>().toEqualTypeOf<Wire<VersionHead>>();
    expectTypeOf<Recipe>().toEqualTypeOf<RecipeView>();
  });

  it("of what is sent are the wire contract's", () => {
    expectTypeOf<keyof JobSubmitRequest>().toEqualTypeOf<keyof SubmitInput>();
    expectTypeOf<JobSubmitRequest>().toExtend<SubmitInput>();
    expectTypeOf<SubmitInput>().toExtend<JobSubmitRequest>();
    expectTypeOf<NewAssessment>().toExtend<CreateAssessmentInput>();
    expectTypeOf<keyof NewAssessment>().toEqualTypeOf<keyof CreateAssessmentInput>();
    expectTypeOf<NewSchedule>().toExtend<CreateScheduleInput>();
    expectTypeOf<keyof NewSchedule>().toEqualTypeOf<keyof CreateScheduleInput>();
    expectTypeOf<NewWebhook>().toExtend<CreateWebhookInput>();
    expectTypeOf<keyof NewWebhook>().toEqualTypeOf<keyof CreateWebhookInput>();
    expectTypeOf<RunFilter>().toExtend<ListSubmissionsInput>();
    expectTypeOf<keyof RunFilter | "cursor">().toEqualTypeOf<keyof ListSubmissionsInput>();
  });

  it("of results are what the jobs return", () => {
    expectTypeOf<ReadingResult>().toExtend<ResultOf<"parse-document">>();
    expectTypeOf<DetectedGaps>().toEqualTypeOf<ResultOf<"gap-detection">>();
    expectTypeOf<RunScores>().toExtend<ResultOf<"risk-analysis">>();
    expectTypeOf<ResultOf<"risk-analysis">>().toExtend<RunScores>();
    expectTypeOf<MadeReport>().toEqualTypeOf<ResultOf<"report-generation">>();
    expectTypeOf<NonNullable<InputOf<"report-generation">["options"]>>().toEqualTypeOf<ReportOptions>();
    expectTypeOf<ChainResult>().toEqualTypeOf<ResultOf<"risk-assessment">>();
    expectTypeOf<PromptPreview>().toExtend<ResultOf<"prompt-preview">>();
  });

  it.each(Object.entries(INPUTS))("of the input of %s are its template's", (name, fields) => {
    const { input } = parse(readFileSync(`recipes/${name}/TEMPLATE.yaml`, "utf8")) as { input: TemplateInput };
    const inTemplate = Object.keys(input.properties).map((key) => [key, input.required?.includes(key) ? "required" : "optional"]);
    expect(fields).toEqual(Object.fromEntries(inTemplate));
  });
});

describe("a recipe's name", () => {
  // Never called: what the compiler says of it is the test.
  const calls = (client: JobsClient) => ({
    known: () => submitJob("gap-detection", { input: { assessmentId: "a" } }),
    knownRequest: () => client.submit({ recipeName: "gap-detection", input: { assessmentId: "a" } }),
    other: () => submitJob("my-recipe", { input: "test" }),
    otherTyped: () => submitJob<{ output: string }, { query: string }>("my-recipe", { input: { query: "x" } }),
    fromRequest: () => client.submit(JobSubmitRequest({ recipeName: "my-recipe" })),
    // @ts-expect-error the input of a known recipe has its own shape
    wrongInput: () => submitJob("gap-detection", { input: { documentId: "a" } }),
    // @ts-expect-error the input of a known recipe must be given
    noInput: () => submitJob("risk-analysis"),
    // @ts-expect-error the same through the client
    wrongRequest: () => client.submit({ recipeName: "gap-detection", input: "a" }),
    version: () => submitJob("prompt-preview", { input: { promptVersionId: "a", modelSettings: { temperature: 0 } } }),
    // @ts-expect-error a version stands in place of the texts
    both: () => submitJob("prompt-preview", { input: { promptVersionId: "a", systemPrompt: "b", userPrompt: "c" } }),
    // @ts-expect-error an unknown option
    unknownOption: () => submitJob("my-recipe", { inputs: 1 }),
  });
  type Calls = ReturnType<typeof calls>;
  type Given<Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>;

  it("decides the result's type where it is known, and stays open where it is not", () => {
    expectTypeOf<Given<"known">>().toEqualTypeOf<JobHandle<ResultOf<"gap-detection">>>();
    expectTypeOf<Given<"knownRequest">>().toEqualTypeOf<JobHandle<ResultOf<"gap-detection">>>();
    expectTypeOf<Given<"other">>().toEqualTypeOf<JobHandle>();
    expectTypeOf<Given<"otherTyped">>().toEqualTypeOf<JobHandle<{ output: string }>>();
    expectTypeOf<Given<"fromRequest">>().toEqualTypeOf<JobHandle>();
    expectTypeOf<JobHandle>().toEqualTypeOf<JobHandle<Json>>();
    expect(Object.keys(calls(new JobsClient("http://127.0.0.1:9")))).toContain("known");
  });

  it("narrows an outcome by its status", () => {
    type Outcome = Awaited<ReturnType<Given<"known">["wait"]>>;
    expectTypeOf<Extract<Outcome, { status: "succeeded" }>["result"]>().toEqualTypeOf<ResultOf<"gap-detection">>();
    expectTypeOf<Exclude<Outcome, { status: "succeeded" }>["result"]>().toEqualTypeOf<null>();
  });
});
