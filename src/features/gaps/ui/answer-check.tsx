"use client";

import { useEffect, useEffectEvent } from "react";
import type { AdviceView } from "@/features/advice/contract";
import { trpc } from "@/trpc/client";
import { useJob } from "@/trpc/use-job";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { checkText as text } from "./text";

interface Props {
  assessmentId: string;
  dataPoint: string;
  nameOf: (documentId: string) => string;
}

/** A second pair of eyes on an answer that is kept: it advises, moves no figure, and says whose advice it is. */
export function AnswerCheck({ assessmentId, dataPoint, nameOf }: Props) {
  const utils = trpc.useUtils();
  const subject = { section: "ANSWER_VALIDATION", assessmentId, dataPoint } as const;
  const standing = trpc.advice.get.useQuery(subject, { staleTime: 0 });
  const refresh = (): Promise<void> => utils.advice.get.invalidate(subject);
  const ask = trpc.advice.ask.useMutation({ onSuccess: refresh });
  // The job that was just asked for stays in sight when it has failed.
  const jobId = standing.data?.jobId ?? ask.data?.jobId ?? null;
  if (!standing.data) return standing.error ? <FieldError>{faultOf(standing.error).message}</FieldError> : null;
  const { advice, mayAsk, rulesBecause } = standing.data;
  return (
    <section aria-label={text.title} className="border-l-3 border-edge pl-3 text-second">
      {advice ? <Said advice={advice} nameOf={nameOf} /> : jobId ? <Going jobId={jobId} onEnd={refresh} /> : mayAsk ? (
        <p className="-ml-[7px]"><Button tone="bare" size="sm" busy={ask.isPending} onClick={() => ask.mutate(subject)}>{rulesBecause === null ? text.ask : text.askRules}</Button></p>
      ) : null}
      <div role="alert">{ask.error ? <FieldError>{faultOf(ask.error).message}</FieldError> : null}</div>
    </section>
  );
}

function Said({ advice, nameOf }: { advice: AdviceView; nameOf: Props["nameOf"] }) {
  if (advice.section !== "ANSWER_VALIDATION") return null;
  const { answersQuestion, contradictedBy, inventedPassage, leftOut, model, why, prompts } = advice;
  return (
    <>
      <p><b>{answersQuestion ? text.answers : text.answersNot}</b> {advice.advice}</p>
      {contradictedBy ? (
        <p>{text.otherwise} <q className="font-serif italic [overflow-wrap:anywhere]">{contradictedBy.quotation}</q> {text.place(nameOf(contradictedBy.documentId), contradictedBy.page)}</p>
      ) : <p>{text.noOther}</p>}
      {inventedPassage ? <p>{text.invented}</p> : null}
      {leftOut.length > 0 ? <p>{text.leftOut(leftOut.join(" "))}</p> : null}
      <p className="text-ink-2">{model === null ? text.byRules(why ?? "") : text.byModel(model, prompts.map(({ name, number }) => `${name} v${number}`).join(", "))} {text.advises}</p>
    </>
  );
}

function Going({ jobId, onEnd }: { jobId: string; onEnd: () => Promise<void> }) {
  const { job } = useJob(jobId);
  const ended = job?.terminal === true;
  const tell = useEffectEvent(() => void onEnd());
  useEffect(() => {
    if (ended) tell();
  }, [ended]);
  if (job?.failure) return <p role="status">{job.failure.sentence} {job.failure.advice}</p>;
  return <p role="status" className="text-ink-2">{job?.sentence ?? text.checking}</p>;
}
