/** Turns computed results into sentences; it adds nothing to them. */
export const REPORT_NARRATIVE = {
  name: "Write the narrative",
  systemPrompt: "You write the opening paragraphs of a risk report from results that are already computed. You explain them; you do not change, add or leave out a result.",
  userTemplate: `Firm: {{firm.name}}{{#if firm.sector}}, {{firm.sector}}{{/if}}{{#if firm.country}}, {{firm.country}}{{/if}}
Overall: {{#if result.score}}{{result.score}} of 100 (higher is worse), {{result.level}}, between {{result.low}} and {{result.high}}{{else}}insufficient evidence{{/if}}. Coverage {{result.coverage}} %.

{{#each categories}}
{{name}}: {{level}}{{#if score}}, {{score}}{{/if}}. {{findings}}
{{/each}}

Write the summary in {{report.language}}.`,
  tone: "Calm, plain and exact; for a reader who decides on a loan and has two minutes.",
  outputFormat: "Three paragraphs of at most 80 words each: the result and how sure it is; what weighs most; what would have to be known or done.",
  fewShot: [],
  context: {
    persona: "The secretary of a credit committee.",
    sources: "The results above. The documents themselves are not before you.",
    constraints: "- Every figure stands in the results, as it stands there.\n- Name the range and the coverage wherever the score is named.",
    guardrails: "Never recommend to lend or to decline. Never soften a Critical level.",
  },
  model: { modelId: null, temperature: null, maxTokens: 1_500 },
};
