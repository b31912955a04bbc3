"use client";

import { Button } from "@/ui/button";
import { State } from "@/ui/state/state";
import { gapText } from "./text";
import type { Answers } from "./use-answers";

const text = gapText.saving;

/** "Saving…" until the server has answered, then "Saved"; what it did not take stays counted here until it is in. */
export function SaveState({ answers, onShow, onRetry }: { answers: Answers; onShow: (dataPoint: string) => void; onRetry: () => void }) {
  const { refusals, saving, saved } = answers;
  const [first] = refusals;
  if (saving.length > 0) return <State kind="running" word={text.now} />;
  if (!first) return saved ? <State kind="done" word={text.done} /> : null;
  const sendable = refusals.some((each) => !each.conflict);
  return (
    <span role="alert" className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <State kind="failed" word={text.failed(refusals.length)} />
      <Button size="sm" tone="bare" onClick={() => onShow(first.dataPoint)}>{text.show}</Button>
      {sendable ? <Button size="sm" onClick={onRetry}>{gapText.failed.retry}</Button> : null}
    </span>
  );
}
