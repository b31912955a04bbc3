import type { ReactNode } from "react";
import { en } from "@/ui/text/en";

const PULSE = "animate-[appear_1ms_200ms_backwards,breathe_1.4s_ease-in-out_infinite]";

/** One line of text still to come, at the width it will have. Appears after 200 ms, still under reduced motion. */
export function SkeletonLine({ width, height = 11 }: { width: number | string; height?: number }) {
  return <span aria-hidden="true" className={`inline-block max-w-full rounded-[2px] bg-line ${PULSE}`} style={{ width, height }} />;
}

/** Rows of two lines, 56 px each, as the loaded table has them; on a phone the first two cells, one under the other. A row that is read out says what they mean. */
export function SkeletonRows({ rows, widths }: { rows: number; widths: readonly number[] }) {
  return (
    <>
      <tr role="row" className="sr-only"><td role="cell">{en.loadingRows}</td></tr>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className="h-14 border-b border-line max-wide:flex max-wide:flex-col max-wide:justify-center max-wide:gap-2" aria-hidden="true">
          {widths.map((width, column) => (
            <td key={column} className="pr-3 max-wide:p-0 max-wide:leading-none max-wide:nth-[n+3]:hidden"><SkeletonLine width={width} /></td>
          ))}
        </tr>
      ))}
    </>
  );
}

/** Says once, to those who cannot see the bars, that something is coming. */
export function Loading({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">{en.loading(what)}</p>
      {children}
    </div>
  );
}
