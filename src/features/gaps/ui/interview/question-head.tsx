import type { RefObject } from "react";
import { valueWords } from "@/domain/quantities/value-words";
import { GradeBadge } from "@/ui/evidence";
import type { Entry } from "../entry-board";
import { intakeText } from "../intake-text";
import { gapText } from "../text";

const text = intakeText.interview;

/** What is asked and why; and what stands as the answer now. */
export function QuestionHead({ entry, category, headingRef }: { entry: Entry; category: string; headingRef: RefObject<HTMLHeadingElement | null> }) {
  const { point, view } = entry;
  const [first] = point.indicators;
  return (
    <>
      <p className="label">{text.feeds(category, point.indicators.map(({ name }) => name).join(", "))}</p>
      <h2 ref={headingRef} tabIndex={-1} className="my-0.5 text-firm! leading-7! [overflow-wrap:anywhere]">{point.ask}</h2>
      {point.help === "" ? null : <p className="text-ink-2">{point.help}</p>}
      {first ? <p className="mt-1 text-second text-ink-2"><b>{text.why}:</b> {first.why}</p> : null}
      <Standing view={view} />
    </>
  );
}

/** The answer in force, who gave it, and what it counts as. */
function Standing({ view: { answer, valueText, grade, answeredByName } }: { view: Entry["view"] }) {
  if (answer === null || answer.kind === "REJECTED") return null;
  const value = answer.kind === "NOT_APPLICABLE" ? intakeText.manual.notApplicableSaid(answer.note ?? "") : (answer.value ? (valueText ?? valueWords(answer.value, answer.unit, answer.currency)) : "");
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 border-l-3 border-edge pl-3 text-second">
      <b className="[overflow-wrap:anywhere]">{value}</b>
      {grade && answer.kind !== "NOT_APPLICABLE" ? <GradeBadge grade={grade} /> : null}
      <span className="text-ink-2">{intakeText.answered(answeredByName ?? gapText.conflict.someone, answer.toldBy ?? null)}</span>
      {answer.note && answer.kind !== "NOT_APPLICABLE" ? <span className="text-ink-2">({answer.note})</span> : null}
    </p>
  );
}
