"use client";

import { useEffect, useRef } from "react";
import { useKept } from "@/ui/use-kept";
import { gapCommand, type GapCommand } from "./gap-keys";

const OFF = "off";

/** Whether letter keys act; a choice of this browser's user. */
export function useKeysSwitch(): [boolean, (on: boolean) => void] {
  const [kept, keep] = useKept("gap-keys");
  return [kept !== OFF, (on) => keep(on ? "on" : OFF)];
}

const FIELDS = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";

export function useGapKeys(run: (command: GapCommand) => void, enabled: boolean): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      const command = gapCommand({ key: event.key, ctrlKey: event.ctrlKey, metaKey: event.metaKey, altKey: event.altKey, typing }, enabled);
      if (command === null || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(command);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [enabled]);
}
