"use client";

import { useEffect, useEffectEvent } from "react";
import { trpc } from "@/trpc/client";
import { useJob } from "@/trpc/use-job";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { Notice } from "@/ui/notice";
import { State } from "@/ui/state/state";
import type { PromptPreview } from "../contract";
import { AnswerView, WritingView } from "./answer-view";
import { PreviewFacts, SentView } from "./preview-facts";
import { QuotationCheck } from "./quotation-check";
import { t } from "./text";
import { useJobText } from "./use-job-text";

/** One preview as it is written: its words, and what it took. */
export function OutputView({ slug, jobId, title, onAnswer }: { slug: string; jobId: string; title: string; onAnswer: (output: string) => void }) {
  const utils = trpc.useUtils();
  const { job, error, cancel, cancelling } = useJob(jobId);
  const running = job !== null && !job.terminal;
  const said = useJobText(jobId, running);
  const ended = job?.terminal === true;
  // A finished preview may be what production waited for.
  useEffect(() => {
    if (ended) void utils.prompts.get.invalidate({ slug });
  }, [ended, utils, slug]);
  const result = job?.status === "COMPLETED" ? (job.result as PromptPreview) : null;
  const answer = result && result.model !== null ? result.output : null;
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    if (answer !== null) tell(answer);
  }, [answer]);
  return (
    <section aria-label={title} className="mt-2 border-t-[1.5px] border-ink pt-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-sans text-[14.5px]! leading-5!">{title}</h2>
        <span role="status" className="text-second">
          {job?.status === "FAILED" ? <State kind="failed" word={t.failed} /> : job?.status === "CANCELLED" ? <State kind="cancelled" word={t.stopped} /> : result ? <State kind="done" word={t.done} /> : <State kind="running" word={job?.sentence ?? t.streaming} />}
        </span>
        {running ? <Button size="sm" tone="danger" busy={cancelling} aria-label={`${t.stop}: ${title}`} onClick={cancel}>{t.stop}</Button> : null}
      </div>
      {result ? <PreviewFacts result={result} /> : null}
      {job?.failure ? <Notice tone="error" className="mt-2">{job.failure.sentence} {job.failure.advice}</Notice> : null}
      {error && !job ? <Notice tone="error" className="mt-2">{faultOf(error).message}</Notice> : null}
      {result?.note ? <Notice className="mt-2" alert={false}>{result.note}</Notice> : null}
      {result?.asRun && result.model === null ? null : result ? <AnswerView output={result.output} title={title} /> : <WritingView said={said} running={running} />}
      {result?.quotations ? <QuotationCheck quotations={result.quotations} /> : null}
      {result ? <SentView result={result} /> : null}
    </section>
  );
}
