"use client";

import { useState } from "react";
import { Segments } from "@/ui/segments";
import type { ModelDesk } from "../contract";
import { SpendChart } from "./spend-chart";
import { lastDays, type Measure, MEASURES, type Span, SPANS, sumOf } from "./spend-slices";
import { SpendTable } from "./spend-table";
import { t } from "./text";

/** Cost or tokens day by day, drawn or in a table. */
export function SpendOverTime({ days, at }: Pick<ModelDesk, "days" | "at">) {
  const [span, setSpan] = useState<Span>(30);
  const [measure, setMeasure] = useState<Measure>(sumOf(days, "usd") > 0 ? "cost" : "tokens");
  const [asTable, setAsTable] = useState(false);
  const shown = lastDays(days, at, span);
  const unpriced = sumOf(shown, "unpriced");
  const unknown = sumOf(shown, "usd") === 0 && unpriced > 0;
  if (days.length === 0)
    return (
      <section aria-labelledby="model-spend">
        <h2 id="model-spend" className="mb-2.5">{t.spend}</h2>
        <p className="text-ink-2">{t.noRuns}</p>
      </section>
    );
  return (
    <section aria-labelledby="model-spend">
      <div className="mb-2.5 flex flex-wrap items-center gap-2.5">
        <h2 id="model-spend">{t.spend}</h2>
        <span className="flex-1" />
        {asTable ? null : <Segments<Measure> label={t.measure} value={measure} onChange={setMeasure} options={MEASURES.map((value) => ({ value, label: t.measures[value] }))} />}
        <Segments<`${Span}`> label={t.span} value={`${span}`} onChange={(value) => setSpan(SPANS.find((each) => `${each}` === value) ?? span)} options={SPANS.map((value) => ({ value: `${value}`, label: t.spans[value] }))} />
        <Segments<"chart" | "table"> label={t.shownAs} value={asTable ? "table" : "chart"} onChange={(value) => setAsTable(value === "table")} options={[{ value: "chart", label: t.chart }, { value: "table", label: t.table }]} />
      </div>
      {sumOf(shown, "calls") === 0 ? (
        <p className="text-ink-2">{t.noCalls}</p>
      ) : asTable ? (
        <SpendTable days={shown} />
      ) : measure === "cost" && unknown ? (
        <p className="text-ink-2">{t.allUnknown}</p>
      ) : (
        <>
          <SpendChart days={shown} measure={measure} />
          {measure === "cost" && unpriced > 0 ? <p className="mt-1.5 text-second text-ink-2">{t.partUnknown(unpriced)}</p> : null}
        </>
      )}
    </section>
  );
}
