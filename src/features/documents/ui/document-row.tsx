"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { bytesOf } from "@/ui/format/numbers";
import { Progress } from "@/ui/progress";
import { State } from "@/ui/state/state";
import { RowHead, Td, Tr } from "@/ui/table";
import type { DocumentView } from "../contract";
import { documentState, isLocked, isReading, mayRetry, readDetail } from "./document-words";
import { t } from "./text";
import { UnlockForm } from "./unlock-form";

/** What the job reading a document says of itself. */
export interface Reading {
  sentence: string;
  /** 0..100. */
  progress: number;
}

export function DocumentRow({ document, reading, mayEdit, onChanged }: {
  document: DocumentView;
  reading: Reading | null;
  mayEdit: boolean;
  onChanged: () => Promise<void>;
}) {
  const facts = [document.format?.toUpperCase(), bytesOf(document.bytes), document.pages === null ? null : t.pages(document.pages)];
  return (
    <Tr>
      <RowHead>
        <b className="[overflow-wrap:anywhere]">{document.name}</b>
        <span className="block text-second text-ink-2">{facts.filter((fact) => fact).join(" · ")}</span>
      </RowHead>
      <Td full className="max-wide:order-3">
        <div className="max-w-[440px]">
          <DocumentOutcome document={document} reading={reading} mayEdit={mayEdit} onChanged={onChanged} />
        </div>
      </Td>
      <Td numeric><DocumentActs document={document} mayEdit={mayEdit} onChanged={onChanged} /></Td>
    </Tr>
  );
}

type Props = Parameters<typeof DocumentRow>[0];

function DocumentOutcome({ document, reading, mayEdit, onChanged }: Props) {
  const { kind, word } = documentState(document);
  if (isReading(document))
    return (
      <>
        <State kind={kind} word={word} detail={reading?.sentence} />
        {reading && reading.progress > 0 ? <div className="mt-[5px] pl-5"><Progress share={reading.progress / 100} label={document.name} /></div> : null}
      </>
    );
  if (isLocked(document))
    return (
      <>
        <State kind={kind} word={word} detail={`${document.failure?.sentence ?? ""} ${t.lockedDetail}`.trim()} />
        {mayEdit ? <UnlockForm documentId={document.id} name={document.name} onOpened={onChanged} /> : null}
      </>
    );
  if (document.failure)
    return <State kind={kind} word={word} detail={`${document.failure.sentence} ${document.failure.advice}`} />;
  return <State kind={kind} word={word} detail={<ReadRemarks document={document} />} />;
}

/** What a reader should know of a file that was read; the first remarks, then how many more. */
function ReadRemarks({ document }: { document: DocumentView }) {
  const SHOWN = 2;
  const rest = document.warnings.length - SHOWN;
  return (
    <>
      {readDetail(document)}
      {document.warnings.slice(0, SHOWN).map((warning) => <span key={`${warning.code}-${warning.page ?? 0}`} className="block text-ink">{warning.text}</span>)}
      {rest > 0 ? <details className="group"><summary className="link inline group-open:hidden">{t.moreWarnings(rest)}</summary>
        {document.warnings.slice(SHOWN).map((warning, i) => <span key={`${warning.code}-${warning.page ?? 0}-${i}`} className="block text-ink">{warning.text}</span>)}
      </details> : null}
    </>
  );
}

function DocumentActs({ document, mayEdit, onChanged }: Pick<Props, "document" | "mayEdit" | "onChanged">) {
  const [asking, setAsking] = useState(false);
  const retry = trpc.documents.retry.useMutation({ onSuccess: onChanged });
  const remove = trpc.documents.remove.useMutation({
    onSuccess: async () => {
      setAsking(false);
      await onChanged();
    },
  });
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1">
      {retry.error ? <FieldError>{faultOf(retry.error).message}</FieldError> : null}
      {mayEdit && mayRetry(document) ? <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate({ id: document.id })}>{t.retry}</Button> : null}
      {document.state === "READ" ? (
        <a href={`/api/documents/${document.id}/file`} className="inline-flex min-h-7 items-center rounded-control px-[7px] text-second font-semibold text-ink-2 no-underline hover:bg-wash hover:text-ink" aria-label={`${t.open}: ${document.name}`}>{t.open}</a>
      ) : null}
      {mayEdit ? <Button tone="bare" size="sm" aria-label={`${t.remove}: ${document.name}`} onClick={() => setAsking(true)}>{t.remove}</Button> : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.removeTitle(document.name)}
        lost={t.removeLost}
        confirm={t.removeConfirm}
        onConfirm={() => remove.mutate({ id: document.id })}
        busy={remove.isPending}
        error={remove.error ? <FieldError>{faultOf(remove.error).message}</FieldError> : null}
      />
    </span>
  );
}
