import { clsx } from "clsx";
import type { ReactNode } from "react";

/** The page's gutter and longest line: tables end at 1,228 px, forms at 820. */
export function PageBody({ children, narrow = false, className }: { children: ReactNode; narrow?: boolean; className?: string }) {
  return (
    <div className={clsx("w-full px-8 pt-6 pb-14 max-wide:px-4 max-wide:pt-[18px] max-wide:pb-12", narrow ? "max-w-[820px]" : "max-w-[1228px]", className)}>
      {children}
    </div>
  );
}

/** Title on the left, at most three acts on the right; both wrap. */
export function PageHead({ title, children, className }: { title: ReactNode; children?: ReactNode; className?: string }) {
  return (
    <div className={clsx("mb-5 flex flex-wrap items-end gap-4", className)}>
      {title}
      <span className="flex-1" />
      {children ? <div className="flex flex-wrap items-center gap-2.5">{children}</div> : null}
    </div>
  );
}

/** The bar at the foot of a screen that holds the next act; it stays in sight. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div data-print="off" className="sticky bottom-0 z-3 mt-auto flex min-h-[53px] flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-2 bg-raised px-5 py-[9px] max-wide:px-4 max-wide:py-2">
      {children}
    </div>
  );
}

/** Main column and a side column of facts that falls below it on a narrow screen. */
export function SideBySide({ main, aside, asideWidth = 268 }: { main: ReactNode; aside: ReactNode; asideWidth?: number }) {
  return (
    <div className="split:grid split:gap-10" style={{ gridTemplateColumns: `minmax(0,1fr) ${asideWidth}px` }}>
      <section className="min-w-0">{main}</section>
      <aside className="max-split:mt-8">{aside}</aside>
    </div>
  );
}
