"use client";

import { useState } from "react";
import { SECTION_WORD } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Crumbs } from "@/ui/crumbs";
import { ConfirmDialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { Menu } from "@/ui/menu";
import { PageTitle } from "@/ui/page-title";
import { State } from "@/ui/state/state";
import type { PromptView } from "../contract";
import { ArchiveDialog } from "./archive-dialog";
import { Tag } from "./tag";
import { t } from "./text";
import { useExport } from "./use-export";
import type { Editor } from "./use-editor";

/** What is open, how it stands, and the acts on the whole of it. */
export function EditorHead({ view, editor, faults, maySave, onSave }: { view: PromptView; editor: Editor; faults: number; maySave: boolean; onSave: () => void }) {
  const [asking, setAsking] = useState<"discard" | "archive" | null>(null);
  const { exportAs, said } = useExport(async () => [view.slug]);
  const { section, subSection, archivedAt } = view;
  return (
    <header className="border-b border-line px-8 pt-5 pb-3.5 max-wide:px-4">
      <Crumbs parts={[{ label: t.title, href: "/admin/prompts" }, { label: view.slug, mono: true }]} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PageTitle title={editor.fields.name}>{editor.fields.name}</PageTitle>
        <Tag>{[SECTION_WORD[section], subSection].filter((part) => part !== "").join(", ")}</Tag>
        <Standing view={view} editor={editor} />
        <span className="flex-1" />
        <div className="flex flex-wrap items-center gap-2">
          {!maySave && editor.dirty && faults > 0 ? <span className="text-second text-ink-2">{t.fixFirst(faults)}</span> : null}
          {editor.dirty && view.newest ? <Button size="sm" onClick={() => setAsking("discard")}>{t.discard}</Button> : null}
          <Button size="sm" tone="primary" disabled={!maySave} aria-keyshortcuts="Control+S Meta+S" onClick={onSave}>{t.saveAs(view.latest + 1)}</Button>
          <Menu label={t.moreActs} items={[{ label: t.exportJson, onSelect: () => void exportAs("json") }, { label: t.exportYaml, onSelect: () => void exportAs("yaml") }, { label: archivedAt ? t.restore : t.archive, danger: archivedAt === null, onSelect: () => setAsking("archive") }]} />
        </div>
      </div>
      <p role="status" className="text-second text-ink-2 empty:hidden">{said}</p>
      {asking === "discard" ? <DiscardDialog view={view} editor={editor} onClose={() => setAsking(null)} /> : null}
      {asking === "archive" ? <ArchiveDialog view={view} onClose={() => setAsking(null)} /> : null}
    </header>
  );
}

function Standing({ view, editor }: { view: PromptView; editor: Editor }) {
  const others = view.otherDrafts.map(({ person }) => t.othersWrite(person.name)).join(". ");
  if (editor.keeping.failed)
    return <span role="alert" className="flex flex-wrap items-center gap-2 text-second text-danger">{t.notKept}<Button size="sm" onClick={editor.keeping.again}>{t.tryAgain}</Button></span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-second text-ink-2">
      {editor.dirty ? <State kind="draft" word={t.draftOf(view.latest + 1)} /> : <State kind="done" word={t.unchanged} />}
      {editor.dirty ? <span role="status">{editor.unkept ? t.saving : t.savedAt}</span> : null}
      {others === "" ? null : <span>{others}</span>}
    </span>
  );
}

function DiscardDialog({ view, editor, onClose }: { view: PromptView; editor: Editor; onClose: () => void }) {
  const utils = trpc.useUtils();
  const discard = trpc.prompts.discardDraft.useMutation({
    onSuccess: async () => {
      await utils.prompts.get.invalidate({ slug: view.slug });
      editor.forget();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open onOpenChange={(open) => { if (!open) onClose(); }} title={t.discardTitle} lost={t.discardLost} confirm={t.discardIt} busy={discard.isPending}
      onConfirm={() => discard.mutate({ slug: view.slug })} error={discard.error ? <FieldError>{faultOf(discard.error).message}</FieldError> : null}
    />
  );
}
