import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";

/** Name and value down two columns. */
export function Pairs({ pairs, numeric = false }: { pairs: readonly { label: string; value: ReactNode }[]; numeric?: boolean }) {
  return (
    <dl className="grid grid-cols-[max-content_1fr] text-[14px]">
      {pairs.map((pair) => (
        <Fragment key={pair.label}>
          <dt className="border-b border-line py-[5px] pr-[18px] text-ink-2">{pair.label}</dt>
          <dd className={clsx("border-b border-line py-[5px] [overflow-wrap:anywhere]", numeric && "text-right")}>{pair.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
