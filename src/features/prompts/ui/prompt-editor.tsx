"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TemplateField } from "@/domain/prompts/compose-prompt";
import type { TemplateValues } from "@/domain/prompts/template/template-value";
import { LeaveGuard } from "@/ui/leave-guard";
import { Notice } from "@/ui/notice";
import { Button } from "@/ui/button";
import type { PromptView } from "../contract";
import { DiffDialog, type DiffEnd } from "./diff-dialog";
import { Edited } from "./edited";
import { EditorHead } from "./editor-head";
import { FaultList } from "./fault-list";
import { MergeDialog } from "./merge-dialog";
import { PreviewPane } from "./preview-pane";
import { PromptForm } from "./prompt-form";
import { SaveDialog } from "./save-dialog";
import { t } from "./text";
import { useComposed, useEditor } from "./use-editor";
import { VersionsPane } from "./versions-pane";

type Open = { kind: "save" } | { kind: "merge" } | { kind: "diff"; from: DiffEnd; to: DiffEnd };

/** Three panes: what is written, what it makes, and what it was. One column where there is no room for three. */
export function PromptEditor({ view }: { view: PromptView }) {
  const editor = useEditor(view);
  const [variables, setVariables] = useState<TemplateValues | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState("");
  const { check, composed } = useComposed(view.slug, editor.fields, variables);
  const caretRef = useRef<{ field: TemplateField; at: number }>({ field: "userTemplate", at: editor.fields.userTemplate.length });
  const archived = view.archivedAt !== null;
  const behind = editor.dirty && view.latest > editor.base && view.newest !== null;
  const mayAsk = !archived && check.length === 0 && editor.dirty;
  useSaveKey(() => {
    if (archived) return;
    if (!editor.dirty) setSaid(t.noChange);
    else if (check.length > 0) setSaid(t.fixFirst(check.length));
    else setOpen({ kind: behind ? "merge" : "save" });
  });

  return (
    <div className="flex min-h-full flex-col">
      <EditorHead view={view} editor={editor} faults={check.length} onSave={() => setOpen({ kind: behind ? "merge" : "save" })} maySave={mayAsk} />
      <p role="status" className="sr-only">{said}</p>
      <div className="grid flex-1 desk:grid-cols-[minmax(380px,1.12fr)_minmax(340px,1fr)_286px]">
        <section aria-label={t.promptForm} className="min-w-0 px-8 py-4 max-wide:px-4 desk:pr-5">
          {archived ? <Notice className="mb-3">{t.archivedNote}</Notice> : null}
          {behind && view.newest ? (
            <Notice className="mb-3" actions={<Button size="sm" onClick={() => setOpen({ kind: "merge" })}>{t.compareMerge}</Button>}><Edited version={view.newest} /></Notice>
          ) : null}
          <FaultList faults={check} fields={editor.fields} onChange={editor.change} />
          <PromptForm fields={editor.fields} onChange={editor.change} faults={check} caretRef={caretRef} />
        </section>
        <section aria-label={t.preview} className="min-w-0 border-line bg-sub px-5 py-4 max-desk:border-t max-wide:px-4 desk:border-l">
          <PreviewPane view={view} editor={editor} composed={composed} faulty={check.length > 0} onVariables={setVariables} />
        </section>
        <aside aria-label={t.versions} className="min-w-0 border-line px-5 py-4 max-desk:border-t max-wide:px-4 desk:border-l">
          <VersionsPane view={view} editor={editor} onCompare={(from, to) => setOpen({ kind: "diff", from, to })} />
        </aside>
      </div>
      {open?.kind === "save" ? <SaveDialog view={view} editor={editor} onClose={() => setOpen(null)} onConflict={() => setOpen({ kind: "merge" })} onSaid={setSaid} /> : null}
      {open?.kind === "merge" && view.newest ? <MergeDialog view={view} newest={view.newest} editor={editor} onClose={() => setOpen(null)} /> : null}
      {open?.kind === "diff" ? <DiffDialog view={view} text={editor.fields} from={open.from} to={open.to} onClose={() => setOpen(null)} /> : null}
      <LeaveGuard active={editor.unkept} kept={t.leaveKept} />
    </div>
  );
}

/** Ctrl or Cmd and S saves, as in any editor; the browser's own "save page" is of no use here. */
function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s" || event.altKey) return;
      event.preventDefault();
      if (document.querySelector("[role=dialog], [role=alertdialog]") === null) onSave();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
