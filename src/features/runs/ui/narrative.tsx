"use client";

import { useEffect, useEffectEvent } from "react";
import { trpc } from "@/trpc/client";
import { useJob } from "@/trpc/use-job";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { narrativeText as text } from "./text";

/** The newest result in a few sentences, and who wrote them. They repeat figures of the scorecard and add none. */
export function Narrative({ assessmentId }: { assessmentId: string }) {
  const utils = trpc.useUtils();
  const subject = { section: "REPORT_NARRATIVE", assessmentId } as const;
  const standing = trpc.advice.get.useQuery(subject, { staleTime: 0 });
  const refresh = (): Promise<void> => utils.advice.get.invalidate(subject);
  const ask = trpc.advice.ask.useMutation({ onSuccess: refresh });
  if (!standing.data) return null;
  const { advice, mayAsk, rulesBecause } = standing.data;
  // The job that was just asked for stays in sight when it has failed.
  const jobId = standing.data.jobId ?? ask.data?.jobId ?? null;
  if (!advice && !jobId && !mayAsk) return null;
  return (
    <section aria-labelledby="in-words" className="mt-7 max-w-[820px]">
      <h2 id="in-words" className="mb-1">{text.title}</h2>
      {advice?.section === "REPORT_NARRATIVE" ? (
        <>
          {advice.text.split(/\n{2,}/).map((paragraph, at) => <p key={at} className="mb-2 [overflow-wrap:anywhere]">{paragraph}</p>)}
          <p className="text-second text-ink-2">{advice.model === null ? text.byRules(advice.why ?? "") : text.byModel(advice.model, advice.prompts.map(({ name, number }) => `${name} v${number}`).join(", "))}</p>
        </>
      ) : jobId ? <Going jobId={jobId} onEnd={refresh} /> : null}
      {!advice && mayAsk && standing.data.jobId === null ? <Button size="sm" className="mt-1" busy={ask.isPending} onClick={() => ask.mutate(subject)}>{rulesBecause === null ? text.ask : text.askRules}</Button> : null}
      <div role="alert">{ask.error ? <FieldError>{faultOf(ask.error).message}</FieldError> : null}</div>
    </section>
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
  return <p role="status" className="text-ink-2">{job?.sentence ?? text.writing}</p>;
}
