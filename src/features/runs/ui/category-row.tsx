"use client";

import type { CategoryResult, ProposedFlag } from "@/domain/risk/assessed";
import { percentOf, rangeOf } from "@/ui/format/numbers";
import { Coverage } from "@/ui/level/coverage";
import { LevelChip } from "@/ui/level/level-chip";
import { ScaleBar } from "@/ui/level/scale-bar";
import { Notice } from "@/ui/notice";
import { Glyph } from "@/ui/state/glyph";
import { IndicatorRow } from "./indicator-row";
import type { NameBook } from "./name-book";
import { guardSentence, insufficientSentence, rowRemarks } from "./result-words";
import { useToReview } from "./second-opinion";
import { opinionText, resultText as text, scorecardText } from "./text";

export const CATEGORY_GRID =
  "grid grid-cols-[16px_18px_minmax(0,1fr)_168px_158px_84px_112px_46px] items-center gap-2.5 " +
  "max-desk:grid-cols-[16px_18px_minmax(0,1fr)_160px_84px_104px] max-wide:grid-cols-[14px_16px_minmax(0,1fr)_auto] max-wide:gap-y-0.5";

interface Props {
  category: CategoryResult;
  flags: readonly ProposedFlag[];
  totalWeight: number;
  book: NameBook;
  nameOf: (documentId: string) => string;
  gapsUrl: string;
  openGaps: ReadonlySet<string>;
}

/** A category in one line with its three figures and what the fold must not hide; opens to its indicators. */
export function CategoryRow({ category, flags, totalWeight, book, nameOf, gapsUrl, openGaps }: Props) {
  const toReview = useToReview(category.id);
  const remarks = [...(toReview > 0 ? [opinionText.row(toReview)] : []), ...rowRemarks(category, flags, book.rubric.bands)];
  const thin = insufficientSentence(category, book.rubric.minimumCoverage);
  return (
    <details className="group border-b border-line" id={`category-${category.id}`}>
      <summary className={`${CATEGORY_GRID} min-h-11 py-2.5 hover:bg-sub focus-visible:-outline-offset-2`}>
        <Glyph name="right" className="transition-transform duration-100 group-open:rotate-90" />
        <b>{book.code(category.id)}</b>
        <span className="min-w-0">
          <b>{book.category(category.id)}</b>
          {remarks.length > 0 ? <span className="ml-2.5 text-second text-ink-2 max-wide:ml-0 max-wide:block">{remarks.join(", ")}</span> : null}
        </span>
        <span><LevelChip level={category.level} score={category.evidenced} column word={category.level === null ? book.rubric.insufficientLabel : undefined} /></span>
        <span className="max-desk:hidden"><ScaleBar score={category.sufficient ? category.evidenced : null} low={category.low} high={category.high} level={category.level} width={150} /></span>
        <span className="text-second text-ink-2 max-wide:col-start-3">{category.low === category.high ? scorecardText.range.none : rangeOf(category.low, category.high)}</span>
        <Coverage share={category.coverage} />
        <span className="text-second text-ink-2 max-desk:hidden">{category.weight}/{totalWeight}</span>
      </summary>
      <div className="pt-1 pb-[18px] pl-11 max-wide:pl-0">
        {thin ? <Notice className="mb-1"><p>{thin} ({percentOf(category.coverage)})</p></Notice> : null}
        {category.guards.map((guard) => (
          <Notice key={guard.because} className="mb-1"><p><b>{scorecardText.guard.title}</b> {guardSentence(guard, book.rubric.bands)}</p></Notice>
        ))}
        {category.startup ? <Notice className="mb-1"><p>{text.startup}</p></Notice> : null}
        <ul>
          {category.indicators.map((indicator) => <IndicatorRow key={indicator.id} indicator={indicator} book={book} nameOf={nameOf} gapsUrl={gapsUrl} openGaps={openGaps} />)}
        </ul>
      </div>
    </details>
  );
}
