"use client";

import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Pairs } from "@/ui/pairs";
import type { GapStatus } from "@/domain/gaps/gap";
import type { AnswerGapInput, EntryView } from "../contract";
import { gapText } from "./text";
import type { Refusal } from "./use-answers";

const text = gapText.conflict;

interface Props {
  refusal: Refusal;
  gap: EntryView & { status?: GapStatus };
  onAgain: () => void;
  onDiscard: () => void;
}

/** Nothing is lost when an answer is not taken: another's value and one's own stand side by side. */
export function RefusalNotice({ refusal, gap, onAgain, onDiscard }: Props) {
  if (refusal.conflict)
    return (
      <Notice
        tone="error"
        title={text.title(gap.answeredByName ?? text.someone)}
        actions={
          <>
            <Button size="sm" onClick={onAgain}>{text.keepMine}</Button>
            <Button size="sm" tone="bare" onClick={onDiscard}>{text.keepTheirs}</Button>
          </>
        }
      >
        <p className="mb-1.5">{text.both}</p>
        <Pairs pairs={[{ label: text.theirs, value: gap.answer ? (gap.valueText ?? gapText.status[gap.status ?? "NOT_APPLICABLE"]) : text.none }, { label: text.mine, value: wordsOf(refusal.input, gap) }]} />
      </Notice>
    );
  return (
    <Notice tone="error" title={gapText.failed.title} actions={<Button size="sm" onClick={onAgain}>{gapText.failed.retry}</Button>}>
      <p>{refusal.fault?.message ?? gapText.failed.left}{refusal.fault?.code === "OFFLINE" ? "" : ` ${gapText.failed.kept}`}</p>
    </Notice>
  );
}

/** What a person tried to save, in words. */
function wordsOf(input: AnswerGapInput, gap: EntryView): string {
  switch (input.kind) {
    case "CORRECTED": return [input.currency, input.text].filter(Boolean).join(" ");
    case "NOT_APPLICABLE": return `${gapText.status.NOT_APPLICABLE}: ${input.note}`;
    case "ACCEPTED":
    case "REJECTED": {
      const quote = gap.candidates.find((candidate) => candidate.findingId === input.findingId)?.quote;
      return `${gapText.said[input.kind]} ${quote ? `“${quote}”` : ""}`.trim();
    }
  }
}
