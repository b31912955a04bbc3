"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { trpc } from "@/trpc/client";
import { When } from "@/ui/when";
import { t } from "./text";

/** What the cadence means, in words, and its next five slots in the reader's own time; or why it cannot be read. */
export function CadencePreview({ cadence, timezone }: { cadence: string; timezone: string }) {
  const asked = useDeferredValue(cadence);
  const preview = trpc.schedules.preview.useQuery({ cadence: asked, timezone }, { placeholderData: keepPreviousData, staleTime: 30_000, retry: false });
  const seen = preview.data;
  return (
    <div aria-live="polite" className="mt-2 min-h-[3.5rem] rounded-control bg-wash px-3 py-2 text-second">
      {seen === undefined ? null : seen.ok ? (
        <>
          <b className="font-semibold">{seen.words}</b>
          <span className="block text-ink-2">{t.preview}, {t.yourTime}:</span>
          <ol className="flex flex-wrap gap-x-4 text-ink-2">{seen.next.map((at) => <li key={at.toISOString()}><When at={at} form="full" /></li>)}</ol>
        </>
      ) : <span className="text-danger">{seen.reason}</span>}
    </div>
  );
}
