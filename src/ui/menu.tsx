"use client";

import { DropdownMenu } from "radix-ui";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "./button";
import { Glyph } from "./state/glyph";

export type MenuItem =
  | { label: string; href: string }
  | { label: string; onSelect: () => void; danger?: boolean; checked?: boolean };

const ITEM = "flex min-h-8 items-center gap-2 rounded-chip px-2.5 text-[14px] text-ink outline-none data-highlighted:bg-wash";

/** The acts of a row or an account; always visible, opened by a button with a name. */
export function Menu({ label, items, head, children }: { label: string; items: readonly MenuItem[]; head?: ReactNode; children?: ReactNode }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button tone="bare" size="sm" aria-label={label}>{children ?? <Glyph name="more" />}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} className="z-30 min-w-44 rounded-dialog border border-line-2 bg-raised p-1 shadow-lift">
          {head ? <DropdownMenu.Label className="px-2.5 py-1.5 text-second text-ink-2">{head}</DropdownMenu.Label> : null}
          {items.map((item) =>
            "href" in item ? (
              <DropdownMenu.Item key={item.label} asChild className={ITEM}><Link href={item.href}>{item.label}</Link></DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item key={item.label} onSelect={item.onSelect} className={item.danger ? `${ITEM} text-danger` : ITEM}>
                {item.checked === undefined ? null : <span className="w-3.5">{item.checked ? <Glyph name="check" /> : null}</span>}
                {item.label}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
