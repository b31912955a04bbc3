"use client";

import { Button } from "./button";
import { CopyReference } from "./error-state";
import { PageBody } from "./layout/page-body";
import { Notice } from "./notice";
import { en } from "./text/en";

/** A screen that threw: what is kept and what to do; the error's own text is for the log. */
export function CrashScreen({ reference, onRetry }: { reference: string | null; onRetry: () => void }) {
  return (
    <PageBody narrow>
      <h1 className="mb-4">{en.error.crashTitle}</h1>
      <Notice tone="error" actions={<><Button onClick={onRetry}>{en.error.retry}</Button>{reference ? <CopyReference reference={reference} /> : null}</>}>
        {en.error.crash}
      </Notice>
    </PageBody>
  );
}
