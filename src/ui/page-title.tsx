"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import { en } from "@/ui/text/en";

let firstPage = true;

/** The one h1. After a client navigation it takes the focus, so that the new page is announced; the tab's title goes with it. */
export function PageTitle({ children, title, firm = false, className }: {
  children: ReactNode;
  /** Words of the browser tab; left out, the server's stay. */
  title?: string;
  /** The smaller size used inside an assessment. */
  firm?: boolean;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A heading that stays while the tab below it changes is a new page all the same.
  const path = usePathname();
  useEffect(() => {
    if (firstPage) firstPage = false;
    else heading.current?.focus({ preventScroll: true });
  }, [path]);
  useEffect(() => {
    if (title) document.title = `${title} · ${en.product}`;
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx("[overflow-wrap:anywhere]", firm && "text-firm!", className)}>
      {children}
    </h1>
  );
}
