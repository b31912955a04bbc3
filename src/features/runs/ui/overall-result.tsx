"use client";

import Link from "next/link";
import { useState, type ReactNode } from "react";
import type { Assessed, Figures } from "@/domain/risk/assessed";
import { percentOf, rangeOf } from "@/ui/format/numbers";
import { LevelChip } from "@/ui/level/level-chip";
import { TallScaleBar } from "@/ui/level/tall-scale-bar";
import { Segments } from "@/ui/segments";
import { en } from "@/ui/text/en";
import type { NameBook } from "./name-book";
import { RadarChart } from "./radar-chart";
import { RadarTable } from "./radar-table";
import { countEvidence, guardSentence, insufficientSentence, rangeSentence } from "./result-words";
import { decisionText, radarText, resultText as text, scorecardText } from "./text";

/** The figure with its level, range and coverage: never one without the others. */
export function OverallResult({ assessed, asMade, book, openGaps, gapsUrl }: { assessed: Assessed; asMade: Figures | null; book: NameBook; openGaps: number; gapsUrl: string }) {
  const { overall, categories } = assessed;
  const count = countEvidence(categories);
  const thin = insufficientSentence(overall, book.rubric.minimumCoverage);
  const rated = thin === null && overall.evidenced !== null;
  return (
    <section aria-labelledby="overall">
      <h2 id="overall" className="sr-only">{text.overall}</h2>
      <div className="flex flex-wrap items-end gap-x-[22px] gap-y-2">
        {rated ? <span className="font-serif text-figure-lg leading-[70px] tracking-[-0.03em]">{overall.evidenced}</span> : null}
        <div className="pb-0.5">
          <LevelChip level={overall.level} large word={rated ? undefined : book.rubric.insufficientLabel} />
          <div className="mt-[5px] text-second text-ink-2">{rated ? text.outOf : thin}</div>
        </div>
      </div>
      {rated ? (
        <div className="mt-4">
          <div className="max-wide:hidden"><TallScaleBar score={overall.evidenced} low={overall.low} high={overall.high} level={overall.level} /></div>
          <div className="wide:hidden"><TallScaleBar score={overall.evidenced} low={overall.low} high={overall.high} level={overall.level} width={356} /></div>
        </div>
      ) : null}
      <div className="mt-5 grid grid-cols-3 gap-6 max-wide:gap-3">
        <Figure label={scorecardText.range.label} value={rangeOf(overall.low, overall.high)} note={overall.low === overall.high ? scorecardText.range.none : scorecardText.range.meaning} />
        <Figure label={text.coverage} value={percentOf(overall.coverage)} note={text.coverageOf(count.known, count.total)} />
        {rated ? (
          <Figure label={text.provisional} value={overall.provisional ?? "–"} note={text.provisionalMeaning} />
        ) : (
          <Figure label={text.evidencedOnly} value={overall.evidenced ?? "–"} note={text.evidencedMeaning} />
        )}
      </div>
      <p className="mt-[18px] max-w-[600px]">
        {rangeSentence(overall, book.rubric.bands)} {openGaps > 0 ? <Link href={gapsUrl} className="link">{text.seeGaps(openGaps)}</Link> : null}
      </p>
      {asMade ? <p className="mt-2 max-w-[600px]">{decisionText.asMade(decisionText.asMadeRange(asMade.level === null ? book.rubric.insufficientLabel : en.level[asMade.level], String(asMade.evidenced ?? radarText.noScore), rangeOf(asMade.low, asMade.high)))}</p> : null}
      {overall.guards.map((guard) => <p key={guard.because} className="mt-2 max-w-[600px]"><b>{scorecardText.guard.title}</b> {guardSentence(guard, book.rubric.bands)}</p>)}
      {assessed.startup ? <p className="mt-2 max-w-[600px] text-ink-2">{text.startup}</p> : null}
    </section>
  );
}

const Figure = ({ label, value, note }: { label: string; value: ReactNode; note: string }) => (
  <div className="border-t-[1.5px] border-ink pt-[5px]">
    <span className="label">{label}</span>
    <b className="block font-serif text-figure font-normal max-wide:text-[19px]">{value}</b>
    <span className="text-second text-ink-2">{note}</span>
  </div>
);

/** Radar and its table twin. */
export function CategoryShape({ assessed, book }: { assessed: Assessed; book: NameBook }) {
  const [shape, setShape] = useState<"chart" | "table">("chart");
  const { categories } = assessed;
  return (
    <section aria-labelledby="shape">
      <div className="mb-1 flex items-center justify-between gap-2.5">
        <h3 id="shape">{radarText.title(categories.length)}</h3>
        <Segments label={radarText.showAs} value={shape} onChange={setShape} options={[{ value: "chart", label: radarText.chart }, { value: "table", label: radarText.table }]} />
      </div>
      {shape === "chart" ? (
        <>
          <RadarChart categories={categories} book={book} />
          <p className="text-second text-ink-2">{radarText.note}</p>
        </>
      ) : (
        <RadarTable categories={categories} book={book} />
      )}
    </section>
  );
}
