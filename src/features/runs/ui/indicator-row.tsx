"use client";

import Link from "next/link";
import { useState } from "react";
import type { IndicatorResult } from "@/domain/risk/assessed";
import { Button } from "@/ui/button";
import { percentOf, rangeOf } from "@/ui/format/numbers";
import { LevelChip } from "@/ui/level/level-chip";
import { ComponentLine } from "./component-line";
import { distinctPassages } from "./evidence-place";
import { EvidenceLine } from "./evidence-line";
import { guardSentence, indicatorScore } from "./result-words";
import type { NameBook } from "./name-book";
import { OverrideActs, OverrideLine } from "./override-line";
import { OpinionLine } from "./second-opinion";
import { resultText as text, scorecardText } from "./text";

const FIRST = 1;

interface Props {
  indicator: IndicatorResult;
  book: NameBook;
  nameOf: (documentId: string) => string;
  gapsUrl: string;
  openGaps: ReadonlySet<string>;
}

/** One of five: level and score, finding, quotation with its page, figures with their sum, what is missing. */
export function IndicatorRow({ indicator, book, nameOf, gapsUrl, openGaps }: Props) {
  const [all, setAll] = useState(false);
  const def = book.indicator(indicator.id);
  const passages = distinctPassages(indicator.components);
  const shown = all ? passages : passages.slice(0, FIRST);
  const missing = [...new Set(indicator.components.flatMap((part) => part.computed?.missing ?? []))].filter((key) => openGaps.has(key));
  const bare = indicator.applicable && indicator.coverage === 0;
  return (
    <li className="grid grid-cols-[160px_160px_minmax(0,1fr)] gap-x-5 max-desk:grid-cols-[130px_160px_minmax(0,1fr)] gap-y-1.5 border-t border-line py-3 first:border-t-0 max-wide:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <span className="label">{book.code(indicator.id)}</span>
        <h3 title={def.question}>{def.name}</h3>
        <span className="text-second text-ink-3">{indicator.mandatory ? scorecardText.indicator.mandatory : scorecardText.indicator.optional}</span>
      </div>
      <div>
        {indicator.applicable ? <LevelChip level={indicator.level} word={indicator.level === null && !bare ? book.rubric.insufficientLabel : undefined} /> : null}
        <div className="mt-1 text-second text-ink-2">
          {indicatorScore(indicator)}
          {indicator.override ? <><br /><b>{scorecardText.indicator.byPerson}</b></> : null}
          {indicator.applicable && indicator.low !== indicator.high ? <><br />{scorecardText.indicator.range(rangeOf(indicator.low, indicator.high))}</> : null}
          {indicator.applicable ? <><br />{scorecardText.indicator.coverage(percentOf(indicator.coverage))}</> : null}
        </div>
      </div>
      <div className="min-w-0 max-wide:col-span-2">
        {indicator.override ? <OverrideLine override={indicator.override} /> : null}
        <p>{indicator.applicable ? indicator.finding : (indicator.notApplicable ?? indicator.finding)}</p>
        {indicator.exposure ? <p className="text-second text-ink-2">{text.exposure(indicator.exposure.inherent, indicator.exposure.residual, indicator.exposure.steps)}</p> : null}
        {shown.map((evidence, index) => <EvidenceLine key={index} evidence={evidence} level={indicator.level} nameOf={nameOf} />)}
        {passages.length > FIRST ? <Button tone="bare" size="sm" className="-ml-[7px]" aria-expanded={all} onClick={() => setAll(!all)}>{all ? text.less : text.more(passages.length - FIRST)}</Button> : null}
        {indicator.guards.map((guard) => <p key={guard.because} className="text-second"><b>{scorecardText.guard.title}</b> {guardSentence(guard, book.rubric.bands)}</p>)}
        {indicator.applicable ? <ul className="mt-1">{[...indicator.components].sort((a, b) => Number(a.level === null) - Number(b.level === null)).map((component) => <ComponentLine key={component.id} component={component} book={book} nameOf={nameOf} />)}</ul> : null}
        {missing.length > 0 ? (
          <p className="flex flex-wrap gap-x-4 text-second">
            {missing.map((key) => <Link key={key} href={`${gapsUrl}?point=${encodeURIComponent(key)}`} className="link inline-flex min-h-6 items-center">{text.openGap(book.dataPoint(key))}</Link>)}
          </p>
        ) : bare ? (
          <p className="text-second"><Link href={gapsUrl} className="link inline-flex min-h-6 items-center">{text.openGaps}</Link></p>
        ) : null}
        <OpinionLine indicator={indicator.id} />
        <OverrideActs indicator={indicator} book={book} />
      </div>
    </li>
  );
}
