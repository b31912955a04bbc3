import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Glyph } from "./state/glyph";

/**
 * Rows part by a hairline under a 1.5 px ink rule. Under 820 px a row becomes a two-column grid;
 * the roles are set by hand because changing `display` would drop the table's meaning.
 */
export function Table({ caption, head, children, busy, className }: {
  /** Read out, not shown. */
  caption: string;
  head: ReactNode;
  children: ReactNode;
  /** New rows are on their way; the old ones stay readable. */
  busy?: boolean;
  className?: string;
}) {
  return (
    <table role="table" aria-busy={busy || undefined} className={clsx("w-full border-collapse text-body max-wide:block", busy && "opacity-60", className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-wide:hidden"><tr role="row">{head}</tr></thead>
      <tbody role="rowgroup" className="max-wide:block max-wide:border-t-[1.5px] max-wide:border-ink">{children}</tbody>
    </table>
  );
}

const HEAD = "border-b-[1.5px] border-ink py-1.5 pr-3 text-left align-bottom text-second leading-6! font-semibold whitespace-nowrap text-ink-3 last:pr-0";

export function Th({ numeric = false, className, ...rest }: ComponentProps<"th"> & { numeric?: boolean }) {
  return <th role="columnheader" scope="col" {...rest} className={clsx(HEAD, numeric && "text-right", className)} />;
}

/** Sorting is a button in the head; `sorted` is the order now in force, null for another column's. */
export function SortTh({ sorted, onSort, numeric = false, children }: {
  sorted: "ascending" | "descending" | null;
  onSort: () => void;
  numeric?: boolean;
  children: ReactNode;
}) {
  return (
    <th role="columnheader" scope="col" aria-sort={sorted ?? undefined} className={clsx(HEAD, numeric && "text-right", sorted && "text-ink")}>
      <button type="button" onClick={onSort} className="inline-flex min-h-6 items-center gap-1 font-semibold hover:text-ink">
        {children}
        {sorted ? <Glyph name={sorted === "descending" ? "down" : "up"} size={11} /> : null}
      </button>
    </th>
  );
}

export function Tr({ className, ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      role="row"
      {...rest}
      className={clsx("border-b border-line hover:bg-sub max-wide:grid max-wide:grid-cols-[minmax(0,1fr)_auto] max-wide:gap-x-3 max-wide:gap-y-1 max-wide:py-3", className)}
    />
  );
}

const CELL = "py-[9px] pr-3 align-middle last:pr-0 max-wide:block max-wide:p-0";

export function Td({ numeric = false, full = false, wideOnly = false, className, ...rest }: ComponentProps<"td"> & {
  numeric?: boolean;
  /** Takes the whole row on a phone. */
  full?: boolean;
  /** Not needed on a phone. */
  wideOnly?: boolean;
}) {
  return (
    <td
      role="cell"
      {...rest}
      className={clsx(CELL, numeric && "text-right", full && "max-wide:col-span-2", wideOnly && "max-wide:hidden!", className)}
    />
  );
}

/** The cell that names the row; its link is the row's link. */
export function RowHead({ full = false, className, ...rest }: ComponentProps<"th"> & { full?: boolean }) {
  return <th role="rowheader" scope="row" {...rest} className={clsx(CELL, "text-left font-normal", full && "max-wide:col-span-2", className)} />;
}
