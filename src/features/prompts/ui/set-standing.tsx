"use client";

import Link from "next/link";
import { useEffect } from "react";
import type { EvaluationRow, VersionStanding } from "@/features/evaluations/contract";
import { trpc } from "@/trpc/client";
import { useJob } from "@/trpc/use-job";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { dollarsOf } from "@/ui/format/numbers";
import { State } from "@/ui/state/state";
import { evaluationText as text } from "./evaluation-text";
import { t } from "./text";

type Standing = VersionStanding["sets"][number];

/** A version over its section's evaluation sets, beside what is in production: what production asks for, before a label moves. */
export function SetStanding({ slug, number }: { slug: string; number: number }) {
  const standing = trpc.evaluations.standing.useQuery({ slug, number });
  if (standing.error && !standing.data) return <FieldError>{faultOf(standing.error).message}</FieldError>;
  if (!standing.data || standing.data.sets.length === 0) return null;
  const { sets, blocked } = standing.data;
  return (
    <section aria-label={text.title} className="mt-3">
      <h3 className="text-second font-semibold">{text.title}</h3>
      {sets.map((set) => <SetPart key={set.id} set={set} slug={slug} number={number} blocked={blocked} />)}
      {blocked ? <p className="mt-1 text-second text-ink-2">{blocked}</p> : null}
    </section>
  );
}

function SetPart({ set, slug, number, blocked }: { set: Standing; slug: string; number: number; blocked: string | null }) {
  const { production } = set;
  return (
    <div className="border-b border-line py-2 text-second">
      <p className="mb-1"><Link href={`/admin/evaluations/${set.id}`} className="link font-semibold [overflow-wrap:anywhere]">{set.name}</Link> <span className="text-ink-2">{text.cases(set.cases, set.unchecked)}</span></p>
      <Side setId={set.id} name={t.version(number)} slug={slug} number={number} run={set.own} running={set.running} blocked={blocked} />
      {production ? <Side setId={set.id} name={text.production(production.slug === slug ? t.version(production.number) : `${production.slug} ${t.version(production.number)}`)} slug={production.slug} number={production.number} run={production.run} running={null} blocked={blocked} /> : null}
    </div>
  );
}

function Side({ setId, name, slug, number, run, running, blocked }: { setId: string; name: string; slug: string; number: number; run: EvaluationRow | null; running: string | null; blocked: string | null }) {
  const utils = trpc.useUtils();
  const start = trpc.evaluations.run.useMutation({ onSuccess: () => utils.evaluations.standing.invalidate() });
  return (
    <div className="mt-1 [overflow-wrap:anywhere]">
      <b>{name}</b>{" "}
      {run?.figures && run.spent ? <Figures run={run} /> : running ?? start.data?.jobId ? <Going jobId={running ?? start.data?.jobId ?? ""} /> : (
        <>
          <span>{text.notRun}</span>{" "}
          {blocked === null ? <Button size="sm" tone="bare" busy={start.isPending} aria-label={text.runOf(name)} onClick={() => start.mutate({ setId, slug, number })}>{text.run}</Button> : null}
        </>
      )}
      <div role="alert">{start.error ? <FieldError>{faultOf(start.error).message}</FieldError> : null}</div>
    </div>
  );
}

function Figures({ run: { figures, spent } }: { run: EvaluationRow }) {
  if (!figures || !spent) return null;
  return (
    <>
      {text.agreement(figures.kappa)}; {text.levels(figures.same, figures.pairs)}; {text.facts(figures.factsFound, figures.factsExpected, figures.factsWrong + figures.factsInvented)};{" "}
      {text.quotations(figures.quotationsVerified, figures.quotationsVerified + figures.quotationsDropped)}; {spent.costUsd === null ? text.unknownCost : dollarsOf(spent.costUsd)}, {t.seconds(spent.modelMs)}
    </>
  );
}

/** How far a run is; what it came to is asked for when it has ended. */
function Going({ jobId }: { jobId: string }) {
  const utils = trpc.useUtils();
  const { job } = useJob(jobId);
  const done = job?.status === "COMPLETED";
  useEffect(() => {
    if (done) void utils.evaluations.standing.invalidate();
  }, [done, utils]);
  if (job?.terminal && job.status !== "COMPLETED") return <State kind="failed" word={t.failed} detail={job.failure ? `${job.failure.sentence} ${job.failure.advice}` : null} />;
  return <span role="status">{job?.sentence ?? text.running}</span>;
}
