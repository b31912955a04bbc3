"use client";

import { Segments } from "@/ui/segments";
import { gapText } from "./text";

export type Pane = "list" | "answer" | "source";
const text = gapText.panes;

/** On a phone one column is seen at a time. */
export function PaneSwitch({ pane, onPane, open }: { pane: Pane; onPane: (pane: Pane) => void; open: number }) {
  return (
    <div className="mx-4 mt-3 hidden max-wide:block [&_button]:flex-1 [&>div]:flex">
      <Segments
        label={text.label}
        value={pane}
        onChange={onPane}
        options={[{ value: "list", label: text.list(open) }, { value: "answer", label: text.answer }, { value: "source", label: text.source }]}
      />
    </div>
  );
}
