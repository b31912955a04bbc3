"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, FieldError, RadioGroup } from "@/ui/field";
import { FILE_MAX, type ImportStep } from "../file-contract";
import { Tag } from "./tag";
import { t } from "./text";

/** Reads a file, says what it would do, and does it when that is wanted. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const [text, setText] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const [large, setLarge] = useState(false);
  const [conflicts, setConflicts] = useState<"skip" | "copy">("skip");
  const plan = trpc.prompts.import.useMutation();
  const write = trpc.prompts.import.useMutation({ onSuccess: () => utils.prompts.invalidate() });
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    write.reset();
    plan.reset();
    // UTF-8 takes a byte or more for each character, so a file this large cannot be within the limit's characters by far.
    setLarge(file.size > FILE_MAX * 4);
    if (file.size > FILE_MAX * 4) return setText(null);
    const read = await file.text().catch(() => null);
    setUnread(read === null);
    setText(read);
    if (read !== null) plan.mutate({ text: read, apply: false });
  };
  const steps = plan.data?.steps ?? [];
  const done = write.data?.applied === true;
  const fault = write.error ?? plan.error;
  const coming = steps.filter(({ kind }) => kind !== "SAME" && (kind !== "CONFLICT" || conflicts === "copy"));
  const faulty = coming.some(({ faults }) => faults.length > 0);
  const work = coming.length > 0 && !faulty && !steps.some(({ kind }) => kind === "BLOCKED");
  const part = plan.data?.part ?? null;
  return (
    <Dialog
      open wide onOpenChange={(open) => { if (!open) onClose(); }} title={t.importTitle} description={t.importWhat}
      actions={<><Button onClick={onClose}>{done ? t.close : t.cancel}</Button>{done ? null : <Button tone="primary" disabled={!work || text === null} busy={write.isPending} onClick={() => { if (text !== null) write.mutate({ text, apply: true, conflicts }); }}>{t.importIt}</Button>}</>}
    >
      <Field label={t.file} className="mt-3" error={unread ? t.notRead : large ? t.tooLarge(FILE_MAX) : undefined}>
        {(ids) => <input {...ids} type="file" accept=".json,.yaml,.yml,application/json" className="block w-full min-h-[34px] file:mr-2.5 file:min-h-[34px] file:rounded-control file:border file:border-solid file:border-line-2 file:px-3.5 file:font-semibold file:text-ink" onChange={(event) => void choose(event.target.files?.[0])} />}
      </Field>
      <div role="status">{plan.isPending ? null : steps.map((step) => <Step key={step.slug} step={step} />)}{part ? <p className="mt-2">{t.partOf(part.number, part.of)}</p> : null}{faulty && !done ? <p className="mt-2 font-semibold text-danger">{t.faultyImport}</p> : null}{done ? <p className="mt-2 font-semibold">{t.imported}</p> : null}</div>
      {steps.some(({ kind }) => kind === "CONFLICT") && !done ? (
        <div className="mt-3"><RadioGroup legend={t.onConflict} name="import-conflicts" value={conflicts} onChange={setConflicts} options={[{ value: "skip", label: t.conflictChoice.skip }, { value: "copy", label: t.conflictChoice.copy }]} /></div>
      ) : null}
      <div role="alert">{fault ? <FieldError>{faultOf(fault).message}</FieldError> : null}</div>
    </Dialog>
  );
}

function Step({ step: { slug, name, kind, what, faults } }: { step: ImportStep }) {
  return (
    <div className="border-b border-line py-1.5 [overflow-wrap:anywhere]">
      <b>{name}</b> <span className="font-mono text-small">{slug}</span> <Tag>{t.kind[kind]}</Tag>
      <span className="block text-second text-ink-2">{what}</span>
      {faults.length > 0 ? (
        <ul aria-label={t.faultsOf(name)} className="mt-1 text-second">
          {faults.map(({ field, line, column, within, message, suggestion }) => (
            <li key={`${field} ${within} ${line} ${column} ${message}`}><span className="font-semibold text-danger">{within === null ? "" : `${t.within(within)}, `}{t.faultAt(field, line, column)}</span>: {message}{suggestion ? ` ${t.didYouMean} ${suggestion}?` : ""}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
