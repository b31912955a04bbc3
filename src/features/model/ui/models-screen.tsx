"use client";

import { trpc } from "@/trpc/client";
import { ErrorState } from "@/ui/error-state";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { PageTitle } from "@/ui/page-title";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import type { ModelDesk } from "../contract";
import { InForce } from "./in-force";
import { LastCalls } from "./last-calls";
import { MonthSpend } from "./month-spend";
import { Prices } from "./prices";
import { SpendOverTime } from "./spend-over-time";
import { t } from "./text";

/** A breaker opens for a minute; this is soon enough to see it. */
const ASK_EVERY_MS = 15_000;

/** The model for administrators: which one, whether it answers, what it costs and may cost. */
export function ModelsScreen() {
  const desk = trpc.model.desk.useQuery(undefined, { refetchInterval: ASK_EVERY_MS });
  return (
    <PageBody>
      <PageHead title={<PageTitle title={t.title}>{t.title}</PageTitle>} />
      {desk.data ? (
        <Desk desk={desk.data} />
      ) : desk.error ? (
        <ErrorState what={t.what} error={desk.error} onRetry={() => void desk.refetch()} retrying={desk.isFetching} />
      ) : (
        <Loading what={t.what}>
          <div className="flex flex-col gap-4">{[320, 480, 720].map((width) => <SkeletonLine key={width} width={width} height={36} />)}</div>
        </Loading>
      )}
    </PageBody>
  );
}

function Desk({ desk }: { desk: ModelDesk }) {
  return (
    <div className="flex flex-col gap-9">
      <div className="grid gap-x-12 gap-y-9 split:grid-cols-2">
        <InForce desk={desk} />
        <MonthSpend month={desk.month} />
      </div>
      <SpendOverTime days={desk.days} at={desk.at} />
      <Prices prices={desk.prices} model={desk.model} />
      <LastCalls />
    </div>
  );
}
