import { clsx } from "clsx";
import Link from "next/link";

export interface TabLink {
  href: string;
  label: string;
  /** null or undefined = nothing to count yet. */
  count?: number | string | null;
  current: boolean;
}

/** Tabs that are pages: links, so that each has an address and the back button works. */
export function TabNav({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="-mx-1 mt-2.5 flex gap-[14px] overflow-x-auto px-1 [scrollbar-width:none]" data-print="off">
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? "page" : undefined}
          className={clsx(
            "border-b-2 px-1 pt-2 pb-[9px] whitespace-nowrap no-underline focus-visible:-outline-offset-2",
            tab.current ? "border-ink font-semibold text-ink" : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {tab.label}
          {tab.count ? <span className="ml-1 font-normal text-ink-3">{tab.count}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
