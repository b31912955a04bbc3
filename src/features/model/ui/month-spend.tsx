"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { dollarsOf, percentOf } from "@/ui/format/numbers";
import { Notice } from "@/ui/notice";
import { Progress } from "@/ui/progress";
import type { ModelDesk } from "../contract";
import { BudgetDialog } from "./budget-dialog";
import { monthStanding, nextMonth } from "./desk-words";
import { dayInWords } from "./spend-slices";
import { t } from "./text";

/** What this month has cost, beside what it may cost. */
export function MonthSpend({ month }: { month: ModelDesk["month"] }) {
  const [asking, setAsking] = useState<"set" | "remove" | null>(null);
  const { spentUsd, share, spent } = monthStanding(month);
  const next = dayInWords(nextMonth(month.from));
  const { budgetUsd } = month;
  return (
    <section aria-labelledby="model-month" className="min-w-0">
      <h2 id="model-month" className="mb-2.5">{t.month}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-serif text-figure">{spentUsd === null ? t.unknownCost : dollarsOf(spentUsd)}</span>
        {budgetUsd === null ? null : <span>{t.ofBudget(dollarsOf(budgetUsd), share === null ? null : percentOf(share))}</span>}
        <span className="text-ink-2">{t.calls(month.calls)}</span>
      </p>
      {share === null ? null : <Progress share={share} label={t.budgetBar} className="mt-2 max-w-[420px]" />}
      <p className="mt-2 text-second text-ink-2">{budgetUsd === null ? `${t.noBudget} ` : ""}{t.monthZone(next)}</p>
      {spent ? <Notice tone="error" alert={false} className="mt-3" title={t.spentTitle}>{t.spentWhat(next)}</Notice> : null}
      {month.unpriced > 0 ? <Notice className="mt-3" title={t.unpriced(month.unpriced)}>{t.unpricedWhat}{budgetUsd === null ? "" : ` ${t.blindBudget}`}</Notice> : null}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button onClick={() => setAsking("set")}>{budgetUsd === null ? t.setBudget : t.changeBudget}</Button>
        {budgetUsd === null ? null : <Button tone="danger" onClick={() => setAsking("remove")}>{t.removeBudget}</Button>}
      </div>
      {asking === "set" ? <BudgetDialog budgetUsd={budgetUsd} onClose={() => setAsking(null)} /> : null}
      <RemoveBudget open={asking === "remove"} onClose={() => setAsking(null)} />
    </section>
  );
}

function RemoveBudget({ open, onClose }: { open: boolean; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.model.setBudget.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.model.desk.invalidate();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => { if (!next) onClose(); }}
      title={`${t.removeBudget}?`}
      lost={t.budgetLost}
      confirm={t.removeBudget}
      cancel={t.keepBudget}
      onConfirm={() => remove.mutate({ monthlyUsd: null })}
      busy={remove.isPending}
      error={remove.error ? <FieldError>{faultOf(remove.error).message}</FieldError> : null}
    />
  );
}
