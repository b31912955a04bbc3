"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import type { PromptView } from "../contract";
import { ReasonDialog } from "./reason-dialog";
import { t } from "./text";

/** Takes a prompt out of use, or brings it back; either with a reason. */
export function ArchiveDialog({ view, onClose }: { view: PromptView; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [reason, setReason] = useState("");
  const { slug } = view;
  const done = async (): Promise<void> => {
    await Promise.all([utils.prompts.get.invalidate({ slug }), utils.prompts.list.invalidate()]);
    onClose();
  };
  const archive = trpc.prompts.archive.useMutation({ onSuccess: done });
  const restore = trpc.prompts.restore.useMutation({ onSuccess: done });
  const back = view.archivedAt !== null;
  const act = back ? restore : archive;
  return (
    <ReasonDialog
      title={back ? t.restoreTitle : t.archiveTitle} why={back ? t.restoreWhy : t.archiveLost} confirm={back ? t.restore : t.archive}
      reason={reason} onReason={setReason} error={act.error} busy={act.isPending} onConfirm={() => act.mutate({ slug, reason })} onClose={onClose}
    />
  );
}
