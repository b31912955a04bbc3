"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { ActionBar } from "@/ui/layout/page-body";
import { Segments } from "@/ui/segments";
import type { Tally } from "./document-words";
import { t } from "./text";

type Mode = "pause" | "straight";

/** Says what a run started now uses, waits for and leaves out; one bad file never blocks it. */
export function StartBar({ assessmentId, tally, answers, arriving, running, mayStart, second = false }: {
  assessmentId: string;
  tally: Tally;
  /** Values that people gave: a run can be made of them alone. */
  answers: number;
  arriving: number;
  running: boolean;
  mayStart: boolean;
  /** The page has an act of its own that comes first: this one steps back. */
  second?: boolean;
}) {
  const [mode, setMode] = useState<Mode>("pause");
  const router = useRouter();
  const utils = trpc.useUtils();
  const start = trpc.assessments.start.useMutation({
    onSuccess: async () => {
      await utils.assessments.get.invalidate({ id: assessmentId });
      router.push(`/assessments/${assessmentId}/run`);
    },
    // Somebody may have started it in another tab.
    onError: () => utils.assessments.get.invalidate({ id: assessmentId }),
  });

  if (running)
    return (
      <ActionBar>
        <span className="text-second">{t.bar.running}</span>
        <span className="flex-1" />
        <ButtonLink href={`/assessments/${assessmentId}/run`}>{t.bar.seeRun}</ButtonLink>
      </ActionBar>
    );
  if (!mayStart) return null;
  const possible = tally.ready + tally.reading + answers > 0;
  const busy = start.isPending || start.isSuccess;
  return (
    <ActionBar>
      <span className="min-w-0 flex-1 basis-64 text-second" role="status"><BarSentence tally={tally} answers={answers} arriving={arriving} /></span>
      {start.error ? <FieldError>{faultOf(start.error).message}</FieldError> : null}
      {possible ? (
        <span className={second ? "max-wide:hidden" : "contents"}><Segments
          label={t.bar.mode}
          value={mode}
          options={[{ value: "pause", label: t.bar.stopAtGaps }, { value: "straight", label: t.bar.straight }]}
          onChange={setMode}
        /></span>
      ) : null}
      <Button tone={second ? "outline" : "primary"} disabled={!possible} busy={busy} onClick={() => start.mutate({ id: assessmentId, pauseAtGaps: mode === "pause" })}>
        {busy ? t.bar.starting : t.bar.start}
      </Button>
    </ActionBar>
  );
}

function BarSentence({ tally, answers, arriving }: { tally: Tally; answers: number; arriving: number }) {
  const left = tally.locked + tally.unreadable;
  const open = [
    arriving > 0 ? t.bar.arriving(arriving) : null,
    tally.reading > 0 ? t.bar.reading(tally.reading) : null,
    tally.locked > 0 ? t.bar.locked(tally.locked) : null,
    tally.unreadable > 0 ? t.bar.unreadable(tally.unreadable) : null,
  ].filter((part) => part !== null);
  if (tally.ready + tally.reading === 0 && arriving === 0)
    return answers === 0 ? <b>{t.bar.none}</b> : <><b>{t.bar.answersOnly(answers)}</b> <span className="text-ink-2">{t.bar.noDocument}</span></>;
  return (
    <>
      {tally.ready > 0 ? <b>{t.bar.ready(tally.ready)} </b> : null}
      {answers > 0 ? <b>{t.bar.withAnswers(answers)} </b> : null}
      {open.length > 0 ? <b>{open.join(", ")}. </b> : null}
      <span className="text-ink-2">
        {[left > 0 ? t.bar.leftOut(left) : null, tally.reading > 0 ? t.bar.lateJoin : null, arriving > 0 ? t.bar.sendFirst : null]
          .filter((part) => part !== null)
          .join(" ")}
      </span>
    </>
  );
}
