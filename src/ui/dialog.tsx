"use client";

import { AlertDialog as Alert, Dialog as Radix } from "radix-ui";
import { useRef, type ReactNode } from "react";
import { en } from "@/ui/text/en";
import { Button } from "./button";

const VEIL = "fixed inset-0 z-20 bg-[var(--veil)]";
const BOX =
  "fixed top-1/2 left-1/2 z-21 max-h-[calc(100dvh-32px)] w-[440px] max-w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-dialog " +
  "border border-line-2 bg-raised px-[22px] py-[18px] text-ink shadow-lift focus:outline-none";

/** Gives the focus back to what had it when the dialog opened; without a trigger of its own the dialog would drop it. */
function useReturnFocus(): { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void } {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      // A menu is gone by then; its button is what the person left.
      const menu = active?.closest("[role=menu]") ?? null;
      const left = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
      opener.current = left instanceof HTMLElement ? left : null;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
}

/** A question or a small form over the page. The caller owns `open`; the page behind is inert. */
export function Dialog({ open, onOpenChange, title, description, children, actions, wide = false }: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  wide?: boolean;
}) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={VEIL} />
        <Radix.Content {...focus} className={BOX} style={wide ? { width: 640 } : undefined} {...(description ? {} : { "aria-describedby": undefined })}>
          <Radix.Title className="mb-2 font-serif text-section font-semibold">{title}</Radix.Title>
          {description ? <Radix.Description asChild><div className="text-ink-2">{description}</div></Radix.Description> : null}
          {children}
          {actions ? <div className="mt-5 flex flex-wrap justify-end gap-2.5">{actions}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Asks before something is lost, names what, and takes no click outside for an answer. */
export function ConfirmDialog({ open, onOpenChange, title, lost, confirm, cancel = en.dialog.keep, onConfirm, busy = false, error }: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What is lost and what is kept. */
  lost: ReactNode;
  /** Verb and thing: "Remove the file". */
  confirm: string;
  /** What staying is called; "Keep it" unless told. */
  cancel?: string;
  onConfirm: () => void;
  busy?: boolean;
  error?: ReactNode;
}) {
  const focus = useReturnFocus();
  return (
    <Alert.Root open={open} onOpenChange={onOpenChange}>
      <Alert.Portal>
        <Alert.Overlay className={VEIL} />
        <Alert.Content {...focus} className={BOX}>
          <Alert.Title className="mb-2 font-serif text-section font-semibold">{title}</Alert.Title>
          <Alert.Description asChild><div className="text-ink-2">{lost}</div></Alert.Description>
          {error}
          <div className="mt-5 flex flex-wrap justify-end gap-2.5">
            <Alert.Cancel asChild><Button>{cancel}</Button></Alert.Cancel>
            <Button tone="danger" busy={busy} onClick={onConfirm}>{confirm}</Button>
          </div>
        </Alert.Content>
      </Alert.Portal>
    </Alert.Root>
  );
}
