import type { CSSProperties } from "react";
import { percentOf } from "@/ui/format/numbers";
import { en } from "@/ui/text/en";

/** Share 0..1 of weight backed by evidence: in ink, never in a level colour, always with the number. */
export function Coverage({ share }: { share: number | null }) {
  if (share === null) return <span className="text-ink-3">{en.coverage.none}</span>;
  const text = percentOf(share);
  return (
    <span className="inline-flex min-w-[104px] items-center gap-2" title={en.coverage.meaning}>
      <span aria-hidden="true" className="gauge block h-[5px] w-[60px] rounded-[1px] text-ink-2" style={gauge(share)} />
      <span className="sr-only">{en.coverage.label} </span>
      {text}
    </span>
  );
}

/** The filled share for the `gauge` utility. */
export const gauge = (share: number): CSSProperties & Record<"--v", string> => ({ "--v": `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` });
