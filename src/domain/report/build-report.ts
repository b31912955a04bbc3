import { buildPeriods, buildRecommendations } from "./build-actions";
import { analystLine, buildAppendix, buildDisclaimer } from "./build-appendix";
import { buildCompany } from "./build-company";
import { buildFacts } from "./build-facts";
import { buildGaps } from "./build-gaps";
import { buildInWords } from "./build-in-words";
import { buildMethod, buildScale } from "./build-method";
import { buildCategory, buildOverall } from "./build-results";
import { buildSecondOpinion } from "./build-second-opinion";
import { buildSummary } from "./build-summary";
import { createReportContext, TEXT_CAPS, type ReportContext } from "./report-context";
import { SECTIONS, type Category, type ReportDocument, type Section } from "./report-document";
import type { ReportInput } from "./report-input";
import { fill } from "./report-labels";

function documentPart(context: ReportContext): ReportDocument["document"] {
  const { input, labels, format } = context;
  const firm = context.text(input.firm.name, TEXT_CAPS.title);
  return {
    title: fill(labels.documentTitle, { firm }),
    kind: labels.reportKind,
    reference: fill(labels.runOf, { n: format.whole(input.run.number) }),
    status: labels.statusFinal,
    confidentiality: labels.confidential,
    issuedIso: input.issuedAt.slice(0, 10),
    issuedText: format.date(input.issuedAt),
    preparedBy: context.text(input.preparedBy, TEXT_CAPS.name),
    keywords: [labels.reportKind, firm, input.assessed.rubricVersion],
    issuer: { name: labels.issuerName, line: labels.issuerLine },
    analystLine: analystLine(context),
  };
}

function buildCategories(context: ReportContext): Category[] {
  const order = (id: string): number => context.category(id).order;
  return [...context.input.assessed.categories].sort((a, b) => order(a.id) - order(b.id)).map((result) => buildCategory(context, result));
}

/** What is hashed: every figure and word of this report except the hash itself and the fixed catalogue. */
export function hashedContent(report: ReportDocument): string {
  const { labels: _catalogue, appendix, ...rest } = report;
  const { contentHash: _own, ...evidence } = appendix;
  return JSON.stringify({ ...rest, appendix: evidence });
}

/**
 * The whole report of one run, from its result. Pure: the same input gives the same document, and no
 * figure is in it that is not in the result. Throws when the result names what the rubric does not hold.
 */
export function buildReport(input: ReportInput): ReportDocument {
  const context = createReportContext(input);
  const company = buildCompany(context);
  const categories = buildCategories(context);
  const overall = buildOverall(context, categories);
  const recommendations = buildRecommendations(context);
  const sections = Object.fromEntries(SECTIONS.map((name) => [name, input.sections?.[name] ?? true])) as Record<Section, boolean>;
  const report: ReportDocument = {
    contract: "report/1",
    locale: input.locale,
    labels: input.labels,
    scale: buildScale(context),
    document: documentPart(context),
    company,
    summary: buildSummary(context, overall, categories, recommendations, company.papers),
    inWords: buildInWords(context),
    method: buildMethod(context),
    overall,
    categories,
    secondOpinion: buildSecondOpinion(context),
    gaps: buildGaps(context),
    recommendations,
    plan: { periods: buildPeriods(context) },
    facts: buildFacts(context),
    appendix: { ...buildAppendix(context), contentHash: "" },
    disclaimer: buildDisclaimer(context),
    sections,
  };
  report.appendix.contentHash = input.sha256(hashedContent(report));
  return report;
}
