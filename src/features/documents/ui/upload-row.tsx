"use client";

import { Button } from "@/ui/button";
import { bytesOf } from "@/ui/format/numbers";
import { Progress } from "@/ui/progress";
import { State } from "@/ui/state/state";
import { RowHead, Td, Tr } from "@/ui/table";
import { t } from "./text";
import type { Upload } from "./upload-queue";
import type { Uploads } from "./use-uploads";

/** A file that is not a document yet: on its way, refused, cut or a twin. */
export function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  return (
    <Tr>
      <RowHead>
        <b className="[overflow-wrap:anywhere]">{upload.file.name}</b>
        <span className="block text-second text-ink-2">{bytesOf(upload.file.size)}</span>
      </RowHead>
      <Td full className="max-wide:order-3"><div className="max-w-[440px]"><UploadState upload={upload} /></div></Td>
      <Td numeric><UploadActs upload={upload} uploads={uploads} /></Td>
    </Tr>
  );
}

function UploadState({ upload }: { upload: Upload }) {
  const { state, file, sentBytes } = upload;
  switch (state.kind) {
    case "waiting":
      return <State kind="waiting" word={t.waiting} />;
    case "sending":
      return (
        <>
          <State kind="running" word={t.sending} detail={sentBytes >= file.size ? t.checking : t.sent(sentBytes, file.size)} />
          <div className="mt-[5px] pl-5"><Progress share={file.size === 0 ? 0 : sentBytes / file.size} label={file.name} /></div>
        </>
      );
    case "refused":
      return <State kind="failed" word={t.refused} detail={state.why} />;
    case "cut":
      return <State kind="failed" word={t.cut} detail={t.cutDetail(sentBytes, file.size)} />;
    case "duplicate":
      return <State kind="same" word={t.duplicate} detail={t.duplicateDetail(state.twin)} />;
  }
}

function UploadActs({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { state, key } = upload;
  if (state.kind === "waiting" || state.kind === "sending")
    return <Button tone="bare" size="sm" onClick={() => uploads.stop(key)}>{t.stop}</Button>;
  const again = state.kind === "cut" || (state.kind === "refused" && state.again);
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      {again ? <Button size="sm" onClick={() => uploads.again(key)}>{t.sendAgain}</Button> : null}
      <Button tone="bare" size="sm" onClick={() => uploads.drop(key)}>{t.dismiss}</Button>
    </span>
  );
}
