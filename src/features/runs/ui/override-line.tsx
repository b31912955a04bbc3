"use client";

import type { IndicatorResult, OverrideInForce } from "@/domain/risk/assessed";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { dateOf } from "@/ui/format/times";
import { en } from "@/ui/text/en";
import { useDecisions } from "./decisions";
import type { NameBook } from "./name-book";
import { computedWords } from "./override-dialog";
import { decisionText, overrideText as text } from "./text";

/** Who set the level and why, the calculated value beside it, and whether that has moved since. */
export function OverrideLine({ override }: { override: OverrideInForce }) {
  const { staleSince } = override;
  return (
    <div className="mb-1.5 border-l-3 border-edge bg-wash px-3 py-1.5 text-second">
      <p className="[overflow-wrap:anywhere]"><b>{text.setBy(en.level[override.level], override.decidedBy, dateOf(new Date(override.decidedAt)))}</b> “{override.reason}”</p>
      {override.evidence ? <p className="text-ink-2 [overflow-wrap:anywhere]">{text.restsOn(override.evidence)}</p> : null}
      <p className="text-ink-2">{text.computed(computedWords(override.computed))}</p>
      {staleSince ? (
        <p className="mt-1"><span className="mr-2 inline-block rounded-chip border border-dashed border-ink-2 px-1.5 font-semibold">{text.stale}</span>{text.staleWhy(computedWords({ level: staleSince.level, evidenced: staleSince.score }), computedWords(override.computed))}</p>
      ) : null}
    </div>
  );
}

/** Set a level, keep or change a standing one, or return to the calculated value. */
export function OverrideActs({ indicator, book }: { indicator: IndicatorResult; book: NameBook }) {
  const { mayOverride, askLevel, takeBack, takingBack, refused } = useDecisions();
  if (!mayOverride || !indicator.applicable) return null;
  const subject = `indicator:${indicator.id}`;
  const named = (act: string): string => decisionText.about(act, book.indicator(indicator.id).name);
  const act = !indicator.override ? text.set : indicator.override.staleSince ? text.keep : text.change;
  return (
    <p className="-ml-[7px] flex flex-wrap items-center gap-x-1" data-print="off">
      <Button tone="bare" size="sm" aria-label={named(act)} onClick={() => askLevel(indicator.id)}>{act}</Button>
      {indicator.override ? <Button tone="bare" size="sm" aria-label={named(text.back)} busy={takingBack === subject} onClick={() => takeBack(subject)}>{text.back}</Button> : null}
      {refused?.subject === subject ? <span role="alert" className="text-second font-semibold text-danger">{faultOf(refused.error).message}</span> : null}
    </p>
  );
}
