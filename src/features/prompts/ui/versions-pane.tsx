"use client";

import { useState } from "react";
import type { MovableLabel } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import type { PromptView, VersionHead } from "../contract";
import { CommentsPane } from "./comments-pane";
import type { DiffEnd } from "./diff-dialog";
import { LabelDialog } from "./label-dialog";
import { MoveList } from "./move-list";
import { SetStanding } from "./set-standing";
import { t } from "./text";
import type { Editor } from "./use-editor";
import { VersionRow } from "./version-row";

/** The text that is being written, and every version before it; acts on each. */
export function VersionsPane({ view, editor, onCompare }: { view: PromptView; editor: Editor; onCompare: (from: DiffEnd, to: DiffEnd) => void }) {
  const { slug } = view;
  const utils = trpc.useUtils();
  const versions = trpc.prompts.versions.useInfiniteQuery({ slug }, { getNextPageParam: (page) => page.next ?? undefined });
  const [moving, setMoving] = useState<{ label: MovableLabel; number: number | null } | null>(null);
  const [commenting, setCommenting] = useState<{ number: number; times: number } | null>(null);
  const rows = versions.data?.pages.flatMap((page) => page.versions);
  const startFrom = async ({ number }: VersionHead): Promise<void> => {
    const { fields } = await utils.prompts.version.fetch({ slug, number });
    editor.adopt(fields, view.latest);
  };
  const free = view.newest?.fields.section === "FREE";
  return (
    <>
      <h2 className="mb-1.5 font-sans text-[14.5px]! leading-5! font-semibold">{t.versions}</h2>
      {editor.dirty ? (
        <div className="-mx-2.5 rounded-control bg-wash px-2.5 py-1.5">
          <span className="flex items-center gap-2"><b>{t.version(view.latest + 1)}</b><span className="text-second text-ink-2">{t.unsaved}</span></span>
          {view.latest > 0 ? <Button size="sm" tone="bare" className="-ml-[7px]" onClick={() => onCompare(view.latest, "text")}>{t.compareWithBefore(view.latest)}</Button> : null}
        </div>
      ) : null}
      {versions.error && !rows ? (
        <ErrorState what={t.versionsWhat} error={versions.error} onRetry={() => void versions.refetch()} retrying={versions.isFetching} />
      ) : rows === undefined ? (
        <Loading what={t.versionsWhat}><div className="flex flex-col gap-3">{[0, 1, 2].map((row) => <SkeletonLine key={row} width="100%" height={36} />)}</div></Loading>
      ) : rows.length === 0 ? (
        <p className="text-second text-ink-2">{t.noVersion}</p>
      ) : (
        <ul>{rows.map((row) => <VersionRow key={row.id} version={row} view={view} dirty={editor.dirty} onCompare={onCompare} onStartFrom={() => void startFrom(row)} onLabel={(label, number) => setMoving({ label, number })} onComment={() => setCommenting((before) => ({ number: row.number, times: (before?.times ?? 0) + 1 }))} />)}</ul>
      )}
      {versions.hasNextPage ? <Button size="sm" className="mt-2" busy={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>{t.older}</Button> : null}
      {view.newest ? <p className="mt-3 text-second text-ink-2">{t.previewsOf(view.newest.previews.all, free ? null : view.newest.previews.onAssessments)}. {free ? t.countsForFree : t.countsFor}</p> : null}
      {view.newest ? <SetStanding slug={slug} number={view.latest} /> : null}
      <MoveList slug={slug} />
      <CommentsPane view={view} on={commenting} />
      {moving ? <LabelDialog view={view} label={moving.label} number={moving.number} onClose={() => setMoving(null)} /> : null}
    </>
  );
}
