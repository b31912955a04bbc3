"use client";

import { useState, type ReactNode } from "react";
import { Glyph } from "@/ui/state/glyph";

/** A part of a pane that is opened when it is wanted. `open` opens it; nothing but the reader closes it. */
export function Disclosure({ title, note, open = false, children }: { title: string; note?: ReactNode; open?: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(open);
  return (
    <details className="group mt-3 border-t border-line pt-1.5" open={shown || open} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className="flex min-h-7 items-center gap-1.5 font-semibold">
        <Glyph name="right" size={11} className="group-open:rotate-90" />
        {title}
        {note ? <span className="font-normal text-ink-3">{note}</span> : null}
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}
