"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { Button } from "./button";
import { CopyReference } from "./error-state";
import { PageBody } from "./layout/page-body";
import { Notice } from "./notice";
import { en } from "./text/en";
import { useHealthAdvice } from "./use-health";

/**
 * A screen that threw: what is kept and what to do; the error's own text is for the log. When a part of the app is away
 * (the database), it says so and opens again by itself once it is back.
 */
export function CrashScreen({ reference, onRetry }: { reference: string | null; onRetry: () => void }) {
  const router = useRouter();
  const again = (): void => startTransition(() => {
    // The server's part has to be asked for anew; reset alone shows the same failure.
    router.refresh();
    onRetry();
  });
  const advice = useHealthAdvice(again);
  return (
    <PageBody narrow>
      <h1 className="mb-4">{advice === null ? en.error.crashTitle : en.error.awayTitle}</h1>
      <Notice tone="error" actions={<><Button onClick={again}>{en.error.retry}</Button>{reference ? <CopyReference reference={reference} /> : null}</>}>
        {advice === null ? en.error.crash : <p role="status">{advice} {en.error.away}</p>}
      </Notice>
    </PageBody>
  );
}
