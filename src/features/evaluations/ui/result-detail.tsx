"use client";

import { valueWords } from "@/domain/quantities/value-words";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ErrorState } from "@/ui/error-state";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import type { EvaluationDetail } from "../contract";
import { t } from "./text";

/** Each level and fact of a run that is not as it was expected, assessment by assessment. */
export function ResultDetail({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const result = trpc.evaluations.result.useQuery({ id }, { staleTime: Infinity });
  return (
    <Dialog open wide onOpenChange={(open) => { if (!open) onClose(); }} title={t.detailTitle(name)} actions={<Button onClick={onClose}>{t.close}</Button>}>
      {result.data ? result.data.cases.map((each) => <CasePart key={each.assessmentId} part={each} />)
        : result.error ? <ErrorState what={t.results} error={result.error} onRetry={() => void result.refetch()} retrying={result.isFetching} />
          : <Loading what={t.results}><div className="mt-3 flex flex-col gap-3">{[0, 1, 2].map((row) => <SkeletonLine key={row} width="100%" height={24} />)}</div></Loading>}
    </Dialog>
  );
}

function CasePart({ part }: { part: EvaluationDetail["cases"][number] }) {
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const indicator = (id: string): string => names.data?.indicators.find((each) => each.id === id)?.name ?? id;
  const point = (key: string): string => names.data?.dataPoints.find((each) => each.key === key)?.label ?? key;
  const words = (side: { value: Parameters<typeof valueWords>[0] | null; unit: string | null; currency: string | null } | null): string => (side?.value ? valueWords(side.value, side.unit, side.currency) : t.none);
  const levels = part.levels.filter(({ expected, got }) => expected !== got);
  const facts = part.facts.filter(({ verdict }) => verdict === "WRONG" || verdict === "MISSED" || verdict === "INVENTED");
  return (
    <section className="mt-3" aria-label={part.title}>
      <h3 className="mb-1 border-b border-line pb-1 [overflow-wrap:anywhere]">{part.title}</h3>
      {levels.length + facts.length === 0 ? <p className="text-ink-2">{t.noDifference}</p> : null}
      <ul>
        {levels.map(({ indicator: id, expected, got }) => <Line key={id} name={indicator(id)} expected={t.level(expected)} got={t.level(got)} />)}
        {facts.map(({ dataPoint, expected, got, verdict }) => <Line key={dataPoint} name={point(dataPoint)} expected={words(expected)} got={words(got)} verdict={t.verdict[verdict]} />)}
      </ul>
    </section>
  );
}

function Line({ name, expected, got, verdict }: { name: string; expected: string; got: string; verdict?: string }) {
  return (
    <li className="border-b border-line py-1.5 text-second [overflow-wrap:anywhere]">
      <b>{name}</b>{verdict ? <span className="text-ink-2">, {verdict}</span> : null}
      <span className="block">{t.expected}: {expected}. {t.got}: {got}.</span>
    </li>
  );
}
