"use client";

import { useState } from "react";
import type { MovableLabel } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { faultOf } from "@/ui/fault";
import { Checkbox } from "@/ui/field";
import type { PromptView } from "../contract";
import { ReasonDialog } from "./reason-dialog";
import { SetStanding } from "./set-standing";
import { t } from "./text";

/** Moves a label to a version, or takes it off (`number` null), with the reason. What production asks for is said when it is refused. */
export function LabelDialog({ view, label, number, onClose }: { view: PromptView; label: MovableLabel; number: number | null; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [reason, setReason] = useState("");
  const [takeOver, setTakeOver] = useState(false);
  const { slug } = view;
  const done = async (): Promise<void> => {
    await Promise.all([utils.prompts.get.invalidate({ slug }), utils.prompts.versions.invalidate({ slug }), utils.prompts.moves.invalidate({ slug }), utils.prompts.list.invalidate()]);
    onClose();
  };
  const move = trpc.prompts.moveLabel.useMutation({ onSuccess: done });
  const remove = trpc.prompts.removeLabel.useMutation({ onSuccess: done });
  const act = number === null ? remove : move;
  const taken = move.error !== null && faultOf(move.error).code === "PLACE_TAKEN";
  return (
    <ReasonDialog
      title={number === null ? t.labelOff(t.word[label]) : t.labelTitle(t.word[label], number)} why={t.labelWhy} confirm={number === null ? t.labelOff(t.word[label]) : t.move}
      reason={reason} onReason={setReason} error={act.error} busy={act.isPending} onClose={onClose}
      onConfirm={() => (number === null ? remove.mutate({ slug, label, reason }) : move.mutate({ slug, label, number, reason, takeOver }))}
    >
      {label === "production" && number !== null ? <SetStanding slug={slug} number={number} /> : null}
      {taken || takeOver ? <Checkbox className="mt-3" label={t.takeOver} checked={takeOver} onChange={(event) => setTakeOver(event.target.checked)} /> : null}
    </ReasonDialog>
  );
}
