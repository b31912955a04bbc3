import { z } from "zod";
import { ASSESSMENT_STATES } from "@/domain/assessment/assessment";
import { createAssessmentInput, pageOfAssessmentsInput } from "@/features/assessments/contract";
import type { Endpoint } from "./endpoint";
import { scorecardSchema } from "./scorecard-schema";

const GROUP = "Assessments";
const time = z.iso.datetime();
const level = z.enum(["LOW", "MODERATE", "HIGH", "CRITICAL"]).nullable();

const listed = z.object({
  id: z.uuid(), name: z.string(), firm: z.string(), country: z.string().nullable(), sector: z.string().nullable(), state: z.enum(ASSESSMENT_STATES),
  score: z.int().nullable().describe("Evidenced score, 0–100; higher means more risk. null before the first run."),
  low: z.int().nullable().describe("The score if every unknown turned out Low."),
  high: z.int().nullable().describe("The score if every unknown turned out Critical."),
  coverage: z.number().nullable().describe("Share of the weight with evidence, 0–1."),
  level: level.describe("Band of the score; null below half of the weight."),
  stale: z.boolean().describe("Documents, answers or decisions changed after the run."), updatedAt: time,
});
const whole = listed.extend({
  enterpriseType: z.string().nullable(), currency: z.string().nullable(), createdAt: time, createdBy: z.string(), documents: z.int(),
  run: z.object({ id: z.uuid(), number: z.int(), startedAt: time, scored: z.boolean() }).nullable(),
  job: z.object({ id: z.uuid(), active: z.boolean() }).nullable().describe("The newest risk-assessment job."),
});
const document = z.object({
  id: z.uuid(), name: z.string(), bytes: z.int(), state: z.enum(["UPLOADED", "READING", "READ", "FAILED"]), format: z.string().nullable(), pages: z.int().nullable(),
  language: z.string().nullable(), failure: z.object({ code: z.string(), sentence: z.string(), advice: z.string(), page: z.int().nullable() }).nullable(),
  warnings: z.array(z.object({ code: z.string(), text: z.string(), page: z.int().nullable() })), ocrPages: z.int(), jobId: z.uuid().nullable(), createdAt: time,
});

const read = { group: GROUP, scope: "assessments:read", method: "GET" } as const;
const write = { group: GROUP, scope: "assessments:write", method: "POST" } as const;

export const ASSESSMENT_ENDPOINTS: readonly Endpoint[] = [
  {
    ...read, path: "/api/v1/assessments", summary: "The assessments you may see, last changed first, page by page.", query: pageOfAssessmentsInput,
    answers: { 200: { text: "A page, and how many there are.", schema: z.object({ assessments: z.array(listed), total: z.int() }) } }, problems: [],
  },
  {
    ...write, path: "/api/v1/assessments", summary: "Makes an assessment to put documents in.", body: createAssessmentInput,
    notes: "Then POST the documents, and POST /api/v1/runs with recipeName risk-assessment and input.assessmentId.",
    answers: { 201: { text: "Made.", schema: whole } }, problems: [],
  },
  { ...read, path: "/api/v1/assessments/{id}", summary: "One assessment and its newest figures.", answers: { 200: { text: "The assessment.", schema: whole } }, problems: ["NOT_FOUND"] },
  {
    ...read, path: "/api/v1/assessments/{id}/documents", summary: "Its documents: read, being read, or why not.",
    answers: { 200: { text: "All of them.", schema: z.object({ documents: z.array(document) }) } }, problems: ["NOT_FOUND"],
  },
  {
    ...write, path: "/api/v1/assessments/{id}/documents", summary: "Adds a document, which is read at once.",
    notes: "The body is the file's bytes as they are; their kind is told from the bytes, not from the name. The same bytes twice are one document.",
    query: z.object({ name: z.string().min(1).max(1000).describe("The file's name.") }),
    answers: {
      200: { text: "These bytes are there already.", schema: z.object({ document, duplicate: z.literal(true) }) },
      201: { text: "Kept; follow document.jobId.", schema: z.object({ document, duplicate: z.literal(false) }) },
    },
    problems: ["NOT_FOUND", "STATE", "TOO_LARGE"],
  },
  {
    ...read, path: "/api/v1/assessments/{id}/scorecard", summary: "The newest scored run, line by line: scores, evidence, facts, flags, recommendations.",
    answers: { 200: { text: "The result with the decisions of people counted in.", schema: scorecardSchema } }, problems: ["NOT_FOUND"],
  },
  {
    ...read, path: "/api/v1/assessments/{id}/report", summary: "The newest report as a PDF.",
    answers: { 200: { text: "The file.", type: "application/pdf" } }, problems: ["NOT_FOUND"],
  },
];
