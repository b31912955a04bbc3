"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "./dialog";
import { en } from "./text/en";

/** Where a plain press on this link leads inside the app; null when it does not leave the page. */
function leads(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return null;
  const to = new URL(link.href, window.location.href);
  return to.origin === window.location.origin && to.pathname !== window.location.pathname ? to.pathname + to.search + to.hash : null;
}

/** Asks before a page with unsaved work is left: the browser's own question on closing or reloading, ours on a link of the app. */
export function LeaveGuard({ active, kept }: { active: boolean; kept: string }) {
  const router = useRouter();
  const [to, setTo] = useState<string | null>(null);
  useEffect(() => {
    if (!active) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    // In the capture phase on the window: before the router's own handler on the link.
    const onClick = (event: MouseEvent): void => {
      const path = leads(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(path);
    };
    window.addEventListener("beforeunload", onUnload);
    window.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("click", onClick, true);
    };
  }, [active]);
  return (
    <ConfirmDialog
      open={to !== null}
      onOpenChange={(open) => (open ? undefined : setTo(null))}
      title={en.leave.title}
      lost={kept}
      cancel={en.leave.stay}
      confirm={en.leave.go}
      onConfirm={() => {
        if (to !== null) router.push(to);
        setTo(null);
      }}
    />
  );
}
