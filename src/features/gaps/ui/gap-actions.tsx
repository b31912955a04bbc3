"use client";

import { Button } from "@/ui/button";
import { Kbd } from "./gap-bar";
import { gapText } from "./text";

const text = gapText.form;

interface Props {
  typing: boolean;
  canReject: boolean;
  canRemove: boolean;
  canUndo: boolean;
  onAccept: () => void;
  onCorrect: () => void;
  onReject: () => void;
  onRemove: () => void;
  onUndo: () => void;
}

/** Accept, correct, reject: always in sight under the form. */
export function GapActions({ typing, canReject, canRemove, canUndo, onAccept, onCorrect, onReject, onRemove, onUndo }: Props) {
  return (
    <div className="flex flex-wrap gap-1.5 border-t border-line bg-bg px-5 py-2.5 max-wide:px-4 [&_kbd]:max-wide:hidden" data-print="off">
      <Button tone="outline" className="border-ink!" onClick={onAccept}>{typing ? text.save : text.accept} <Kbd>a</Kbd></Button>
      {typing ? null : <Button onClick={onCorrect}>{text.correct} <Kbd>e</Kbd></Button>}
      {canReject ? <Button onClick={onReject}>{text.reject} <Kbd>r</Kbd></Button> : null}
      <span className="flex-1" />
      {canRemove ? <Button tone="danger" onClick={onRemove}>{text.remove}</Button> : null}
      {canUndo ? <Button tone="bare" aria-label={text.undoLabel} onClick={onUndo}>{text.undo}</Button> : null}
    </div>
  );
}
