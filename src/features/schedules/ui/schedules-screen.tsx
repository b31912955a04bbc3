"use client";

import { useState } from "react";
import type { RecipeView } from "@/features/recipes/contract";
import { trpc } from "@/trpc/client";
import { LATER_MS } from "@/trpc/poll-plan";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { PageBody, PageHead } from "@/ui/layout/page-body";
import { Notice } from "@/ui/notice";
import { PageTitle } from "@/ui/page-title";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import type { ScheduleView } from "../contract";
import { ScheduleCard } from "./schedule-card";
import { ScheduleForm } from "./schedule-form";
import { t } from "./text";

const schedulable = ({ recipes }: { recipes: RecipeView[] }): RecipeView[] => recipes.filter((recipe) => recipe.job.enabled && recipe.schedule.enabled);

/** A person's own schedules: what runs when, how it went, and everything that can be done to each. */
export function SchedulesScreen() {
  const [form, setForm] = useState<ScheduleView | "new" | null>(null);
  const [removed, setRemoved] = useState<ScheduleView | null>(null);
  const list = trpc.schedules.list.useQuery(undefined, { refetchInterval: LATER_MS });
  const recipes = trpc.recipes.list.useQuery(undefined, { staleTime: Infinity, select: schedulable });
  const [first, ...more] = recipes.data ?? [];
  const add = <Button tone="primary" disabled={first === undefined} onClick={() => setForm("new")}>{t.add}</Button>;
  const schedules = list.data?.schedules;
  return (
    <PageBody>
      <PageHead title={<PageTitle title={t.title}>{t.title}</PageTitle>}>{schedules && schedules.length > 0 ? add : null}</PageHead>
      {removed ? <Removed schedule={removed} onDone={() => setRemoved(null)} /> : null}
      {list.error && !schedules ? (
        <ErrorState what={t.what} error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : schedules === undefined ? (
        <Loading what={t.what}><div className="flex flex-col gap-6">{[0, 1, 2].map((row) => <SkeletonLine key={row} width="100%" height={72} />)}</div></Loading>
      ) : schedules.length === 0 ? (
        <EmptyState title={t.emptyTitle} actions={add}>{t.empty}</EmptyState>
      ) : (
        schedules.map((schedule) => <ScheduleCard key={schedule.id} schedule={schedule} onEdit={() => setForm(schedule)} onRemoved={() => setRemoved(schedule)} />)
      )}
      {form !== null && first ? <ScheduleForm schedule={form === "new" ? null : form} recipes={[first, ...more]} onClose={() => setForm(null)} /> : null}
    </PageBody>
  );
}

function Removed({ schedule, onDone }: { schedule: ScheduleView; onDone: () => void }) {
  const utils = trpc.useUtils();
  const restore = trpc.schedules.restore.useMutation({ onSuccess: async () => { await utils.schedules.list.invalidate(); onDone(); } });
  return (
    <div role="status">
      <Notice className="mb-4" actions={<><Button size="sm" busy={restore.isPending} onClick={() => restore.mutate({ id: schedule.id })}>{t.undo}</Button><Button size="sm" tone="bare" onClick={onDone}>{t.close}</Button></>}>
        {t.removed(schedule.name)}
        {restore.error ? <FieldError>{faultOf(restore.error).message}</FieldError> : null}
      </Notice>
    </div>
  );
}
