import { z } from "zod";

const level = z.enum(["LOW", "MODERATE", "HIGH", "CRITICAL"]);
const grade = z.enum(["A", "B", "C", "D"]);
const value = z.json();

const figures = {
  evidenced: z.int().nullable().describe("What is proved, 0–100; higher means more risk. null when nothing is."),
  provisional: z.int().nullable().describe("With unknown mandatory components counted as the rubric says."),
  low: z.int().describe("If every unknown turned out Low."),
  high: z.int().describe("If every unknown turned out Critical."),
  coverage: z.number().describe("Share of the weight with evidence, 0–1."),
  level: level.nullable().describe("Band of `evidenced`; null below the rubric's least coverage."),
  sufficient: z.boolean(),
};
const evidence = z.object({
  findingId: z.string().nullable(), documentId: z.uuid().nullable(), page: z.int().nullable(), place: z.string().nullable(), quote: z.string().nullable(), grade,
  answeredBy: z.string().nullable(), said: z.string().optional(), toldBy: z.string().optional(),
});
const guard = z.object({ rule: z.string(), from: z.number(), to: z.number(), because: z.string() });
const computed = z.object({
  metric: z.string(), label: z.string(), value: z.number().nullable(), unit: z.string(), formula: z.string(), inputs: z.array(z.object({ key: z.string(), value, evidence: z.array(evidence) })),
  why: z.string().nullable(), period: z.string().nullable(), currency: z.string().nullable(), projected: z.boolean(), missing: z.array(z.string()),
});
const component = z.object({
  id: z.string(), kind: z.enum(["metric", "judgement", "exposure"]), side: z.enum(["exposure", "mitigation"]).nullable(), weight: z.number(), mandatory: z.boolean(),
  level: level.nullable(), uncapped: level.nullable(), grade: grade.nullable(), computed: computed.nullable(), evidence: z.array(evidence), notes: z.array(z.string()), applicable: z.boolean(),
});
const indicator = z.object({
  ...figures, id: z.string(), category: z.string(), applicable: z.boolean(), mandatory: z.boolean(), components: z.array(component),
  exposure: z.object({ inherent: z.number(), residual: z.number(), steps: z.number() }).nullable(), finding: z.string(), notApplicable: z.string().nullable(),
  guards: z.array(guard), flags: z.array(z.string()),
  override: z.object({
    level, reason: z.string(), evidence: z.string().nullable(), decidedBy: z.string(), decidedAt: z.iso.datetime(), computed: z.object(figures),
    staleSince: z.object({ level: level.nullable(), score: z.number().nullable() }).nullable(),
  }).nullable(),
});

/** The newest scored run as programs get it; `Assessed` of the domain over the wire. */
export const scorecardSchema = z.object({
  run: z.object({
    id: z.uuid(), number: z.int(), status: z.enum(["RUNNING", "DONE", "FAILED"]), analyst: z.json(), rubricVersion: z.string(), rubricHash: z.string(), startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(), startedBy: z.string(),
  }),
  stale: z.boolean(), documents: z.record(z.uuid(), z.string()).describe("Names of the documents that evidence points to."),
  rubricVersion: z.string(), rubricHash: z.string(), asOf: z.string(),
  overall: z.object({ ...figures, guards: z.array(guard) }),
  categories: z.array(z.object({ ...figures, id: z.string(), weight: z.number(), indicators: z.array(indicator), guards: z.array(guard), startup: z.boolean() })),
  facts: z.array(z.object({
    dataPoint: z.string(), value, series: z.array(z.number()), unit: z.string().nullable(), currency: z.string().nullable(), period: z.string().nullable(), projected: z.boolean().nullable(), grade,
    evidence: z.array(evidence), contradicted: z.boolean(),
  })),
  flags: z.array(z.object({
    id: z.string(), effect: z.enum(["floor", "alert"]), indicators: z.array(z.string()), because: z.string(), evidence: z.array(evidence), state: z.enum(["PROPOSED", "CONFIRMED", "DISMISSED"]),
    decidedBy: z.string().nullable(), decidedAt: z.iso.datetime().nullable(), reason: z.string().nullable(),
  })),
  contradictions: z.array(z.object({
    dataPoint: z.string(), period: z.string().nullable(), findingIds: z.array(z.string()), differencePercent: z.number(), used: z.string(),
    statements: z.array(z.object({ value, unit: z.string().nullable(), currency: z.string().nullable(), used: z.boolean(), evidence })),
  })),
  recommendations: z.array(z.object({
    id: z.string(), indicator: z.string(), action: z.string(), why: z.string(), owner: z.string(), horizon: z.string(), cost: z.string(), priority: z.enum(["high", "medium", "low"]),
    evidenceOfDone: z.string(), from: level.nullable(),
  })),
  quotations: z.object({ verified: z.int(), dropped: z.int() }), startup: z.boolean(),
  conditions: z.array(z.object({ id: z.string(), holds: z.boolean(), known: z.boolean(), because: z.string() })),
  info: z.array(computed).describe("Metrics that are shown and never scored."),
});
