"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { trpc } from "@/trpc/client";
import { Crumbs } from "@/ui/crumbs";
import { ErrorState } from "@/ui/error-state";
import { PageBody } from "@/ui/layout/page-body";
import { PageTitle } from "@/ui/page-title";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { State } from "@/ui/state/state";
import { TabNav } from "@/ui/tab-nav";
import { en } from "@/ui/text/en";
import type { AssessmentView } from "../contract";
import { FrameActs } from "./frame-acts";
import { STATE_KIND } from "./state-words";
import { t } from "./text";

/** While a run is under way its state is asked for at this pace, so that the head is right on every tab. */
const STATE_EVERY_MS = 5000;

/** Head and tabs that every page of an assessment shares. */
export function AssessmentFrameScreen({ id, children }: { id: string; children: ReactNode }) {
  const assessment = trpc.assessments.get.useQuery({ id }, {
    refetchInterval: (query) => (query.state.data?.state === "ANALYZING" ? STATE_EVERY_MS : false),
  });
  if (assessment.error && !assessment.data)
    return (
      <PageBody>
        <PageTitle className="mb-4" title={t.frame.what}>{t.frame.what}</PageTitle>
        <ErrorState what={t.frame.what} error={assessment.error} onRetry={() => void assessment.refetch()} retrying={assessment.isFetching} />
      </PageBody>
    );
  const view = assessment.data ?? null;
  return (
    <>
      <header className="border-b border-line px-8 pt-4 max-wide:px-4 max-wide:pt-3.5">
        <Crumbs parts={[{ label: t.list.title, href: "/" }, ...(view ? [{ label: view.name }] : [])]} />
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 min-h-[34px]">
          {view ? <Head view={view} /> : <Loading what={t.frame.what}><SkeletonLine width={260} height={20} /></Loading>}
        </div>
        <AssessmentTabs id={id} view={view} />
      </header>
      {children}
    </>
  );
}

function Head({ view }: { view: AssessmentView }) {
  return (
    <>
      <PageTitle firm title={view.firm}>{view.firm}</PageTitle>
      <State kind={STATE_KIND[view.state]} word={en.assessmentState[view.state]} live />
      <span className="flex-1" />
      <FrameActs view={view} />
    </>
  );
}

function AssessmentTabs({ id, view }: { id: string; view: AssessmentView | null }) {
  const path = usePathname();
  const gaps = trpc.gaps.list.useQuery({ assessmentId: id }, {
    enabled: view?.run !== null && view?.run !== undefined,
    select: (board) => board.gaps.filter((gap) => gap.status !== "VERIFIED" && gap.status !== "NOT_APPLICABLE").length,
  });
  const at = `/assessments/${id}`;
  const tab = (segment: string, label: string, count?: number | null) => ({
    href: `${at}/${segment}`,
    label,
    count,
    current: path === `${at}/${segment}` || path.startsWith(`${at}/${segment}/`),
  });
  return (
    <TabNav
      label={en.tabs.label}
      tabs={[
        tab("intake", en.tabs.intake, view?.counts.documents),
        tab("gaps", en.tabs.gaps, gaps.data),
        tab("scorecard", en.tabs.scorecard),
        tab("report", en.tabs.report, view?.counts.reports),
        tab("runs", en.tabs.runs, view?.counts.runs),
      ]}
    />
  );
}
