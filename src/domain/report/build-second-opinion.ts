import type { OpinionSide } from "../risk/second-opinion";
import { distinctEvidence, evidenceOf } from "./report-evidence";
import { shownLevel, type ReportContext } from "./report-context";
import type { Chip, OpinionItem, OpinionRow, ReportDocument } from "./report-document";
import type { SecondOpinion } from "./report-input";
import { counted, fill } from "./report-labels";

type Row = SecondOpinion["rows"][number];
type Printed = NonNullable<ReportDocument["secondOpinion"]>;

/** A level's word alone: the second analyst's score would invite a mean, and there is none. */
const chipOf = (context: ReportContext, { level }: OpinionSide): Chip =>
  level === null ? { level: "none", word: context.labels.noLevel } : { level: shownLevel(level), word: context.levelName(level) };

function apartText({ labels, input }: ReportContext, { apart }: Row): string {
  if (apart === null) return labels.apartOnlyOne;
  return apart === 0 ? labels.apartNone : counted(labels, input.locale, "apartLevels", apart);
}

function rowOf(context: ReportContext, row: Row): OpinionRow {
  return {
    id: context.codes.indicator.get(row.indicator) ?? row.indicator,
    name: context.indicator(row.indicator).name[context.input.locale],
    used: chipOf(context, row.used), other: chipOf(context, row.other),
    apart: apartText(context, row), mark: row.settled ? "settled" : row.review ? "review" : null,
  };
}

/** What a person reads to settle it: each analyst's level with the best passage it rests on. */
function itemOf(context: ReportContext, row: Row): OpinionItem {
  const { labels } = context;
  const passages = [{ by: labels.secondFirst, side: row.used }, { by: labels.secondSecond, side: row.other }].map(({ by, side }) => {
    const [best] = distinctEvidence(side.evidence);
    return { by, chip: chipOf(context, side), evidence: best === undefined ? null : evidenceOf(context, best) };
  });
  const { id, name, apart, mark } = rowOf(context, row);
  return { id, name, apart, mark, passages };
}

function countsOf({ labels, format }: ReportContext, { rows, counts }: SecondOpinion): Printed["counts"] {
  const both = fill(labels.secondBoth, { n: format.whole(counts.both) });
  const settled = rows.filter((row) => row.settled).length;
  return [
    { name: labels.secondSame, value: format.whole(counts.same), meaning: both },
    { name: labels.secondOneApart, value: format.whole(counts.oneApart), meaning: both },
    { name: labels.secondReview, value: format.whole(counts.review), meaning: fill(labels.secondSettled, { n: format.whole(settled) }) },
    { name: labels.secondAlone, value: format.whole(counts.onlyUsed + counts.onlyOther), meaning: fill(labels.secondOnly, { used: format.whole(counts.onlyUsed), other: format.whole(counts.onlyOther) }) },
  ];
}

/** Disagreements of more than one level that no person has settled. */
export const toReview = (context: ReportContext): number => context.input.secondOpinion?.rows.filter(({ review, settled }) => review && !settled).length ?? 0;

/** Both analysts beside each other, in the order of the chapters before; null where one analyst read. */
export function buildSecondOpinion(context: ReportContext): Printed | null {
  const { input, labels } = context;
  const opinion = input.secondOpinion;
  if (opinion === null) return null;
  const order = (id: string): number => context.indicator(id).order;
  const rowsIn = (category: string): Row[] => opinion.rows.filter((row) => row.category === category).sort((a, b) => order(a.indicator) - order(b.indicator));
  const categories = [...input.rubric.categories].sort((a, b) => a.order - b.order).map((def) => ({ def, rows: rowsIn(def.id) })).filter(({ rows }) => rows.length > 0);
  const apart = categories.flatMap(({ rows }) => rows).filter((row) => row.review).sort((a, b) => Number(a.settled) - Number(b.settled));
  const names = { used: `${input.analyst.name} ${input.analyst.version}`, other: `${opinion.analyst.name} ${opinion.analyst.version}` };
  return {
    intro: [fill(labels.secondScore, names), apart.length === 0 ? labels.secondNoReview : labels.secondHow],
    counts: countsOf(context, opinion),
    items: apart.map((row) => itemOf(context, row)),
    categories: categories.map(({ def, rows }) => ({ id: context.codes.category.get(def.id) ?? def.id, name: def.name[input.locale], rows: rows.map((row) => rowOf(context, row)) })),
  };
}
