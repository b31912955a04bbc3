"use client";

import type { CategoryResult } from "@/domain/risk/assessed";
import { rangeOf } from "@/ui/format/numbers";
import { ScaleBar } from "@/ui/level/scale-bar";
import type { GapView } from "../contract";
import { isMover } from "./gap-groups";
import { gapText } from "./text";

const text = gapText.form;

/** What answering can do, before it is answered: words first, then the category's scale as last scored. */
export function GapEffectBlock({ gap, category, labelOf }: { gap: GapView; category: CategoryResult | null; labelOf: (key: string) => string }) {
  const { effect } = gap;
  const score = category?.evidenced ?? null;
  return (
    <div className="border-t-[1.5px] border-b border-t-ink border-b-line pt-2 pb-[9px]">
      <div className="mb-[3px] flex flex-wrap justify-between gap-x-2.5 text-second">
        <span className={isMover(gap) ? "font-semibold" : "text-ink-2"}>{gap.effectText}</span>
        {category && score !== null ? <span className="text-ink-2">{text.now(score, rangeOf(category.low, category.high))}</span> : null}
      </div>
      {category && score !== null ? (
        <div className="overflow-hidden"><ScaleBar score={score} low={category.low} high={category.high} level={category.level} width={360} /></div>
      ) : null}
      {effect.categoryRangeClosed > 0 || effect.rangeClosed > 0 ? (
        <p className="mt-[5px] text-second text-ink-2">{text.closes(effect.rangeClosed, effect.categoryRangeClosed, gap.categoryName)}</p>
      ) : null}
      {effect.needs.length > 0 ? <p className="mt-0.5 text-second text-ink-2">{text.needs(effect.needs.map(labelOf).join(", "))}</p> : null}
    </div>
  );
}
