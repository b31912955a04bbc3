"use client";

import { useEffect } from "react";
import { trpc } from "@/trpc/client";
import { useJob } from "@/trpc/use-job";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { dollarsOf } from "@/ui/format/numbers";
import { Notice } from "@/ui/notice";
import { State } from "@/ui/state/state";
import type { PromptPreview } from "../contract";
import { QuotationCheck } from "./quotation-check";
import { t } from "./text";
import { useJobText } from "./use-job-text";

/** One preview as it is written: its words, and what it took. */
export function OutputView({ slug, jobId, title }: { slug: string; jobId: string; title: string }) {
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
  return (
    <section aria-label={title} className="mt-2 border-t-[1.5px] border-ink pt-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-sans text-[14.5px]! leading-5!">{title}</h2>
        <span role="status" className="text-second">
          {job?.status === "FAILED" ? <State kind="failed" word={t.failed} /> : job?.status === "CANCELLED" ? <State kind="cancelled" word={t.stopped} /> : result ? <State kind="done" word={t.done} /> : <State kind="running" word={job?.sentence ?? t.streaming} />}
        </span>
        {running ? <Button size="sm" tone="danger" busy={cancelling} aria-label={`${t.stop}: ${title}`} onClick={cancel}>{t.stop}</Button> : null}
      </div>
      {result ? <Facts result={result} /> : null}
      {job?.failure ? <Notice tone="error" className="mt-2">{job.failure.sentence} {job.failure.advice}</Notice> : null}
      {error && !job ? <Notice tone="error" className="mt-2">{faultOf(error).message}</Notice> : null}
      {result?.note ? <Notice className="mt-2" alert={false}>{result.note}</Notice> : null}
      <p className="mt-2 font-mono text-[12.5px] leading-[18px] whitespace-pre-wrap [overflow-wrap:anywhere]" aria-busy={running || undefined}>{result?.output ?? said}</p>
      {result?.quotations ? <QuotationCheck quotations={result.quotations} /> : null}
      {result ? <Sent result={result} /> : null}
    </section>
  );
}

function Facts({ result: { model, tokensIn, tokensOut, durationMs, costUsd, unusedVariables, leftOut } }: { result: PromptPreview }) {
  return (
    <div className="mt-1 text-second text-ink-2">
      {model ? <p>{[model, t.tokens(tokensIn, tokensOut), t.seconds(durationMs), costUsd == null ? t.unpriced : dollarsOf(costUsd)].join(" · ")}</p> : null}
      {leftOut.length > 0 ? <p>{t.leftOut}: {leftOut.join(" ")}</p> : null}
      {unusedVariables.length > 0 ? <p className="[overflow-wrap:anywhere]">{t.unused(unusedVariables.join(", "))}</p> : null}
    </div>
  );
}

/** Without a model the output is the prompt already. */
function Sent({ result: { model, system, turns } }: { result: PromptPreview }) {
  if (model === null) return null;
  return (
    <details className="mt-2 text-second">
      <summary className="min-h-6 font-semibold">{t.sent}</summary>
      <pre className="mt-1 max-h-[320px] overflow-y-auto font-mono text-[12.5px] leading-[18px] whitespace-pre-wrap [overflow-wrap:anywhere]" tabIndex={0}>
        {[`${t.roleWord.system}\n${system}`, ...turns.map(({ role, text }) => `${t.roleWord[role]}\n${text}`)].join("\n\n")}
      </pre>
    </details>
  );
}
