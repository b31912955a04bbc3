"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { trpc } from "@/trpc/client";
import { sessionSignal } from "@/trpc/session-signal";
import { sendFile, type SendOutcome, type Sending } from "./send-file";
import { nextToSend, uploadQueue, type Upload } from "./upload-queue";

export interface Uploads {
  queue: readonly Upload[];
  add: (files: readonly File[], documents: number) => void;
  stop: (key: string) => void;
  again: (key: string) => void;
  drop: (key: string) => void;
}

let lastKey = 0;
const UNAUTHENTICATED = 401;

/** Sends files while this page is open; leaving it with files on their way asks first. */
export function useUploads(assessmentId: string, onEnded: (file: File, outcome: SendOutcome) => void): Uploads {
  const [queue, tell] = useReducer(uploadQueue, []);
  const running = useRef(new Map<string, Sending>());
  const utils = trpc.useUtils();

  const finish = useCallback(async (upload: Upload, outcome: SendOutcome) => {
    if (outcome.kind === "refused" && outcome.status === UNAUTHENTICATED) sessionSignal.end();
    // The list first, so that the row changes place instead of vanishing for a moment.
    if (outcome.kind === "stored") {
      await Promise.all([
        utils.documents.list.invalidate({ assessmentId }),
        utils.assessments.get.invalidate({ id: assessmentId }),
      ]);
    }
    tell({ kind: "ended", key: upload.key, outcome });
    onEnded(upload.file, outcome);
  }, [assessmentId, onEnded, utils]);

  useEffect(() => {
    for (const upload of nextToSend(queue)) {
      if (running.current.has(upload.key)) continue;
      tell({ kind: "sending", key: upload.key });
      const sending = sendFile(assessmentId, upload.file, (sentBytes) => tell({ kind: "progress", key: upload.key, sentBytes }));
      running.current.set(upload.key, sending);
      void sending.done.then((outcome) => {
        running.current.delete(upload.key);
        return finish(upload, outcome);
      });
    }
  }, [queue, assessmentId, finish]);

  const busy = queue.some((upload) => upload.state.kind === "sending" || upload.state.kind === "waiting");
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [busy]);

  const add = useCallback((files: readonly File[], documents: number) => {
    tell({ kind: "add", documents, files: files.map((file) => ({ key: `upload-${(lastKey += 1)}`, file })) });
  }, []);
  const stop = useCallback((key: string) => {
    running.current.get(key)?.stop();
    tell({ kind: "drop", key });
  }, []);
  const again = useCallback((key: string) => tell({ kind: "again", key }), []);
  const drop = useCallback((key: string) => tell({ kind: "drop", key }), []);
  return { queue, add, stop, again, drop };
}
