"use client";

import { clsx } from "clsx";
import Link from "next/link";
import { usePathname } from "next/navigation";

export interface NavLink {
  href: string;
  label: string;
  /** Paths under which this link is the current one. */
  under: readonly string[];
  /** Short fact on the right: "2 running". */
  note?: string | null;
}

const stands = (path: string, link: NavLink): boolean =>
  path === link.href || link.under.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

export function NavLinks({ links, onNavigate }: { links: readonly NavLink[]; onNavigate?: () => void }) {
  const path = usePathname();
  return links.map((link) => {
    const current = stands(path, link);
    return (
      <Link
        key={link.href}
        href={link.href}
        onClick={onNavigate}
        aria-current={current ? "page" : undefined}
        className={clsx(
          "flex min-h-[30px] items-center gap-2 rounded-control px-2 no-underline max-wide:min-h-10",
          current ? "bg-wash font-semibold text-ink shadow-[inset_2px_0_0_var(--ink)]" : "text-ink-2 hover:bg-wash hover:text-ink",
        )}
      >
        {link.label}
        {link.note ? <span className="ml-auto text-second font-normal text-ink-3">{link.note}</span> : null}
      </Link>
    );
  });
}
