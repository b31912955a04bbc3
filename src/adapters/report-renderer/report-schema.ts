import { z } from "zod";
import type { ReportDocument } from "@/domain/report/report-document";
import { SECTIONS } from "@/domain/report/report-document";
import { REPORT_LABEL_KEYS } from "@/domain/report/report-labels";

/** The contract at run time: a report may come from a stored file, and the template's own errors help nobody. */
const level = z.enum(["low", "moderate", "high", "critical"]);
const shownLevel = z.enum(["low", "moderate", "high", "critical", "none"]);
const grade = z.enum(["A", "B", "C", "D"]);
const text = z.string();
const lines = z.array(z.string());
const score = z.number().min(0).max(100);
const words = z.union([text, z.object({ text, lang: z.string().regex(/^[a-z]{2,3}$/, "must be a language code of two or three letters") })]);
const pair = z.tuple([text, words]);
const chip = z.object({ level: shownLevel, word: text.min(1) });

const figures = z.object({
  score: score.nullable(), scoreText: text, low: score, high: score, rangeText: text, coverage: z.number().min(0).max(1), coverageText: text,
  provisionalText: text, sufficient: z.boolean(), chip,
});
const evidence = z.object({ quote: words.nullable(), source: words, sourceId: text.nullable(), grade, shortened: z.boolean() });
const component = z.object({ name: text, valueText: text, working: text, chip, grade: grade.nullable(), notes: lines });
const indicator = z.object({
  id: text, name: text, mandatory: z.boolean(), applicable: z.boolean(), figures, finding: text, flagged: z.boolean(), components: z.array(component),
  evidence: z.array(evidence), moreEvidence: text, notes: lines, gapIds: lines,
});
const category = z.object({
  id: text, name: text, meaning: text, figures, weightText: text, gradesText: text, startup: text.nullable(), narrative: lines, notes: lines, scaleAlt: text.min(1),
  indicators: z.array(indicator), gapIds: lines, recommendationIds: lines,
});
const gap = z.object({ id: text, title: text, status: text, why: text, satisfiedBy: text, supplier: text, indicators: text, need: text, effect: text, moves: text });
const recommendation = z.object({
  id: text, priority: z.enum(["high", "medium", "low"]), action: text, why: text, owner: text, time: text, period: z.number().int().min(0).nullable(), cost: text, proof: text,
  indicatorId: text, indicatorName: text, from: chip,
});
const fact = z.object({ name: text, value: words, period: text, basis: text, grade, source: words, sourceId: text.nullable(), contradicted: z.boolean() });

const opinionItem = z.object({ id: text, name: text, apart: text, mark: z.enum(["review", "settled"]).nullable() });
const secondOpinion = z.object({
  intro: lines, counts: z.array(z.object({ name: text, value: text, meaning: text })),
  items: z.array(opinionItem.extend({ passages: z.array(z.object({ by: text, chip, evidence: evidence.nullable() })) })),
  categories: z.array(z.object({ id: text, name: text, rows: z.array(opinionItem.extend({ used: chip, other: chip })) })),
});

export const reportSchema: z.ZodType<ReportDocument> = z.object({
  contract: z.literal("report/1"),
  locale: z.enum(["en", "fr", "es", "sw", "pt"]),
  labels: z.record(z.enum(REPORT_LABEL_KEYS), text),
  scale: z.array(z.object({ level, name: text, from: score, to: score, mark: z.enum(["circle", "diamond", "triangle", "octagon"]) })).min(1),
  document: z.object({
    title: text.min(1), kind: text, reference: text, status: text, confidentiality: text, issuedIso: z.iso.date(), issuedText: text, preparedBy: text, keywords: lines,
    issuer: z.object({ name: text, line: text }), analystLine: text.min(1),
  }),
  company: z.object({ name: text.min(1), shortName: text, place: text, facts: z.array(pair), headline: z.array(z.object({ value: text, unit: text, name: text, basis: text })), papers: lines }),
  summary: z.object({ headline: text, paragraphs: lines, strengths: lines, concerns: lines, wouldChange: lines, firstActions: lines, decision: text }),
  inWords: z.object({ title: text.min(1), paragraphs: lines, by: text }).nullable(),
  method: z.object({
    intro: lines, bands: z.array(z.object({ chip, range: text, anchor: text, response: text })),
    grades: z.array(z.object({ grade, name: text, meaning: text, examples: text, limit: text })), rules: z.array(pair),
  }),
  overall: z.object({
    figures, reading: lines, notes: lines, startup: text.nullable(), radarAlt: text.min(1), scaleAlt: text.min(1),
    flags: z.array(z.object({ name: text, state: text, text, indicators: text, confirmed: z.boolean(), evidence: evidence.nullable() })),
  }),
  categories: z.array(category).min(1),
  secondOpinion: secondOpinion.nullable(),
  gaps: z.object({ intro: text, major: z.array(gap), minor: z.array(z.object({ id: text, title: text, status: text, indicators: text })) }),
  recommendations: z.array(recommendation),
  plan: z.object({ periods: lines }),
  facts: z.object({ rows: z.array(fact), contradictions: z.array(z.object({ name: text, period: text, statements: z.array(evidence), text })) }),
  appendix: z.object({
    sources: z.array(z.object({ id: text, name: text, kind: text, pagesText: text, datedText: text, citedText: text, sha256: text, problem: text })),
    provenance: z.array(pair), contentHash: text,
  }),
  disclaimer: lines,
  sections: z.record(z.enum(SECTIONS), z.boolean()),
});
