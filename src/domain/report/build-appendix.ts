import type { EvidenceRef } from "../risk/assessed";
import { distinctEvidence } from "./report-evidence";
import { TEXT_CAPS, type ReportContext } from "./report-context";
import type { Pair, ReportDocument, Source } from "./report-document";
import { fill } from "./report-labels";

/** Every passage the result rests on. */
function allEvidence(context: ReportContext): EvidenceRef[] {
  const { assessed } = context.input;
  const components = assessed.categories.flatMap((category) => category.indicators).flatMap((indicator) => indicator.components);
  return distinctEvidence([
    ...components.flatMap((part) => [...part.evidence, ...(part.computed?.inputs.flatMap((input) => input.evidence) ?? [])]),
    ...assessed.facts.flatMap((fact) => fact.evidence),
    ...assessed.flags.flatMap((flag) => flag.evidence),
  ]);
}

function sources(context: ReportContext): Source[] {
  const { labels, format, codes } = context;
  const passages = allEvidence(context);
  return context.input.documents.map((source) => {
    const problem = source.problem ?? null;
    return {
      id: codes.document.get(source.id) ?? source.id,
      name: context.text(source.name, TEXT_CAPS.title),
      kind: source.issuer ? fill(labels.kindFrom, { kind: context.text(source.kind, TEXT_CAPS.name), issuer: context.text(source.issuer, TEXT_CAPS.name) }) : context.text(source.kind, TEXT_CAPS.name),
      pagesText: problem === null ? format.whole(source.pages) : labels.noValue,
      datedText: source.dated === null ? labels.undated : format.date(source.dated),
      citedText: format.whole(passages.filter((ref) => ref.documentId === source.id).length),
      sha256: source.sha256,
      problem: problem === null ? "" : fill(labels.notRead, { reason: context.text(problem, TEXT_CAPS.note) }),
    };
  });
}

/** Who read. "No language model was used" is not said of a report that holds words a model wrote. */
export function analystLine({ labels, input }: ReportContext): string {
  const worded = typeof input.inWords?.model === "string";
  const label = input.analyst.kind === "model" ? labels.analystModel : worded ? labels.analystRulesWorded : labels.analystRules;
  return fill(label, { analyst: `${input.analyst.name} ${input.analyst.version}` });
}

function provenance(context: ReportContext): Pair[] {
  const { labels, format, input } = context;
  const { assessed, secondOpinion, run } = input;
  return [
    [labels.analyst, analystLine(context)],
    ...(secondOpinion === null ? [] : [[labels.secondAnalyst, `${secondOpinion.analyst.name} ${secondOpinion.analyst.version}`] satisfies Pair]),
    [labels.rubricVersion, assessed.rubricVersion],
    [labels.rubricHash, assessed.rubricHash],
    [labels.quotationsChecked, fill(labels.quotationsText, { verified: format.whole(assessed.quotations.verified), dropped: format.whole(assessed.quotations.dropped) })],
    [labels.assessedAsOf, format.date(assessed.asOf)],
    [labels.runNumber, fill(labels.runOf, { n: format.whole(run.number) })],
    [labels.runId, run.id],
    [labels.runStarted, format.date(run.startedAt)],
  ];
}

export function buildAppendix(context: ReportContext): Omit<ReportDocument["appendix"], "contentHash"> {
  return { sources: sources(context), provenance: provenance(context) };
}

export function buildDisclaimer(context: ReportContext): string[] {
  const { labels, input } = context;
  return [
    labels.disclaimerDocuments,
    fill(labels.disclaimerScores, { version: input.assessed.rubricVersion }),
    input.analyst.kind === "rules" ? labels.disclaimerRules : labels.disclaimerModel,
    labels.disclaimerPrivacy,
  ];
}
