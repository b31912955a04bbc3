"use client";

import { Dialog as Radix } from "radix-ui";
import { useState, type ReactNode } from "react";
import { en } from "@/ui/text/en";
import { Button } from "../button";
import { Glyph } from "../state/glyph";
import { Brand } from "./brand";
import { NavLinks, type NavLink } from "./nav-links";

/** Sidebar and page from 820 px up; below, a top bar whose menu button opens the same links in a dialog. */
export function AppFrame({ links, foot, account, children }: {
  links: readonly NavLink[];
  /** Model, rubric, theme; always in sight. */
  foot: ReactNode;
  /** Name of who is signed in, for the top bar. */
  account: string;
  children: ReactNode;
}) {
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-3 focus:z-40 focus:bg-bg focus:px-2.5 focus:py-1.5">{en.frame.skip}</a>
      <div className="min-h-dvh wide:grid wide:grid-cols-[212px_minmax(0,1fr)]">
        <nav aria-label={en.frame.main} data-print="off" className="border-r border-line bg-sub text-[14px] max-wide:hidden">
          <div className="sticky top-0 flex h-dvh flex-col gap-0.5 overflow-y-auto px-2.5 pt-4 pb-3">
            <Brand className="px-2 pt-0.5 pb-4" />
            <NavLinks links={links} />
            <div className="mt-auto border-t border-line px-2 pt-2.5 text-second text-ink-2">{foot}</div>
          </div>
        </nav>
        <TopBar links={links} foot={foot} account={account} />
        <main id="main" className="flex min-w-0 flex-col">{children}</main>
      </div>
    </>
  );
}

function TopBar({ links, foot, account }: { links: readonly NavLink[]; foot: ReactNode; account: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div data-print="off" className="sticky top-0 z-10 flex items-center gap-2.5 border-b border-line bg-sub px-4 py-2 wide:hidden">
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild>
          <Button tone="bare" aria-label={en.frame.openMenu} className="min-w-10"><Glyph name="menu" size={18} /></Button>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-20 bg-[var(--veil)]" />
          <Radix.Content aria-describedby={undefined} className="fixed inset-y-0 left-0 z-21 flex w-[272px] max-w-[calc(100vw-48px)] flex-col gap-0.5 overflow-y-auto bg-sub px-2.5 py-3 text-[14px] shadow-lift focus:outline-none">
            <div className="flex items-center justify-between pb-3 pl-2">
              <Radix.Title className="sr-only">{en.frame.menu}</Radix.Title>
              <Brand />
              <Radix.Close asChild>
                <Button tone="bare" aria-label={en.frame.closeMenu} className="min-w-10"><Glyph name="close" /></Button>
              </Radix.Close>
            </div>
            <NavLinks links={links} onNavigate={() => setOpen(false)} />
            <div className="mt-auto border-t border-line px-2 pt-2.5 text-second text-ink-2">{foot}</div>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <Brand />
      <span className="flex-1" />
      <span className="max-w-[40vw] truncate text-second text-ink-2">{account}</span>
    </div>
  );
}
