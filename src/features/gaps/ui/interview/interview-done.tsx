import { useEffect, useRef } from "react";
import type { InterviewLength, InterviewProgress } from "@/domain/gaps/interview";
import { Button, ButtonLink } from "@/ui/button";
import { intakeText } from "../intake-text";

const text = intakeText.interview;

/** The end: how much is known, and the way back to what was passed over. */
export function InterviewDone({ assessmentId, progress, length, takeFocus, onSkipped, onFull }: {
  assessmentId: string;
  progress: InterviewProgress;
  length: InterviewLength;
  takeFocus: boolean;
  onSkipped: () => void;
  onFull: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <div className="max-w-[520px]">
      <h2 ref={heading} tabIndex={-1} className="mb-1.5 text-firm! leading-7!">{progress.skipped > 0 ? text.doneSkippedTitle : text.doneTitle}</h2>
      <p className="text-ink-2">{text.done(progress.done, progress.total)} {progress.skipped > 0 ? text.doneSkipped(progress.skipped) : ""}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {progress.skipped > 0 ? <Button onClick={onSkipped}>{text.toSkipped}</Button> : null}
        {length === "short" ? <Button onClick={onFull}>{text.askAll}</Button> : null}
        <ButtonLink href={`/assessments/${assessmentId}/gaps`}>{text.toGaps}</ButtonLink>
      </div>
    </div>
  );
}
