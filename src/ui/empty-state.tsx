import type { ReactNode } from "react";

/** Nothing here yet: what would stand here and how it gets here. */
export function EmptyState({ title, children, actions, level = 2 }: { title: string; children?: ReactNode; actions?: ReactNode; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="max-w-[520px] py-14 max-wide:py-9">
      <Heading className="mb-1.5 font-serif text-section font-semibold">{title}</Heading>
      {children ? <div className="text-ink-2">{children}</div> : null}
      {actions ? <div className="mt-4 flex flex-wrap gap-2.5">{actions}</div> : null}
    </div>
  );
}
