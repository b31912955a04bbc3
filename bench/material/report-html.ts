import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import type { Chip, Evidence, Figures, Indicator, ReportDocument, Words } from "@/domain/report/report-document";

/** The same report as an HTML page with print styles, the way it would be made for a browser: same words, tables, fonts and page breaks. */
const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const words = (text: Words): string => (typeof text === "string" ? escaped(text) : `<span lang="${text.lang}">${escaped(text.text)}</span>`);
const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escaped(text)}</p>`).join("");
const list = (texts: readonly string[]): string => `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join("")}</ul>`;
const chip = (it: Chip): string => `<span class="chip ${it.level}">${escaped(it.word)}</span>`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join("")}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`;
const section = (title: string, body: string): string => `<section><h1>${escaped(title)}</h1>${body}</section>`;
const evidence = (item: Evidence): string => `${item.quote === null ? "" : `<blockquote>${words(item.quote)}</blockquote>`}<small>Grade ${item.grade} ${words(item.source)}</small>`;
const bar = (f: Figures): string => `<svg width="620" height="24" role="img"><rect width="620" height="8" y="8" fill="#D2D9DF"/><rect x="${f.low * 6.2}" width="${(f.high - f.low) * 6.2}" height="2" y="4"/><circle cx="${(f.score ?? 0) * 6.2}" cy="12" r="5"/></svg>`;

const indicator = (item: Indicator): string[] => [
  `<b>${item.id} ${escaped(item.name)}</b><br>${chip(item.figures.chip)}<br><small>${item.figures.scoreText}, ${item.figures.rangeText}, ${item.figures.coverageText}</small>`,
  `<p>${escaped(item.finding)}</p>${item.evidence.map(evidence).join("")}${item.components.map((part) => `<p><small>${escaped(part.name)} ${part.valueText} ${chip(part.chip)} ${escaped(part.working)} ${escaped(part.notes.join(" "))}</small></p>`).join("")}`,
];

function radar(report: ReportDocument): string {
  const at = (index: number, value: number): string => {
    const angle = (2 * Math.PI * index) / report.categories.length - Math.PI / 2;
    return `${200 + value * 1.7 * Math.cos(angle)},${190 + value * 1.7 * Math.sin(angle)}`;
  };
  const loop = (value: (figures: Figures) => number): string => report.categories.map((category, index) => at(index, value(category.figures))).join(" ");
  return `<svg width="400" height="380" role="img" aria-label="${escaped(report.overall.radarAlt)}">${[30, 60, 80, 100].map((edge) => `<polygon fill="none" stroke="#B9C3CB" points="${loop(() => edge)}"/>`).join("")}<polygon fill="#DDE2E6" points="${loop((f) => f.high)}"/><polygon fill="none" stroke="#15202B" points="${loop((f) => f.score ?? 0)}"/></svg>`;
}

const heat = (report: ReportDocument): string =>
  table(["Category", ...report.scale.map((band) => band.name), "No level"], report.categories.map((category) => [
    escaped(category.name), ...[...report.scale.map((band) => band.level), "none"].map((level) => category.indicators.filter((item) => item.figures.chip.level === level).map((item) => item.id).join(" ")),
  ]));

function style(): string {
  const font = (family: string, file: string, weight: number, slant = "normal"): string =>
    `@font-face{font-family:"${family}";font-weight:${weight};font-style:${slant};src:url("${pathToFileURL(resolve("report/fonts", file)).href}")}`;
  return `${font("S3", "SourceSans3_400Regular.ttf", 400)}${font("S3", "SourceSans3_600SemiBold.ttf", 600)}${font("S4", "SourceSerif4_400Regular.ttf", 400)}${font("S4", "SourceSerif4_400Regular_Italic.ttf", 400, "italic")}
@page{size:A4;margin:27mm 22mm 24mm}body{font:10pt/1.4 S3;color:#15202B}section{break-before:page}h1{font:26pt S4}blockquote{font:italic 9pt S4;border-left:2pt solid #17788C;margin:4pt 0;padding-left:6pt}
table{width:100%;border-collapse:collapse;font-size:8.9pt}th,td{text-align:left;vertical-align:top;padding:5pt 4pt;border-bottom:.5pt solid #D2D9DF}thead{display:table-header-group}tr{break-inside:avoid}small{font-size:8pt}.chip{padding:1pt 4pt;border-radius:3px;background:#EDF0F2}.low{background:#E2F1F4}.moderate{background:#FBF2D8}.high{background:#FCE8DD}.critical{background:#F5DFE7}.big{font:72pt S4}`;
}

const EDGE = 'style="width:100%;margin:0 22mm;font:8pt sans-serif;display:flex;justify-content:space-between"';
export const reportHead = (report: ReportDocument): string => `<div ${EDGE}><span>${escaped(report.company.shortName)}</span><span>${escaped(report.document.analystLine)}</span></div>`;
export const REPORT_FOOT = `<div ${EDGE}><span class="title"></span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;

export function reportHtml(report: ReportDocument): string {
  const { summary, overall, labels } = report;
  const body = [
    `<h1>${escaped(report.company.name)}</h1>${paragraphs([report.document.kind, report.company.place, report.document.issuedText, report.document.analystLine])}${heat(report)}`,
    section(labels.contents, list(report.categories.map((category) => category.name))),
    section(labels.summary, `<p><i>${escaped(summary.headline)}</i></p>${paragraphs(summary.paragraphs)}${list(summary.strengths)}${list(summary.concerns)}${list(summary.wouldChange)}<p>${escaped(summary.decision)}</p>`),
    section(labels.profile, table(["", ""], report.company.facts.map(([name, value]) => [escaped(name), words(value)]))),
    section(labels.overall, `<p class="big">${overall.figures.scoreText}</p>${chip(overall.figures.chip)}${bar(overall.figures)}${paragraphs(overall.reading)}${heat(report)}${overall.flags.map((flag) => `<p>${escaped(flag.name)} ${escaped(flag.text)} ${escaped(flag.state)}</p>`).join("")}`),
    section(labels.categoriesTitle, radar(report) + table(["", "", "", "", ""], report.categories.map(({ name, figures: f }) => [escaped(name), f.scoreText, chip(f.chip), f.rangeText, f.coverageText]))),
    ...report.categories.map((category) => section(category.name, `${paragraphs([category.meaning, ...category.narrative])}<p class="big">${category.figures.scoreText}</p>${bar(category.figures)}${table([labels.indicatorAndLevel, labels.evidence], category.indicators.map(indicator))}`)),
    section(labels.gaps, table(["", "", "", ""], [...report.gaps.major.map((gap) => [gap.id, `<b>${escaped(gap.title)}</b><br>${escaped(gap.why)}`, escaped(gap.satisfiedBy), escaped(`${gap.effect} ${gap.moves}`)]), ...report.gaps.minor.map((gap) => [gap.id, escaped(gap.title), gap.status, gap.indicators])])),
    section(labels.recommendations, table(["", "", "", "", ""], report.recommendations.map((item) => [item.id, `<b>${escaped(item.action)}</b><br>${escaped(item.why)} ${escaped(item.proof)}`, escaped(item.owner), item.time, escaped(item.cost)]))),
    section(labels.plan, table(["", "", ...report.plan.periods], report.recommendations.map((item) => [item.id, escaped(item.action), ...report.plan.periods.map((_period, index) => (index === item.period ? item.priority : ""))]))),
    section(labels.facts, table(["", "", "", "", ""], report.facts.rows.map((fact) => [escaped(fact.name), words(fact.value), fact.period, fact.basis, words(fact.source)]))),
    section(labels.method, paragraphs(report.method.intro) + table(["", ""], report.method.rules.map(([name, value]) => [escaped(name), words(value)])) + table(["", "", ""], report.method.grades.map((grade) => [grade.grade, escaped(grade.meaning), escaped(grade.examples)]))),
    section(labels.appendix, table(["", "", "", ""], report.appendix.sources.map((source) => [source.id, escaped(source.name), source.sha256, source.citedText])) + table(["", ""], report.appendix.provenance.map(([name, value]) => [escaped(name), words(value)]))),
    section(labels.disclaimer, paragraphs(report.disclaimer)),
  ];
  return `<!doctype html><html lang="${report.locale}"><head><meta charset="utf-8"><title>${escaped(report.document.title)}</title><style>${style()}</style></head><body>${body.join("")}</body></html>`;
}
