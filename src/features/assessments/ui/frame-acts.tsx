"use client";

import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button, ButtonLink } from "@/ui/button";
import { ConfirmDialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { Menu, type MenuItem } from "@/ui/menu";
import type { AssessmentView } from "../contract";
import { EditDetails } from "./edit-details";
import { t } from "./text";

/** At most one button and a menu; what a person may not do is absent. */
export function FrameActs({ view }: { view: AssessmentView }) {
  const [asking, setAsking] = useState<"archive" | "edit" | null>(null);
  const path = usePathname();
  const router = useRouter();
  const utils = trpc.useUtils();
  const settle = async () => {
    await Promise.all([utils.assessments.get.invalidate({ id: view.id }), utils.assessments.list.invalidate()]);
  };
  const archive = trpc.assessments.archive.useMutation({ onSuccess: () => setAsking(null), onSettled: settle });
  const restore = trpc.assessments.restore.useMutation({ onSettled: settle });
  const start = trpc.assessments.start.useMutation({
    onSuccess: async () => {
      await utils.assessments.get.invalidate({ id: view.id });
      router.push(`/assessments/${view.id}/run`);
    },
  });

  const run = `/assessments/${view.id}/run`;
  const items: MenuItem[] = [];
  if (view.job) items.push({ label: t.frame.seeRun, href: run });
  if (view.may.edit) items.push({ label: t.frame.edit, onSelect: () => setAsking("edit") });
  if (view.may.archive && view.state !== "ARCHIVED") items.push({ label: t.frame.archive, onSelect: () => setAsking("archive") });
  const error = start.error ?? restore.error;

  return (
    <div className="flex flex-wrap items-center gap-2.5" data-print="off">
      {error ? <FieldError>{faultOf(error).message}</FieldError> : null}
      {view.job?.active && path !== run ? <ButtonLink href={run}>{t.frame.seeRun}</ButtonLink> : null}
      {view.stale && view.may.start ? (
        <Button title={t.frame.stale} busy={start.isPending} onClick={() => start.mutate({ id: view.id, pauseAtGaps: false })}>
          {start.isPending ? t.frame.starting : t.frame.score}
        </Button>
      ) : null}
      {view.state === "ARCHIVED" && view.may.archive ? (
        <Button busy={restore.isPending} onClick={() => restore.mutate({ id: view.id })}>{t.frame.restore}</Button>
      ) : null}
      {items.length > 0 ? <Menu label={t.frame.more} items={items} /> : null}
      <ConfirmDialog
        open={asking === "archive"}
        onOpenChange={(open) => setAsking(open ? "archive" : null)}
        title={t.frame.archiveTitle}
        lost={t.frame.archiveLost}
        confirm={t.frame.archive}
        onConfirm={() => archive.mutate({ id: view.id })}
        busy={archive.isPending}
        error={archive.error ? <FieldError>{faultOf(archive.error).message}</FieldError> : null}
      />
      {asking === "edit" ? <EditDetails view={view} onClose={() => setAsking(null)} /> : null}
    </div>
  );
}
