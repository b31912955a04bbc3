"use client";

import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Pairs } from "@/ui/pairs";
import { gapText } from "./text";
import { useKeysSwitch } from "./use-gap-keys";

const text = gapText.keys;

/** The list of keys, and the switch that turns letters off (WCAG 2.1.4). */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [on, setOn] = useKeysSwitch();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.title}
      description={text.note}
      actions={
        <>
          <Button onClick={() => setOn(!on)} aria-pressed={!on}>{on ? text.off : text.on}</Button>
          <Button tone="primary" onClick={() => onOpenChange(false)}>{text.close}</Button>
        </>
      }
    >
      <div className="mt-2">
        <Pairs pairs={text.rows.map(([keys, meaning]) => ({ label: keys.join("  "), value: meaning }))} />
      </div>
    </Dialog>
  );
}
